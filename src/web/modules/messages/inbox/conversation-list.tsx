import { useEffect, useState } from 'react';
import { useSession } from '#web/platform/session.ts';
import { go } from '#web/platform/router/navigation.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';
import { DeskSearch } from '#web/ui/desk/desk-list.tsx';
import { EmptyState, FailedState } from '#web/ui/states.tsx';
import type { useConversations } from '../conversations/use-conversations.ts';
import { peekDraft } from '../composer/drafts.ts';
import * as texts from '../texts/inbox-texts.ts';
import { LabelMenu, MoveButtons } from './conversation-actions.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { useInboxParts } from './inbox-context.ts';
import { inboxHref } from './use-view.ts';
import { Skeleton } from '#web/ui/lazy/skeleton.tsx';
import './list.css';
import '#web/ui/states.css';

const MINUTE_MS = 60_000;

/** The time now, renewed every minute: what it makes of times in a list grows old. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function BulkBar() {
  const { inbox } = useInboxParts();
  const { picked, rows } = inbox;
  const isAll = picked.length === rows.length;
  return (
    <div className="conversations__bar" role="toolbar" aria-label={texts.selected(picked.length)}>
      <DeskCheckbox
        look="bare"
        checked={isAll}
        isMixed={!isAll}
        aria-label={texts.selectAll}
        onCheck={() => inbox.pickAll(isAll ? [] : rows.map(({ conversationId }) => conversationId))}
      />
      <b role="status">{texts.selected(picked.length)}</b>
      <MoveButtons ids={picked} />
      <LabelMenu ids={picked} />
      <DeskButton
        icon="mail"
        label={texts.markUnread}
        title={texts.markUnread}
        onClick={() => inbox.mark(picked, false)}
      />
      <DeskButton icon="check" label={texts.markRead} title={texts.markRead} onClick={() => inbox.mark(picked, true)} />
      <DeskButton icon="x" label={texts.selectNone} title={texts.selectNone} onClick={() => inbox.setPicking(false)} />
    </div>
  );
}

function Nothing({ isSeller }: { isSeller: boolean }) {
  const { base, view } = useInboxParts();
  if (view.q)
    return (
      <EmptyState
        draw="needle"
        title={texts.noMatches(view.q)}
        action={{ label: texts.clearSearch, href: inboxHref(base, { ...view, q: '' }) }}
      />
    );
  if (view.labelId)
    return (
      <EmptyState draw="needle" title={texts.emptyLabel}>
        {texts.emptyLabelText}
      </EmptyState>
    );
  const explains = view.folder === 'inbox' || view.folder === 'all';
  return (
    <EmptyState draw="needle" title={texts.empty[view.folder]}>
      {explains && (isSeller ? texts.emptySeller : texts.emptyBuyer)}
    </EmptyState>
  );
}

interface Props {
  pages: ReturnType<typeof useConversations>;
  unread: number;
  openId: string;
}

const skeletons = [1, 2, 3, 4, 5, 6];

function Rows({ pages, openId }: Pick<Props, 'pages' | 'openId'>) {
  const { base, view, labels, inbox } = useInboxParts();
  const userId = useSession()?.userId ?? '';
  const now = useNow();
  return (
    <ul aria-label={texts.conversations} className={inbox.isPicking ? 'is-picking' : ''}>
      {inbox.rows.map((conversation) => (
        <ConversationRow
          key={conversation.conversationId}
          conversation={conversation}
          href={inboxHref(base, view, conversation.conversationId)}
          userId={userId}
          now={now}
          labels={labels}
          isOpen={conversation.conversationId === openId}
          isPicked={inbox.picked.includes(conversation.conversationId)}
          draft={conversation.conversationId === openId ? '' : peekDraft(userId, conversation.conversationId)}
          onPick={inbox.pick}
          onFocus={inbox.goTo}
          dragged={(id) => (inbox.picked.includes(id) ? inbox.picked : [id])}
        />
      ))}
      {pages.hasNextPage && (
        <li className="conversations__foot">
          {pages.isFetchNextPageError && <p role="alert">{texts.moreFailed}</p>}
          <DeskButton
            isSmall
            isBusy={pages.isFetchingNextPage}
            onClick={() => !pages.isFetchingNextPage && void pages.fetchNextPage()}
          >
            {texts.loadMore}
          </DeskButton>
        </li>
      )}
    </ul>
  );
}

/** [MSG-11, MSG-15] The list of a folder, of a label or of what was searched, with what is selected in it. */
export function ConversationList({ pages, unread, openId }: Props) {
  const { base, view, labels, inbox } = useInboxParts();
  const title = labels.find(({ labelId }) => labelId === view.labelId)?.name ?? texts.folderNames[view.folder];
  const { data, error, refetch } = pages;
  const content = () => {
    if (data)
      return inbox.rows.length > 0 ? (
        <Rows pages={pages} openId={openId} />
      ) : (
        <div className="conversations__foot">
          <Nothing isSeller={base !== '/messages'} />
        </div>
      );
    if (error)
      return (
        <div className="conversations__foot">
          <FailedState what={texts.theList} problem={error} retry={() => void refetch()} />
        </div>
      );
    return (
      <div role="status" aria-label={texts.theList}>
        {skeletons.map((each) => (
          <Skeleton key={each} height={92} className="conversations__skeleton" />
        ))}
      </div>
    );
  };
  return (
    <section className="conversations" aria-label={texts.conversations} aria-busy={!data}>
      <div className="conversations__head">
        {inbox.picked.length > 0 ? (
          <BulkBar />
        ) : (
          <div className="conversations__title">
            <h2 dir="auto">{title}</h2>
            {unread > 0 && <span className="d-t3 d-small">{texts.unreadCount(unread)}</span>}
            <span className="d-spacer" />
            <DeskButton
              icon="check"
              label={texts.select}
              title={texts.select}
              aria-pressed={inbox.isPicking}
              onClick={() => inbox.setPicking(!inbox.isPicking)}
            />
          </div>
        )}
        <DeskSearch
          label={texts.search}
          placeholder={texts.search}
          value={view.q}
          onSearch={(q) => go(inboxHref(base, { ...view, q }, openId), { replace: true, stay: true })}
        />
        {data && error && (
          <p className="conversations__foot" role="status">
            {texts.olderData}{' '}
            <DeskButton kind="link" onClick={() => void refetch()}>
              {texts.again}
            </DeskButton>
          </p>
        )}
      </div>
      {content()}
    </section>
  );
}
