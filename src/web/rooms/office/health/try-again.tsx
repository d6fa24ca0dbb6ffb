import { type FormEvent, useState } from 'react';
import { refresh } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskError, DeskAreaField } from '#web/ui/desk/desk-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import '#web/ui/desk/desk-dialog.css';

interface Props {
  call: 'office.runJob' | 'office.retryReaction';
  name: string;
  onClose: () => void;
}

/** [UX-96] A second try, with a reason for the log. It does nothing that the house does not do by itself later. */
export function TryAgain({ call, name, onClose }: Props) {
  const [reason, setReason] = useState('');
  const run = useSend(call);
  const what = call === 'office.runJob' ? `Run ${name} now` : `Try the events of ${name} again`;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    run.send(
      { name, reason },
      {
        onSuccess: () => {
          showToast(call === 'office.runJob' ? `${name} runs now.` : `The events of ${name} are tried again.`, {
            type: 'success',
          });
          refresh('office.getHealth', 'admin.listActs');
          onClose();
        },
      },
    );
  };
  return (
    <Dialog label={what} className="dialog desk d-dialog" onClose={onClose}>
      <form onSubmit={submit}>
        <h2>{what}</h2>
        <p className="d-t2">It would be tried again by itself later; this only brings that forward.</p>
        <DeskAreaField
          label="Reason, kept in the audit log"
          rows={2}
          required
          minLength={3}
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {run.problem && <DeskError role="alert">{run.problem.message}</DeskError>}
        <div className="d-dacts">
          <DeskButton onClick={onClose}>Cancel</DeskButton>
          <DeskButton kind="primary" type="submit" disabled={run.isSending || reason.trim().length < 3}>
            {call === 'office.runJob' ? 'Run it now' : 'Try again now'}
          </DeskButton>
        </div>
      </form>
    </Dialog>
  );
}
