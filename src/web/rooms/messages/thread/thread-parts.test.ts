import { createElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { shownConversation, shownLabel, shownMessage } from '#test/builders/shown-conversation.ts';
import { forgetAnswers, NOON, shown, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import { setOnline, window } from '#test/support/markup/browser.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import * as time from '#test/support/markup/settle.ts';
import { TYPING_SHOWN_MS } from '#domain/messages/limits.ts';
import type { ConversationContext, Message } from '#domain/messages/model.ts';
import type { Hindrance, Unsent } from '../outbox/outbox-state.ts';
import { queryClient } from '#web/platform/query-client.ts';
import { readDraft } from '../composer/drafts.ts';
import { threadQuery } from '../conversations/read-thread.ts';
import { noteTyping, useIsTyping } from '../conversations/typing.ts';
import { Inbox } from '../inbox/inbox.tsx';
import { AboutCard, AboutLine } from './about-card.tsx';
import { MessageBubble, MessagePictures } from './message-bubble.tsx';
import { MessageList } from './message-list.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { SpamFold } from './spam-fold.tsx';
import { UnsentBubble } from './unsent-bubble.tsx';
import { useThreadScroll } from './use-thread-scroll.ts';

beforeEach(() => {
  forgetAnswers();
  localStorage.clear();
  signIn({});
  setOnline(true);
});
const at = (minutes: number): string => new Date(NOON.getTime() + minutes * 60_000).toISOString();

test('[MSG-02] a message: by whom, whether it was seen, links of others that look like spam are dead, what was erased', () => {
  const bubble = (changes: Partial<Message>, hasStatus = true): string[] =>
    shown(MessageBubble, { message: shownMessage(1, changes), name: 'Rio', hasStatus });
  expect([
    bubble({ content: 'See https://example.com/a now' }),
    bubble({ content: 'See https://example.com/a now', isSpam: true }),
    bubble({ content: 'See https://example.com/a now', isSpam: true, isOwn: true }),
    bubble({ isOwn: true, isRead: false }),
    bubble({ isOwn: true }, false),
    bubble({ isErased: true, content: '' }),
    bubble({ content: '' }),
    bubble({ type: 'system', content: 'Welcome.' }),
  ]).toEqual([
    ['See [https://example.com/a → https://example.com/a] now', 'Rio', ', 11:00'],
    ['See https://example.com/a now', 'Rio', ', 11:00'],
    ['See [https://example.com/a → https://example.com/a] now', 'You', ', 11:00 · Seen'],
    ['Words 1', 'You', ', 11:00'],
    ['Words 1'],
    ['What stood here was deleted with the account of its writer.', 'Rio', ', 11:00'],
    ['Rio', ', 11:00'],
    ['Welcome.', 'Rio', ', 11:00'],
  ]);
});

test('[UX-82] each picture of a message opens itself', async () => {
  const pictures = ['a', 'b'].map((digit) => ({
    ...{
      id: `${digit.repeat(8)}-1111-7111-8111-111111111111-private-tp65u0-${'o'.repeat(32)}`,
      width: 640,
      height: 480,
    },
    ...{ colour: '#8a5a2b', alt: '', focusX: 0.5, focusY: 0.5 },
  }));
  let gone = 0;
  await page.open(MessagePictures, { pictures, from: 'Rio', onGone: () => void (gone += 1) });
  // As a browser says it: to the picture, and to nothing around it.
  await time.settle(() => document.querySelector('.message-bubble__pictures img')?.dispatchEvent(new Event('error')));
  expect(gone).toBe(1);
  await page.press(/2/);
  await page.until(() => document.querySelector('dialog') !== null);
  expect(page.lines()).toContain('status: 2 of 2, Picture from Rio[Picture before: ]');
});

test('[MSG-15] the other one types as long as it is heard of, and some seconds more', async () => {
  time.holdTimers();
  await page.open(() => createElement('p', null, useIsTyping('c1') ? 'types' : 'nothing'), {});
  const each: string[][] = [];
  for (const after of [TYPING_SHOWN_MS - 1000, TYPING_SHOWN_MS - 1000]) {
    await time.settle(() => noteTyping('c1'));
    await time.passTime(after);
    each.push(page.lines());
  }
  await time.passTime(1000);
  expect([each, page.lines()]).toEqual([[['types'], ['types']], ['nothing']]);
  time.releaseTimers();
});

test('[UX-84] days, the line above what is new, who wrote together, and what is not sent yet', async () => {
  const items = [
    shownMessage(1, { timestamp: at(-60 * 24 * 40) }),
    shownMessage(2, { timestamp: at(-60 * 24) }),
    shownMessage(3, { timestamp: at(-60 * 24 + 4), isOwn: true, isRead: true }),
    shownMessage(4, { timestamp: at(-60 * 24 + 6), isOwn: true, isRead: true }),
    shownMessage(5, { timestamp: at(-60 * 24 + 11), isOwn: true, isRead: true }),
    shownMessage(6, { timestamp: at(-10), isRead: false }),
    shownMessage(7, { timestamp: at(-9), isRead: false, isSpam: true, spamSigns: ['free', 'unknown'] }),
    shownMessage(8, { timestamp: at(-8), isOwn: true, metadata: { orderId: null, attachments: [], clientId: 'sent' } }),
  ];
  const unsent = (clientId: string): Unsent => ({
    ...{ clientId, conversationId: 'c1', content: `Not yet ${clientId}`, pictures: [], at: at(0) },
    ...{ state: 'sending', hindrance: null },
  });
  const list = (hasOlder: boolean): Promise<string[]> =>
    page.lookAt(MessageList, {
      ...{ conversationId: 'c1', thread: { items, hasOlder }, unsent: [unsent('sent'), unsent('u2')], name: 'Rio' },
      ...{ onReport: () => undefined, onReadTo: () => undefined },
    });
  expect(await list(true)).toEqual([
    '[Load older messages]',
    'Sat 24 Oct',
    'Words 1',
    'Rio',
    ', 12:00',
    'Wed 2 Dec',
    'Words 2',
    'Rio',
    ', 12:00',
    'Words 3',
    'Words 4',
    'You',
    ', 12:06 · Seen',
    'Words 5',
    'You',
    ', 12:11 · Seen',
    'Today',
    'New',
    'Words 6',
    'Rio',
    ', 11:50',
    'This looks like spam',
    'Rio',
    ', 11:51. Found: the word “free”. Links are switched off.',
    '[Show]',
    '[Not spam]',
    '[Report]',
    'Words 8',
    'You',
    ', 11:52 · Seen',
    'Not yet u2',
    'status: Sending',
  ]);
  expect((await list(false))[0]).not.toContain('older');
});

test('[UX-84] what was seen at the end is not counted as new when one goes up; what comes then is', async () => {
  const List = ({ items }: { items: Message[] }) => {
    const { scroller, newCount } = useThreadScroll({ items, waiting: 0, newFrom: null });
    return createElement('div', { ref: scroller, id: 'box' }, `${newCount} new`);
  };
  await page.open(List, { items: [shownMessage(1)] });
  const box = document.getElementById('box') as HTMLElement;
  const place = (height: number, top: number): Promise<void> =>
    time.settle(() => {
      for (const [name, value] of Object.entries({ scrollHeight: height, clientHeight: 100, scrollTop: top }))
        Object.defineProperty(box, name, { value, configurable: true, writable: true });
      box.dispatchEvent(new window.Event('scroll'));
    });
  await page.again(List, { items: [shownMessage(1), shownMessage(2)] });
  await place(1000, 900);
  await place(1000, 300);
  const up = page.lines();
  await page.again(List, {
    items: [shownMessage(1), shownMessage(2), shownMessage(3), shownMessage(4, { isOwn: true })],
  });
  expect([up, page.lines()]).toEqual([['0 new'], ['1 new']]);
});

test('[UX-84] what is shown at the end counts as read, the newest of theirs; older ones are read by the button', async () => {
  const read: number[] = [];
  const items = [shownMessage(4), shownMessage(5, { isRead: false }), shownMessage(6, { isOwn: true, isRead: false })];
  const props = {
    ...{ conversationId: 'c1', thread: { items, hasOlder: true }, unsent: [], name: 'Rio' },
    ...{ onReport: () => undefined, onReadTo: (number: number) => void read.push(number) },
  };
  await page.open(MessageList, props);
  expect(read).toEqual([5]);
  await page.again(MessageList, { ...props, thread: { items: [shownMessage(5)], hasOlder: true } });
  expect(read).toEqual([5]);
});

test('[UX-81] what is not sent: on its way, waiting for the connection, refused with why and until when', async () => {
  const bubble = (hindrance: object | null, state: 'sending' | 'failed' = 'failed'): Promise<string[]> =>
    page.lookAt(UnsentBubble, {
      unsent: {
        ...{ clientId: 'u1', conversationId: 'c1', content: 'Hello', pictures: [], at: at(0), state },
        hindrance: partly<Hindrance | null>(hindrance),
      },
    });
  const refused = { words: 'Too many messages.', code: 'messages/limit-day', retryAt: null };
  expect([
    await bubble(null, 'sending'),
    await bubble(null),
    await bubble({ words: '', code: 'network', retryAt: null }),
    await bubble(refused),
    await bubble({ ...refused, retryAt: Date.now() + 20_000 }),
    await bubble({ ...refused, code: 'messages/limit-conversation', retryAt: Date.now() + 1000 }),
    await bubble({ ...refused, retryAt: Date.now() }),
  ]).toEqual([
    ['Hello', 'status: Sending'],
    ['Hello', 'alert: Not sent. [Retry] [Discard]'],
    ['Hello', 'alert: Not sent. [Retry] [Discard]'],
    ['Hello', 'alert: Not sent. Too many messages. [Retry] [Discard]'],
    ['Hello', 'alert: Not sent. Too many messages. Please wait 20 seconds. [Retry – off] [Discard]'],
    [
      'Hello',
      'alert: Not sent. Too many messages in this conversation. Please wait 1 seconds. [Retry – off] [Discard]',
    ],
    ['Hello', 'alert: Not sent. Too many messages. [Retry] [Discard]'],
  ]);
  setOnline(false);
  await page.open(UnsentBubble, {
    unsent: {
      clientId: 'u1',
      conversationId: 'c1',
      content: 'Hello',
      pictures: [],
      at: at(0),
      state: 'failed',
      hindrance: null,
    },
  });
  expect(page.lines()).toEqual(['Hello', 'status: Waits for the connection']);
});

test('[MSG-13] a report needs words, typed or the usual ones; it is told, and lists are read anew', async () => {
  let closed = 0;
  await page.open(ReportDialog, { message: shownMessage(1), onClose: () => void (closed += 1) });
  await page.type('Reason', '  ');
  await page.submit('Reason');
  expect([server.sent(), page.lines()]).toEqual([
    [],
    [
      'Report this message',
      'A moderator reads it with what was written around it. Whoever wrote it is not told who reported it.',
      'Reason',
      '‹ ›',
      '[It advertises something else.]',
      '[It wants me to pay elsewhere.]',
      '[It insults or threatens me.]',
      '[It asks for private details.]',
      '[Cancel]',
      '[Report – off]',
    ],
  ]);
  await page.press('It insults or threatens me.');
  server.refusing('messages.reportSpam', 409, 'You have reported it.');
  await page.press('Report');
  expect([server.sent(), page.lines().slice(2, 5), closed, server.said()]).toEqual([
    [
      [
        'messages.reportSpam',
        {
          conversationId: 'c1',
          messageId: 'm1',
          reason: 'It insults or threatens me.',
        },
      ],
    ],
    ['Reason', '‹It insults or threatens me.›', 'alert: You have reported it.'],
    0,
    [],
  ]);
  server.answering('messages.reportSpam', () => partly({}));
  await page.type('Reason', ' Rude. ');
  await page.press('Report');
  expect([server.sent(), closed, server.said(), server.readAnew()]).toEqual([
    [
      [
        'messages.reportSpam',
        {
          conversationId: 'c1',
          messageId: 'm1',
          reason: 'Rude.',
        },
      ],
    ],
    1,
    ['success: Reported. A moderator looks at it.'],
    ['messages.getConversation', 'messages.getInbox', 'messages.listConversations'],
  ]);
});

test('[UX-83] what looks like spam is folded, can be opened, taken for none and reported once', async () => {
  const reported: string[] = [];
  const props = (changes: Partial<Message> = {}) => ({
    ...{
      message: shownMessage(1, { isSpam: true, spamSigns: ['link'], content: 'See https://example.com', ...changes }),
    },
    ...{ name: 'Rio', onReport: ({ messageId }: Message) => void reported.push(messageId) },
  });
  await page.open(SpamFold, props());
  const folded = page.lines();
  await page.press('Show');
  const opened = page.lines();
  await page.press('Hide');
  expect([folded, opened, page.lines().length === folded.length]).toEqual([
    [
      'This looks like spam',
      'Rio',
      ', 11:00. Found: a web link. Links are switched off.',
      '[Show]',
      '[Not spam]',
      '[Report]',
    ],
    [
      'This looks like spam',
      'Rio',
      ', 11:00. Found: a web link. Links are switched off.',
      '[Hide]',
      '[Not spam]',
      '[Report]',
      'See https://example.com',
    ],
    true,
  ]);
  await page.press('Report');
  server.refusing('messages.markNotSpam', 503);
  await page.press('Not spam');
  expect([reported, server.sent(), server.said(), server.readAnew()]).toEqual([
    ['m1'],
    [
      [
        'messages.markNotSpam',
        {
          conversationId: 'c1',
          messageId: 'm1',
        },
      ],
    ],
    ['error: Not now.'],
    ['messages.getInbox', 'messages.listConversations'],
  ]);
  const { queryKey } = threadQuery('c1');
  queryClient.setQueryData(queryKey, partly({ items: [props().message] }));
  const refuse = server.lateAnswer();
  server.answerCalls({ 'messages.markNotSpam': () => refuse.held });
  const isSpam = (): unknown => queryClient.getQueryData(queryKey)?.items[0]?.isSpam;
  await page.press('Not spam');
  const before = isSpam();
  await refuse.letGo(new server.Problem(503, 'Not now.'));
  expect([before, isSpam()]).toEqual([false, true]);
  await page.open(SpamFold, props({ isReported: true, spamSigns: [] }));
  expect(page.lines()).toEqual([
    'This looks like spam',
    'Rio',
    ', 11:00. Links are switched off.',
    'Reported. A moderator looks at it.',
    '[Show]',
    '[Not spam]',
  ]);
});

const order = (changes: object = {}): ConversationContext =>
  ({
    ...{ kind: 'order', orderId: 'o1', number: 'AM-1', state: 'confirmed', shopSlug: 'rio', shopName: 'Rio Clay' },
    ...{ buyerName: 'Bo', placedAt: at(-60), leavesBy: '2026-12-05', totalCents: 9950, currency: 'EUR' },
    lines: [
      { listingId: 'jug', title: 'Jug', quantity: 2, values: ['Blue'], personalisation: 'Ida', picture: null },
      { listingId: 'cup', title: 'Cup', quantity: 1, values: [], personalisation: '', picture: null },
    ],
    ...changes,
  }) as ConversationContext;
const listing = (changes: object = {}): ConversationContext =>
  ({
    ...{ kind: 'listing', productId: 'jug', title: 'Jug', picture: null, priceCents: 4200, priceVaries: false },
    ...{ currency: 'EUR', stock: 1234, madeToOrder: false, isOffered: true, shopName: 'Rio Clay', shopSlug: 'rio' },
    ...changes,
  }) as ConversationContext;

test('[MSG-15, UX-78] the card beside a conversation: of an order, as buyer and as maker, of a piece in each of its states', () => {
  const card = (context: ConversationContext, role: 'buyer' | 'seller' = 'buyer'): string[][] => [
    shown(AboutCard, { context, role }),
    shown(AboutLine, { context, role }),
  ];
  expect([
    card(order()),
    card(order({ state: 'shipped', lines: [] }), 'seller'),
    card(listing()),
    card(listing({ priceVaries: true, madeToOrder: true }), 'seller'),
    card(listing({ isOffered: false, madeToOrder: true })),
  ]).toEqual([
    [
      [
        'Jug × 2',
        'Blue · Text: “Ida”',
        'Order | [AM-1 → /order/o1]',
        'Paid | €99.50',
        'State | Confirmed',
        'Placed | Thu 3 Dec',
        'Ship by | Sat 5 Dec',
        'Shop | [Rio Clay → /shop/rio]',
        'Jug × 2Blue',
        'Cup',
        '[Open the order → /order/o1]',
      ],
      ['Jug × 2', 'Confirmed[AM-1 → /order/o1]'],
    ],
    [
      [
        'AM-1',
        'Order | [AM-1 → /seller-dashboard/orders/o1]',
        'Paid | €99.50',
        'State | On its way',
        'Placed | Thu 3 Dec',
        'Buyer | Bo',
        '[Open the order → /seller-dashboard/orders/o1]',
      ],
      ['AM-1', 'On its way[AM-1 → /seller-dashboard/orders/o1]'],
    ],
    [
      ['Jug', 'Price | €42.00', 'In stock | 1,234', 'Shop | [Rio Clay → /shop/rio]', '[See the piece → /product/jug]'],
      ['Jug', '€42.00[See the piece → /product/jug]'],
    ],
    [
      ['Jug', 'Price | from €42.00', 'In stock | made to order', '[See the piece → /product/jug]'],
      ['Jug', '€42.00[See the piece → /product/jug]'],
    ],
    [
      ['Jug', 'Price | €42.00', 'In stock | no longer for sale', 'Shop | [Rio Clay → /shop/rio]'],
      ['Jug', '€42.00[See the piece → /product/jug]'],
    ],
  ]);
});

interface Opened {
  conversation?: object;
  opened?: object;
}
async function thread(
  { conversation = {}, opened = {} }: Opened = {},
  items: Message[] = [shownMessage(1)],
): Promise<void> {
  await page.close();
  server.forget();
  forgetAnswers();
  const one = shownConversation({ labels: ['l1'], ...conversation });
  server.answering('messages.listConversations', () => partly({ items: [one], olderCursor: null }));
  server.answering('messages.getInbox', () =>
    partly({ folders: [], labels: [shownLabel('l1', 'Gifts'), shownLabel('l2', 'Late')] }),
  );
  server.answering('messages.getConversation', () =>
    partly({ conversation: one, context: null, isBlocked: false, refusal: null, wait: null, ...opened }),
  );
  server.answering('messages.listMessages', () => partly({ items, hasOlder: false }));
  await page.show(Inbox, { base: '/messages', conversationId: 'c1' }, '/messages/c1');
  server.sent();
  server.readAnew();
}
/** The conversation itself, without folders and list. */
const pane = (): string[] => page.lines(document.querySelector('.thread') ?? undefined);

test('[MSG-15] the head of a conversation: its labels come off, and its menu has what can be done with it', async () => {
  await thread();
  await page.press('More');
  expect([pane(), document.title]).toEqual([
    [
      '[Back to the list: → /messages]',
      'Rio Clay',
      'Jug',
      'Gifts',
      '[Take the label Gifts off: ]',
      '[Label: ]',
      '[Mark unread: ]',
      '[Archive: ]',
      '[Move to spam: ]',
      '[Move to trash: ]',
      '[More: ]',
      '[Mark unread]',
      '[Archive]',
      '[Move to spam]',
      '[Move to trash]',
      '[Report the last message]',
      '[Block Rio Clay]',
      'Today',
      'Words 1',
      'Rio Clay',
      ', 11:00',
      'status:',
      '‹›',
      '[Attach pictures: ]‹file Attach pictures›[How to send: ]',
      '[Send – off]',
    ],
    'Conversation with Rio Clay',
  ]);
  server.answering('messages.changeConversations', () => ({ undoId: 'u1', items: [] }));
  await page.press('Take the label Gifts off');
  expect(server.sent()).toEqual([['messages.changeConversations', { ids: ['c1'], change: { removeLabels: ['l1'] } }]]);
});

test('[MSG-14] blocking asks first, unblocking does not; both are told, and the conversation is read anew', async () => {
  await thread();
  await page.press('More');
  await page.press('Block Rio Clay');
  const asks = page.lines(document.querySelector('dialog') ?? undefined);
  await page.press('Cancel');
  expect([asks, server.sent(), document.querySelector('dialog')]).toEqual([
    [
      'Block Rio Clay?',
      'Neither of you can write to the other any more. What was written stays. You can take it back here.',
      '[Cancel]',
      '[Block Rio Clay]',
    ],
    [],
    null,
  ]);
  await page.press('More');
  await page.press('Block Rio Clay');
  await page.press('Block Rio Clay');
  expect([server.sent(), server.said(), server.readAnew()]).toEqual([
    [
      [
        'messages.blockPerson',
        {
          conversationId: 'c1',
        },
      ],
    ],
    ['success: Rio Clay is blocked.'],
    ['messages.getConversation'],
  ]);
  await thread({ opened: { isBlocked: true, refusal: { code: 'x', message: 'You cannot write.' } } });
  const blocked = pane().at(-1);
  await page.press('More');
  server.refusing('messages.unblockPerson', 503);
  await page.press('Unblock Rio Clay');
  const failed = server.said();
  server.answering('messages.unblockPerson', () => partly({}));
  await page.press('More');
  await page.press('Unblock Rio Clay');
  expect([blocked, failed, server.sent(), server.said(), server.readAnew()]).toEqual([
    'status: You have blocked this person. Neither of you can write.',
    ['error: Not now.'],
    [
      [
        'messages.unblockPerson',
        {
          userId: 'rio',
        },
      ],
      [
        'messages.unblockPerson',
        {
          userId: 'rio',
        },
      ],
    ],
    ['error: Not now.', 'success: Rio Clay can write to you again.'],
    ['messages.getConversation'],
  ]);
});

test('[MSG-14, MSG-16] where nothing can be written that is said in its place; the house takes no answers and nobody blocks it', async () => {
  const foot = async (changes: Opened): Promise<string | undefined> => {
    await thread(changes);
    return pane().at(-1);
  };
  const refusal = { code: 'x', message: 'This shop is closed.' };
  const nobody = { userId: null, name: '', shopSlug: null, portrait: null };
  expect([
    await foot({ opened: { refusal } }),
    await foot({ opened: { refusal, isBlocked: true } }),
    await foot({ opened: { refusal }, conversation: { isSystemMessage: true, with: nobody } }),
  ]).toEqual([
    'status: This shop is closed.',
    'status: You have blocked this person. Neither of you can write.',
    'status: This is a message of the marketplace. It takes no answers; the support centre does. [Open the support centre → /supportcenter]',
  ]);
  await page.press('More');
  expect(['Block Artisan Market', 'Report the last message'].map(page.isThere)).toEqual([false, true]);
  await thread({}, [
    shownMessage(1, { isOwn: true }),
    shownMessage(2, { isReported: true }),
    shownMessage(3, { type: 'system' }),
  ]);
  await page.press('More');
  expect(page.isThere('Report the last message')).toBe(false);
});

test('[MSG-05] what is read is told once, and counts are read anew; what others wrote to nobody is not', async () => {
  await thread({}, [shownMessage(1), shownMessage(2, { isRead: false })]);
  await time.settle();
  expect(server.readAnew()).toEqual([]);
  await page.close();
  forgetAnswers();
  server.answering('messages.listMessages', () =>
    partly({ items: [shownMessage(2, { isRead: false })], hasOlder: false }),
  );
  server.forget();
  server.answering('messages.listMessages', () =>
    partly({ items: [shownMessage(2, { isRead: false })], hasOlder: false }),
  );
  await page.show(Inbox, { base: '/messages', conversationId: 'c1' }, '/messages/c1');
  await time.settle();
  expect([server.sent(), server.readAnew()]).toEqual([
    [['messages.markRead', { conversationId: 'c1', upTo: 2 }]],
    ['messages.getInbox'],
  ]);
});

test('[MSG-01] a conversation of somebody else, and one that cannot be read', async () => {
  const failing = async (status: number): Promise<string[]> => {
    await page.close();
    server.forget();
    forgetAnswers();
    server.refusing('messages.getConversation', status);
    server.refusing('messages.listMessages', status);
    await page.show(Inbox, { base: '/messages', conversationId: 'c1' }, '/messages/c1?folder=spam');
    return pane();
  };
  expect([await failing(404), await failing(403), await failing(503)]).toEqual([
    [
      'No such conversation of yours',
      'The link may belong to another account.',
      '[Open the inbox → /messages?folder=spam]',
    ],
    [
      'No such conversation of yours',
      'The link may belong to another account.',
      '[Open the inbox → /messages?folder=spam]',
    ],
    ['alert:', 'This conversation could not be loaded', 'Not now. Nothing of yours is lost.', '[Try again]', 'status:'],
  ]);
});

test('[MSG-03] about a piece: the conversation that is there is opened; else one writes the first message, which stays until it has arrived', async () => {
  const about = async (found: object | number): Promise<void> => {
    await page.close();
    server.forget();
    forgetAnswers();
    if (typeof found === 'number') server.refusing('messages.findConversation', found, 'It is your own piece.');
    else
      server.answering('messages.findConversation', () =>
        partly({
          ...{ conversationId: null, with: { userId: 'rio', name: 'Rio Clay', shopSlug: 'rio', portrait: null } },
          ...{ role: 'buyer', context: listing(), refusal: null, ...found },
        }),
      );
    await page.show(Inbox, { base: '/messages', conversationId: '' }, '/messages?productId=jug');
    server.asked();
  };
  await about({ conversationId: 'c9' });
  expect(page.address()).toBe('/messages/c9');
  await about({ refusal: { code: 'x', message: 'This shop is closed.' } });
  const refused = pane();
  await about(403);
  const own = pane();
  await about(503);
  expect([refused, own, pane()]).toEqual([
    [
      '[Back to the list: → /messages]',
      'Rio Clay',
      'Jug',
      '€42.00[See the piece → /product/jug]',
      'Write the first message.Rio Clay gets it at once, and a mail if nobody is here.',
      'status: This shop is closed.',
    ],
    ['It is your own piece.', '[Open the inbox → /messages]'],
    [
      'alert:',
      'This conversation could not be loaded',
      'It is your own piece. Nothing of yours is lost.',
      '[Try again]',
    ],
  ]);
  await about({});
  expect(pane()).toEqual([
    '[Back to the list: → /messages]',
    'Rio Clay',
    'Jug',
    '€42.00[See the piece → /product/jug]',
    'Write the first message.Rio Clay gets it at once, and a mail if nobody is here.',
    '‹›',
    '[Attach pictures: ]‹file Attach pictures›[How to send: ]',
    '[Send – off]',
  ]);
  await page.type('Message to Rio Clay', 'Is it blue?');
  server.refusing('messages.startConversation', 429, 'Too many.');
  await page.press('Send');
  const [[, first] = []] = server.sent();
  expect([pane().slice(-2), readDraft('ida', 'listing:jug')]).toEqual([
    ['[Attach pictures: ]‹file Attach pictures›[How to send: ]Draft kept[Send]', 'alert: Too many.'],
    {
      pictures: [],
      text: 'Is it blue?',
    },
  ]);
  server.answering('messages.startConversation', () => partly({ conversationId: 'c7' }));
  await page.press('Send');
  const [[, second] = []] = server.sent();
  expect(second).toEqual(first);
  expect([page.address(), readDraft('ida', 'listing:jug').text, server.readAnew()]).toEqual([
    '/messages/c7',
    '',
    ['messages.getInbox', 'messages.listConversations'],
  ]);
});

test('[UX-84] whoever reads further up is led to the end once something new has come, not before', async () => {
  const props = (...numbers: number[]) => ({
    ...{ conversationId: 'c1', unsent: [], name: 'Rio', onReport: () => undefined, onReadTo: () => undefined },
    thread: { items: numbers.map((number) => shownMessage(number)), hasOlder: false },
  });
  await page.open(MessageList, props(1, 2));
  const box = document.querySelector('.thread__scroll') as HTMLElement;
  await time.settle(() => {
    for (const [name, value] of Object.entries({ scrollHeight: 1000, clientHeight: 100, scrollTop: 300 }))
      Object.defineProperty(box, name, { value, configurable: true, writable: true });
    box.dispatchEvent(new window.Event('scroll'));
  });
  const below = (): string[] => page.lines(document.querySelector('.thread__below') ?? undefined);
  const before = below();
  await page.again(MessageList, props(1, 2, 3));
  expect([before, below()]).toEqual([[], ['[1 new. Go to the newest message]']]);
});

test('[UX-84] what comes while one reads further up is not read before one is at the end', async () => {
  const read: number[] = [];
  const props = (...items: Message[]) => ({
    ...{ conversationId: 'c1', unsent: [], name: 'Rio', onReport: () => undefined },
    ...{ onReadTo: (number: number) => void read.push(number), thread: { items, hasOlder: false } },
  });
  await page.open(MessageList, props(shownMessage(1), shownMessage(2)));
  const box = document.querySelector('.thread__scroll') as HTMLElement;
  const scroll = (top: number): Promise<void> =>
    time.settle(() => {
      for (const [name, value] of Object.entries({ scrollHeight: 1000, clientHeight: 100, scrollTop: top }))
        Object.defineProperty(box, name, { value, configurable: true, writable: true });
      box.dispatchEvent(new window.Event('scroll'));
    });
  await scroll(300);
  await page.again(MessageList, props(shownMessage(1), shownMessage(2), shownMessage(3, { isRead: false })));
  const above = [...read];
  await scroll(900);
  expect([above, read]).toEqual([[], [3]]);
});
