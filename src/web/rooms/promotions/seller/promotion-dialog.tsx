import { type FormEvent, useState } from 'react';
import { parseMoney } from '#domain/core/money.ts';
import type { NewPromotion } from '#domain/promotions/model.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { DeskError, DeskField, DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import '#web/rooms/listings/seller/postage/profile-dialog.css';

interface Draft {
  code: string;
  kind: NewPromotion['kind'];
  off: string;
  minimum: string;
  starts: string;
  ends: string;
  uses: string;
  perBuyer: string;
  /** The listing that it is for; empty for all. */
  listing: string;
}
const empty: Draft = {
  code: '',
  kind: 'percent',
  off: '10',
  minimum: '',
  starts: '',
  ends: '',
  uses: '',
  perBuyer: '',
  listing: '',
};

const wholeNumber = (text: string): number | null => (/^\d{1,7}$/.test(text.trim()) ? Number(text) : null);

/** What the form says, or what is wrong with it. Days count from their first to their last moment where the maker is. */
function readDraft(draft: Draft): NewPromotion | string {
  const isPercent = draft.kind === 'percent';
  const percent = isPercent ? wholeNumber(draft.off) : null;
  const amountCents = draft.kind === 'fixed' ? parseMoney(draft.off) : null;
  const minimumCents = draft.minimum.trim() === '' ? 0 : parseMoney(draft.minimum);
  const maxUses = draft.uses.trim() === '' ? null : wholeNumber(draft.uses);
  const maxUsesPerBuyer = draft.perBuyer.trim() === '' ? null : wholeNumber(draft.perBuyer);
  if (draft.code.trim() === '') return 'Write the code that buyers enter, for example WINTER10.';
  if (isPercent && (percent === null || percent < 1 || percent > 90)) return 'Write a percentage from 1 to 90.';
  if (draft.kind === 'fixed' && !amountCents) return 'Write an amount like 5.00.';
  if (minimumCents === null) return 'Write the least order like 40.00, or leave it empty.';
  if (draft.uses.trim() !== '' && !maxUses) return 'Write how often it may be used as a number, or leave it empty.';
  if (draft.perBuyer.trim() !== '' && !maxUsesPerBuyer)
    return 'Write how often one person may use it as a number, or leave it empty.';
  return {
    code: draft.code,
    kind: draft.kind,
    percent,
    amountCents,
    minimumCents,
    maxUses,
    maxUsesPerBuyer,
    listingId: draft.listing || null,
    startsAt: draft.starts ? new Date(`${draft.starts}T00:00:00`).toISOString() : null,
    endsAt: draft.ends ? new Date(`${draft.ends}T23:59:59`).toISOString() : null,
  };
}

interface Bound {
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

/** From when on and how often the code counts. */
const LimitFields = ({ bind }: { bind: (field: 'minimum' | 'uses' | 'perBuyer') => Bound }) => (
  <div className="d-r2">
    <DeskField label="Orders from, €" note="Optional" inputMode="decimal" placeholder="Any" {...bind('minimum')} />
    <DeskField label="Times in all" note="Optional" inputMode="numeric" placeholder="Without limit" {...bind('uses')} />
    <DeskField
      label="Times per person"
      note="Optional"
      inputMode="numeric"
      placeholder="Without limit"
      {...bind('perBuyer')}
    />
  </div>
);

/** [SHELL-09, DASH-04] A new code of one's shop, for all its pieces or for one. */
export function PromotionDialog({ listingId = '', onClose }: { listingId?: string; onClose: () => void }) {
  const [draft, setDraft] = useState({ ...empty, listing: listingId });
  const { data: listings } = useCall('listings.listMine', { limit: 100 });
  const [wrong, setWrong] = useState('');
  const create = useSend('promotions.createPromotion', 'promotions.listPromotions');
  const bind = (field: Exclude<keyof Draft, 'kind' | 'listing'>) => ({
    value: draft[field],
    onChange: (event: { target: { value: string } }) => {
      setDraft((now) => ({ ...now, [field]: event.target.value }));
      setWrong('');
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const input = readDraft(draft);
    if (typeof input === 'string') return setWrong(input);
    create.send(input, {
      onSuccess: ({ code }) => {
        showToast(`${code} is made.`, { type: 'success' });
        onClose();
      },
      onError: (problem) => setWrong(problem.message),
    });
  };
  return (
    <Dialog label="New code" className="dialog d-profile" onClose={onClose}>
      <h2>New code</h2>
      <form noValidate onSubmit={submit}>
        <DeskField
          label="Code that buyers enter"
          maxLength={24}
          placeholder="WINTER10"
          autoCapitalize="characters"
          spellCheck={false}
          {...bind('code')}
        />
        <div className="d-r2">
          <DeskSelectField
            label="Takes off"
            options={[
              ['percent', 'A percentage'],
              ['fixed', 'An amount in euros'],
              ['postage', 'Tracked post'],
            ]}
            value={draft.kind}
            onChoose={(kind) => setDraft((now) => ({ ...now, kind, off: '' }))}
          />
          {draft.kind !== 'postage' && (
            <DeskField
              label={draft.kind === 'percent' ? 'Percent' : 'Amount, €'}
              inputMode="decimal"
              placeholder={draft.kind === 'percent' ? '10' : '5.00'}
              {...bind('off')}
            />
          )}
        </div>
        <LimitFields bind={bind} />
        <DeskSelectField
          label="Counts for"
          options={[
            ['', 'All your pieces'],
            ...(listings?.items ?? []).map(({ listingId: id, title }): [string, string] => [id, title]),
          ]}
          value={draft.listing}
          onChoose={(listing) => setDraft((now) => ({ ...now, listing }))}
        />
        <div className="d-r2">
          <DeskField label="First day" note="Optional" type="date" {...bind('starts')} />
          <DeskField label="Last day" note="Optional" type="date" {...bind('ends')} />
        </div>
        <p className="d-hint">
          {draft.kind === 'postage'
            ? 'Your parcel goes by tracked post for nothing; express costs what it costs. You bear the postage. '
            : 'It counts for your pieces, not for postage. '}
          What a code says cannot be changed later, only stopped.
        </p>
        {wrong && <DeskError role="alert">{wrong}</DeskError>}
        <div className="confirm__acts">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" disabled={create.isSending}>
            Make the code
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
