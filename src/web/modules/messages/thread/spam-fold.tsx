import { useState } from 'react';
import type { Message } from '#domain/messages/model.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskIcon } from '#web/ui/desk/desk-icon.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { patchThread, renewPictures } from '../conversations/read-thread.ts';
import { withMarks } from '../conversations/thread-cache.ts';
import * as texts from '../texts/thread-texts.ts';
import { MessagePictures, MessageText } from './message-bubble.tsx';
import { clockTime } from '#web/platform/languages/formats.ts';
import './spam-fold.css';

interface Props {
  message: Message;
  name: string;
  onReport: (message: Message) => void;
}

/** [UX-83] What looks like spam: delivered, but folded, with why; nothing in it can be followed. */
export function SpamFold({ message, name, onReport }: Props) {
  const { conversationId, messageId, timestamp, spamSigns, isReported } = message;
  const [isShown, setShown] = useState(false);
  const clear = useSend('messages.markNotSpam', 'messages.listConversations', 'messages.getInbox');
  const match = spamSigns.flatMap((sign) => texts.signs[sign] ?? []).join(', ');
  const onClear = (): void => {
    patchThread(conversationId, (thread) => withMarks(thread, messageId, { isSpam: false }));
    clear.send(
      { conversationId, messageId },
      {
        onError: (problem) => {
          patchThread(conversationId, (thread) => withMarks(thread, messageId, { isSpam: true }));
          showToast(problem.message, { type: 'error' });
        },
      },
    );
  };
  return (
    <article className="spam-fold" aria-label={texts.looksLikeSpam}>
      <DeskIcon name="flag" />
      <div>
        <b>{texts.looksLikeSpam}</b>
        <p>
          <bdi>{name}</bdi>, {clockTime(timestamp)}. {match && texts.spamSigns(match)} {texts.linksOff}
        </p>
        {isReported && <p>{texts.reported}</p>}
      </div>
      <div className="spam-fold__acts">
        <DeskButton kind="link" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? texts.hide : texts.show}
        </DeskButton>
        <DeskButton kind="link" onClick={onClear}>
          {texts.notSpam}
        </DeskButton>
        {!isReported && (
          <DeskButton kind="link" onClick={() => onReport(message)}>
            {texts.report}
          </DeskButton>
        )}
      </div>
      {isShown && (
        <div className="spam-fold__words" dir="auto">
          <MessagePictures
            pictures={message.metadata.attachments}
            from={name}
            onGone={() => void renewPictures(message).catch(() => undefined)}
          />
          <MessageText text={message.content} isDead />
        </div>
      )}
    </article>
  );
}
