import { type FormEvent, useState } from 'react';
import { parseMoney } from '#domain/core/reading/read-amount.ts';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import { MAX_CASE_TEXT } from '#domain/support/cases/limits.ts';
import type { CaseRecord } from '#domain/support/cases/model.ts';
import { ActionProblem } from '#web/modules/admin/records/action-problem.tsx';
import { Missing } from '#web/modules/admin/records/record-parts.tsx';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { useSend } from '#web/platform/use-send.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ActionBox } from '#web/ui/desk/action-box.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskAreaField, DeskField, DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './case-texts.ts';
import { CASE_STALE } from './stale.ts';

type Decision = 'refund' | 'part' | 'none';

/** [SUP-04, PAY-04] All goes back, a part, or nothing: asked once more before it is done, since nobody can take it back. */
export function DecideForm({ record }: { record: CaseRecord }) {
  const mayRefund = hasPermission(useAdmin(), 'orders.refund');
  const [decision, setDecision] = useState<Decision>('none');
  const [sum, setSum] = useState('');
  const [text, setText] = useState('');
  const [asks, setAsks] = useState(false);
  const decide = useSend('support.decideCase', ...CASE_STALE);
  const amountCents = decision === 'part' ? (parseMoney(sum) ?? 0) : undefined;
  const isIncomplete = text.trim() === '' || amountCents === 0;
  const choices = (mayRefund && !record.order.isWithheld ? ['refund', 'part', 'none'] : ['none']) as Decision[];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isIncomplete) setAsks(true);
  };
  const run = (): void => {
    setAsks(false);
    decide.send(
      { number: record.number, decision, words: text, ...(amountCents === undefined ? {} : { amountCents }) },
      { onSuccess: () => void showToast(texts.decided, { type: 'success' }) },
    );
  };
  return (
    <ActionBox title={texts.decide} note={record.order.isWithheld && texts.withheld} isDanger onSubmit={submit}>
      {!mayRefund && <Missing what={texts.needsMoney} permission="orders.refund" />}
      <DeskSelectField
        label={texts.outcome}
        value={decision}
        onChoose={setDecision}
        options={choices.map((each) => [each, texts.outcomes[each]] as const)}
      />
      {decision === 'part' && (
        <DeskField
          label={texts.amount}
          hint={texts.upTo(formatMoney(record.order.leftCents))}
          inputMode="decimal"
          unit="€"
          value={sum}
          onChange={(event) => setSum(event.target.value)}
        />
      )}
      <DeskAreaField
        label={texts.reason}
        hint={texts.reasonHint}
        rows={4}
        maxLength={MAX_CASE_TEXT}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {decide.problem && <ActionProblem problem={decide.problem} />}
      <DeskButton type="submit" kind="danger" disabled={isIncomplete} isBusy={decide.isSending}>
        {texts.decideIt}
      </DeskButton>
      {asks && (
        <ConfirmDialog
          title={texts.decideTitle}
          message={texts.decideText[decision]}
          confirmText={texts.decideIt}
          onConfirm={run}
          onCancel={() => setAsks(false)}
        />
      )}
    </ActionBox>
  );
}
