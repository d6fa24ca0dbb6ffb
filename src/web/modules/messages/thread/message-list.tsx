import { Fragment, useEffect, useEffectEvent, useState } from 'react';
import type { Message } from '#domain/messages/model.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { readOlder } from '../conversations/read-thread.ts';
import { firstUnread, type Thread } from '../conversations/thread-cache.ts';
import type { Unsent } from '../outbox/outbox-state.ts';
import * as texts from '../texts/thread-texts.ts';
import { MessageBubble } from './message-bubble.tsx';
import { dayOf, dayText } from './message-times.ts';
import { SpamFold } from './spam-fold.tsx';
import { UnsentBubble } from './unsent-bubble.tsx';
import { useThreadScroll } from './use-thread-scroll.ts';

const TOGETHER_MS = 5 * 60_000;

/** Whether the next one was written by the same person right after. */
const goesOn = (message: Message, next: Message | undefined): boolean =>
  next !== undefined &&
  next.isOwn === message.isOwn &&
  next.isRead === message.isRead &&
  Date.parse(next.timestamp) - Date.parse(message.timestamp) < TOGETHER_MS &&
  !(next.isSpam && !next.isOwn);

function DayLine({ message, before, now }: { message: Message; before: Message | undefined; now: Date }) {
  if (before && dayOf(before.timestamp) === dayOf(message.timestamp)) return null;
  const isToday = dayOf(message.timestamp) === dayOf(now);
  return (
    <p className="day-line">
      <span>{isToday ? texts.today : dayText(message.timestamp, now)}</span>
    </p>
  );
}

const olderLabels = { idle: texts.older, reading: texts.loadingOlder, failed: texts.olderFailed };

/** What was written before is fetched when one comes near it, or by the button. */
function Older({ conversationId }: { conversationId: string }) {
  const [state, setState] = useState<'idle' | 'reading' | 'failed'>('idle');
  const read = (): void => {
    if (state === 'reading') return;
    setState('reading');
    readOlder(conversationId).then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return (
    <DeskButton isSmall kind="quiet" className="thread__older" isBusy={state === 'reading'} onClick={read}>
      {olderLabels[state]}
    </DeskButton>
  );
}

interface Props {
  conversationId: string;
  thread: Thread;
  unsent: readonly Unsent[];
  name: string;
  onReport: (message: Message) => void;
  onReadTo: (number: number) => void;
}

/** [UX-84, MSG-11] The messages of a conversation by days, with the line above what is new; one stays where one reads. */
export function MessageList({ conversationId, thread, unsent, name, onReport, onReadTo }: Props) {
  const { items, hasOlder } = thread;
  // Where the new ones began when it was opened: the line stays while one reads.
  const [newFrom] = useState(() => firstUnread(items));
  const stored = new Set(items.map(({ metadata }) => metadata.clientId));
  const waiting = unsent.filter(({ clientId }) => !stored.has(clientId));
  const last = items.at(-1);
  const { scroller, isAtEnd, newCount, toEnd } = useThreadScroll({ items, waiting: waiting.length, newFrom });
  const lastTheirs = items.findLast(({ isOwn, isRead }) => !isOwn && !isRead)?.number ?? 0;
  const markRead = useEffectEvent(onReadTo);
  useEffect(() => {
    if (isAtEnd && lastTheirs > 0) markRead(lastTheirs);
  }, [isAtEnd, lastTheirs]);
  const now = new Date();
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by key too */}
      <div className="thread__scroll" ref={scroller} tabIndex={0} role="log" aria-label={texts.conversationWith(name)}>
        {hasOlder && <Older conversationId={conversationId} />}
        {items.map((message, index) => (
          <Fragment key={message.messageId}>
            <DayLine message={message} before={items[index - 1]} now={now} />
            {message.number === newFrom && (
              <p className="day-line day-line--new" id="new-from-here">
                <span>{texts.newFrom}</span>
              </p>
            )}
            {message.isSpam && !message.isOwn ? (
              <SpamFold message={message} name={name} onReport={onReport} />
            ) : (
              <MessageBubble
                message={message}
                name={name}
                hasStatus={message === last || !goesOn(message, items[index + 1])}
              />
            )}
          </Fragment>
        ))}
        {waiting.map((each) => (
          <UnsentBubble key={each.clientId} unsent={each} />
        ))}
      </div>
      <div className="thread__below">
        {!isAtEnd && newCount > 0 && (
          <DeskButton kind="primary" isSmall icon="down" className="thread__newer" onClick={toEnd}>
            {texts.newOnes(newCount)}
            <span className="visually-hidden">. {texts.toTheEnd}</span>
          </DeskButton>
        )}
      </div>
    </>
  );
}
