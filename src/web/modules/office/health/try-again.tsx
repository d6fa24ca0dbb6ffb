import { type FormEvent, useState } from 'react';
import { refresh } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskDialog, DialogButtons } from '#web/ui/desk/desk-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskError, DeskAreaField } from '#web/ui/desk/desk-field.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './try-again-texts.ts';

export type Tried = 'office.runJob' | 'office.retryReaction' | 'office.retryQueue';

const dialogTexts = {
  'office.runJob': texts.job,
  'office.retryReaction': texts.reaction,
  'office.retryQueue': texts.queue,
};

interface Props {
  call: Tried;
  name: string;
  onClose: () => void;
}

/** [UX-96] A second try, with a reason for the log. */
export function TryAgain({ call, name, onClose }: Props) {
  const [reason, setReason] = useState('');
  const run = useSend(call);
  const { title, note, toast } = dialogTexts[call](name);
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
    <DeskDialog label={title} onClose={onClose}>
      <form onSubmit={submit}>
        <h2>{title}</h2>
        <p className="d-t2">{note}</p>
        <DeskAreaField
          label={texts.reason}
          rows={2}
          required
          minLength={3}
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {run.problem && <DeskError role="alert">{run.problem.message}</DeskError>}
        <DialogButtons>
          <DeskButton onClick={onClose}>{texts.cancel}</DeskButton>
          <DeskButton kind="primary" type="submit" disabled={run.isSending || reason.trim().length < 3}>
            {call === 'office.runJob' ? texts.runIt : texts.tryNow}
          </DeskButton>
        </DialogButtons>
      </form>
    </DeskDialog>
  );
}
