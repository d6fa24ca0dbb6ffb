import { type FormEvent, useState } from 'react';
import { MAX_REASON } from '#domain/messages/limits.ts';
import type { Message } from '#domain/messages/model.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskDialog, DialogButtons } from '#web/ui/desk/desk-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskAreaField } from '#web/ui/desk/desk-field.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { patchThread } from '../conversations/read-thread.ts';
import { withMarks } from '../conversations/thread-cache.ts';
import * as inboxTexts from '../texts/inbox-texts.ts';
import * as texts from '../texts/thread-texts.ts';

/** [MSG-13] Why a message is reported: one of the usual reasons, or words of one's own. */
export function ReportDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const { conversationId, messageId } = message;
  const [reason, setReason] = useState('');
  const report = useSend(
    'messages.reportSpam',
    'messages.listConversations',
    'messages.getInbox',
    'messages.getConversation',
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (reason.trim() === '') return;
    report.send(
      { conversationId, messageId, reason: reason.trim() },
      {
        onSuccess: () => {
          patchThread(conversationId, (thread) => withMarks(thread, messageId, { isReported: true }));
          showToast(texts.reported, { type: 'success' });
          onClose();
        },
      },
    );
  };
  return (
    <DeskDialog label={texts.reportTitle} onClose={onClose}>
      <form onSubmit={submit}>
        <h2>{texts.reportTitle}</h2>
        <p className="d-t2">{texts.reportNote}</p>
        <DeskAreaField
          label={texts.reason}
          rows={3}
          required
          maxLength={MAX_REASON}
          value={reason}
          error={report.problem?.message}
          isAlert
          onChange={(event) => setReason(event.target.value)}
        />
        <ul className="d-reasons" aria-label={texts.usualReasons}>
          {texts.reasons.map((each) => (
            <li key={each}>
              <DeskButton isSmall onClick={() => setReason(each)}>
                {each}
              </DeskButton>
            </li>
          ))}
        </ul>
        <DialogButtons>
          <DeskButton onClick={onClose}>{inboxTexts.cancel}</DeskButton>
          <DeskButton kind="danger" type="submit" disabled={reason.trim() === ''} isBusy={report.isSending}>
            {texts.report}
          </DeskButton>
        </DialogButtons>
      </form>
    </DeskDialog>
  );
}
