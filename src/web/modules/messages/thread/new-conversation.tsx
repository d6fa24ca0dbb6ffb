import { useEffect, useEffectEvent, useState } from 'react';
import { go } from '#web/platform/router/navigation.ts';
import { useSession } from '#web/platform/session.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { EmptyState, FailedState } from '#web/ui/states.tsx';
import { Composer } from '../composer/composer.tsx';
import { type Draft, emptyDraft, saveDraft } from '../composer/drafts.ts';
import { nameOf } from '../conversations/names.ts';
import { useInboxParts } from '../inbox/inbox-context.ts';
import { inboxHref } from '../inbox/use-view.ts';
import * as texts from '../texts/thread-texts.ts';
import { AboutLine } from './about-card.tsx';
import './thread.css';

interface Props {
  about: { productId: string } | { orderId: string };
}

const aboutName = (about: Props['about']): string =>
  'orderId' in about ? `order:${about.orderId}` : `listing:${about.productId}`;

/** [MSG-03] Opens the conversation about a piece or an order; where there is none, one writes its first message. */
export function NewConversation({ about }: Props) {
  const { base, view } = useInboxParts();
  const userId = useSession()?.userId ?? '';
  const match = useCall('messages.findConversation', about, { staleTime: 0 });
  const start = useSend('messages.startConversation', 'messages.listConversations', 'messages.getInbox');
  // One first message, however often it is sent.
  const [clientId] = useState(() => crypto.randomUUID());
  const there = match.data?.conversationId;
  const open = useEffectEvent((conversationId: string) =>
    go(inboxHref(base, view, conversationId), { replace: true, stay: true }),
  );
  useEffect(() => {
    if (there) open(there);
  }, [there]);
  const name = match.data ? nameOf(match.data.with, false) : '';
  const onSend = ({ text, pictures }: Draft): void =>
    start.send(
      { ...about, initialMessage: text, clientId, attachments: pictures.map(({ id, alt }) => ({ id, alt })) },
      {
        onSuccess: ({ conversationId }) => {
          saveDraft(userId, aboutName(about), emptyDraft);
          go(inboxHref(base, view, conversationId), { replace: true, stay: true });
        },
      },
    );
  if (match.error)
    return (
      <section className="thread" aria-label={texts.theTalk}>
        <div className="conversations__foot">
          {match.error.status >= 400 && match.error.status < 500 ? (
            <EmptyState draw="needle" title={match.error.message} action={{ label: texts.toInbox, href: base }} />
          ) : (
            <FailedState what={texts.theTalk} problem={match.error} retry={() => void match.refetch()} />
          )}
        </div>
      </section>
    );
  if (!match.data || there)
    return (
      <section className="thread" aria-label={texts.theTalk}>
        <div className="thread__scroll" role="status" aria-label={texts.theTalk}>
          <span className="skeleton thread__skeleton" />
        </div>
      </section>
    );
  const { context, refusal, role } = match.data;
  return (
    <section className="thread" aria-label={texts.conversationWith(name)}>
      <header className="thread__head">
        <span className="thread__back">
          <DeskButtonLink icon="left" label={texts.back} href={base} />
        </span>
        <div className="thread__who">
          <h2>
            <bdi>{name}</bdi>
          </h2>
        </div>
      </header>
      <AboutLine context={context} role={role} />
      <div className="thread__scroll">
        <p className="inbox__nothing">
          <b>{texts.first}</b>
          {texts.firstText(name)}
        </p>
      </div>
      {refusal ? (
        <p className="thread__closed" role="status">
          {refusal.message}
        </p>
      ) : (
        <Composer
          about={aboutName(about)}
          conversationId={null}
          name={name}
          role={role}
          context={context}
          onSend={onSend}
          isBusy={start.isSending}
          {...(start.problem && { problem: start.problem.message })}
        />
      )}
    </section>
  );
}
