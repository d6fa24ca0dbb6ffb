import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, type SoldVariant, variantOf, withCart } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { sendRefunds } from '#test/builders/work-off.ts';
import { DAY } from '#domain/core/time.ts';
import { exportFigures, exportNextDay } from './export-day.ts';

let sale: Sale;
let mug: SoldVariant;
afterAll(() => sale.stop());
const sql = sqlOf(() => sale);

const folder = (): string => join(sale.app.config.DATA_DIR, 'exports');
const filesOf = (dataset: string): string[] => globSync(`${dataset}/day=*/*.parquet`, { cwd: folder() }).toSorted();
const bytesOf = (file: string): Buffer => readFileSync(join(folder(), file));

async function rowsOf(dataset: string): Promise<Record<string, unknown>[]> {
  const pages = filesOf(dataset).map((name) => {
    const { buffer, byteOffset, length } = bytesOf(name);
    return parquetReadObjects({ file: buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer });
  });
  return (await Promise.all(pages)).flat();
}

/** One row a file, so that each page begins behind the last. */
async function exportAll(): Promise<void> {
  let days = 0;
  while (await exportNextDay(sale.app, 1)) expect((days += 1)).toBeLessThan(1000);
}

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  await sql(`INSERT INTO traffic_days (seller_id, listing_id, day, views, visits)
    SELECT 'shop', id, '2026-01-05', 10, 4 FROM unnest(ARRAY['', 'cup', 'jug']) id`);
  const ana = await maker(sale.address, 'Ana Potter');
  mug = await variantOf(sale, ana, { quantity: 9 });
  for (const quantity of [2, 1, 3]) await buy(await withCart(sale, { ...mug, quantity }));
  const { rows } = await sql<{ id: string }>('SELECT id FROM orders ORDER BY id LIMIT 1');
  await ana.call('POST', `/api/seller/orders/${rows[0]?.id}/refund`, { refund: { kind: 'all' }, reason: 'It broke' });
  await sendRefunds(sale.app);
  await sale.settle();
  await passTime(sale, 2 * DAY);
  await exportAll();
});

test('[WH-01] every order, line, refund and alert is exported once, with the sums of the shop', async () => {
  const orders = await sql('SELECT id, total_cents::bigint AS cents FROM orders ORDER BY seller_id, id');
  expect((await rowsOf('orders')).map((row) => ({ id: row.order_id, cents: Number(row.total_cents) }))).toEqual(
    orders.rows,
  );
  const lines = await sql('SELECT order_id AS id, quantity FROM order_lines ORDER BY order_id, id');
  expect((await rowsOf('order_lines')).map((row) => ({ id: row.order_id, quantity: row.quantity }))).toEqual(
    lines.rows,
  );
  const refunds = await sql('SELECT id, amount_cents::bigint AS cents FROM refunds');
  expect((await rowsOf('refunds')).map((row) => ({ id: row.refund_id, cents: Number(row.amount_cents) }))).toEqual(
    refunds.rows,
  );
  const alerts = await sql('SELECT id, type FROM seller_alerts ORDER BY seller_id, id');
  expect(alerts.rows.length).toBeGreaterThan(2);
  expect((await rowsOf('alerts')).map((row) => ({ id: row.alert_id, type: row.type }))).toEqual(alerts.rows);
});

test('[WH-01] views are exported by listing and day, without the sums of their shop', async () => {
  expect(filesOf('listing_views')[0]).toBe('listing_views/day=2026-01-05/part-00000.parquet');
  const rows = (await rowsOf('listing_views')).filter(({ shop_id: shop }) => shop === 'shop');
  expect(rows.map(({ listing_id: listing, views, visits }) => [listing, views, visits])).toEqual([
    ['cup', 10, 4],
    ['jug', 10, 4],
  ]);
});

test('[WH-01] nothing that is exported names a buyer', async () => {
  const { rows } = await sql<{ email: string; buyer_name: string }>('SELECT email, buyer_name FROM orders LIMIT 1');
  const all = JSON.stringify(await rowsOf('orders'), (_, value) => (typeof value === 'bigint' ? String(value) : value));
  for (const text of Object.values(rows[0] ?? {})) expect(all).not.toContain(text);
});

test('[WH-01] a day that was cut off half way has the same files after the next run', async () => {
  const [first = ''] = filesOf('orders');
  const before = bytesOf(first);
  await sql(`DELETE FROM export_partitions WHERE dataset = 'orders'`);
  rmSync(join(folder(), filesOf('orders').at(-1) ?? ''));
  await exportAll();
  expect(filesOf('orders')).toHaveLength(3);
  expect(bytesOf(first).equals(before)).toBe(true);
});

test('[WH-01] a day that is not over stays out', async () => {
  await buy(await withCart(sale, mug));
  await exportAll();
  expect(filesOf('orders')).toHaveLength(3);
  await passTime(sale, 2 * DAY);
  expect(await exportFigures.run(sale.app)).toBe(false);
  expect(filesOf('orders')).toHaveLength(3);
});
