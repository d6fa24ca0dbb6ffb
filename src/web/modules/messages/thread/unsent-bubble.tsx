import { useOnline } from '#web/platform/use-online.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskIcon } from '#web/ui/desk/desk-icon.tsx';
import { messageProblemTexts } from '#domain/messages/problem-texts.ts';
import { sentenceOf } from '#web/platform/languages/language.ts';
import { discard, retry } from '../outbox/outbox.ts';
import { type Hindrance, type Unsent, waitsForConnection } from '../outbox/outbox-state.ts';
import { useSecondsUntil } from '../outbox/waits.ts';
import * as texts from '../texts/thread-texts.ts';
import { MessagePictures } from './message-bubble.tsx';

/** The reason as the specification words it; where it counts seconds, with those that are left. */
function reasonOf({ message, code }: Hindrance, seconds: number): string {
  if (seconds === 0) return message;
  if (code === 'messages/limit-conversation')
    return sentenceOf(messageProblemTexts, { code, retryAfterSeconds: seconds });
  return `${message} ${texts.waitSeconds(seconds)}`;
}

function Failed({ unsent }: { unsent: Unsent }) {
  const seconds = useSecondsUntil(unsent.hindrance?.retryAt ?? null);
  const reason = unsent.hindrance ? reasonOf(unsent.hindrance, seconds) : '';
  return (
    <p className="message-bubble__status message-bubble__status--bad">
      <span role="alert">
        <DeskIcon name="high" small /> {texts.notSent(seconds > 0 ? '' : reason)}
      </span>
      {seconds > 0 && <span>{reason}</span>}{' '}
      <DeskButton kind="link" disabled={seconds > 0} onClick={() => retry(unsent)}>
        {texts.retry}
      </DeskButton>{' '}
      <DeskButton kind="link" onClick={() => discard(unsent.clientId)}>
        {texts.discard}
      </DeskButton>
    </p>
  );
}

/** [UX-81] What was just written: on its way, waiting for the connection, or refused with the reason and another try. */
export function UnsentBubble({ unsent }: { unsent: Unsent }) {
  const isOnline = useOnline();
  const content = () => {
    if (unsent.state === 'sending')
      return (
        <p className="message-bubble__status" role="status">
          {texts.sending}
        </p>
      );
    if (waitsForConnection(unsent) && !isOnline)
      return (
        <p className="message-bubble__status message-bubble__status--bad" role="status">
          {texts.waitsForConnection}
        </p>
      );
    return <Failed unsent={unsent} />;
  };
  return (
    <article className="message-bubble message-bubble--mine" aria-label={texts.sending}>
      <MessagePictures pictures={unsent.pictures} from={texts.you} />
      {unsent.content !== '' && (
        <div className="message-bubble__words" dir="auto">
          {unsent.content}
        </div>
      )}
      {content()}
    </article>
  );
}
