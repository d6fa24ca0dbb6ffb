import { type FormEvent, useState } from 'react';
import { cityOfZone } from '#domain/core/days/time-zone.ts';
import { language } from '#web/platform/languages/language.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { DeskError, DeskField, DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { emptyDraft, type PromotionDraft, readCode, readSale } from './promotion-draft.ts';
import '#web/modules/listings/seller/postage/profile-dialog.css';
import * as texts from './promotion-form-texts.ts';
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
        label={texts.takesOff}
        options={[
          ['percent', texts.kinds.percent],
          ['fixed', texts.kinds.fixed],
          ...(what === 'code' ? [['postage', texts.kinds.postage] as const] : []),
        ]}
        value={kind}
        onChoose={(chosen) => fields.change({ kind: chosen, off: '' })}
      />
      {kind !== 'postage' && (
        <DeskField
          label={kind === 'percent' ? texts.percent : texts.amount}
          inputMode="decimal"
          placeholder={kind === 'percent' ? '10' : texts.amountExample}
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
      label={texts.minimum}
      note={texts.optional}
      inputMode="decimal"
      placeholder={texts.anyOrder}
      {...bound(fields, 'minimum')}
    />
    <DeskField
      label={texts.uses}
      note={texts.optional}
      inputMode="numeric"
      placeholder={texts.noLimit}
      {...bound(fields, 'uses')}
    />
    <DeskField
      label={texts.perBuyer}
      note={texts.optional}
      inputMode="numeric"
      placeholder={texts.noLimit}
      {...bound(fields, 'perBuyer')}
    />
  </>
);

/** All pieces, or one. */
function ListingField({ draft, change }: Fields) {
  const { data: listings } = useCall('listings.listMine', { limit: 100 });
  return (
    <DeskSelectField
      label={texts.countsFor}
      options={[
        ['', texts.allListings],
        ...(listings?.items ?? []).map(({ listingId, title }): [string, string] => [listingId, title]),
      ]}
      value={draft.listing}
      onChoose={(listing) => change({ listing })}
    />
  );
}

function hintOf({ what, kind }: PromotionDraft): string {
  if (what === 'sale') return texts.hints.sale;
  return kind === 'postage' ? texts.hints.postage : texts.hints.off;
}

/** Sends what the form says. `wrong` says why it could not be sent, or why it was refused. */
function useMaking(draft: PromotionDraft, timeZone: string, onMade: () => void) {
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
      const input = readCode(draft, timeZone);
      if (typeof input === 'string') return setWrong(input);
      return code.send(input, { onSuccess: (promotion) => made(texts.codeMade(promotion.code))(), onError });
    }
    const input = readSale(draft, timeZone);
    if (typeof input === 'string') return setWrong(input);
    sale.send(input, { onSuccess: made(texts.saleMade), onError });
  };
  return { submit, wrong, setWrong, isSending: code.isSending || sale.isSending };
}

/** [SHELL-09, DASH-04] A new code or a new sale of one's shop, for all its pieces or for one. */
export function PromotionDialog({
  listingId = '',
  timeZone,
  onClose,
}: {
  listingId?: string;
  timeZone: string;
  onClose: () => void;
}) {
  const [draft, setDraft] = useState({ ...emptyDraft, listing: listingId });
  const { submit, wrong, setWrong, isSending } = useMaking(draft, timeZone, onClose);
  const isCode = draft.what === 'code';
  const change = (changes: Partial<PromotionDraft>): void => {
    setDraft((now) => ({ ...now, ...changes }));
    setWrong('');
  };
  const fields = { draft, change };
  return (
    <Dialog label={texts.title} className="dialog d-profile" onClose={onClose}>
      <h2>{texts.title}</h2>
      <form noValidate onSubmit={submit}>
        <DeskSelectField
          label={texts.what}
          options={[
            ['code', texts.whats.code],
            ['sale', texts.whats.sale],
          ]}
          value={draft.what}
          onChoose={(what) => change({ what, ...(draft.kind === 'postage' && { kind: 'percent', off: '' }) })}
        />
        {isCode && (
          <DeskField
            label={texts.code}
            maxLength={24}
            placeholder={texts.codeExample}
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
          <DeskField label={texts.firstDay} note={texts.optional} type="date" {...bound(fields, 'starts')} />
          <DeskField
            label={texts.lastDay}
            note={isCode ? texts.optional : undefined}
            type="date"
            {...bound(fields, 'ends')}
          />
        </div>
        <p className="d-hint">
          {texts.daysIn(cityOfZone(timeZone, language))} {hintOf(draft)}
        </p>
        {wrong && <DeskError role="alert">{wrong}</DeskError>}
        <div className="confirm__acts">
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button kind="primary" type="submit" disabled={isSending}>
            {isCode ? texts.makeCode : texts.makeSale}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
