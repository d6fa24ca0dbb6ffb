import { type FormEvent, useState } from 'react';
import { countries, findCountry } from '#domain/core/countries.ts';
import { plainPriceOn } from '#domain/listings/delivery/planned-rates.ts';
import { countryName, formatMoney, formatNumber } from '#web/platform/languages/formats.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskDialog, DialogButtons } from '#web/ui/desk/desk-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskAreaField, DeskError, DeskField, DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { emptyDraft, costOf, type PostageDraft, priceOf } from './postage-draft.ts';
import * as texts from './postage-texts.ts';
import { areaName, builtInText, nameOf, type PlainWay, type Postage, type PostagePrice } from './postage-text.ts';
import '../settings/settings.css';

export interface ChosenPostage {
  /** '' asks for a country. */
  area: string;
  way: PlainWay;
  /** What the form begins with. */
  price: PostagePrice | null;
}
interface Props {
  chosen: ChosenPostage;
  rates: Postage;
  onClose: () => void;
}

const SAMPLES = [500, 2000, 5000];
const wayOptions = (Object.keys(texts.ways) as PlainWay[]).map((way) => [way, texts.ways[way]] as const);
const countryOptions = countries
  .map(({ code }) => [code, countryName(code)] as const)
  .toSorted(([, one], [, other]) => one.localeCompare(other));

/** What holds today for an area: its own price, or its zone's. */
function priceToday(items: Postage['items'], { area, way }: { area: string; way: PlainWay }): PostagePrice | null {
  const own = items.find((item) => item.area === area && item.way === way)?.price;
  const zone = findCountry(area)?.zone;
  return own ?? items.find((item) => item.area === zone && item.way === way)?.price ?? null;
}

/** What three parcels cost before and after. */
const Samples = ({ before, after }: { before: PostagePrice; after: PostagePrice }) => (
  <div role="status" className="setting-effect">
    {SAMPLES.map((grams) => (
      <p key={grams}>
        {texts.sample(
          formatNumber(grams / 1000),
          formatMoney(costOf(before, grams)),
          formatMoney(costOf(after, grams)),
        )}
      </p>
    ))}
  </div>
);

const fields = [
  ['first', texts.first, '€'],
  ['more', texts.more, '€'],
  ['firstDay', texts.firstDay, ''],
  ['lastDay', texts.lastDay, ''],
] as const;

interface FieldsProps {
  draft: PostageDraft;
  set: (changes: Partial<PostageDraft>) => void;
  today: string;
}

const Fields = ({ draft, set, today }: FieldsProps) => (
  <>
    {fields.map(([name, label, unit]) => (
      <DeskField
        key={name}
        label={label}
        {...(unit && { unit })}
        inputMode={unit ? 'decimal' : 'numeric'}
        maxLength={12}
        value={draft[name]}
        onChange={({ target }) => set({ [name]: target.value })}
      />
    ))}
    <DeskField
      label={texts.since}
      type="date"
      min={today}
      value={draft.since}
      onChange={({ target }) => set({ since: target.value })}
    />
    <DeskAreaField
      label={texts.reason}
      hint={texts.reasonHint}
      rows={2}
      maxLength={500}
      value={draft.reason}
      onChange={({ target }) => set({ reason: target.value })}
    />
  </>
);

/** [OFFICE-01] Another standard postage from a day on, with what it comes to, or the built-in one again. */
export function ChangePostage({ chosen, rates, onClose }: Props) {
  const [of, setOf] = useState({ area: chosen.area || 'DE', way: chosen.way });
  const [draft, setDraft] = useState(() => emptyDraft(chosen.price ?? priceToday(rates.items, of), rates.today));
  const [wrong, setWrong] = useState('');
  const send = useSend('office.setPostageRate', 'office.listPostageRates', 'admin.listActs');
  const before = priceToday(rates.items, of);
  const after = priceOf(draft);
  const own = rates.items.find(({ area, way }) => area === of.area && way === of.way)?.price ?? null;
  const builtIn = plainPriceOn(rates.today, [], of);
  const mayEnd = own !== null && JSON.stringify(own) !== JSON.stringify(builtIn);
  const plan = (price: PostagePrice | null): void => {
    if (draft.since === '' || draft.reason.trim().length < 3) return setWrong(texts.wrong);
    setWrong('');
    return send.send(
      { ...of, since: draft.since, reason: draft.reason, change: price ? { kind: 'set', price } : { kind: 'end' } },
      {
        onSuccess: () => {
          showToast(texts.saved, { type: 'success' });
          onClose();
        },
        onError: (problem) => setWrong(problem.message),
      },
    );
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (after) plan(after);
    else setWrong(texts.wrong);
  };
  const heading = chosen.area ? nameOf(of) : texts.forCountry;
  return (
    <DeskDialog label={heading} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <h2>{heading}</h2>
        {!chosen.area && (
          <>
            <DeskSelectField
              label={texts.country}
              options={countryOptions}
              value={of.area}
              onChoose={(area) => setOf({ ...of, area })}
            />
            <DeskSelectField
              label={texts.way}
              options={wayOptions}
              value={of.way}
              onChoose={(way) => setOf({ ...of, way })}
            />
          </>
        )}
        <Fields draft={draft} set={(changes) => setDraft({ ...draft, ...changes })} today={rates.today} />
        {before && after && <Samples before={before} after={after} />}
        {wrong && <DeskError role="alert">{wrong}</DeskError>}
        <DialogButtons>
          <DeskButton onClick={onClose}>{texts.cancel}</DeskButton>
          {mayEnd && (
            <DeskButton
              disabled={send.isSending}
              aria-label={`${builtInText(of.area)}: ${areaName(of.area)}`}
              onClick={() => plan(null)}
            >
              {builtInText(of.area)}
            </DeskButton>
          )}
          <DeskButton kind="primary" type="submit" isBusy={send.isSending}>
            {texts.save}
          </DeskButton>
        </DialogButtons>
      </form>
    </DeskDialog>
  );
}
