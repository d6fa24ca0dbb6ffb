import { beforeEach, expect, test } from 'vitest';
import { answerPages, forgetAnswers, shown } from '#test/support/markup/markup.ts';
import { shownOrder } from '#test/builders/shown-order.ts';
import { type Order, orderStateSchema, type OrderSummary } from '#domain/orders/model.ts';
import { MoneyBack } from './money-back.tsx';
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

test('[ORD-01, PAY-04] money goes back while some is left that no bank holds', () => {
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

test('[ORD-03] a parcel that leaves may go without a number', () => {
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

type OrdersQuery = Parameters<typeof answerPages<'orders.listShopOrders'>>[1];
const counts = { confirmed: 2, processing: 1, shipped: 4, delivered: 8, completed: 16, cancelled: 32, refunded: 64 };
const summary: OrderSummary = {
  ...{ orderId: 'order-1', number: 'AM-2026-100001', state: 'shipped', shopName: 'Rio Clay', shopSlug: 'rio-clay' },
  ...{ buyerName: 'Bo Ek', city: 'Wien', country: 'AT', totalCents: 8950, currency: 'EUR', itemCount: 1 },
  ...{ firstTitle: 'Jug', pictures: [], placedAt: at(10), stateSince: at(10) },
  ...{
    leavesBy: '2026-12-02',
    arrivesFrom: '2026-12-05',
    arrivesTo: '2026-12-08',
    timeZone: 'UTC',
    awaitsBuyer: false,
    deliveryId: 'standard',
  },
};
function list(
  at: string,
  request: OrdersQuery,
  items: number,
  known: { toShip?: number; late?: number; sold?: { orders: number; cents: number } } = {},
): string[] {
  const page = {
    items: Array.from({ length: items }, (_, index) => ({
      ...summary,
      pictures: [],
      orderId: `o${index}`,
      itemCount: index + 1,
    })),
    ...{
      nextCursor: null,
      counts,
      years: [],
      toShip: known.toShip ?? 0,
      late: known.late ?? 0,
      dueToday: 0,
      proofsWanted: 0,
      sold: known.sold ?? null,
    },
  };
  const key = { state: undefined, q: undefined, sold: undefined, ...request, limit: 30 };
  answerPages('orders.listShopOrders', key, page);
  return shown(SellerOrdersPage, {}, `/seller-dashboard/orders${at}`);
}

test('[UX-86, UX-93] an empty search, view or period says so and leads out', () => {
  const bar = [
    'Order, rising / *Order, falling / Leaves by, rising / Leaves by, falling / Total, rising / Total, falling /',
    '[Columns]',
  ];
  const body = (lines: string[]) => lines.slice(lines.findIndex((line) => line.startsWith('‹search')));
  expect(body(list('?q=cup', { q: 'cup' }, 0))).toEqual([
    '‹search Search orders cup›[Clear “cup” → /seller-dashboard/orders?state=all]Sort by',
    ...bar,
    'No order matches “cup”',
    'Search finds order numbers, buyers’ names and titles of pieces.',
    '[Clear the search → /seller-dashboard/orders?state=all]',
  ]);
  expect(body(list('?q=cup&state=shipped', { q: 'cup', state: 'shipped' }, 0))).toEqual([
    '‹search Search orders cup›[Clear “cup” → /seller-dashboard/orders?state=shipped]Sort by',
    ...bar,
    'No order matches “cup” in On the way',
    'Search finds order numbers, buyers’ names and titles of pieces.',
    '[Search all views → /seller-dashboard/orders?state=all&q=cup]',
    '[Clear the search → /seller-dashboard/orders?state=shipped]',
  ]);
  expect(body(list('?state=all', {}, 0))).toEqual([
    '‹search Search orders›Sort by',
    ...bar,
    'No orders yet',
    'New orders appear here the moment they are paid.',
    '[Add listing → /seller-dashboard/add-listing]',
  ]);
  expect(body(list('?state=shipped', { state: 'shipped' }, 0))).toEqual([
    '‹search Search orders›Sort by',
    ...bar,
    'Nothing in On the way',
    'New orders appear here the moment they are paid.',
    '[See all orders → /seller-dashboard/orders?state=all]',
    '[Add listing → /seller-dashboard/add-listing]',
  ]);
  const period = list('?sold=today&q=cup', { sold: 'today', q: 'cup' }, 1, { sold: { orders: 1, cents: 8950 } });
  const from = period.findIndex((line) => line.startsWith('[Cancelled'));
  expect(period.slice(from + 1, from + 6)).toEqual([
    'Sold today 1 order, €89.50. Neither what was cancelled nor what was paid back.[Show all orders → /seller-dashboard/orders?state=all]',
    '‹search Search orders cup›[Clear “cup” → /seller-dashboard/orders?sold=today&state=all]Sort by',
    ...bar,
    '‹checkbox›Choose all shownstatus:',
  ]);
  expect(list('?sold=ever&state=lost', {}, 1)).toEqual(list('', {}, 1));
});
