import { type FormEvent, useState } from 'react';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { DeskError, DeskField, DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { emptyDraft, type PromotionDraft, readCode, readSale } from './promotion-draft.ts';
import '#web/rooms/listings/seller/postage/profile-dialog.css';
import './promotions.css';

interface Fields {
  draft: PromotionDraft;
  change: (changes: Partial<PromotionDraft>) => void;
}
type Typed = Exclude<keyof PromotionDraft, 'what' | 'kind' | 'listing'>;

const bound = ({ draft, change }: Fields, field: Typed) => ({
  value: draft[field],
  onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
});

/** What it takes off; a sale lowers prices, so postage is for codes alone. */
function OffFields(fields: Fields) {
  const { what, kind } = fields.draft;
  return (
    <>
      <DeskSelectField
        label="Takes off"
        options={[
          ['percent', 'A percentage'],
          ['fixed', 'An amount in euros'],
          ...(what === 'code' ? [['postage', 'Tracked post'] as const] : []),
        ]}
        value={kind}
        onChoose={(chosen) => fields.change({ kind: chosen, off: '' })}
      />
      {kind !== 'postage' && (
        <DeskField
          label={kind === 'percent' ? 'Percent' : 'Amount, €'}
          inputMode="decimal"
          placeholder={kind === 'percent' ? '10' : '5.00'}
          {...bound(fields, 'off')}
        />
      )}
    </>
  );
}

/** From when on and how often a code counts. */
const LimitFields = (fields: Fields) => (
  <>
    <DeskField
      label="Orders from, €"
      note="Optional"
      inputMode="decimal"
      placeholder="Any"
      {...bound(fields, 'minimum')}
    />
    <DeskField
      label="Times in all"
      note="Optional"
      inputMode="numeric"
      placeholder="Without limit"
      {...bound(fields, 'uses')}
    />
    <DeskField
      label="Times per person"
      note="Optional"
      inputMode="numeric"
      placeholder="Without limit"
      {...bound(fields, 'perBuyer')}
    />
  </>
);

/** All pieces, or one. */
function ListingField({ draft, change }: Fields) {
  const { data: listings } = useCall('listings.listMine', { limit: 100 });
  return (
    <DeskSelectField
      label="Counts for"
      options={[
        ['', 'All your pieces'],
        ...(listings?.items ?? []).map(({ listingId, title }): [string, string] => [listingId, title]),
      ]}
      value={draft.listing}
      onChoose={(listing) => change({ listing })}
    />
  );
}

function hintOf({ what, kind }: PromotionDraft): string {
  if (what === 'sale')
    return 'Every buyer pays the lower price; beside it stands the lowest of the 30 days before, where the law lets one stand. No price falls below €1.00. Codes count too, from the lower price. What a sale says cannot be changed later, only stopped.';
  const postage =
    kind === 'postage'
      ? 'Your parcel goes by tracked post for nothing; express costs what it costs. You bear the postage.'
      : 'It counts for your pieces, not for postage.';
  return `${postage} What a code says cannot be changed later, only stopped.`;
}

/** Sends what the form says. `wrong` says why it could not be sent, or why it was refused. */
function useMaking(draft: PromotionDraft, onMade: () => void) {
  const [wrong, setWrong] = useState('');
  const code = useSend('promotions.createPromotion', 'promotions.listPromotions');
  const sale = useSend('promotions.createSale', 'promotions.listPromotions');
  const onError = (problem: Error): void => setWrong(problem.message);
  const made = (message: string) => (): void => {
    showToast(message, { type: 'success' });
    onMade();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (draft.what === 'code') {
      const input = readCode(draft);
      if (typeof input === 'string') return setWrong(input);
      return code.send(input, { onSuccess: (promotion) => made(`${promotion.code} is made.`)(), onError });
    }
    const input = readSale(draft);
    if (typeof input === 'string') return setWrong(input);
    sale.send(input, { onSuccess: made('The sale is made.'), onError });
  };
  return { submit, wrong, setWrong, isSending: code.isSending || sale.isSending };
}

/** [SHELL-09, DASH-04] A new code or a new sale of one's shop, for all its pieces or for one. */
export function PromotionDialog({ listingId = '', onClose }: { listingId?: string; onClose: () => void }) {
  const [draft, setDraft] = useState({ ...emptyDraft, listing: listingId });
  const { submit, wrong, setWrong, isSending } = useMaking(draft, onClose);
  const isCode = draft.what === 'code';
  const change = (changes: Partial<PromotionDraft>): void => {
    setDraft((now) => ({ ...now, ...changes }));
    setWrong('');
  };
  const fields = { draft, change };
  return (
    <Dialog label="New promotion" className="dialog d-profile" onClose={onClose}>
      <h2>New promotion</h2>
      <form noValidate onSubmit={submit}>
        <DeskSelectField
          label="What it is"
          options={[
            ['code', 'A code that buyers enter'],
            ['sale', 'A lower price for everybody'],
          ]}
          value={draft.what}
          onChoose={(what) => change({ what, ...(draft.kind === 'postage' && { kind: 'percent', off: '' }) })}
        />
        {isCode && (
          <DeskField
            label="Code that buyers enter"
            maxLength={24}
            placeholder="WINTER10"
            autoCapitalize="characters"
            spellCheck={false}
            {...bound(fields, 'code')}
          />
        )}
        <div className="d-r2 d-promofields">
          <OffFields {...fields} />
          {isCode && <LimitFields {...fields} />}
          <ListingField {...fields} />
        </div>
        <div className="d-r2">
          <DeskField label="First day" note="Optional" type="date" {...bound(fields, 'starts')} />
          <DeskField label="Last day" note={isCode ? 'Optional' : undefined} type="date" {...bound(fields, 'ends')} />
        </div>
        <p className="d-hint">{hintOf(draft)}</p>
        {wrong && <DeskError role="alert">{wrong}</DeskError>}
        <div className="confirm__acts">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" disabled={isSending}>
            {isCode ? 'Make the code' : 'Make the sale'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
