import { expect, test, vi } from 'vitest';
import { signIn } from '#test/support/markup/markup.ts';
import * as hands from '#test/support/markup/interactions.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import * as time from '#test/support/markup/settle.ts';
import { go } from '#web/platform/router/navigation.ts';
import { answered, changed, inbox } from '#test/support/markup/open-inbox.ts';
import { Inbox } from './inbox.tsx';

test.each<[string, (() => Promise<unknown>) | null]>([
  ['by nothing', null],
  ['not by a press on its head', () => page.press('More')],
  ['by a press in it', () => hands.press(document.querySelector('.thread__scroll') as Element)],
  ['by opening it oneself', () => time.settle(() => go('/messages/c2'))],
])('[MSG-15] what opens in the place of a moved conversation is read %s', async (how, look) => {
  answered.isRead = false;
  await inbox({ conversationId: 'c1' });
  server.answering('messages.changeConversations', () => changed);
  await page.press('Move to trash');
  await page.again(Inbox, { base: '/messages', conversationId: 'c2' });
  await time.settle();
  const read = (): unknown[] => server.sent().filter(([name]) => name === 'messages.markRead');
  const before = read();
  await look?.();
  expect([before, read()]).toEqual([
    [],
    !look || how.startsWith('not') ? [] : [['messages.markRead', { conversationId: 'c2', upTo: 1 }]],
  ]);
});

test('[MSG-12] what is looked for stands in the address, beside the folder and the conversation', async () => {
  await inbox({ at: '/messages?folder=spam' });
  await page.type('Search messages', 'jug');
  await page.until(() => page.address().includes('q='));
  expect([page.address(), server.requestsSent()]).toEqual([
    '/messages?folder=spam&q=jug',
    [['messages.listConversations', { folder: 'spam', limit: 30, q: 'jug' }]],
  ]);
});

test('[UX-77, ACC-01] what one could take back is not left to the person who signs in next', async () => {
  await inbox();
  server.answering('messages.changeConversations', () => changed);
  await page.press('Select: Rio Clay');
  await page.press('Archive', 1);
  expect(server.said()).toEqual(['success: 1 conversation archived. [Undo]']);
  server.sent();
  signIn({ userId: 'bo' });
  await time.settle();
  expect(server.said()).toEqual([]);
  await page.hit('z');
  expect(server.sent()).toEqual([]);
});

test('[UX-80, UX-05] back to the list, or on to the next as one goes away, nothing scrolls', async () => {
  const scrolled: unknown[] = [];
  vi.stubGlobal('scrollTo', (...to: unknown[]) => void scrolled.push(to));
  await inbox({ conversationId: 'c2' });
  server.answering('messages.changeConversations', () => changed);
  scrolled.length = 0;
  await page.hit('e');
  const next = page.address();
  await page.hit('Escape');
  expect([next, page.address(), scrolled]).toEqual(['/messages/c3', '/messages', []]);
});

test('[MSG-15, UX-78] on a phone whoever moves the open conversation away comes back to the list', async () => {
  await time.inWindow(400);
  await inbox({ conversationId: 'c1' });
  server.answering('messages.changeConversations', () => changed);
  await page.press('Move to trash');
  const location = page.address();
  await time.inWindow(1440);
  expect(location).toBe('/messages');
});

test('[UX-77] the last act alone can be taken back: what was said of the one before goes', async () => {
  await inbox();
  const undone: string[] = [];
  let count = 0;
  server.answering('messages.changeConversations', ({ ids: [id = ''] }) => {
    count += 1;
    return { undoId: `u${count}`, items: [{ id, done: true, problem: '' }] };
  });
  server.answering('messages.undoChange', ({ undoId }) => {
    undone.push(undoId);
    return { items: [] };
  });
  await page.press('Select: Rio Clay');
  await page.press('Archive', 1);
  await page.press('Select: Ana Wood');
  await page.press('Move to trash');
  const last = server.said();
  await server.pressSaid();
  await page.hit('z');
  expect([last, undone]).toEqual([['success: 1 conversation moved to trash. [Undo]'], ['u2']]);
});
