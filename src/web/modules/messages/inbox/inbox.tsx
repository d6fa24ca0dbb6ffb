import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useCall } from '#web/platform/use-call.ts';
import { go, useQueryParams } from '#web/platform/router/navigation.ts';
import { useKeysOn } from '#web/ui/focus/single-keys.ts';
import { useSession } from '#web/platform/session.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-dialog.tsx';
import { dropDraftsOfOthers } from '../composer/drafts.ts';
import { prefetchThread } from '../conversations/read-thread.ts';
import { useChanges } from '../conversations/use-changes.ts';
import { useConversations } from '../conversations/use-conversations.ts';
import { type InboxKeys, useInboxKeys } from '../keys/use-inbox-keys.ts';
import { startOutbox } from '../outbox/outbox.ts';
import * as texts from '../texts/inbox-texts.ts';
import * as keysTexts from '../texts/keys-texts.ts';
import { ConversationList } from './conversation-list.tsx';
import { destinationsOf } from './conversation-actions.tsx';
import { FoldersPane } from './folders-pane.tsx';
import { type InboxContext, InboxParts } from './inbox-context.ts';
import { OpenedPanes } from './late-panes.tsx';
import { focusRow, type Inbox as InboxState, useInbox } from './use-inbox.ts';
import { type InboxBase, inboxHref, useView } from './use-view.ts';
import '#web/ui/desk/desk-tokens.css';
import '#web/ui/desk/desk.css';
import './inbox.css';

const InboxKeysHelp = lazyDialog(async () => (await import('../keys/keys-help.tsx')).InboxKeysHelp, keysTexts.title);

interface Props {
  base: InboxBase;
  /** Which one is open; empty for none. */
  conversationId: string;
  foot?: string;
}

/** What the conversation in the address is about, where none is there yet. */
function useAbout(): { productId: string } | { orderId: string } | null {
  const query = useQueryParams();
  const orderId = query.get('orderId');
  const productId = query.get('productId');
  if (orderId) return { orderId };
  return productId ? { productId } : null;
}

const focusIn = (selector: string): void => document.querySelector<HTMLElement>(`.inbox ${selector}`)?.focus();

/** What is read for an inbox, and what is done in it. */
function useInboxPage({ base, conversationId }: Props) {
  const view = useView();
  const userId = useSession()?.userId ?? '';
  const pages = useConversations(view);
  const summary = useCall('messages.getInbox', undefined, { staleTime: 15_000 });
  const changes = useChanges();
  const rows = useMemo(() => pages.data?.pages.flatMap(({ items }) => items) ?? [], [pages.data]);
  const inbox = useInbox({ base, view, rows, openId: conversationId, ...changes });
  const [isHelping, setHelping] = useState(false);
  const [labelOpener, setLabelOpener] = useState(0);
  const opened = useCall(
    'messages.getConversation',
    { conversationId },
    { enabled: conversationId !== '', staleTime: 15_000 },
  );
  useEffect(() => {
    dropDraftsOfOthers(userId);
    startOutbox();
  }, [userId]);
  // Back in the list, one stands at the conversation that one comes from.
  const before = useRef('');
  useEffect(() => {
    if (!conversationId && before.current) focusRow(before.current);
    before.current = conversationId;
  }, [conversationId]);
  // The next one is there before it is opened.
  const next = rows[rows.findIndex((each) => each.conversationId === conversationId) + 1]?.conversationId;
  useEffect(() => {
    if (conversationId && next) prefetchThread(next);
  }, [conversationId, next]);
  useInboxKeys(
    keysOf(inbox, {
      reply: () => focusIn('.composer textarea'),
      search: () => focusIn('.conversations input[type="search"]'),
      label: () => setLabelOpener((count) => count + 1),
      help: () => setHelping(true),
      back: () => {
        if (conversationId) go(inboxHref(base, view), { stay: true });
      },
    }),
  );
  const counts = summary.data?.folders ?? [];
  const parts: InboxContext = { base, view, labels: summary.data?.labels ?? [], inbox, ...changes };
  return { parts, pages, counts, opened, isHelping, setHelping, labelOpener };
}

/** [MSG-15, UX-78] The panes of the inbox, side by side where there is room, one at a time on a phone. */
export function Inbox(props: Props) {
  const { base, conversationId, foot } = props;
  const about = useAbout();
  const { parts, pages, counts, opened, isHelping, setHelping, labelOpener } = useInboxPage(props);
  const isOpen = conversationId !== '' || about !== null;
  const context = conversationId ? opened.data?.context : null;
  const unread = counts.find(({ folder }) => folder === parts.view.folder)?.unread ?? 0;
  const panes = context ? 'inbox__panes inbox__panes--card' : 'inbox__panes';
  return (
    <InboxParts value={parts}>
      <div className={`desk inbox ${base === '/messages' ? '' : 'inbox--seller'}`}>
        <PageTitle title={texts.messages} className="visually-hidden" />
        <div className={panes} data-open={isOpen ? 'yes' : 'no'}>
          <FoldersPane counts={counts} onHelp={() => setHelping(true)} {...(foot && { foot })} />
          <ConversationList pages={pages} unread={unread} openId={conversationId} />
          {isOpen ? (
            <Suspense fallback={<div className="inbox__nothing" aria-busy="true" />}>
              <OpenedPanes {...{ conversationId, about, labelOpener }} opened={context ? opened.data : undefined} />
            </Suspense>
          ) : (
            <Nothing />
          )}
        </div>
      </div>
      {isHelping && <InboxKeysHelp onClose={() => setHelping(false)} />}
    </InboxParts>
  );
}

function Nothing() {
  const hasKeys = useKeysOn();
  return (
    <div className="inbox__nothing">
      <b>{texts.pickOne}</b>
      {hasKeys && texts.pickOneText('J, K, Enter')}
    </div>
  );
}

interface Others {
  reply: () => void;
  search: () => void;
  label: () => void;
  help: () => void;
  back: () => void;
}

/** [UX-80] What each key does: for what is selected, or else for where one is. */
function keysOf(inbox: InboxState, { back, ...others }: Others): InboxKeys {
  const { targets, current, picked } = inbox;
  const toSpam = (): void => inbox.move(targets, destinationsOf(targets).includes('spam') ? 'spam' : 'inbox');
  return {
    ...others,
    next: () => inbox.step(1),
    previous: () => inbox.step(-1),
    pick: (isRange) => current !== null && inbox.pick(current, isRange),
    archive: () =>
      targets.length > 0 && inbox.move(targets, destinationsOf(targets).includes('archive') ? 'archive' : 'inbox'),
    trash: () => targets.length > 0 && inbox.move(targets, 'trash'),
    spam: () => targets.length > 0 && toSpam(),
    unread: () => targets.length > 0 && inbox.mark(targets, false),
    undo: inbox.undo,
    escape: () => (picked.length > 0 || inbox.isPicking ? inbox.setPicking(false) : back()),
  };
}
