import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#server/platform/config/config.ts';
import { inTransaction } from '#server/platform/database/open-database.ts';
import { startRuntime } from '#server/platform/start-runtime.ts';
import type { NewAlert } from '#server/modules/alerts/alert-store.ts';
import { countUnread, listAlerts } from '#server/modules/alerts/lists/alert-list-store.ts';
import { moveAlertsBatch, saveSchema } from '#server/modules/alerts/storing/schema-store.ts';
import { storeAlert } from '#server/modules/alerts/storing/store-alert.ts';

/*
 * Alerts of one shop among 10,000 stored and among 1,000,000; how many are raised a second, each in the transaction of its cause with its
 * event; and moving 100,000 to the other schema and back while new ones come. Run with `npm run bench:alerts`; it ends with 1 where a
 * reading took half as long again, or an alert was lost.
 */

const SHOP_ALERTS = 10_000;
const SHOPS = 100;
const ROUNDS = 1000;
const RAISED = 4000;
const AT_ONCE = 8;
const MOVED = 100_000;
const MAX_GROWTH = 1.5;
/** What differs by less is noise of a statement that takes a millisecond. */
const MIN_DIFFERENCE_MS = 1;

const folder = join(tmpdir(), `artisan-alerts-${process.pid}`);
const log = { info: () => undefined, warn: console.warn, error: console.error };
const runtime = await startRuntime({ config: readConfig({ DATA_DIR: folder, DEMO: 'off' }), log });
const { app } = runtime;
const { db } = app;
const now = app.clock.now();

/** A tenth is unread, one in a hundred snoozed. */
async function fill(from: number, to: number): Promise<void> {
  for (let shop = from; shop < to; shop += 1)
    await db.query({
      text: `INSERT INTO alerts (seller_id, id, category, type, priority, title, message, read, created_at, updated_at, metadata,
               snoozed, snooze_until, snoozed_at, snoozed_by, snooze_duration_hours)
             SELECT 'shop' || $1, 'alert' || n, (ARRAY['order', 'payment', 'review', 'message'])[n % 4 + 1], 'new_order', (ARRAY['high', 'normal', 'low'])[n % 3 + 1],
               'New order AM-' || n, 'Two pieces for 34.90.', n % 10 > 0, $2::timestamptz - n * interval '2 minutes', $2, jsonb_build_object('orderId', 'o' || n),
               s, CASE WHEN s THEN $2::timestamptz + interval '1 hour' END, CASE WHEN s THEN $2::timestamptz END, CASE WHEN s THEN 'shop' END, CASE WHEN s THEN 1 END
             FROM (SELECT n, n % 100 = 0 AS s FROM generate_series(1, $3::int) n) each`,
      values: [shop, now, SHOP_ALERTS],
    });
  await db.query({ text: 'ANALYZE seller_alerts' });
}

const list = (filter: object) => () =>
  listAlerts(db, 'shop0', { filter: { view: 'active', ...filter }, after: null, limit: 51, language: 'en', now });
const reads: Record<string, () => Promise<unknown>> = {
  'unread count': () => countUnread(db, 'shop0', { now }),
  'first page': list({}),
  'a category, unread': list({ category: 'review', read: false }),
  snoozed: list({ view: 'snoozed' }),
};

async function p99(read: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await read();
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS * 0.99)] ?? 0;
}

async function measure(): Promise<Map<string, number>> {
  const figures = new Map<string, number>();
  for (const [name, read] of Object.entries(reads)) figures.set(name, await p99(read));
  return figures;
}

const raise = (serial: string): Promise<void> =>
  inTransaction(db, (tx) =>
    storeAlert(app, tx, {
      ...{ id: `raised${serial}`, sellerId: `shop${SHOPS}`, type: 'new_order', category: 'order', priority: 'high' },
      ...{ title: 'New order', message: 'Two pieces.', actionUrl: '/seller-dashboard/orders', actionLabel: 'View' },
      ...{ language: 'en', metadata: {}, quoted: null, now: app.clock.now() },
    } satisfies NewAlert),
  );

async function raiseAll(): Promise<number> {
  const start = performance.now();
  let serial = 0;
  const work = async (): Promise<void> => {
    for (let next = (serial += 1); next <= RAISED; next = serial += 1) await raise(String(next));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return (RAISED * 1000) / (performance.now() - start);
}

const stored = async (): Promise<number> =>
  (await db.query<{ count: number }>({ text: 'SELECT count(*)::int AS count FROM seller_alerts' })).rows[0]?.count ?? 0;

/** Moves all of them while new ones come; answers seconds, and how many came meanwhile. */
async function move(unified: boolean): Promise<{ seconds: number; raised: number }> {
  const start = performance.now();
  let [isMoving, raised] = [true, 0];
  const coming = (async () => {
    while (isMoving) await raise(`${unified}${(raised += 1)}`);
  })();
  await inTransaction(db, (tx) => saveSchema(tx, { unified, by: 'bench', now }));
  while ((await inTransaction(db, (tx) => moveAlertsBatch(tx, 500))) > 0) {
    /* until none is left */
  }
  isMoving = false;
  await coming;
  return { seconds: (performance.now() - start) / 1000, raised };
}

let isGood = true;
await fill(0, 1);
const few = await measure();
await fill(1, SHOPS);
const many = await measure();
console.log(`| p99, ms | ${SHOP_ALERTS} stored | ${SHOP_ALERTS * SHOPS} stored |\n|---|---|---|`);
for (const [name, before] of few) {
  const after = many.get(name) ?? 0;
  if (after > before * MAX_GROWTH && after - before > MIN_DIFFERENCE_MS) isGood = false;
  console.log(`| ${name} | ${before.toFixed(2)} | ${after.toFixed(2)} |`);
}
console.log(`raised a second, ${AT_ONCE} at once: ${(await raiseAll()).toFixed(0)}`);
await db.query({
  text: `DELETE FROM seller_alerts WHERE seller_id NOT IN (SELECT 'shop' || n FROM generate_series(0, $1::int) n)`,
  values: [MOVED / SHOP_ALERTS - 1],
});
for (const unified of [true, false]) {
  const before = await stored();
  const { seconds, raised } = await move(unified);
  const lost = before + raised - (await stored());
  if (lost !== 0) isGood = false;
  console.log(
    `${before} moved ${unified ? 'there' : 'back'} in ${seconds.toFixed(1)} s, ${raised} came meanwhile, ${lost} lost`,
  );
}
await runtime.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(isGood ? 0 : 1);
