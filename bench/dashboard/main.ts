import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listCountries, listDays, listListingSums } from '#server/modules/analytics/analytics-store.ts';
import { foldCounts, listTable, countTable } from '#server/modules/listings/table/table-store.ts';
import { listShopBuyers } from '#server/modules/orders/buyers/shop-buyer-store.ts';
import { foldListingHours, listBestSelling } from '#server/modules/orders/overview/best-selling-store.ts';
import { countWaiting, listLowStock } from '#server/modules/orders/overview/overview-store.ts';
import { findSales, foldOrderHours, listSalesDays } from '#server/modules/orders/overview/sales-store.ts';
import { countTableOrders, foldOrderCounts, listTableOrders } from '#server/modules/orders/table/order-table-store.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { inTransaction } from '#server/platform/database/open-database.ts';
import { startRuntime } from '#server/platform/start-runtime.ts';
import { fillShop, type ShopSize } from './fill-shop.ts';

/*
 * Overview, tables and analytics of a shop with a million orders and 50,000 listings beside one with 1,000 and 50, in one database: the time of
 * the slowest of a hundred reads. Run with `npm run bench:dashboard`, with `-- 100000` for so many orders; it ends with 1 where the large shop
 * takes 1.5 times as long as the small one and a millisecond more.
 */

const MAX_RATIO = 1.5;
const NOISE_MS = 1;
const TURNS = 300;
const DAY = 86_400_000;

const orders = Number(process.argv[2] ?? 1_000_000);
const few: ShopSize = { sellerId: 'few', orders: 1000, listings: 50 };
const many: ShopSize = { sellerId: 'many', orders, listings: Math.max(50, Math.round(orders / 20)) };

const folder = join(tmpdir(), `artisan-dashboard-${process.pid}`);
const log = { info: () => undefined, warn: console.warn, error: console.error };
const runtime = await startRuntime({ config: readConfig({ DATA_DIR: folder, DEMO: 'off' }), log });
const { db } = runtime.app;

const now = new Date();
const day = (days: number): string => new Date(now.getTime() + days * DAY).toISOString().slice(0, 10);
const range = { from: day(-29), to: day(0) };
const page = { direction: 'desc', after: null, limit: 31, now } as const;
const listings = { direction: 'desc', after: null, limit: 51 } as const;
const buyers = {
  view: undefined,
  q: undefined,
  buyerKey: undefined,
  direction: 'desc',
  after: null,
  limit: 51,
} as const;

const reads: Record<string, (sellerId: string) => Promise<unknown>> = {
  'overview: what to do': (id) => countWaiting(db, id, now),
  'overview: sales': (id) => findSales(db, id, now),
  'overview: days': (id) => listSalesDays(db, id, now),
  'overview: low stock': (id) => listLowStock(db, id),
  'overview: best selling': (id) => listBestSelling(db, { sellerId: id, since: new Date(now.getTime() - 30 * DAY) }),
  'orders: to ship': (id) => listTableOrders(db, id, { ...page, state: 'to_ship', sort: 'leaves', direction: 'asc' }),
  'orders: newest': (id) => listTableOrders(db, id, { ...page, sort: 'placed' }),
  'orders: dearest': (id) => listTableOrders(db, id, { ...page, sort: 'total' }),
  'orders: words': (id) => listTableOrders(db, id, { ...page, sort: 'placed', q: 'number 7' }),
  'orders: one number': (id) => listTableOrders(db, id, { ...page, sort: 'placed', q: 'AM-2026-100777' }),
  'orders: counts': (id) => countTableOrders(db, id),
  'listings: changed': (id) => listTable(db, id, { ...listings, sort: 'changed' }),
  'listings: by price': (id) => listTable(db, id, { ...listings, sort: 'price' }),
  'listings: counts': (id) => countTable(db, id),
  'buyers: newest': (id) => listShopBuyers(db, id, { ...buyers, sort: 'last' }),
  'buyers: by sum': (id) => listShopBuyers(db, id, { ...buyers, sort: 'spent' }),
  'analytics: days': (id) => listDays(db, { sellerId: id, listingId: '', ...range }),
  'analytics: listings': (id) => listListingSums(db, { sellerId: id, ...range, sort: 'units', after: null, limit: 21 }),
  'analytics: countries': (id) => listCountries(db, { sellerId: id, ...range }),
};

const timeOf = async (read: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await read();
  return performance.now() - start;
};
const middle = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const p99 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99) - 1] ?? 0;

/** By turns, so that whatever else the machine does falls upon both. */
async function compare(read: (sellerId: string) => Promise<unknown>): Promise<[few: number[], many: number[]]> {
  const times: [number[], number[]] = [[], []];
  for (let turn = -20; turn < TURNS; turn += 1)
    for (const [index, { sellerId }] of [few, many].entries()) {
      const time = await timeOf(() => read(sellerId));
      if (turn >= 0) times[index]?.push(time);
    }
  return times;
}

try {
  for (const shop of [few, many]) await fillShop(db, shop);
  for (const fold of [foldOrderCounts, foldCounts]) await inTransaction(db, (tx) => fold(tx, 10));
  while (await inTransaction(db, (tx) => foldOrderHours(tx, 10_000)));
  const from = new Date(now.getTime() - 31 * DAY);
  while (await inTransaction(db, (tx) => foldListingHours(tx, { from, limit: 50_000 })));
  await db.query({ text: 'VACUUM ANALYZE' });
  console.log(`p99 in ms: ${few.orders} orders and ${few.listings} listings, ${many.orders} and ${many.listings}`);
  for (const [name, read] of Object.entries(reads)) {
    const [ofFew, ofMany] = await compare(read);
    const [small, large] = [p99(ofFew), p99(ofMany)];
    const middles = `half within ${middle(ofFew).toFixed(2)} ${middle(ofMany).toFixed(2)}`;
    const isSlow = large > MAX_RATIO * small && large > small + NOISE_MS;
    if (isSlow) process.exitCode = 1;
    console.log(`${name.padEnd(24)} ${small.toFixed(2)} ${large.toFixed(2)}, ${middles}${isSlow ? ', too much' : ''}`);
  }
} finally {
  await runtime.stop();
  rmSync(folder, { recursive: true, force: true });
}
