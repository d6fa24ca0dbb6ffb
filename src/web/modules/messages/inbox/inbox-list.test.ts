import { expect, test } from 'vitest';
import { shownConversation } from '#test/builders/shown-conversation.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import { saveDraft } from '../composer/drafts.ts';
import { answered, changed, inbox, listed, three } from '#test/support/markup/open-inbox.ts';

test('[MSG-11, MSG-12] folders with what is unread, labels with what they hold', async () => {
  answered.rows = [
    shownConversation({ unreadCount: 2, labels: ['l1'] }),
    shownConversation({ conversationId: 'c2', lastMessageSenderId: 'ida', orderNumber: 'AM-1' }),
    shownConversation({ conversationId: 'c3', isLastSpam: true }),
    shownConversation({
      conversationId: 'c4',
      isSystemMessage: true,
      with: { userId: null, name: '', shopSlug: null, portrait: null },
    }),
    shownConversation({ conversationId: 'c5', with: { userId: null, name: '', shopSlug: null, portrait: null } }),
    shownConversation({ conversationId: 'c6', match: { number: 1, excerpt: 'found words' } }),
    shownConversation({ conversationId: 'c7' }),
  ];
  saveDraft('ida', 'c7', { text: 'Half a', pictures: [] });
  await inbox();
  expect(page.lines()).toEqual(
    expect.arrayContaining([
      '[Inbox1,002 → /messages (here)]',
      '[Unread3 → /messages?folder=unread]',
      '[Spam9 → /messages?folder=spam]',
      '[Gifts1,234 → /messages?label=l1]',
      '1,002 unread[Select: ]',
      'Blue it is.',
      '2 unread messages',
      'Jug · order AM-1',
      'You: Blue it is.',
      'This looks like spam',
      'Artisan Market11:00',
      'Account closed11:00',
      'found words',
      'Half a',
    ]),
  );
});

test('[MSG-12, UX-82] what is read stays in the list of unread ones while one looks at it', async () => {
  answered.rows = three().map((row) => ({ ...row, unreadCount: 1 }));
  saveDraft('ida', 'c1', { text: 'Half a', pictures: [] });
  saveDraft('ida', 'c2', { text: 'Half b', pictures: [] });
  await inbox({ at: '/messages/c1?folder=unread', conversationId: 'c1' });
  server.answering('messages.changeConversations', () => changed);
  const drafts = page.lines().filter((line) => line.includes('Half'));
  await page.press('Select: Ana Wood');
  await page.press('Mark read');
  const marked = listed();
  await page.press('Select: Ana Wood');
  await page.press('Archive', 1);
  expect([drafts, marked, listed()]).toEqual([
    ['Half b', '‹Half a›'],
    ['conversation-c1', 'conversation-c2', 'conversation-c3'],
    ['conversation-c1', 'conversation-c3'],
  ]);
});
