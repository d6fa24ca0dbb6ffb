import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buy, type SoldVariant, variantOf, withCart } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { DAY, HOUR } from '#domain/core/time.ts';
import { listSearchTerms } from '../../analytics/analytics-store.ts';
import { examineNightly } from './examine-nightly.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;
const sql = sqlOf(() => sale);

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated', TIME_ZONE: 'UTC' });
  ana = await maker(sale.address, 'Ana Potter');
  mug = await variantOf(sale, ana, { title: 'Mug', quantity: 9 });
});
beforeEach(() =>
  sql(
    'TRUNCATE traffic_days, sales_days, listing_totals, alert_facts, category_prices, search_terms, seller_alerts, queued_alerts CASCADE',
  ),
);
afterAll(() => sale.stop());

/** Those that wait for their summary too. */
const raised = `(SELECT id, seller_id, type, title, message FROM seller_alerts UNION ALL
  SELECT id, seller_id, alert->>'type', alert->>'title', alert->>'message' FROM queued_alerts WHERE flushed_into IS NULL) raised`;
/** The next night after three o'clock. */
async function night(): Promise<string[]> {
  const now = sale.app.clock.now().getTime();
  await passTime(sale, Math.floor(now / DAY) * DAY + DAY + 4 * HOUR - now);
  return again();
}
async function again(): Promise<string[]> {
  while (await examineNightly.run(sale.app));
  const { rows } = await sql<{ type: string }>(`SELECT type FROM ${raised} WHERE seller_id = $1 ORDER BY type, id`, [
    ana.userId,
  ]);
  return rows.map(({ type }) => type);
}
const messageOf = async (type: string): Promise<unknown> =>
  (await sql(`SELECT title, message FROM ${raised} WHERE type = $1`, [type])).rows[0];
/** Values of days of the shop, or of a listing, counted back from the coming night. */
const put = (
  table: 'traffic_days' | 'sales_days',
  columns: string,
  { listing = mug.listingId, from = 1, to = 1, every = 1 },
) =>
  sql(
    `INSERT INTO ${table} (seller_id, listing_id, day, ${columns.replaceAll(/ = \d+/g, '')})
     SELECT $1, $2, $3::date + 1 - n, ${columns.replaceAll(/\w+ = /g, '')} FROM generate_series($4::int, $5::int, $6::int) n`,
    [ana.userId, listing, sale.app.clock.now(), from, to, every],
  );
const others = (prices: number[], day: number) =>
  sql(
    `INSERT INTO category_prices (category, day, listings, shops, low_cents, median_cents, high_cents) VALUES ('mugs', $1::date + 1 - $2::int, 12, 7, $3, $4, $5)`,
    [sale.app.clock.now(), day, ...prices],
  );

test('[ALERT-23, ALERT-07] a day far from its weekdays is told once a night', async () => {
  await put('sales_days', 'orders = 10, revenue_cents = 40000', { listing: '', from: 8, to: 57, every: 7 });
  const bea = await maker(sale.address, 'Bea Potter');
  await sql(
    'INSERT INTO sales_days SELECT $1, listing_id, day, orders, units, revenue_cents FROM sales_days WHERE seller_id = $2',
    [bea.userId, ana.userId],
  );
  await put('traffic_days', 'views = 900, visits = 400', { listing: '', from: 1, to: 57, every: 7 });
  expect(await night()).toEqual(['metric_changed', 'metric_changed', 'metric_changed']);
  await sql(`DELETE FROM platform_facts WHERE name = 'alerts.examined'`);
  expect(await again()).toHaveLength(3);
  const ids = (await sql<{ id: string }>('SELECT id FROM finance_alerts')).rows.map(({ id }) => id);
  expect([ids.length, new Set(ids).size]).toEqual([5, 5]);
  const { rows } = await sql(
    `SELECT baseline, actual, delta_pct, severity, date::text FROM finance_alerts WHERE metric = 'orders'`,
  );
  expect(rows[0]).toMatchObject({ baseline: 10, actual: 0, delta_pct: -100, severity: 'critical' });
  const day = new Date(sale.app.clock.now().getTime() - DAY).toISOString().slice(0, 10);
  expect(rows[0]).toMatchObject({ date: day });
});

test('[ALERT-26] a listing that is looked at three times as much as usual is trending', async () => {
  await put('traffic_days', 'views = 2', { from: 8, to: 35 });
  await put('traffic_days', 'views = 9', { from: 1, to: 7 });
  await sql('INSERT INTO listing_totals (seller_id, listing_id, views) VALUES ($1, $2, 119)', [
    ana.userId,
    mug.listingId,
  ]);
  expect(await night()).toEqual(['product_trending', 'view_milestone']);
  expect(await messageOf('product_trending')).toMatchObject({
    title: 'Mug is trending',
    message: '63 views in 7 days, 4.5 times the usual.',
  });
  expect(await messageOf('view_milestone')).toMatchObject({ title: 'Mug has 100 views' });
  expect(await night()).toHaveLength(2);
});

test('[ALERT-26] short stock and slow stock are told each night', async () => {
  await put('sales_days', 'orders = 10, units = 10', { from: 1, to: 21, every: 10 });
  await sql('INSERT INTO listing_totals (seller_id, listing_id, last_sold_on) VALUES ($1, $2, $3)', [
    ana.userId,
    mug.listingId,
    sale.app.clock.now(),
  ]);
  const bowl = await variantOf(sale, ana, { title: 'Bowl', quantity: 2 });
  await sql('UPDATE listings SET created_at = $2 WHERE id = $1', [
    bowl.listingId,
    new Date(sale.app.clock.now().getTime() - 91 * DAY),
  ]);
  expect(await night()).toEqual(['bestseller_status', 'restock_recommendation', 'slow_moving_inventory']);
  expect(await messageOf('restock_recommendation')).toMatchObject({
    title: 'Mug will sell out in 9 days',
    message: '9 in stock, 30 sold in 30 days.',
  });
  expect(await messageOf('slow_moving_inventory')).toMatchObject({ title: 'Bowl has not sold for 90 days' });
  expect(await messageOf('bestseller_status')).toMatchObject({ title: 'Mug is number 1 in Mugs' });
  expect(await night()).toHaveLength(3);
  await sql('UPDATE listings SET state = $2 WHERE id = $1', [bowl.listingId, 'removed']);
});

test('[ALERT-26] prices are compared where enough other shops are behind each number', async () => {
  await others([1000, 1500, 2000], 14);
  await others([1000, 1800, 2000], 0);
  expect(await night()).toEqual(['competitor_price_change', 'pricing_suggestion']);
  expect(await messageOf('competitor_price_change')).toMatchObject({ title: 'Comparable prices rose by 20 %: Mug' });
  expect(await messageOf('pricing_suggestion')).toMatchObject({ title: 'Mug costs more than most' });
  await sql('TRUNCATE seller_alerts, queued_alerts, alert_facts, category_prices CASCADE');
  await others([1000, 1500, 2000], 14);
  await others([1000, 1800, 2000], 0);
  await sql('UPDATE category_prices SET shops = 5');
  expect(await night()).toEqual([]);
});

test('[ALERT-26] what buyers look for and hardly find is told to shops of its category', async () => {
  const { app } = sale;
  const term = (name: string, searches: number, matches: number, category: string) =>
    sql('INSERT INTO search_terms (day, term, searches, matches, category) VALUES ($1, $2, $3, $4, $5)', [
      app.clock.now(),
      name,
      searches,
      matches,
      category,
    ]);
  await term('oil lamp', 32, 1, 'ceramics');
  await term('teapot', 90, 40, 'ceramics');
  await term('rare', 29, 0, 'ceramics');
  await term('gloves', 90, 0, 'knitwear-and-textiles');
  expect(await night()).toEqual(['market_opportunity']);
  expect(await messageOf('market_opportunity')).toMatchObject({
    title: 'Buyers look for “oil lamp” and find little',
    message: '32 searches in 14 days in Ceramics. Few listings match.',
  });
  const day = app.clock.now().toISOString().slice(0, 10);
  expect(await listSearchTerms(app.db, { from: '2000-01-01', to: day, atMost: 5, atLeast: 90 })).toMatchObject([
    { term: 'gloves', matches: 0 },
  ]);
});

test('[ALERT-26] a shop hears of its first sale, and of the highest number that it reached', async () => {
  const sales = async () =>
    (
      await sql<{ title: string }>(`SELECT title FROM alerts WHERE type = 'sales_milestone' ORDER BY created_at, title`)
    ).rows.map(({ title }) => title);
  await buy(await withCart(sale, mug));
  await sale.settle();
  await buy(await withCart(sale, mug));
  await sale.settle();
  expect(await sales()).toEqual(['The first sale: well done']);
  await sql('UPDATE shops SET sold = 49 WHERE seller_id = $1', [ana.userId]);
  await buy(await withCart(sale, mug));
  await sale.settle();
  expect(await sales()).toEqual(['The first sale: well done', '50 sales: well done']);
});
