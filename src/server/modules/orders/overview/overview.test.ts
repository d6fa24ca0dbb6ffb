import { afterAll, beforeAll, expect, test } from 'vitest';
import { maker } from '#test/builders/market.ts';
import { buy, variantOf, withCart } from '#test/builders/buying.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { inTransaction } from '#server/platform/database/open-database.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { countWaiting } from './overview-store.ts';
import { findSales, findSold, foldOrderHours, listSalesDays } from './sales-store.ts';

const NOW = new Date('2026-06-15T12:00:00Z');
/** When each order was placed and how it stands; its sum is the n-th power of two, so that every sum names its orders. */
const placed = [
  ['2026-06-15T12:00:00Z', 'confirmed'],
  ['2026-06-15T00:00:00Z', 'processing'],
  ['2026-06-14T23:59:59Z', 'shipped'],
  ['2026-06-08T12:00:00Z', 'delivered'],
  ['2026-06-08T11:59:59Z', 'completed'],
  ['2026-05-16T12:00:00Z', 'completed'],
  ['2026-05-16T11:59:59Z', 'completed'],
  ['2026-04-16T12:00:00Z', 'completed'],
  ['2026-04-16T11:59:59Z', 'completed'],
  ['2026-06-15T10:00:00Z', 'pending_payment'],
  ['2026-06-15T10:00:00Z', 'cancelled'],
  ['2026-06-15T10:00:00Z', 'refunded'],
] as const;
const sumOf = (...orders: number[]): number => orders.reduce((sum, order) => sum + 2 ** order, 0);

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
const sql = sqlOf(() => sale);

beforeAll(async () => {
  sale = await openSale();
  ana = await maker(sale.address, 'Ana Potter');
  const bea = await maker(sale.address, 'Bea Weaver');
  const amount = { quantity: placed.length };
  const [mug, rug] = [await variantOf(sale, ana, amount), await variantOf(sale, bea, amount)];
  // Each is bought together with something of another shop, which is none of hers.
  for (const [order, [at, state]] of placed.entries()) {
    await sql('DELETE FROM rate_limits');
    const { body } = await buy(await withCart(sale, mug, rug));
    for (const { orderId } of body.orders)
      await sql(
        `UPDATE orders SET placed_at = $2, state = $3, return_ends_at = $2, subtotal_cents = $4, discount_cents = 0, shipping_cents = 0, tax_cents = 0,
           postage_off_cents = 0, standard_shipping_cents = 0, total_cents = $4 WHERE id = $1`,
        [orderId, at, state, sumOf(order)],
      );
  }
});
afterAll(() => sale.stop());

test('[DASH-01] what a shop sold today, in a week', async () => {
  expect((await countWaiting(sale.app.db, ana.userId, NOW)).toShip).toBe(2);
  expect(await findSales(sale.app.db, ana.userId, NOW)).toEqual({
    salesTodayCents: sumOf(0, 1),
    salesWeekCents: sumOf(0, 1, 2, 3),
    salesMonthCents: sumOf(0, 1, 2, 3, 4, 5),
    salesPreviousMonthCents: sumOf(6, 7),
    ordersMonth: 6,
  });
});

test('[DASH-01] thirty days, each with its own sum and number of orders', async () => {
  const days = await listSalesDays(sale.app.db, ana.userId, NOW);
  expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([30, '2026-05-17', '2026-06-15']);
  expect(days.filter(({ cents, orders }) => cents > 0 || orders > 0)).toEqual([
    { day: '2026-06-08', cents: sumOf(3, 4), orders: 2 },
    { day: '2026-06-14', cents: sumOf(2), orders: 1 },
    { day: '2026-06-15', cents: sumOf(0, 1), orders: 2 },
  ]);
});

test('[DASH-01, UX-93] what a figure of sales opens adds up to it', async () => {
  const since = (days: number): Date => new Date(NOW.getTime() - days * 86_400_000);
  const sold = (from: Date) => findSold(sale.app.db, { sellerId: ana.userId, since: from });
  expect(await sold(new Date('2026-06-15T00:00:00Z'))).toEqual({ orders: 2, cents: sumOf(0, 1) });
  expect(await sold(since(7))).toEqual({ orders: 4, cents: sumOf(0, 1, 2, 3) });
  expect(await sold(since(30))).toEqual({ orders: 6, cents: sumOf(0, 1, 2, 3, 4, 5) });
});

test('[DASH-01] sums of hours are the same once their changes are folded, twice over', async () => {
  const figures = () =>
    Promise.all([findSales(sale.app.db, ana.userId, NOW), listSalesDays(sale.app.db, ana.userId, NOW)]);
  const before = await figures();
  while (await inTransaction(sale.app.db, (tx) => foldOrderHours(tx, 5)));
  expect(await figures()).toEqual(before);
  await sql(`UPDATE orders SET state = 'cancelled' WHERE seller_id = $1 AND placed_at = $2`, [
    ana.userId,
    placed[0][0],
  ]);
  await inTransaction(sale.app.db, (tx) => foldOrderHours(tx, 500));
  expect((await findSales(sale.app.db, ana.userId, NOW)).salesTodayCents).toBe(sumOf(1));
});
