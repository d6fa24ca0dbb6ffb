import { type FormEvent, useState } from 'react';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import { feePercentSchema } from '#domain/payments/fee-rule.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { timeText } from '#web/modules/admin/time-text.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskAreaField, DeskError, DeskField } from '#web/ui/desk/desk-field.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './texts/fee-texts.ts';
import './fees.css';

type Rule = CallOutput<'office.listFeeRules'>['items'][number];

const sinceWhen = ({ holdsFrom }: Pick<Rule, 'holdsFrom'>): string =>
  holdsFrom ? timeText(holdsFrom) : texts.firstDay;

const columns: DeskColumn<Rule>[] = [
  { head: texts.percent, cell: ({ percent }) => <b>{texts.share(percent)}</b> },
  { head: texts.from, cell: sinceWhen },
  { head: texts.state, cell: ({ state }) => texts.states[state] },
  { head: texts.by, cell: ({ setBy }) => setBy || texts.byServer },
];

/** `6.5` or `6,5`; null where it is no percentage that a fee can be. */
function percentOf(typed: string): number | null {
  const plain = typed.trim().replace(',', '.');
  const share = /^\d{1,3}(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
  return feePercentSchema.safeParse(share).success ? share : null;
}

function NewFee() {
  const [typed, setTyped] = useState('');
  const [day, setDay] = useState('');
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState('');
  const send = useSend('office.setFee', 'office.listFeeRules', 'admin.listActs');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const percent = percentOf(typed);
    if (percent === null) return setWrong(texts.wrongPercent);
    if (reason.trim().length < 3) return setWrong(texts.noReason);
    setWrong('');
    return send.send(
      { percent, holdsFrom: day ? `${day}T00:00:00.000Z` : null, reason },
      {
        onSuccess: (rule) => {
          setTyped('');
          setDay('');
          setReason('');
          showToast(texts.saved(texts.share(rule.percent), sinceWhen(rule)), { type: 'success' });
        },
        onError: (problem) => setWrong(problem.message),
      },
    );
  };
  return (
    <form className="d-sec d-fee-form" noValidate onSubmit={submit} aria-label={texts.newFee}>
      <h3>{texts.newFee}</h3>
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
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
      <DeskAreaField
        label={texts.reason}
        rows={2}
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {wrong && <DeskError role="alert">{wrong}</DeskError>}
      <p className="d-after">
        <DeskButton type="submit" kind="primary" isAlwaysShown disabled={send.isSending}>
          {texts.set}
        </DeskButton>
      </p>
    </form>
  );
}

/** [PAY-04] What the marketplace takes of sales, from when, and who changed it; whoever edits settings plans another one. */
export function Fees() {
  const admin = useAdmin();
  const call = useCall('office.listFeeRules');
  return (
    <section className="d-sec" id="fees">
      <DeskSection title={texts.title} note={texts.note} />
      <DeskTable
        isBare
        caption={texts.title}
        columns={columns}
        rows={call.data?.items}
        keyOf={({ holdsFrom }) => holdsFrom ?? ''}
        unread={{ call, what: texts.theFees, safe: texts.nothingChanged }}
      />
      {hasPermission(admin, 'settings.edit') && <NewFee />}
    </section>
  );
}
