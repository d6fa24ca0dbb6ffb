import { beforeEach } from 'vitest';
import { shownConversation, shownLabel, shownMessage } from '#test/builders/shown-conversation.ts';
import { forgetAnswers, signIn } from './markup.ts';
import { partly } from './partly.ts';
import * as page from './mounted.ts';
import * as server from './shop.ts';
import type { Conversation, FolderCount, Label } from '#domain/messages/model.ts';
import { Inbox } from '#web/modules/messages/inbox/inbox.tsx';

/** What the shop answers with; each test begins with three conversations and a label. */
export const answered = { rows: [] as Conversation[], labels: [] as Label[], isRead: true };
const folders: FolderCount[] = [
  { folder: 'inbox', count: 1003, unread: 1002 },
  { folder: 'unread', count: 2, unread: 3 },
  { folder: 'sent', count: 7, unread: 4 },
  { folder: 'archived', count: 8, unread: 5 },
  { folder: 'spam', count: 9, unread: 6 },
  { folder: 'trash', count: 10, unread: 7 },
  { folder: 'all', count: 1100, unread: 8 },
];
export const three = (): Conversation[] =>
  ['Rio Clay', 'Ana Wood', 'Bo Glass'].map((name, index) =>
    shownConversation({
      ...{ conversationId: `c${index + 1}`, lastMessage: `Words of ${name}` },
      with: { userId: `u${index + 1}`, name, shopSlug: null, portrait: null },
    }),
  );
export interface Where {
  at?: string;
  conversationId?: string;
  base?: '/messages' | '/seller-dashboard/messages';
}
/** An inbox whose list is read once: what is read anew afterwards does not come. */
export async function inbox({ at, conversationId = '', base = '/messages' }: Where = {}): Promise<void> {
  await page.close();
  server.forget();
  forgetAnswers();
  let isAnswered = false;
  server.answering('messages.listConversations', () => {
    if (isAnswered) return new Promise(() => undefined);
    isAnswered = true;
    return partly({ items: answered.rows, olderCursor: null, nextCursor: null });
  });
  server.answering('messages.getInbox', () => partly({ folders, labels: answered.labels }));
  server.answering('messages.getConversation', ({ conversationId: id }) => {
    const conversation = answered.rows.find((each) => each.conversationId === id) ?? shownConversation();
    return partly({ conversation, context: null, isBlocked: false, refusal: null, wait: null });
  });
  server.answering('messages.listMessages', () =>
    partly({ items: [shownMessage(1, { isRead: answered.isRead })], hasOlder: false, hasNewer: false }),
  );
  await page.show(Inbox, { base, conversationId }, at ?? (conversationId ? `${base}/${conversationId}` : base));
  server.sent();
  server.requestsSent();
  server.readAnew();
}
/** Which conversations stand in the list. */
export const listed = (): string[] =>
  [...document.querySelectorAll('.conversation-row')].map(
    (row) =>
      `${row.id || row.querySelector('a')?.id}${row.querySelector<HTMLInputElement>('input')?.checked ? ' picked' : ''}`,
  );
export const changed = { undoId: 'u1', items: [{ id: 'c1', done: true, problem: '' }] };
beforeEach(() => {
  forgetAnswers();
  localStorage.clear();
  signIn({});
  const labels = [shownLabel('l1', 'Gifts', { messageCount: 1234 })];
  Object.assign(answered, { rows: three(), labels, isRead: true });
});
