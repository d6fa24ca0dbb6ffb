import { expect, test } from 'vitest';
import { ask } from '#test/builders/ask.ts';
import { buy, type SoldVariant, variantOf, withCart } from '#test/builders/buying.ts';
import type { maker } from '#test/builders/market.ts';
import { openOneShop } from '#test/builders/one-shop.ts';
import { codeOf, type Sale } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { sendRefunds } from '#test/builders/work-off.ts';
import { contract } from '#domain/modules.ts';
import { onlyRow } from '../../platform/database/only-row.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;
openOneShop({ quantity: 9 }, (shop) => ({ sale, ana, mug } = shop));
const sql = sqlOf(() => sale);

const bookedSql = `SELECT coalesce(sum((facts->>'paidCents')::bigint) FILTER (WHERE kind = 'charge'), 0)::bigint AS "revenueCents",
  coalesce(sum((facts->>'amountCents')::bigint) FILTER (WHERE kind = 'refund'), 0)::bigint AS "refundedCents" FROM ledger_transactions`;

test('[DASH-03, PAY-03] what a shop took and paid back is the ledger’s to the cent', async () => {
  const bowl = await variantOf(sale, ana, { title: 'Bowl', priceCents: 3333, quantity: 5 });
  const both = await buy(await withCart(sale, { ...mug, quantity: 2 }, { ...bowl, quantity: 3 }));
  await buy(await withCart(sale, mug));
  const { orderId } = both.body.orders[0] as { orderId: string };
  const path = `/api/seller/orders/${orderId}/refund`;
  await ana.call('POST', path, { refund: { kind: 'amount', amountCents: 777 }, reason: 'A scratch' });
  await ana.call('POST', path, { refund: { kind: 'all' }, reason: 'It broke' });
  await sendRefunds(sale.app);
  for (let times = 0; times < 2; times += 1) await sale.settle();
  const day = sale.app.clock.now().toISOString().slice(0, 10);
  const booked = onlyRow(await sql<{ revenueCents: number; refundedCents: number }>(bookedSql));
  const shop = await ask(ana, contract.analytics.getShopSums, { from: day, to: day });
  expect(shop.sums).toMatchObject({ ...booked, orders: 2, units: 6, refunds: 2 });
  expect(booked.refundedCents).toBeGreaterThan(777);
  const { rows } = await sql(
    'SELECT sum(revenue_cents)::bigint AS revenue, sum(refunded_cents)::bigint AS back FROM sales_days WHERE seller_id = $1',
    [''],
  );
  expect(rows).toEqual([{ revenue: booked.revenueCents, back: booked.refundedCents }]);
  const one = await ask(ana, contract.analytics.getShopSums, { from: day, to: day, listingId: bowl.listingId });
  expect(one.sums).toMatchObject({ orders: 1, units: 3, revenueCents: 9999 });
  const { items } = await ask(ana, contract.analytics.listListingSums, { from: day, to: day, sort: 'units' });
  expect(items.map(({ title, units }) => [title, units]).toSorted()).toEqual([
    ['Bowl', 3],
    ['Two-tone mug, ink', 3],
  ]);
});

test('[DASH-03] a listing is compared with as many days as its own', async () => {
  await sql(
    `INSERT INTO sales_days (seller_id, listing_id, day, orders, units, revenue_cents) SELECT $1, $2, '2026-01-01'::date + n, 1, n, 100 FROM generate_series(1, 8) n`,
    [ana.userId, mug.listingId],
  );
  await sql('INSERT INTO listing_totals (seller_id, listing_id) VALUES ($1, $2)', [ana.userId, mug.listingId]);
  const range = { from: '2026-01-06', to: '2026-01-08', sort: 'units' as const };
  const ofMug = async (beforeFrom?: string) =>
    (await ask(ana, contract.analytics.listListingSums, { ...range, ...(beforeFrom && { beforeFrom }) })).items.find(
      ({ listingId }) => listingId === mug.listingId,
    );
  expect(await ofMug('2026-01-03')).toMatchObject({ units: 18, before: { units: 9, revenueCents: 300, views: 0 } });
  expect(await ofMug()).toMatchObject({ units: 18, before: null });
});

test('[DASH-03, PAY-03] countries add up to the sales, and who bought before is a repeat buyer', async () => {
  // All of them are of one guest.
  await buy(await withCart(sale, mug));
  await sale.settle();
  const day = sale.app.clock.now().toISOString().slice(0, 10);
  const { items } = await ask(ana, contract.analytics.listCountries, { from: day, to: day });
  const { sums } = await ask(ana, contract.analytics.getShopSums, { from: day, to: day });
  expect(items.map(({ orders, revenueCents }) => [orders, revenueCents])).toEqual([[sums.orders, sums.revenueCents]]);
  expect(items[0]?.repeatOrders).toBe(sums.orders - 1);
});

test('[DASH-03] a series has every day of its range, and those before it as sums', async () => {
  await sql(
    `INSERT INTO traffic_days (seller_id, listing_id, day, views, visits) SELECT $1, '', '2026-01-01'::date + n, 10, n FROM generate_series(1, 8) n`,
    [ana.userId],
  );
  const series = await ask(ana, contract.analytics.getShopSums, { from: '2026-01-06', to: '2026-01-09' });
  expect(series.days.map(({ day, visits }) => [day, visits])).toEqual([
    ['2026-01-06', 5],
    ['2026-01-07', 6],
    ['2026-01-08', 7],
    ['2026-01-09', 8],
  ]);
  expect([series.sums.views, series.before.views, series.before.visits]).toEqual([40, 40, 10]);
  for (const range of ['from=2026-02-02&to=2026-02-01', 'from=2024-01-01&to=2026-01-01', 'from=today&to=2026-01-01'])
    expect(codeOf(await ana.call('GET', `/api/seller/analytics/days?${range}`))).toEqual([400, 'request/invalid']);
});
