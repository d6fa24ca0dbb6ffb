import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#server/platform/config/config.ts';
import { startRuntime } from '#server/platform/start-runtime.ts';
import { listRows } from '#server/modules/office/records/order-store.ts';
import { countOrders, listSummaries } from '#server/modules/orders/overview/order-list-store.ts';
import { countTableOrders, listTableOrders } from '#server/modules/orders/table/order-table-store.ts';
import { cpuTime } from '../cpu-time.ts';

/*
 * First pages of lists of orders, of a shop and a buyer with 500 and of all shops, beside 10,000 and 1,000,000 orders: processor time of this
 * process and of the database. Run with `npm run bench:orders`; it ends with 1 where a million costs 1.5 times as much, or a page 2 ms.
 */

const SIZES = [10_000, 1_000_000];
const OF_EACH = 500;
const TURNS = 400;
const MAX_MS = 2;
const MAX_RATIO = 1.5;

const folder = join(tmpdir(), `artisan-orders-${process.pid}`);
const log = { info: () => undefined, warn: console.warn, error: console.error };
const runtime = await startRuntime({ config: readConfig({ DATA_DIR: folder, DEMO: 'off' }), log });
const { db } = runtime.app;

/** Orders `from … to` of two lines, 500 of a shop and of a buyer, a third of them still to be sent. */
async function generate(from: number, to: number): Promise<void> {
  await db.query({
    text: `INSERT INTO orders (seller_id, id, number, checkout_id, buyer_id, state, email, buyer_name, address, shop_name, shop_slug, place, subtotal_cents, shipping_cents, total_cents,
             delivery_id, delivery_name, leaves_by, arrives_from, arrives_to, placed_at, updated_at, standard_shipping_cents, return_days, return_ends_at)
           SELECT 's' || n / ${OF_EACH}, 'o' || n, 'AM-2026-' || n, 'c' || n, 'b' || n / ${OF_EACH}, (ARRAY['confirmed', 'shipped', 'completed'])[1 + n % 3], 'bo@example.com', 'Bo Ek',
             '{"name":"Bo Ek","line1":"Gasse 1","line2":"","postcode":"1010","city":"Wien","country":"AT","phone":""}', 'Rio Clay', 'rio-clay', 'Porto', 8400, 550, 8950, 'standard', 'Tracked',
             '2026-01-04'::date + n % 300, '2026-01-06'::date + n % 300, '2026-01-09'::date + n % 300, '2026-01-01'::timestamptz + n * interval '25 seconds', now(), 550, 14, now()
           FROM generate_series($1::int, $2::int) n`,
    values: [from, to],
  });
  await db.query({
    text: `INSERT INTO order_lines (seller_id, order_id, id, listing_id, variant_id, title, unit_price_cents, quantity)
           SELECT 's' || n / ${OF_EACH}, 'o' || n, 'l' || k, 'l', 'v', 'Jug', 4200, 1 FROM generate_series($1::int, $2::int) n, generate_series(1, 2) k`,
    values: [from, to],
  });
  await db.query({ text: 'VACUUM ANALYZE orders, order_lines' });
}

const now = new Date();
const page = { sort: 'placed', direction: 'desc', after: null, limit: 26, now } as const;
const all = {
  ...({
    q: null,
    state: null,
    day: null,
    what: 'placed',
    from: null,
    until: null,
    part: null,
    buyerId: null,
    sellerId: null,
  } as const),
  ...({ sort: 'placed', direction: 'desc' } as const),
};
const lists: Record<string, () => Promise<unknown>> = {
  'of a shop': () => listTableOrders(db, 's3', page),
  'of a shop, to be sent': () =>
    listTableOrders(db, 's3', { ...page, state: 'to_ship', sort: 'leaves', direction: 'asc' }),
  'counts of a shop': () => countTableOrders(db, 's3'),
  'of a buyer': () => listSummaries(db, { buyerId: 'b3', states: null, q: null, year: null, before: null, limit: 26 }),
  'counts of a buyer': () => countOrders(db, 'b3'),
  'of all shops': () => listRows(db, { ...all, after: null, limit: 26 }),
};

/** Processor time of each turn, in ms. */
async function cpuOf(list: () => Promise<unknown>, postmaster: number): Promise<number> {
  for (let turn = 0; turn < 20; turn += 1) await list();
  const processes = { servers: [process.pid], postmaster };
  const before = cpuTime(processes);
  for (let turn = 0; turn < TURNS; turn += 1) await list();
  return (cpuTime(processes) - before) / TURNS;
}

const costs = new Map<string, number[]>();
try {
  const { rows } = await db.query<{ pid: string }>({
    text: `SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1) AS pid`,
  });
  let from = 1;
  for (const size of SIZES) {
    await generate(from, size);
    from = size + 1;
    for (const [name, list] of Object.entries(lists))
      costs.set(name, [...(costs.get(name) ?? []), await cpuOf(list, Number(rows[0]?.pid))]);
  }
  for (const [name, [few = 0, many = 0]] of costs) {
    const isSlow = many > MAX_MS || many > MAX_RATIO * few;
    if (isSlow) process.exitCode = 1;
    console.log(`${name}: ${few.toFixed(2)} ms, ${many.toFixed(2)} ms${isSlow ? ', too much' : ''}`);
  }
} finally {
  await runtime.stop();
  rmSync(folder, { recursive: true, force: true });
}
