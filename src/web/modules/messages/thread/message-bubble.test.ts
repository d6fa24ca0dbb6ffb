import { createElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { shownMessage } from '#test/builders/shown-conversation.ts';
import { forgetAnswers, NOON, shown, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import { setOnline, window } from '#test/support/markup/browser.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import * as time from '#test/support/markup/settle.ts';
import { TYPING_SHOWN_MS } from '#domain/messages/limits.ts';
import type { ConversationContext, Message } from '#domain/messages/model.ts';
import type { Hindrance } from '../outbox/outbox-state.ts';
import { queryClient } from '#web/platform/query-client.ts';
import { threadQuery } from '../conversations/read-thread.ts';
import { startTyping, useIsTyping } from '../conversations/typing.ts';
import { AboutCard, AboutLine } from './about-card.tsx';
import { MessageBubble, MessagePictures } from './message-bubble.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { SpamFold } from './spam-fold.tsx';
import { UnsentBubble } from './unsent-bubble.tsx';
import { useThreadScroll } from './use-thread-scroll.ts';

const at = (minutes: number): string => new Date(NOON.getTime() + minutes * 60_000).toISOString();
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
beforeEach(() => {
  forgetAnswers();
  localStorage.clear();
  signIn({});
  setOnline(true);
});

test('[MSG-02] a message says by whom it is and whether it was seen', () => {
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

test('[MSG-15, UX-78] the card beside a conversation: of an order', () => {
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
    [['messages.markNotSpam', { conversationId: 'c1', messageId: 'm1' }]],
    ['error: Not now.'],
    ['messages.getInbox', 'messages.listConversations'],
  ]);
  const { queryKey } = threadQuery('c1');
  queryClient.setQueryData(queryKey, partly({ items: [props().message] }));
  const refuse = server.lateAnswer();
  server.answerCalls({ 'messages.markNotSpam': () => refuse.pending });
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

test('[MSG-13] a report needs words, typed or the usual ones', async () => {
  let closed = 0;
  await page.open(ReportDialog, { message: shownMessage(1), onClose: () => void (closed += 1) });
  await page.type('Reason', '  ');
  await page.submit('Reason');
  expect([server.sent(), page.lines()]).toEqual([
    [],
    expect.arrayContaining([
      'A moderator reads it with what was written around it. Whoever wrote it is not told who reported it.',
      '[It advertises something else.]',
      '[Report – off]',
    ]),
  ]);
  await page.press('It insults or threatens me.');
  server.refusing('messages.reportSpam', 409, 'You have reported it.');
  await page.press('Report');
  expect([server.sent(), page.lines().slice(2, 5), closed, server.said()]).toEqual([
    [['messages.reportSpam', { conversationId: 'c1', messageId: 'm1', reason: 'It insults or threatens me.' }]],
    ['Reason', '‹It insults or threatens me.›', 'alert: You have reported it.'],
    0,
    [],
  ]);
  server.answering('messages.reportSpam', () => partly({}));
  await page.type('Reason', ' Rude. ');
  await page.press('Report');
  expect([server.sent(), closed, server.said(), server.readAnew()]).toEqual([
    [['messages.reportSpam', { conversationId: 'c1', messageId: 'm1', reason: 'Rude.' }]],
    1,
    ['success: Reported. A moderator looks at it.'],
    ['messages.getConversation', 'messages.getInbox', 'messages.listConversations'],
  ]);
});

test('[UX-81] a message that is not sent says why', async () => {
  const bubble = (hindrance: object | null, state: 'sending' | 'failed' = 'failed'): Promise<string[]> =>
    page.lookAt(UnsentBubble, {
      unsent: {
        ...{ clientId: 'u1', conversationId: 'c1', content: 'Hello', pictures: [], at: at(0), state },
        hindrance: partly<Hindrance | null>(hindrance),
      },
    });
  const refused = { message: 'Too many messages.', code: 'messages/limit-day', retryAt: null };
  expect([
    await bubble(null, 'sending'),
    await bubble(null),
    await bubble({ message: '', code: 'network', retryAt: null }),
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

test('[UX-84] what was seen at the end is not counted as new when one goes up', async () => {
  const List = ({ items }: { items: Message[] }) => {
    const { scroller, newCount } = useThreadScroll({ items, waiting: 0, newFrom: null });
    return createElement('div', { ref: scroller, id: 'box' }, `${newCount} new`);
  };
  await page.open(List, { items: [shownMessage(1)] });
  const box = document.getElementById('box') as HTMLElement;
  const positionOf = (height: number, top: number): Promise<void> =>
    time.settle(() => {
      for (const [name, value] of Object.entries({ scrollHeight: height, clientHeight: 100, scrollTop: top }))
        Object.defineProperty(box, name, { value, configurable: true, writable: true });
      box.dispatchEvent(new window.Event('scroll'));
    });
  await page.again(List, { items: [shownMessage(1), shownMessage(2)] });
  await positionOf(1000, 900);
  await positionOf(1000, 300);
  const up = page.lines();
  await page.again(List, {
    items: [shownMessage(1), shownMessage(2), shownMessage(3), shownMessage(4, { isOwn: true })],
  });
  expect([up, page.lines()]).toEqual([['0 new'], ['1 new']]);
});

test('[MSG-15] the other one types as long as it is heard of, and some seconds more', async () => {
  time.holdTimers();
  await page.open(() => createElement('p', null, useIsTyping('c1') ? 'types' : 'nothing'), {});
  const each: string[][] = [];
  for (const after of [TYPING_SHOWN_MS - 1000, TYPING_SHOWN_MS - 1000]) {
    await time.settle(() => startTyping('c1'));
    await time.passTime(after);
    each.push(page.lines());
  }
  await time.passTime(1000);
  expect([each, page.lines()]).toEqual([[['types'], ['types']], ['nothing']]);
  time.releaseTimers();
});
