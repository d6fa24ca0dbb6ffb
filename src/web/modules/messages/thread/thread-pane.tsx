import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { hrefTo } from '#domain/addresses.ts';
import type { Message } from '#domain/messages/model.ts';
import { send } from '#web/platform/sending/send.ts';
import { refresh, useCall } from '#web/platform/use-call.ts';
import { lazyDialog } from '#web/ui/lazy/lazy-dialog.tsx';
import { Link } from '#web/ui/link.tsx';
import { EmptyState, FailedState } from '#web/ui/states.tsx';
import { Composer } from '../composer/composer.tsx';
import { nameIn } from '../conversations/names.ts';
import { patchThread, threadQuery } from '../conversations/read-thread.ts';
import { withRead } from '../conversations/thread-cache.ts';
import { useIsTyping } from '../conversations/typing.ts';
import { knownConversation, patchConversations } from '../conversations/use-conversations.ts';
import { useInboxParts } from '../inbox/inbox-context.ts';
import { inboxHref } from '../inbox/use-view.ts';
import { sendMessage, useUnsent } from '../outbox/outbox.ts';
import { setWait } from '../outbox/waits.ts';
import * as texts from '../texts/thread-texts.ts';
import { AboutLine } from './about-card.tsx';
import { MessageList } from './message-list.tsx';
import { ThreadHead } from './thread-head.tsx';
import './thread.css';

const GESTURES = ['pointerdown', 'click', 'keydown', 'wheel'] as const;

/** [MSG-15] Whether somebody looks at a conversation: they opened it, or pressed, typed or scrolled in it. Its head only moves it. */
function useAttention(pane: RefObject<HTMLElement | null>, isAutomatic: boolean): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    const section = pane.current;
    if (!section || !isAutomatic || isTouched) return undefined;
    const onGesture = ({ target }: Event): void => {
      if (!(target as Element).closest('.thread__head')) setTouched(true);
    };
    for (const gesture of GESTURES) section.addEventListener(gesture, onGesture, { passive: true });
    return () => {
      for (const gesture of GESTURES) section.removeEventListener(gesture, onGesture);
    };
  }, [pane, isAutomatic, isTouched]);
  return isTouched || !isAutomatic;
}

const ReportDialog = lazyDialog(async () => (await import('./report-dialog.tsx')).ReportDialog, texts.reportTitle);

/** [MSG-05] What is shown at the end of a conversation has been read, if somebody is looking. */
function readTo(conversationId: string, upTo: number): void {
  if (document.visibilityState !== 'visible') return;
  patchConversations([conversationId], { isRead: true });
  void send('messages.markRead', { conversationId, upTo }).then(
    () => {
      patchThread(conversationId, (thread) => withRead(thread, upTo));
      refresh('messages.getInbox');
    },
    () => undefined,
  );
}

/** Read once for each newest message as long as somebody looks, and again when one comes back to the window. */
function useReading(conversationId: string, isLookedAt: boolean): (number: number) => void {
  const [last, setLast] = useState(0);
  useEffect(() => {
    if (last === 0 || !isLookedAt) return undefined;
    const read = (): void => readTo(conversationId, last);
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [conversationId, last, isLookedAt]);
  return setLast;
}

const Missing = () => {
  const { base, view } = useInboxParts();
  return (
    <section className="thread" aria-label={texts.notFound}>
      <div className="conversations__foot">
        <EmptyState draw="needle" title={texts.notFound} action={{ label: texts.toInbox, href: inboxHref(base, view) }}>
          {texts.notFoundText}
        </EmptyState>
      </div>
    </section>
  );
};

/** What stands at the foot where nothing can be written. */
function Refusal({ isHouse, isBlocked, message }: { isHouse: boolean; isBlocked: boolean; message: string }) {
  const refusal = isBlocked ? texts.youBlocked : message;
  return (
    <p className="thread__closed" role="status">
      {isHouse ? texts.fromHouse : refusal}{' '}
      {isHouse && (
        <Link className="d-link" href={hrefTo('supportCenter')}>
          {texts.support}
        </Link>
      )}
    </p>
  );
}

interface Props {
  conversationId: string;
  labelOpener: number;
}

/** [MSG-15] One conversation: its head, its messages, and where one writes. What lists know of it is shown while it is read. */
export function ThreadPane({ conversationId, labelOpener }: Props) {
  const opened = useCall('messages.getConversation', { conversationId }, { staleTime: 15_000 });
  const thread = useQuery(threadQuery(conversationId));
  const unsent = useUnsent(conversationId);
  const isTyping = useIsTyping(conversationId);
  const pane = useRef<HTMLElement>(null);
  const setRead = useReading(conversationId, useAttention(pane, useInboxParts().inbox.isAutomatic));
  const [reporting, setReporting] = useState<Message | null>(null);
  const conversation = opened.data?.conversation ?? knownConversation(conversationId);
  const name = conversation ? nameIn(conversation) : '';
  const wait = opened.data?.wait;
  useEffect(() => {
    if (wait !== undefined) setWait(conversationId, wait);
  }, [conversationId, wait]);
  useEffect(() => {
    if (!name) return undefined;
    const before = document.title;
    document.title = texts.conversationWith(name);
    return () => void (document.title = before);
  }, [name]);
  const status = opened.error?.status ?? thread.error?.status;
  if (status === 404 || status === 403 || status === 400) return <Missing />;
  const problem = thread.error ?? (conversation ? null : opened.error);
  const reportable = thread.data?.items.findLast(
    ({ isOwn, isReported, type }) => !isOwn && !isReported && type === 'text',
  );
  const refusal = opened.data?.refusal;
  const content = () => {
    if (problem && !thread.data)
      return (
        <div className="conversations__foot">
          <FailedState what={texts.theTalk} problem={problem} retry={() => void thread.refetch()} />
        </div>
      );
    // Its key is its own among all that stands in the pane: the field below begins anew with another conversation too.
    if (thread.data)
      return (
        <MessageList
          key={`messages ${conversationId}`}
          conversationId={conversationId}
          thread={thread.data}
          unsent={unsent}
          name={name}
          onReport={setReporting}
          onReadTo={setRead}
        />
      );
    return (
      <div className="thread__scroll" role="status" aria-label={texts.theTalk}>
        <span className="skeleton thread__skeleton" />
        <span className="skeleton thread__skeleton thread__skeleton--own" />
      </div>
    );
  };
  return (
    <section ref={pane} className="thread" aria-label={name ? texts.conversationWith(name) : texts.theTalk}>
      {conversation && (
        <ThreadHead
          conversation={conversation}
          opened={opened.data}
          labelOpener={labelOpener}
          onReport={reportable && (() => setReporting(reportable))}
        />
      )}
      {conversation && opened.data?.context && <AboutLine context={opened.data.context} role={conversation.role} />}
      {content()}
      <p className="thread__typing" role="status">
        {isTyping && texts.typing(name)}
      </p>
      {refusal ? (
        <Refusal
          isHouse={conversation?.isSystemMessage ?? false}
          isBlocked={opened.data?.isBlocked ?? false}
          message={refusal.message}
        />
      ) : (
        conversation && (
          <Composer
            key={`composer ${conversationId}`}
            about={conversationId}
            conversationId={conversationId}
            name={name}
            role={conversation.role}
            context={opened.data?.context ?? null}
            onSend={({ text, pictures }) => sendMessage(conversationId, text, pictures)}
          />
        )
      )}
      {reporting && <ReportDialog message={reporting} onClose={() => setReporting(null)} />}
    </section>
  );
}
