import { beforeEach, expect, test, vi } from 'vitest';
import { shownConversation, shownLabel, shownMessage } from '#test/builders/shown-conversation.ts';
import { forgetAnswers, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import * as time from '#test/support/markup/settle.ts';
import type { Conversation, FolderCount, Label } from '#domain/messages/model.ts';
import { saveDraft } from '../composer/drafts.ts';
import { Inbox } from './inbox.tsx';

let rows: Conversation[] = [];
let labels: Label[] = [];
const folders: FolderCount[] = [
  { folder: 'inbox', count: 1003, unread: 1002 },
  { folder: 'unread', count: 2, unread: 3 },
  { folder: 'sent', count: 7, unread: 4 },
  { folder: 'archived', count: 8, unread: 5 },
  { folder: 'spam', count: 9, unread: 6 },
  { folder: 'trash', count: 10, unread: 7 },
  { folder: 'all', count: 1100, unread: 8 },
];
const three = (): Conversation[] =>
  ['Rio Clay', 'Ana Wood', 'Bo Glass'].map((name, index) =>
    shownConversation({
      ...{ conversationId: `c${index + 1}`, lastMessage: `Words of ${name}` },
      with: { userId: `u${index + 1}`, name, shopSlug: null, portrait: null },
    }),
  );

beforeEach(() => {
  forgetAnswers();
  localStorage.clear();
  signIn({});
  rows = three();
  labels = [shownLabel('l1', 'Gifts', { messageCount: 1234 })];
});

interface Where {
  at?: string;
  conversationId?: string;
  base?: '/messages' | '/seller-dashboard/messages';
}
/** An inbox whose list is read once: what is read anew afterwards does not come. */
async function inbox({ at, conversationId = '', base = '/messages' }: Where = {}): Promise<void> {
  await page.close();
  server.forget();
  forgetAnswers();
  let isRead = false;
  server.answering('messages.listConversations', () => {
    if (isRead) return new Promise(() => undefined);
    isRead = true;
    return partly({ items: rows, olderCursor: null, nextCursor: null });
  });
  server.answering('messages.getInbox', () => partly({ folders, labels }));
  server.answering('messages.getConversation', ({ conversationId: id }) => {
    const conversation = rows.find((each) => each.conversationId === id) ?? shownConversation();
    return partly({ conversation, context: null, isBlocked: false, refusal: null, wait: null });
  });
  server.answering('messages.listMessages', () =>
    partly({ items: [shownMessage(1)], hasOlder: false, hasNewer: false }),
  );
  await page.show(Inbox, { base, conversationId }, at ?? (conversationId ? `${base}/${conversationId}` : base));
  server.sent();
  server.asked();
  server.readAnew();
}
/** Which conversations stand in the list. */
const listed = (): string[] =>
  [...document.querySelectorAll('.conversation-row')].map(
    (row) =>
      `${row.id || row.querySelector('a')?.id}${row.querySelector<HTMLInputElement>('input')?.checked ? ' picked' : ''}`,
  );
/** What stands below the field of words. */
const body = (): string[] => {
  const all = page.lines();
  return all.slice(all.findIndex((line) => line.includes('Search messages')) + 1, -1);
};
const changed = { undoId: 'u1', items: [{ id: 'c1', done: true, problem: '' }] };

test('[MSG-11, MSG-12] folders with what is unread, labels with what they hold, and the list of the one that is open', async () => {
  rows = [
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
  expect(page.lines()).toEqual([
    'Messages',
    '[New message]',
    '[Inbox1,002 → /messages (here)]',
    '[Unread3 → /messages?folder=unread]',
    '[Sent → /messages?folder=sent]',
    '[Archive → /messages?folder=archived]',
    '[Spam9 → /messages?folder=spam]',
    '[Trash → /messages?folder=trash]',
    '[All1,100 → /messages?folder=all]',
    'Labels',
    '[New label: ]',
    '[Gifts1,234 → /messages?label=l1]',
    '[Change the label Gifts: ]',
    '[Keys',
    '?',
    ']',
    'Inbox',
    '1,002 unread[Select: ]',
    '‹search Search messages›',
    '[RC',
    'Rio Clay11:00',
    'Jug',
    'Blue it is.',
    '2 unread messages',
    'Gifts',
    '→ /messages/c1]‹checkbox Select: Rio Clay›',
    '[RC',
    'Rio Clay11:00',
    'Jug · order AM-1',
    'You: Blue it is.',
    '→ /messages/c2]‹checkbox Select: Rio Clay›',
    '[RC',
    'Rio Clay11:00',
    'Jug',
    'This looks like spam',
    '→ /messages/c3]‹checkbox Select: Rio Clay›',
    '[AM',
    'Artisan Market11:00',
    'Jug',
    'Blue it is.',
    '→ /messages/c4]‹checkbox Select: Artisan Market›',
    '[AC',
    'Account closed11:00',
    'Jug',
    'Blue it is.',
    '→ /messages/c5]‹checkbox Select: Account closed›',
    '[RC',
    'Rio Clay11:00',
    'Jug',
    'found words',
    '→ /messages/c6]‹checkbox Select: Rio Clay›',
    '[RC',
    'Rio Clay11:00',
    'Jug',
    'Draft:',
    'Half a',
    '→ /messages/c7]‹checkbox Select: Rio Clay›',
    'Pick a conversationOr move with J, K, Enter.',
  ]);
});

test('[UX-83] one’s own words are read in the list, whatever they look like', async () => {
  rows = [shownConversation({ isLastSpam: true, lastMessageSenderId: 'ida' })];
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
  rows = [waiting(11), waiting(12), waiting(47), waiting(48), waiting(72), waiting(99, { status: 'closed' })];
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
  rows = [];
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

test('[MSG-11] a list that cannot be read says so and can be tried again; one that stands stays as it is', async () => {
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

test('[MSG-15, UX-77] what is archived leaves the list at once, one goes on with the next, and it can be taken back', async () => {
  await inbox();
  server.answering('messages.changeConversations', () => changed);
  server.answering('messages.undoChange', () => ({ items: [{ id: 'c1', done: true, problem: '' }] }));
  await page.press('Select: Rio Clay');
  expect([listed(), page.lines().slice(14, 24)]).toEqual([
    ['conversation-c1 picked', 'conversation-c2', 'conversation-c3'],
    [
      '?',
      ']',
      '‹checkbox Select all that are here›status: 1 selected[Archive: ]',
      '[Move to spam: ]',
      '[Move to trash: ]',
      '[Label: ]',
      '[Mark unread: ]',
      '[Mark read: ]',
      '[Select none: ]',
      '‹search Search messages›',
    ],
  ]);
  await page.press('Archive', 1);
  await time.settle();
  expect([listed(), server.sent(), server.readAnew(), server.said(), page.focused()]).toEqual([
    ['conversation-c2', 'conversation-c3'],
    [
      [
        'messages.changeConversations',
        {
          change: {
            isArchived: true,
          },
          ids: ['c1'],
        },
      ],
    ],
    ['messages.getConversation', 'messages.getInbox', 'messages.listConversations'],
    ['success: 1 conversation archived. [Undo]'],
    'AWAna Wood11:00JugWords of Ana Wood',
  ]);
  await server.pressSaid();
  expect([server.sent(), server.readAnew(), server.said()]).toEqual([
    [
      [
        'messages.undoChange',
        {
          undoId: 'u1',
        },
      ],
    ],
    ['messages.getConversation', 'messages.getInbox', 'messages.listConversations'],
    ['info: Back where it was.'],
  ]);
  await page.hit('z');
  expect([server.sent(), server.said()]).toEqual([[], ['info: Back where it was.']]);
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

test('[MSG-11, MSG-12] a label is of all folders; what was found by words stays in the list whatever becomes of it', async () => {
  server.answering('messages.listConversations', () => partly({ items: rows, olderCursor: null, nextCursor: null }));
  await page.show(Inbox, { base: '/messages', conversationId: '' }, '/messages?label=l1');
  expect(server.asked().find(([name]) => name === 'messages.listConversations')?.[1]).toMatchObject({
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
    [
      [
        'messages.changeConversations',
        {
          change: {
            isRead: false,
          },
          ids: ['c2', 'c3'],
        },
      ],
    ],
    ['conversation-c1', 'conversation-c2', 'conversation-c3'],
    [],
  ]);
  await page.press('Select: Ana Wood');
  await page.press('Mark read');
  expect([server.sent(), listed(), server.said()]).toEqual([
    [
      [
        'messages.changeConversations',
        {
          change: {
            isRead: true,
          },
          ids: ['c2'],
        },
      ],
    ],
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

test('[UX-79] a label goes on, and off where all of them have it', async () => {
  rows = three().map((each, at) => ({ ...each, labels: at === 0 ? ['l1'] : [] }));
  await inbox();
  server.answering('messages.changeConversations', () => changed);
  await page.press('Select: Rio Clay');
  await page.press('Select: Ana Wood');
  await page.press('Label');
  await page.press('Gifts');
  expect([server.sent(), server.said(), listed()]).toEqual([
    [
      [
        'messages.changeConversations',
        {
          change: {
            addLabels: ['l1'],
          },
          ids: ['c1', 'c2'],
        },
      ],
    ],
    ['success: 2 conversations labelled Gifts. [Undo]'],
    ['conversation-c1', 'conversation-c2', 'conversation-c3'],
  ]);
  await page.press('Select: Rio Clay');
  await page.press('Select: Ana Wood');
  await page.press('Label');
  await page.press('Gifts');
  expect([server.sent(), server.said()]).toEqual([
    [
      [
        'messages.changeConversations',
        {
          change: {
            removeLabels: ['l1'],
          },
          ids: ['c1', 'c2'],
        },
      ],
    ],
    ['success: 2 conversations labelled Gifts. [Undo]'],
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
      [
        'messages.changeConversations',
        {
          change: {
            isRead: false,
          },
          ids: ['c3'],
        },
      ],
      [
        'messages.changeConversations',
        {
          change: {
            folder: 'trash',
          },
          ids: ['c3'],
        },
      ],
    ],
    ['conversation-c1', 'conversation-c2'],
    'conversation-c2',
  ]);
  await page.hit('!');
  expect([server.sent(), listed()]).toEqual([
    [
      [
        'messages.changeConversations',
        {
          change: {
            folder: 'spam',
          },
          ids: ['c2'],
        },
      ],
    ],
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
    [
      [
        'messages.changeConversations',
        {
          change: {
            isArchived: true,
          },
          ids: ['c1'],
        },
      ],
    ],
    [],
  ]);
  await page.hit('?');
  await page.until(() => page.isThere('Close'));
  expect(page.lines(document.querySelector('dialog') ?? undefined)).toEqual([
    'Keys of the inbox',
    'They are for what is selected, or else for the conversation that you are at.',
    'J',
    '| Next conversation',
    'K',
    '| One back',
    'Enter',
    '| Open',
    'X',
    '| Select',
    'E',
    '| Archive',
    '#',
    '| Move to trash',
    '!',
    'S',
    '| Move to spam, or out of it',
    'U',
    '| Mark unread',
    'L',
    '| Label',
    'R',
    '| Reply',
    'Z',
    '| Undo',
    '/',
    '| Search',
    'Esc',
    '| Back to the list, or select none',
    '?',
    '| These keys',
    '‹checkbox on›Use single keysTurn it off where you dictate, or where a screen reader has keys of its own.',
    '[Close]',
  ]);
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

test('[MSG-12] what is looked for stands in the address, beside the folder and the conversation', async () => {
  await inbox({ at: '/messages?folder=spam' });
  await page.type('Search messages', 'jug');
  await page.until(() => page.address().includes('q='));
  expect([page.address(), server.asked()]).toEqual([
    '/messages?folder=spam&q=jug',
    [
      [
        'messages.listConversations',
        {
          folder: 'spam',
          limit: 30,
          q: 'jug',
        },
      ],
    ],
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

test('[UX-80, UX-05] back to the list, or on to the next as one goes away, nothing scrolls: the panes stay where they are', async () => {
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

test('[MSG-12, UX-82] what is read stays in the list of unread ones while one looks at it; a draft is told of where one is not', async () => {
  rows = three().map((row) => ({ ...row, unreadCount: 1 }));
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

test('[MSG-15, UX-78] on a phone whoever moves the open conversation away comes back to the list', async () => {
  await time.inWindow(400);
  await inbox({ conversationId: 'c1' });
  server.answering('messages.changeConversations', () => changed);
  await page.press('Move to trash');
  const place = page.address();
  await time.inWindow(1440);
  expect(place).toBe('/messages');
});

test('[UX-77] the last act alone can be taken back: what was said of the one before goes, and comes back with no act of its own', async () => {
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
