import { beforeEach, expect, test } from 'vitest';
import { answer, forgetAnswers, shown, signIn } from '#test/support/markup/markup.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { SalesFigures } from './overview/sales-figures.tsx';
import { BestSelling } from './overview/best-selling.tsx';
import { NewestOrders } from './overview/newest-orders.tsx';
import { NewReviews } from './overview/new-reviews.tsx';
import { sellerOrderSlots } from './slots.ts';

type Overview = CallOutput<'orders.getOverview'>;
type Summary = CallOutput<'orders.listShopOrders'>['items'][number];
function waits(returns: number, conversations: number): void {
  const counted = (count: number) => ({ data: count, error: null, refetch: async () => undefined });
  sellerOrderSlots.useOpenReturns = () => counted(returns);
  sellerOrderSlots.useUnreadConversations = () => counted(conversations);
}
const overview = (changes: Partial<Overview> = {}): Overview => ({
  ...{
    toShip: 0,
    late: 0,
    dueToday: 0,
    proofsWanted: 0,
    salesTodayCents: 1000,
    salesWeekCents: 2000,
    salesMonthCents: 30_000,
  },
  ...{ salesPreviousMonthCents: 20_000, ordersMonth: 4, days: [], lowStockCount: 0, lowStock: [], activeListings: 3 },
  bestSelling: [],
  ...changes,
});
const summary = (changes: Partial<Summary> = {}): Summary => ({
  ...{ orderId: 'order-1', number: 'AM-2026-100001', state: 'shipped', shopName: 'Rio Clay', shopSlug: 'rio-clay' },
  ...{ buyerName: 'Bo Ek', city: 'Wien', country: 'AT', totalCents: 8950, currency: 'EUR', itemCount: 1 },
  ...{ firstTitle: 'Jug', pictures: [], placedAt: '2026-12-01T10:05:00.000Z', stateSince: '2026-12-02T10:05:00.000Z' },
  ...{
    leavesBy: '2026-12-02',
    arrivesFrom: '2026-12-05',
    arrivesTo: '2026-12-08',
    timeZone: 'UTC',
    awaitsBuyer: false,
    deliveryId: 'standard',
  },
  ...changes,
});
const orders = (items: Summary[]) =>
  answer(
    'orders.listShopOrders',
    { limit: 5 },
    { items, nextCursor: null, counts: {}, years: [], toShip: 0, late: 0, dueToday: 0, proofsWanted: 0, sold: null },
  );
beforeEach(() => {
  forgetAnswers();
  signIn({ shopSlug: 'rio-clay' });
  waits(0, 0);
});

test('[DASH-01] how sales go: more, less, as before, or nothing to compare with', () => {
  const change = (now: number, before: number) =>
    shown(SalesFigures, { overview: overview({ salesMonthCents: now, salesPreviousMonthCents: before }) })[0];
  expect([
    change(30_000, 20_000),
    change(15_000, 20_000),
    change(20_000, 20_000),
    change(100, 0),
    change(19_999, 20_000),
  ]).toEqual([
    '[Sales, 30 days€300.00+50 % from €200.00 → /seller-dashboard/orders?sold=month]',
    '[Sales, 30 days€150.00−25 % from €200.00 → /seller-dashboard/orders?sold=month]',
    '[Sales, 30 days€200.000 % from €200.00 → /seller-dashboard/orders?sold=month]',
    '[Sales, 30 days€1.00nothing to compare with → /seller-dashboard/orders?sold=month]',
    '[Sales, 30 days€199.990 % from €200.00 → /seller-dashboard/orders?sold=month]',
  ]);
  expect(shown(SalesFigures, { overview: overview() })).toEqual([
    '[Sales, 30 days€300.00+50 % from €200.00 → /seller-dashboard/orders?sold=month]',
    '[Orders4in 30 days → /seller-dashboard/orders?sold=month]',
    '[Average order€75.00postage included → /seller-dashboard/orders?sold=month]',
    '[Last 7 days€20.00all orders → /seller-dashboard/orders?sold=week]',
    '[Today€10.00since midnight → /seller-dashboard/orders?sold=today]',
  ]);
  expect(shown(SalesFigures, { overview: overview({ ordersMonth: 0 }) })[2]).toEqual(
    '[Average order–postage included → /seller-dashboard/orders?sold=month]',
  );
});

test('[DASH-01] what sold best, with what is left of it; nothing sold', () => {
  const sold = { listingId: 'jug', title: 'Jug', picture: null, sold: 3, cents: 12_600, left: 2, isMadeToOrder: false };
  expect(shown(BestSelling, { listings: [] })).toEqual([
    'Selling best',
    'The last 30 days',
    '[All listings → /seller-dashboard/listings]',
    'Nothing was sold in the last 30 days.',
  ]);
  expect(
    shown(BestSelling, {
      listings: [
        sold,
        { ...sold, listingId: 'cup', title: 'Cup', left: 0 },
        { ...sold, listingId: 'bowl', title: 'Bowl', isMadeToOrder: true },
      ],
    }),
  ).toEqual([
    'Selling best',
    'The last 30 days',
    '[All listings → /seller-dashboard/listings]',
    '[Jug → /seller-dashboard/add-listing?edit=jug]',
    '2 left',
    '3 sold€126.00',
    '[Cup → /seller-dashboard/add-listing?edit=cup]',
    'Sold out',
    '3 sold€126.00',
    '[Bowl → /seller-dashboard/add-listing?edit=bowl]',
    'Made to order',
    '3 sold€126.00',
  ]);
});

test('[DASH-01] the newest orders: being read, none yet, and more than one piece', () => {
  expect(shown(NewestOrders, {})).toEqual(['Newest orders', '[All orders → /seller-dashboard/orders]']);
  orders([]);
  expect(shown(NewestOrders, {})).toEqual([
    'Newest orders',
    '[All orders → /seller-dashboard/orders]',
    'The first order will stand here, and a bell will ring.',
  ]);
  orders([
    summary(),
    summary({ orderId: 'o2', itemCount: 2, state: 'cancelled' }),
    summary({ orderId: 'o3', itemCount: 3, state: 'confirmed' }),
  ]);
  expect(shown(NewestOrders, {})).toEqual([
    'Newest orders',
    '[All orders → /seller-dashboard/orders]',
    '[Jug → /seller-dashboard/orders/order-1]',
    'Bo Ek, Wien · €89.50',
    'On its way',
    '[Jug and 1 more → /seller-dashboard/orders/o2]',
    'Bo Ek, Wien · €89.50',
    'Cancelled',
    '[Jug and 2 more → /seller-dashboard/orders/o3]',
    'Bo Ek, Wien · €89.50',
    'Overdue 12 h 0 minWed 2 Dec',
  ]);
});

test('[CAT-04] new reviews: none, one to answer, one that is answered', () => {
  const review = {
    ...{ reviewId: 'r1', listingId: 'jug', buyerName: 'Bo', stars: 4, body: 'Pours well.', values: [], pictures: [] },
    ...{ answer: null, answeredAt: null, helpful: 0, createdAt: '2026-12-01T10:05:00.000Z' },
    ...{ title: 'Jug', picture: null },
    orderId: 'order-1',
  };
  const list = (items: (typeof review | (Omit<typeof review, 'answer'> & { answer: string }))[]) =>
    answer(
      'reviews.listOwnReviews',
      { limit: 3 },
      { ...{ items, nextCursor: null, unanswered: 0, rating: { count: 0, mean: 0, stars: [0, 0, 0, 0, 0] } } },
    );
  expect(shown(NewReviews, {})).toEqual([...['New reviews', '[All reviews → /seller-dashboard/reviews?show=all]']]);
  list([]);
  expect(shown(NewReviews, {})).toEqual([
    'New reviews',
    '[All reviews → /seller-dashboard/reviews?show=all]',
    'No review yet.',
  ]);
  list([review, { ...review, reviewId: 'r2', answer: 'Thank you.' }]);
  expect(shown(NewReviews, {})).toEqual([
    'New reviews',
    '[All reviews → /seller-dashboard/reviews?show=all]',
    'Bo Jug · Tue 1 Dec',
    'Pours well. [Answer → /seller-dashboard/reviews]',
    'Bo Jug · Tue 1 Dec',
    'Pours well.',
  ]);
});
