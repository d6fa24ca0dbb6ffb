import { expect, test } from 'vitest';
import { shownConversation } from '#test/builders/shown-conversation.ts';
import { forgetAnswers } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import * as time from '#test/support/markup/settle.ts';
import type { Conversation } from '#domain/messages/model.ts';
import { answered, changed, inbox, listed, type Where } from '#test/support/markup/open-inbox.ts';
import { Inbox } from './inbox.tsx';

/** What stands below the field of words. */
const body = (): string[] => {
  const all = page.lines();
  return all.slice(all.findIndex((line) => line.includes('Search messages')) + 1, -1);
};

test('[UX-83] one’s own words are read in the list, whatever they look like', async () => {
  answered.rows = [shownConversation({ isLastSpam: true, lastMessageSenderId: 'ida' })];
  await inbox();
  expect(body()).toContain('You: Blue it is.');
});

test('[MSG-15] makers see since when a buyer waits, and how fast they answer', async () => {
  const waiting = (hours: number, changes: Partial<Conversation> = {}): Conversation =>
    shownConversation({
      ...{ conversationId: `c${hours}`, role: 'seller' },
      lastMessageTime: new Date(Date.now() - hours * 3_600_000).toISOString(),
      ...changes,
    });
  answered.rows = [waiting(11), waiting(12), waiting(47), waiting(48), waiting(72), waiting(99, { status: 'closed' })];
  await inbox({ base: '/seller-dashboard/messages' });
  expect(body().filter((line) => /Waiting|Rio/.test(line))).toEqual([
    'Rio Clay01:00',
    '→ /seller-dashboard/messages/c11]‹checkbox Select: Rio Clay›',
    'Rio Clay00:00',
    'Waiting 12 h',
    '→ /seller-dashboard/messages/c12]‹checkbox Select: Rio Clay›',
    'Rio ClayTue 13:00',
    'Waiting 47 h',
    '→ /seller-dashboard/messages/c47]‹checkbox Select: Rio Clay›',
    'Rio ClayTue 12:00',
    'Waiting 2 days',
    '→ /seller-dashboard/messages/c48]‹checkbox Select: Rio Clay›',
    'Rio ClayMon 12:00',
    'Waiting 3 days',
    '→ /seller-dashboard/messages/c72]‹checkbox Select: Rio Clay›',
    'Rio ClaySun 09:00',
    '→ /seller-dashboard/messages/c99]‹checkbox Select: Rio Clay›',
  ]);
});

test('[MSG-12] nothing in a folder, in a label, of a search: each says what that means', async () => {
  answered.rows = [];
  const none = async (at: string, base: Where['base'] = '/messages'): Promise<string[]> => {
    await inbox({ at, base });
    return body();
  };
  const each: [string, Where['base']?][] = [
    ['/messages'],
    ['/messages?folder=unread'],
    ['/messages?folder=all'],
    ['/messages?folder=nonsense'],
    ['/messages?label=l1'],
    ['/messages?q=jug&folder=spam'],
    ['/seller-dashboard/messages', '/seller-dashboard/messages'],
  ];
  const said: string[][] = [];
  for (const [at, base] of each) said.push(await none(at, base));
  expect(said).toEqual([
    ['Nothing waits for you', 'Ask a maker about a piece: the way to write stands on its page and on your orders.'],
    ['All is read'],
    ['No conversations yet', 'Ask a maker about a piece: the way to write stands on its page and on your orders.'],
    ['Nothing waits for you', 'Ask a maker about a piece: the way to write stands on its page and on your orders.'],
    ['No conversation has this label', 'Drag conversations here, or take Label from the menu of a conversation.'],
    ['Nothing found for “jug”', '[Clear the search → /messages?folder=spam]'],
    ['Nothing waits for you', 'What buyers ask about your pieces and their orders arrives here.'],
  ]);
});

test('[MSG-11] a list that cannot be read says so and can be tried again', async () => {
  await inbox();
  server.refusing('messages.listConversations', 503);
  await page.close();
  forgetAnswers();
  await page.show(Inbox, { base: '/messages', conversationId: '' }, '/messages');
  expect(body()).toEqual([
    'alert:',
    'The conversations could not be loaded',
    'Not now. Nothing of yours is lost.',
    '[Try again]',
  ]);
});

test('[MSG-15, UX-77] where several leave at once one goes on with the next that stays', async () => {
  await inbox();
  server.answering('messages.changeConversations', () => changed);
  await page.press('Select: Rio Clay');
  await page.press('Select: Ana Wood');
  await page.press('Archive', 1);
  await time.settle();
  expect([listed(), page.focused()]).toEqual([['conversation-c3'], 'BGBo Glass11:00JugWords of Bo Glass']);
});

test('[MSG-11, MSG-12] what a search found stays in the list', async () => {
  server.answering('messages.listConversations', () =>
    partly({ items: answered.rows, olderCursor: null, nextCursor: null }),
  );
  await page.show(Inbox, { base: '/messages', conversationId: '' }, '/messages?label=l1');
  expect(server.requestsSent().find(([name]) => name === 'messages.listConversations')?.[1]).toMatchObject({
    folder: 'all',
    labelId: 'l1',
  });
  await inbox({ at: '/messages?q=words' });
  server.answering('messages.changeConversations', () => changed);
  await page.press('Select: Rio Clay');
  await page.press('Move to trash');
  expect([server.sent().length, listed()]).toEqual([1, ['conversation-c1', 'conversation-c2', 'conversation-c3']]);
});

test('[UX-77] what was not done is said: at all, of some, and when it is taken back', async () => {
  await inbox();
  server.answering('messages.changeConversations', () => ({
    undoId: null,
    items: [
      { id: 'c1', done: true, problem: '' },
      { id: 'c2', done: false, problem: 'It is gone.' },
    ],
  }));
  await page.press('Select: Rio Clay');
  await page.press('Archive', 1);
  expect(server.said()).toEqual(['error: It is gone.']);
  await inbox();
  server.refusing('messages.changeConversations', 503, 'Not now.');
  await page.press('Select: Rio Clay');
  await page.press('Archive', 1);
  expect([server.said(), server.readAnew()]).toEqual([
    ['error: Not now.'],
    ['messages.getConversation', 'messages.getInbox', 'messages.listConversations'],
  ]);
  await inbox();
  server.answering('messages.changeConversations', () => changed);
  server.answering('messages.undoChange', () => ({ items: [{ id: 'c1', done: false, problem: 'Changed since.' }] }));
  await page.press('Select: Rio Clay');
  await page.press('Archive', 1);
  await server.pressSaid();
  expect(server.said()).toEqual(['warning: Changed since.']);
});

test('[UX-79] all that stand there are selected and let go; acts are for them together', async () => {
  await inbox();
  server.answering('messages.changeConversations', () => changed);
  await page.press('Select');
  const bare = [listed(), page.called('Select').getAttribute('aria-pressed')];
  await page.press('Select: Ana Wood');
  await page.press('Select all that are here');
  const all = listed();
  await page.press('Select all that are here');
  expect([bare, all, listed()]).toEqual([
    [['conversation-c1', 'conversation-c2', 'conversation-c3'], 'true'],
    ['conversation-c1 picked', 'conversation-c2 picked', 'conversation-c3 picked'],
    ['conversation-c1', 'conversation-c2', 'conversation-c3'],
  ]);
  await page.press('Select: Ana Wood');
  await page.press('Select: Bo Glass');
  await page.press('Mark unread');
  expect([server.sent(), listed(), server.said()]).toEqual([
    [['messages.changeConversations', { change: { isRead: false }, ids: ['c2', 'c3'] }]],
    ['conversation-c1', 'conversation-c2', 'conversation-c3'],
    [],
  ]);
  await page.press('Select: Ana Wood');
  await page.press('Mark read');
  expect([server.sent(), listed(), server.said()]).toEqual([
    [['messages.changeConversations', { change: { isRead: true }, ids: ['c2'] }]],
    ['conversation-c1', 'conversation-c2', 'conversation-c3'],
    [],
  ]);
  await page.press('Select: Ana Wood');
  await page.press('Select none');
  expect([listed(), page.isThere('Select none')]).toEqual([
    ['conversation-c1', 'conversation-c2', 'conversation-c3'],
    false,
  ]);
});

test('[UX-80] keys: from row to row, select, archive, trash, spam, unread, search, help', async () => {
  await inbox();
  server.answering('messages.changeConversations', () => changed);
  const places: string[] = [];
  for (const key of ['j', 'j', 'j', 'j', 'k']) {
    await page.hit(key);
    places.push(document.activeElement?.id ?? '');
  }
  expect(places).toEqual([
    'conversation-c1',
    'conversation-c2',
    'conversation-c3',
    'conversation-c3',
    'conversation-c2',
  ]);
  await page.hit('x');
  await page.hit('j');
  await page.hit('Shift+X');
  expect(listed()).toEqual(['conversation-c1', 'conversation-c2 picked', 'conversation-c3 picked']);
  await page.hit('Escape');
  expect(listed()).toEqual(['conversation-c1', 'conversation-c2', 'conversation-c3']);
  await page.hit('u');
  await page.hit('#');
  await time.settle();
  expect([server.sent(), listed(), document.activeElement?.id]).toEqual([
    [
      ['messages.changeConversations', { change: { isRead: false }, ids: ['c3'] }],
      ['messages.changeConversations', { change: { folder: 'trash' }, ids: ['c3'] }],
    ],
    ['conversation-c1', 'conversation-c2'],
    'conversation-c2',
  ]);
  await page.hit('!');
  expect([server.sent(), listed()]).toEqual([
    [['messages.changeConversations', { change: { folder: 'spam' }, ids: ['c2'] }]],
    ['conversation-c1'],
  ]);
  await page.hit('Control+e');
  await page.hit('e', { repeat: true });
  expect(server.sent()).toEqual([]);
  await page.hit('/');
  expect(page.focused()).toBe('Search messages');
  await page.hit('e');
  expect(server.sent()).toEqual([]);
  await page.leave();
  await page.hit('e');
  expect([server.sent(), listed()]).toEqual([
    [['messages.changeConversations', { change: { isArchived: true }, ids: ['c1'] }]],
    [],
  ]);
  await page.hit('?');
  await page.until(() => page.isThere('Close'));
  expect(page.lines(document.querySelector('dialog') ?? undefined)).toEqual(
    expect.arrayContaining([
      'Keys of the inbox',
      '| Archive',
      '‹checkbox on›Use single keysTurn it off where you dictate, or where a screen reader has keys of its own.',
    ]),
  );
  await page.press('Close');
  expect(document.querySelector('dialog')).toBeNull();
});

test('[MSG-15] an open conversation that is moved gives its place to the next one of the list', async () => {
  await inbox({ conversationId: 'c1', at: '/messages/c1?folder=inbox' });
  server.answering('messages.changeConversations', () => changed);
  await page.press('Move to trash');
  expect([page.address(), listed()]).toEqual(['/messages/c2', ['conversation-c2', 'conversation-c3']]);
  await inbox({ conversationId: 'c3' });
  server.answering('messages.changeConversations', () => changed);
  await page.press('Move to trash');
  expect([page.address(), listed()]).toEqual(['/messages/c2', ['conversation-c1', 'conversation-c2']]);
  await page.hit('Escape');
  expect(page.address()).toBe('/messages');
});
