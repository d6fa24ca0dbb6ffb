import { ordersContract } from '#domain/orders/contract.ts';
import type { SoldPeriod } from '#domain/orders/table/shop-order-filter.ts';
import { isWaitingView } from '#domain/orders/table/waiting-views.ts';
import type { OrderSort } from '#domain/orders/table/sorts.ts';
import { ok } from '#domain/core/result.ts';
import { addMilliseconds, DAY, HOUR, MINUTE } from '#domain/core/time.ts';
import { read } from '../../../platform/calls/call.ts';
import { pageOf, parsedCursor, timeCursorOf } from '../../../platform/calls/cursor.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { countWaiting } from '../overview/overview-store.ts';
import { foldListingHours, forgetListingHours } from '../overview/best-selling-store.ts';
import { findSold, foldOrderHours } from '../overview/sales-store.ts';
import { countTableOrders, foldOrderCounts, listTableOrders, type TableOrder } from './order-table-store.ts';

/** From when on the figures of the overview count. */
export function soldFrom(period: SoldPeriod, now: Date): Date {
  if (period === 'today') return new Date(Math.floor(now.getTime() / DAY) * DAY);
  return addMilliseconds(now, -(period === 'week' ? 7 : 30) * DAY);
}

/** Where a page ended: the key must be of the kind that the column is sorted by. */
function afterOf(cursor: string | undefined, sort: OrderSort): { key: string | number; id: string } | null {
  const [key, id] = parsedCursor(cursor, 2) ?? [];
  if (key === undefined || typeof id !== 'string') return null;
  if (sort === 'total') return Number.isSafeInteger(key) ? { key, id } : null;
  const time = timeCursorOf([sort === 'leaves' ? `${key}T00:00:00Z` : key, id]);
  return time && { key, id };
}

const withoutKey = ({ key: _key, ...row }: TableOrder) => row;

/** [UX-86] The orders of the signed-in maker's shop. What has to leave comes by its day, unless another order is asked for. */
export const listShopOrders = read(
  ordersContract.listShopOrders,
  { policy: signedIn },
  async ({ input, app, caller }) => {
    const sellerId = caller.session?.userId ?? '';
    const now = app.clock.now();
    const { cursor, limit, state, q, year, buyer } = input;
    const sort = input.sort ?? (isWaitingView(state) ? 'leaves' : 'placed');
    const direction = input.direction ?? (sort === 'leaves' ? 'asc' : 'desc');
    const soldSince = input.sold ? soldFrom(input.sold, now) : null;
    const filter = { state, q: q?.trim() || undefined, year, buyer, soldSince, now };
    const [rows, counts, waiting, sold] = await Promise.all([
      listTableOrders(app.db, sellerId, { ...filter, sort, direction, after: afterOf(cursor, sort), limit: limit + 1 }),
      countTableOrders(app.db, sellerId),
      countWaiting(app.db, sellerId, now),
      soldSince ? findSold(app.db, { sellerId, since: soldSince }) : null,
    ]);
    const { items, nextCursor } = pageOf(rows, limit, (last) => [last.key, last.orderId]);
    return ok({ items: items.map(withoutKey), nextCursor, ...counts, ...waiting, sold });
  },
);

const BATCH = 100;
const HOURS_BATCH = 2000;

/** Adds up what changes of orders left behind as counts. */
export const foldShopOrderCounts: Job = {
  name: 'orders.fold-counts',
  every: MINUTE,
  run: (app) => inTransaction(app.db, (tx) => foldOrderCounts(tx, BATCH)),
};

/** Adds up what changes of orders left behind as sums of hours. */
export const foldShopOrderHours: Job = {
  name: 'orders.fold-hours',
  every: MINUTE,
  run: (app) => inTransaction(app.db, (tx) => foldOrderHours(tx, HOURS_BATCH)),
};

/** Older hours than the overview shows; one more, since the clocks of two processes differ. */
const LISTING_HOURS = 30 * DAY + HOUR;

/** Adds up what changes of orders left behind as sums of listings, and takes off what is older than the overview shows. */
export const foldListingSales: Job = {
  name: 'orders.fold-listing-sales',
  every: MINUTE,
  run: async (app) => {
    const hour = addMilliseconds(app.clock.now(), -LISTING_HOURS);
    const from = new Date(Math.floor(hour.getTime() / HOUR) * HOUR);
    const hasMore = await inTransaction(app.db, (tx) => foldListingHours(tx, { from, limit: HOURS_BATCH }));
    const hasOld = await inTransaction(app.db, (tx) => forgetListingHours(tx, { before: from, limit: HOURS_BATCH }));
    return hasMore || hasOld;
  },
};
