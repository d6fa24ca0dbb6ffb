import { type FormEvent, useState } from 'react';
import { refresh } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskError, DeskAreaField } from '#web/ui/desk/desk-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import '#web/ui/desk/desk-dialog.css';

export type Tried = 'office.runJob' | 'office.retryReaction' | 'office.retryQueue';

interface Words {
  title: string;
  /** What the act does beside what would happen anyway. */
  note: string;
  toast: string;
}
const BY_ITSELF = 'It would be tried again by itself later; this only brings that forward.';

function wordsOf(call: Tried, name: string): Words {
  if (call === 'office.runJob') return { title: `Run ${name} now`, note: BY_ITSELF, toast: `${name} runs now.` };
  if (call === 'office.retryReaction')
    return {
      title: `Try the events of ${name} again`,
      note: BY_ITSELF,
      toast: `The events of ${name} are tried again.`,
    };
  return {
    title: `Try the parked items of ${name} again`,
    note: 'They would stay parked: each is tried again as often as a new one.',
    toast: `The parked items of ${name} are tried again.`,
  };
}

interface Props {
  call: Tried;
  name: string;
  onClose: () => void;
}

/** [UX-96] A second try, with a reason for the log. */
export function TryAgain({ call, name, onClose }: Props) {
  const [reason, setReason] = useState('');
  const run = useSend(call);
  const { title, note, toast } = wordsOf(call, name);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    run.send(
      { name, reason },
      {
        onSuccess: () => {
          showToast(toast, { type: 'success' });
          refresh('office.getHealth', 'admin.listActs');
          onClose();
        },
      },
    );
  };
  return (
    <Dialog label={title} className="dialog desk d-dialog" onClose={onClose}>
      <form onSubmit={submit}>
        <h2>{title}</h2>
        <p className="d-t2">{note}</p>
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
