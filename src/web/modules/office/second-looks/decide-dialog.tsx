import { useState } from 'react';
import type { SecondLook } from '#domain/office/second-looks/second-look-contract.ts';
import { timeText } from '#web/modules/admin/time-text.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskDialog, DialogButtons } from '#web/ui/desk/desk-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskAreaField, DeskError } from '#web/ui/desk/desk-field.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './second-look-texts.ts';
import '#web/modules/admin/queues/queues.css';

/** [OFFICE-01] What somebody else asked for, and why: it happens with the approval. */
export function DecideDialog({ look, onClose }: { look: SecondLook; onClose: () => void }) {
  const { id, operation, subject, amountCents, reason, requestedBy, requestedAt } = look;
  const [answer, setAnswer] = useState('');
  const decide = useSend('office.decideSecondLook', 'office.listSecondLooks', 'admin.listActs');
  const operationName = texts.operations[operation] ?? operation;
  const send = (isApproved: boolean): void =>
    decide.send(
      { id, isApproved, answer: answer.trim() },
      {
        onSuccess: () => {
          showToast(isApproved ? texts.isApproved : texts.isRefused, { type: 'success' });
          onClose();
        },
      },
    );
  return (
    <DeskDialog label={texts.lookAt(operationName, subject.name)} onClose={onClose}>
      <h2>{operationName}</h2>
      <p>
        <b>{subject.name || subject.id}</b>
        {amountCents !== null && ` · ${formatMoney(amountCents)}`}
      </p>
      <p className="d-hint">{texts.requestedBy(requestedBy, timeText(requestedAt))}</p>
      <p className="d-said">{reason}</p>
      <DeskAreaField
        label={texts.answer}
        note={texts.answerNote}
        rows={2}
        maxLength={500}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      {decide.problem && <DeskError role="alert">{decide.problem.message}</DeskError>}
      <DialogButtons>
        <DeskButton onClick={onClose}>{texts.later}</DeskButton>
        <span className="d-spacer" />
        <DeskButton disabled={decide.isSending} onClick={() => send(false)}>
          {texts.refuse}
        </DeskButton>
        <DeskButton kind="danger" disabled={decide.isSending} onClick={() => send(true)}>
          {texts.approve}
        </DeskButton>
      </DialogButtons>
    </DeskDialog>
  );
}
