import { beforeEach, expect, test } from 'vitest';
import { answer, answerPages, fail, forgetAnswers, markupOf, shown, signIn } from '#test/support/markup/markup.ts';
import type { OrderState, OrderSummary } from '#domain/orders/model.ts';
import { OrderRow } from './order-row.tsx';
import { OrdersPage } from './orders-page.tsx';
import { ToReview } from './to-review.tsx';

beforeEach(() => {
  forgetAnswers();
  signIn({});
});

const picture = (id: string) => ({ id, alt: id, width: 800, height: 600, colour: '#aabbcc', focusX: 50, focusY: 50 });
const summary = (changes: Partial<OrderSummary> = {}): OrderSummary => ({
  ...{ orderId: 'order-1', number: 'AM-2026-100001', state: 'confirmed', shopName: 'Rio Clay', shopSlug: 'rio-clay' },
  ...{ buyerName: 'Bo Ek', city: 'Wien', country: 'AT', totalCents: 8950, currency: 'EUR', itemCount: 1 },
  ...{ firstTitle: 'Jug', pictures: [picture('p1')], placedAt: '2026-12-01T10:05:00.000Z' },
  ...{ stateSince: '2026-12-02T10:05:00.000Z', leavesBy: '2026-12-03' },
  ...{
    arrivesFrom: '2026-12-05',
    arrivesTo: '2026-12-08',
    timeZone: 'UTC',
    awaitsBuyer: false,
    deliveryId: 'standard',
  },
  ...changes,
});
const row = (changes: Partial<OrderSummary>) => shown(OrderRow, { order: summary(changes) });
/** What lies in the strip of pictures: how many, and how many more. */
const strip = (itemCount: number, pictures: number): string =>
  row({ itemCount, pictures: Array.from({ length: pictures }, (_, at) => picture(`p${at}`)) }).find((line) =>
    line.startsWith('[Order '),
  ) ?? '';

const SEE = '[See the order AM-2026-100001 → /order/order-1]';
const TRACK = '[Track order AM-2026-100001 → /order/order-1]';
const RETURN = '[Return pieces (order AM-2026-100001) → /order/order-1#returns]';
const AGAIN = '[Buy again, order AM-2026-100001]';
test.each<[OrderState, where: string, said: string, offers: string[]]>([
  ['pending_payment', 'Waiting for payment Wed 2 Dec', '', [SEE, AGAIN]],
  ['confirmed', 'Arriving Sat 5 Dec – Tue 8 Dec', 'Confirmed. ', [TRACK]],
  ['processing', 'Arriving Sat 5 Dec – Tue 8 Dec', 'Being made. ', [TRACK]],
  ['shipped', 'Arriving Sat 5 Dec – Tue 8 Dec', 'On its way. ', [TRACK]],
  ['delivered', 'Delivered Wed 2 Dec', '', [SEE, AGAIN, RETURN]],
  ['completed', 'Completed Wed 2 Dec', '', [SEE, AGAIN]],
  ['cancelled', 'Cancelled Wed 2 Dec', '', [SEE, AGAIN]],
  ['refunded', 'Refunded Wed 2 Dec', '', [SEE, AGAIN]],
])('[UX-62] the row of a %s order says “%s”, and what can be done with it', (state, where, said, offers) => {
  expect(row({ state })).toEqual([
    ...[`[${where} → /order/order-1]`, '€89.50', '[Order AM-2026-100001: → /order/order-1]', 'Jug, from Rio Clay'],
    ...[`${said}AM-2026-100001, placed 1 Dec 2026`, ...offers],
    '[Ask about it (order AM-2026-100001) → /messages?orderId=order-1]',
  ]);
});

test('[UX-62] more pieces than pictures are counted, and only then', () => {
  expect([strip(1, 1), strip(4, 4), strip(5, 3), strip(5, 4), strip(12, 4), strip(2, 0)]).toEqual([
    '[Order AM-2026-100001: → /order/order-1]',
    '[Order AM-2026-100001: → /order/order-1]',
    '[Order AM-2026-100001: → /order/order-1]',
    '[Order AM-2026-100001: +1 → /order/order-1]',
    '[Order AM-2026-100001: +8 → /order/order-1]',
    '[Order AM-2026-100001: → /order/order-1]',
  ]);
  const places = (pictures: OrderSummary['pictures']): number =>
    markupOf(OrderRow, { order: summary({ pictures }) }).split('picture--sq').length - 1;
  expect([places([]), places([picture('a')]), places([picture('a'), picture('b')])]).toEqual([1, 1, 2]);
  expect(row({ itemCount: 3 })).toContain('Jug and 2 more, from Rio Clay');
});

const requestOf = (changes: object = {}) => ({
  limit: 20,
  q: undefined,
  state: undefined,
  year: undefined,
  ...changes,
});
const page = (items: OrderSummary[], years: number[], nextCursor: string | null = null) => ({
  items,
  years,
  nextCursor,
  counts: {},
});
const toReview = (count: number) => ({
  items: Array.from({ length: count }, (_, at) => ({
    ...{ orderId: `o${at}`, lineId: `l${at}`, title: `Jug ${at}`, values: at ? [] : ['Ink'] },
    ...{ picture: null, shopName: 'Rio' },
  })),
});

test('[ORD-02, UX-62] nothing bought yet, nothing that fits', () => {
  answer('reviews.listToReview', {}, toReview(0));
  answerPages('orders.listOrders', requestOf(), page([], []));
  expect(shown(OrdersPage, {}, '/orders')).toEqual([
    'Your orders',
    'No orders yet',
    'What you buy while signed in is kept here.',
    '[See the newest pieces → /search?sort=newest]',
    '[Bought as a guest? Track it → /track]',
  ]);
  answerPages('orders.listOrders', requestOf({ q: 'cup', state: 'shipped', year: 2024 }), page([], [2026, 2025]));
  expect(shown(OrdersPage, {}, '/orders?q=cup&state=shipped&year=2024')).toEqual(
    expect.arrayContaining([
      'Piece, maker or number‹search cup›',
      'Every status / Confirmed / Being made / *On its way / Delivered / Completed / Cancelled / Refunded /',
      'All years / 2026 / 2025 / *2024 /',
      'No order fits. [Show all orders → /orders]',
    ]),
  );
  forgetAnswers();
  fail('orders.listOrders', requestOf(), 503, 'The shop is being mended.');
  expect(shown(OrdersPage, {}, '/orders')).toEqual([
    'Your orders',
    'alert:',
    'Your orders could not be loaded',
    'The shop is being mended. Nothing of yours is lost.',
    '[Try again]',
  ]);
  forgetAnswers();
  expect(shown(OrdersPage, {}, '/orders')).toEqual(['Your orders', 'status: Loading your orders']);
});

test('[UX-62, UX-66] the list waits for what waits for a review, except where that cannot be read', () => {
  answerPages('orders.listOrders', requestOf(), page([summary()], [2026], 'more'));
  expect(shown(OrdersPage, {}, '/orders')).toEqual(['Your orders', 'status: Loading your orders']);
  fail('reviews.listToReview', {}, 503);
  const alone = shown(OrdersPage, {}, '/orders');
  expect(alone).toEqual(
    expect.arrayContaining([
      'status: 1 order shown',
      '[Arriving Sat 5 Dec – Tue 8 Dec → /order/order-1]',
      '[Track order AM-2026-100001 → /order/order-1]',
      '[Load more]',
    ]),
  );
  fail('orders.listOrders', requestOf(), 503);
  expect(shown(OrdersPage, {}, '/orders')).toEqual(alone);
  answer('reviews.listToReview', {}, toReview(1));
  expect(shown(OrdersPage, {}, '/orders').slice(0, 6)).toEqual([
    'Your orders',
    'How do you like it?',
    'Jug 0Ink, Rio',
    '[Review Jug 0: Review → /order/o0#review]',
    'Piece, maker or number‹search›',
    'Status',
  ]);
  // Who looks for something is not asked for a review, and an address that says nonsense looks for nothing.
  answerPages('orders.listOrders', requestOf({ year: 2026 }), page([summary(), summary({ orderId: 'o2' })], [2026]));
  expect(shown(OrdersPage, {}, '/orders?year=2026').slice(0, 5)).toEqual([
    'Your orders',
    'Piece, maker or number‹search›',
    'Status',
    '*Every status / Confirmed / Being made / On its way / Delivered / Completed / Cancelled / Refunded /',
    'Year',
  ]);
  expect(shown(OrdersPage, {}, '/orders?year=1999&state=lost')).toEqual(shown(OrdersPage, {}, '/orders'));
});

test('[CAT-04, UX-66] three pieces that wait for a word are shown, the others counted', () => {
  expect(shown(ToReview, toReview(0))).toEqual([]);
  expect(shown(ToReview, toReview(3))).toEqual([
    'How do you like it?',
    'Jug 0Ink, Rio',
    '[Review Jug 0: Review → /order/o0#review]',
    'Jug 1Rio',
    '[Review Jug 1: Review → /order/o1#review]',
    'Jug 2Rio',
    '[Review Jug 2: Review → /order/o2#review]',
  ]);
  expect(shown(ToReview, toReview(5)).slice(-2)).toEqual(['[Review Jug 2: Review → /order/o2#review]', '[2 more]']);
});

test('[ORD-02, UX-62] an order that is late says so before all else, with its new estimate', () => {
  expect(row({ leavesBy: '2026-12-02' })[0]).toBe('[Late, new estimate Sun 6 Dec – Wed 9 Dec → /order/order-1]');
});
