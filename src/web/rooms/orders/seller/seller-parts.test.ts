import { beforeEach, expect, test } from 'vitest';
import { answerPages, fail, forgetAnswers, markupOf, shown } from '#test/support/markup/markup.ts';
import { shownLine, shownOrder } from '#test/builders/shown-order.ts';
import { type Order, orderStateSchema, type OrderSummary } from '#domain/orders/model.ts';
import { MoneyBack } from './money-back.tsx';
import { OrderActs } from './order-acts.tsx';
import { OrderSteps } from './order-steps.tsx';
import { PackingSlip } from './packing-slip.tsx';
import { SellerOrdersPage } from './seller-orders-page.tsx';
import { SentDialog } from './sent-dialog.tsx';

beforeEach(forgetAnswers);

const at = (hour: number): string => `2026-12-01T${hour}:05:00.000Z`;
const inEachState = (show: (order: Order) => string[]) =>
  Object.fromEntries(orderStateSchema.options.map((state) => [state, show(shownOrder({ state }))]));
const dispute = (changes: Partial<Order['disputes'][number]> = {}): Order['disputes'][number] => ({
  ...{ disputeId: 'd1', status: 'needs_response', amountCents: 8950, ownCents: 8950, isTaken: true },
  ...{ openedAt: at(10), dueAt: null, closedAt: null },
  ...changes,
});

test('[ORD-01, ORD-03] what a maker can do with an order in each of its states', () => {
  expect(inEachState((order) => shown(OrderActs, { order }))).toEqual({
    cancelled: ['[Print packing slip]'],
    completed: ['[Print packing slip]'],
    confirmed: ['[Print packing slip]', '[Start making]', '[Mark as sent]'],
    delivered: ['[Print packing slip]'],
    pending_payment: ['[Print packing slip]'],
    processing: ['[Print packing slip]', '[Mark as sent]'],
    refunded: ['[Print packing slip]'],
    shipped: ['[Print packing slip]', '[It has arrived]', '[Add tracking number]'],
  });
  expect(shown(OrderActs, { order: shownOrder({ state: 'shipped', tracking: '0034' }) }).at(-1)).toBe(
    '[Change tracking number]',
  );
});

test('[ORD-01, PAY-04] money goes back while some is left that no bank holds; an order is called off before it has left', () => {
  expect(inEachState((order) => shown(MoneyBack, { order }))).toEqual({
    cancelled: ['[Give money back]'],
    completed: ['[Give money back]'],
    confirmed: ['[Give money back]', '[Cancel the order]'],
    delivered: ['[Give money back]'],
    pending_payment: ['[Give money back]', '[Cancel the order]'],
    processing: ['[Give money back]', '[Cancel the order]'],
    refunded: ['[Give money back]'],
    shipped: ['[Give money back]'],
  });
  const back = (changes: Partial<Order>) => shown(MoneyBack, { order: shownOrder(changes) });
  expect(back({ refundedCents: 8949 })).toEqual(back({}));
  expect(back({ refundedCents: 8950 })).toEqual(['[Cancel the order]']);
  expect(back({ disputes: [dispute()] })).toEqual([]);
  // An inquiry takes nothing, and what is won is the maker’s again.
  expect(back({ disputes: [dispute({ status: 'warning_needs_response', isTaken: false })] })).toEqual(back({}));
  expect(back({ disputes: [dispute({ status: 'won', isTaken: false, ownCents: 0 })] })).toEqual(back({}));
});

test('[ORD-03] the way of an order: what is behind it with its time, where it is, and what is ahead with its day', () => {
  const way = (state: Order['state'], ...reached: Order['state'][]) =>
    shown(OrderSteps, {
      order: shownOrder({
        state,
        timeline: reached.map((each, index) => ({ state: each, at: at(10 + index), by: 'maker' })),
      }),
    });
  expect(way('confirmed', 'confirmed')).toEqual([
    'ConfirmedTue 1 Dec, 10:05',
    'Being made',
    'On its wayby Wed 2 Dec',
    'DeliveredSat 5 Dec – Tue 8 Dec',
  ]);
  expect(way('shipped', 'confirmed', 'shipped')).toEqual([
    'ConfirmedTue 1 Dec, 10:05',
    'Being made',
    'On its wayTue 1 Dec, 11:05',
    'DeliveredSat 5 Dec – Tue 8 Dec',
  ]);
  expect(way('completed', 'confirmed', 'processing', 'shipped', 'delivered', 'completed')).toEqual([
    'ConfirmedTue 1 Dec, 10:05',
    'Being madeTue 1 Dec, 11:05',
    'On its wayTue 1 Dec, 12:05',
    'DeliveredTue 1 Dec, 13:05',
  ]);
  // What is behind is filled, and where it is stands out.
  const filled = (state: Order['state'], ...reached: Order['state'][]): string[] => {
    const timeline = reached.map((each) => ({ state: each, at: at(10), by: 'maker' }));
    const html = markupOf(OrderSteps, { order: shownOrder({ state, timeline }) });
    return [...html.matchAll(/<li class="d-(\w+)"/g)].map(([, how = '']) => how);
  };
  expect({
    confirmed: filled('confirmed', 'confirmed'),
    processing: filled('processing', 'confirmed', 'processing'),
    shipped: filled('shipped', 'confirmed', 'shipped'),
    delivered: filled('delivered', 'confirmed', 'processing', 'shipped', 'delivered'),
    completed: filled('completed', 'confirmed', 'processing', 'shipped', 'delivered', 'completed'),
    unknown: filled('confirmed'),
  }).toEqual({
    completed: ['done', 'done', 'done', 'done'],
    confirmed: ['now', 'todo2', 'todo2', 'todo2'],
    delivered: ['done', 'done', 'done', 'done'],
    processing: ['done', 'now', 'todo2', 'todo2'],
    shipped: ['done', 'done', 'done', 'todo2'],
    unknown: ['now', 'todo2', 'todo2', 'todo2'],
  });
  expect(way('cancelled', 'confirmed', 'cancelled')).toEqual([]);
  expect(way('refunded', 'confirmed', 'refunded')).toEqual([]);
});

test('[UX-36] the slip names what lies in the parcel, with the buyer’s words, and nothing of money', () => {
  const lines = [
    shownLine(),
    shownLine({ id: 'l2', title: 'Cup', values: [], personalisation: 'For Ida', quantity: 1 }),
  ];
  expect(shown(PackingSlip, { order: shownOrder({ lines, note: 'Ring twice.' }) })).toEqual([
    'Rio Clay',
    'Porto',
    'Packing slip',
    'Order AM-2026-100001',
    'Placed 1 Dec 2026',
    'To',
    'Bo Ek',
    'Gasse 1',
    '1010 Wien',
    'Austria',
    '3 pieces, Tracked',
    '2 ×',
    'Jug',
    'Ink',
    '1 ×',
    'Cup',
    'Text: “For Ida”',
    'The buyer writes',
    '“Ring twice.”',
  ]);
  const plain = shown(PackingSlip, { order: shownOrder({ lines: [shownLine({ refundedQuantity: 1 })] }) });
  expect(plain.slice(plain.indexOf('To'))).toEqual([
    'To',
    'Bo Ek',
    'Gasse 1',
    '1010 Wien',
    'Austria',
    '1 piece, Tracked',
    '1 ×',
    'Jug',
    'Ink',
  ]);
});

test('[ORD-03] a parcel that leaves may go without a number; one that is on its way gets it later or put right', () => {
  const dialog = (changes: Partial<Order>) =>
    shown(SentDialog, { order: shownOrder(changes), onSend: () => undefined, onClose: () => undefined });
  expect(dialog({})).toEqual([
    'Has AM-2026-100001 left?',
    'Bo Ek gets a mail that the parcel is on its way. This cannot be taken back.',
    'Carrier Optional‹text›',
    'Tracking number Optional‹text›',
    'It also proves the sending if a bank ever asks.',
    '[Cancel]',
    '[Mark as sent]',
  ]);
  expect(dialog({ state: 'shipped' })).toEqual([
    'Where is AM-2026-100001?',
    'Bo Ek sees the number on the page of the order.',
    'Carrier Optional‹text›',
    'Tracking number Optional‹text›',
    'It also proves the sending if a bank ever asks.',
    '[Cancel]',
    '[Save – off]',
  ]);
  expect(dialog({ state: 'shipped', carrier: 'DHL', tracking: '0034' })).toEqual([
    'Where is AM-2026-100001?',
    'Bo Ek sees the number on the page of the order.',
    'Carrier Optional‹text DHL›',
    'Tracking number Optional‹text 0034›',
    'It also proves the sending if a bank ever asks.',
    '[Cancel]',
    '[Save]',
  ]);
  expect(dialog({ state: 'shipped', carrier: 'DHL' }).at(-1)).toBe('[Save]');
  expect(dialog({ state: 'shipped', tracking: '0034' }).at(-1)).toBe('[Save]');
});

type Asked = Parameters<typeof answerPages<'orders.listShopOrders'>>[1];
const counts = { confirmed: 2, processing: 1, shipped: 4, delivered: 8, completed: 16, cancelled: 32, refunded: 64 };
const summary: OrderSummary = {
  ...{ orderId: 'order-1', number: 'AM-2026-100001', state: 'shipped', shopName: 'Rio Clay', shopSlug: 'rio-clay' },
  ...{ buyerName: 'Bo Ek', city: 'Wien', country: 'AT', totalCents: 8950, currency: 'EUR', itemCount: 1 },
  ...{ firstTitle: 'Jug', pictures: [], placedAt: at(10), stateSince: at(10) },
  ...{ leavesBy: '2026-12-02', arrivesFrom: '2026-12-05', arrivesTo: '2026-12-08' },
};
function list(
  at: string,
  asked: Asked,
  items: number,
  known: { late?: number; sold?: { orders: number; cents: number } } = {},
): string[] {
  const page = {
    items: Array.from({ length: items }, (_, index) => ({
      ...summary,
      pictures: [],
      orderId: `o${index}`,
      itemCount: index + 1,
    })),
    ...{ nextCursor: null, counts, years: [], late: known.late ?? 0, sold: known.sold ?? null },
  };
  const key = { state: undefined, q: undefined, sold: undefined, ...asked, limit: 30 };
  answerPages('orders.listShopOrders', key, page);
  return shown(SellerOrdersPage, {}, `/seller-dashboard/orders${at}`);
}

test('[UX-86] the orders of a shop: views with how many stand in each, and the rows of the chosen one', () => {
  expect(list('', {}, 2)).toEqual([
    'Orders',
    '[All127 → /seller-dashboard/orders (here)]',
    '[To ship3 → /seller-dashboard/orders?state=to_ship]',
    '[New2 → /seller-dashboard/orders?state=confirmed]',
    '[Being made1 → /seller-dashboard/orders?state=processing]',
    '[On the way4 → /seller-dashboard/orders?state=shipped]',
    '[Delivered8 → /seller-dashboard/orders?state=delivered]',
    '[Cancelled32 → /seller-dashboard/orders?state=cancelled]',
    '‹search Search orders›',
    'Orders',
    '| Order | Pieces | Buyer | Leaves by | State | Total',
    '| [AM-2026-100001 → /seller-dashboard/orders/o0]Tue 1 Dec | Jug | Bo EkWien, Austria | Wed 2 Dec | On its way | €89.50',
    '| [AM-2026-100001 → /seller-dashboard/orders/o1]Tue 1 Dec | Jug2 pieces | Bo EkWien, Austria | Wed 2 Dec | On its way | €89.50',
    'status: 2 shown, 127 in all',
  ]);
});

test('[UX-86] late ones have a view while there are some, or while it is looked at', () => {
  const views = (lines: string[]) => lines.filter((line) => line.includes('Late'));
  expect(views(list('', {}, 1))).toEqual([]);
  expect(views(list('', {}, 1, { late: 1 }))).toEqual(['[Late1 → /seller-dashboard/orders?state=late]']);
  expect(list('?state=late', { state: 'late' }, 0)).toEqual([
    'Orders',
    '[All127 → /seller-dashboard/orders]',
    '[To ship3 → /seller-dashboard/orders?state=to_ship]',
    '[Late0 → /seller-dashboard/orders?state=late (here)]',
    '[New2 → /seller-dashboard/orders?state=confirmed]',
    '[Being made1 → /seller-dashboard/orders?state=processing]',
    '[On the way4 → /seller-dashboard/orders?state=shipped]',
    '[Delivered8 → /seller-dashboard/orders?state=delivered]',
    '[Cancelled32 → /seller-dashboard/orders?state=cancelled]',
    '‹search Search orders›',
    'Nothing in Late',
    'New orders appear here the moment they are paid.',
    '[See all orders → /seller-dashboard/orders]',
    '[Add listing → /seller-dashboard/add-listing]',
  ]);
});

test('[UX-86] how many are shown of how many, where that is known', () => {
  const foot = (lines: string[]) => lines.filter((line) => / shown|^status/.test(line));
  expect({
    all: foot(list('', {}, 2)),
    toShip: foot(list('?state=to_ship', { state: 'to_ship' }, 1)),
    delivered: foot(list('?state=delivered', { state: 'delivered' }, 1)),
    late: foot(list('?state=late', { state: 'late' }, 1, { late: 7 })),
    words: foot(list('?q=jug', { q: 'jug' }, 1)),
    sold: foot(list('?sold=week', { sold: 'week' }, 1, { sold: { orders: 3, cents: 9900 } })),
    soldInState: foot(list('?sold=week&state=shipped', { sold: 'week', state: 'shipped' }, 1)),
  }).toEqual({
    all: ['status: 2 shown, 127 in all'],
    delivered: ['status: 1 shown, 8 in all'],
    late: ['status: 1 shown, 7 in all'],
    sold: ['status: 1 shown, 3 in all'],
    soldInState: ['status: 1 shown'],
    toShip: ['status: 1 shown, 3 in all'],
    words: ['status: 1 shown'],
  });
});

test('[UX-86, UX-93] words that nothing has, a view without orders and a period each say so and lead out of it', () => {
  const body = (lines: string[]) => lines.slice(lines.findIndex((line) => line.startsWith('‹search')));
  expect(body(list('?q=cup', { q: 'cup' }, 0))).toEqual([
    '‹search Search orders cup›[Clear “cup” → /seller-dashboard/orders]',
    'No order matches “cup”',
    'Search finds order numbers, buyers’ names and titles of pieces.',
    '[Clear the search → /seller-dashboard/orders]',
  ]);
  expect(body(list('?q=cup&state=shipped', { q: 'cup', state: 'shipped' }, 0))).toEqual([
    '‹search Search orders cup›[Clear “cup” → /seller-dashboard/orders?state=shipped]',
    'No order matches “cup” in On the way',
    'Search finds order numbers, buyers’ names and titles of pieces.',
    '[Search all views → /seller-dashboard/orders?q=cup]',
    '[Clear the search → /seller-dashboard/orders?state=shipped]',
  ]);
  expect(body(list('', {}, 0))).toEqual([
    '‹search Search orders›',
    'No orders yet',
    'New orders appear here the moment they are paid.',
    '[Add listing → /seller-dashboard/add-listing]',
  ]);
  expect(body(list('?state=shipped', { state: 'shipped' }, 0))).toEqual([
    '‹search Search orders›',
    'Nothing in On the way',
    'New orders appear here the moment they are paid.',
    '[See all orders → /seller-dashboard/orders]',
    '[Add listing → /seller-dashboard/add-listing]',
  ]);
  const period = list('?sold=today&q=cup', { sold: 'today', q: 'cup' }, 1, { sold: { orders: 1, cents: 8950 } });
  const from = period.findIndex((line) => line.startsWith('[Cancelled'));
  expect(period.slice(from + 1, from + 4)).toEqual([
    'Sold today 1 order, €89.50. Neither what was cancelled nor what was paid back.[Show all orders → /seller-dashboard/orders]',
    '‹search Search orders cup›[Clear “cup” → /seller-dashboard/orders?sold=today]',
    'Orders',
  ]);
  expect(list('?sold=ever&state=lost', {}, 1)).toEqual(list('', {}, 1));
});

test('[UX-86] orders that could not be read', () => {
  fail('orders.listShopOrders', { state: undefined, q: undefined, sold: undefined, limit: 30 }, 503, 'Being mended.');
  expect(shown(SellerOrdersPage, {}, '/seller-dashboard/orders')).toEqual([
    'Orders',
    '[All → /seller-dashboard/orders (here)]',
    '[To ship → /seller-dashboard/orders?state=to_ship]',
    '[New → /seller-dashboard/orders?state=confirmed]',
    '[Being made → /seller-dashboard/orders?state=processing]',
    '[On the way → /seller-dashboard/orders?state=shipped]',
    '[Delivered → /seller-dashboard/orders?state=delivered]',
    '[Cancelled → /seller-dashboard/orders?state=cancelled]',
    '‹search Search orders›',
    'alert:',
    'Orders could not be readYour orders are safe, only this list is missing',
    'Being mended.',
    '[Try again]',
  ]);
});
