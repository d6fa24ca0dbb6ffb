import { type FormEvent, useState } from 'react';
import type { CallInput, CallOutput } from '#web/platform/calls.ts';
import { countryName, formatDay } from '#web/platform/languages/formats.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskAreaField, DeskError, DeskField, DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { percentText } from './percent-text.ts';
import * as texts from './vat-texts.ts';

type Rates = CallOutput<'office.listVatRates'>;
type Goods = CallInput<'office.setVatRate'>['goods'];

const goods = (Object.keys(texts.kinds) as Goods[]).map((kind) => [kind, texts.kinds[kind]] as const);
export const areaName = (code: string): string => texts.parts[code] ?? countryName(code);

/** `21` or `5,5`; null where it is no rate. */
function percentOf(typed: string): number | null {
  const plain = typed.trim().replace(',', '.');
  return /^\d{1,2}(\.\d{1,2})?$/.test(plain) && Number(plain) <= 50 ? Number(plain) : null;
}

/** [OFFICE-01, PAY-06] Another rate from a day on: what changes is said before it is planned. */
export function PlanVatRate({ items, firstDay }: Pick<Rates, 'items' | 'firstDay'>) {
  const [code, setCode] = useState('DE');
  const [kind, setKind] = useState<Goods>('standard');
  const [typed, setTyped] = useState('');
  const [since, setSince] = useState('');
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState('');
  const plan = useSend('office.setVatRate', 'office.listVatRates', 'admin.listActs');
  const codes = [...new Set(items.map((item) => item.code))].map((each) => [each, areaName(each)] as const);
  const row = items.find((item) => item.code === code && item.goods === kind);
  const percent = percentOf(typed);
  const isPlanned = row?.planned.some((each) => each.since === since);
  const send = (rate: number | null, done: string): void => {
    if (since === '' || reason.trim().length < 3) return setWrong(texts.wrong);
    setWrong('');
    return plan.send(
      { code, goods: kind, since, percent: rate, reason },
      {
        onSuccess: () => {
          showToast(done, { type: 'success' });
          setTyped('');
          setReason('');
        },
        onError: (problem) => setWrong(problem.message),
      },
    );
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (percent === null) setWrong(texts.wrong);
    else send(percent, texts.saved);
  };
  return (
    <form className="d-sec vat-plan" noValidate onSubmit={submit} aria-label={texts.set}>
      <h3>{texts.set}</h3>
      <DeskSelectField label={texts.country} options={codes} value={code} onChoose={setCode} />
      <DeskSelectField label={texts.kind} options={goods} value={kind} onChoose={setKind} />
      <DeskField
        label={texts.percent}
        inputMode="decimal"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <DeskField
        label={texts.day}
        note={texts.dayNote}
        type="date"
        min={firstDay}
        value={since}
        onChange={(event) => setSince(event.target.value)}
      />
      <DeskAreaField
        label={texts.reason}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {row && percent !== null && since && (
        <p role="status" className="setting-effect">
          {texts.preview(
            `${areaName(code)}, ${texts.kinds[kind]}`,
            percentText(row.percent),
            texts.from(percentText(percent), formatDay(new Date(`${since}T12:00:00Z`))),
          )}
        </p>
      )}
      {wrong && <DeskError role="alert">{wrong}</DeskError>}
      <p className="d-after">
        <DeskButton type="submit" kind="primary" isAlwaysShown disabled={plan.isSending}>
          {texts.save}
        </DeskButton>{' '}
        {isPlanned && (
          <DeskButton disabled={plan.isSending} onClick={() => send(null, texts.isTakenBack)}>
            {texts.takeBack}
          </DeskButton>
        )}
      </p>
    </form>
  );
}
