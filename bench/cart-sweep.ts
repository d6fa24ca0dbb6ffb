import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#server/platform/config/config.ts';
import { startRuntime } from '#server/platform/start-runtime.ts';
import { processCartBatch } from '#server/modules/recovery/process-carts.ts';

/*
 * The sweep of abandoned carts: 100,000 and 1,000,000 records of which 10,000 are due, half of them for a reminder by mail and half
 * newly at rest. Its time must follow what is due, not what exists. Run with `npm run bench:carts`.
 */

const DUE = 10_000;
const folder = join(tmpdir(), `artisan-sweep-${process.pid}`);
const log = { info: () => undefined, warn: console.warn, error: console.error };
const runtime = await startRuntime({ config: readConfig({ DATA_DIR: folder, DEMO: 'off' }), log });
const { db } = runtime.app;

/** Records with one piece each, of which the first `DUE` of `from … to` are due when `due` is set. */
async function generate(from: number, to: number): Promise<void> {
  await db.query({
    text: `INSERT INTO carts (id, token_hash, created_at, last_activity_at) SELECT 'guest-' || n, '\\x00', now(), now() FROM generate_series($1::int, $2::int) n`,
    values: [from, to],
  });
  await db.query({
    text: `INSERT INTO cart_lines (cart_id, id, seller_id, listing_id, variant_id, quantity, added_price_cents, added_at)
           SELECT 'guest-' || n, 'l', 's', 'l', 'v', 1, 2800, now() FROM generate_series($1::int, $2::int) n`,
    values: [from, to],
  });
  await db.query({
    text: `INSERT INTO abandoned_carts (cart_id, life, user_email, items, subtotal_cents, discount_cents, total_cents, metadata, created_at, last_activity_at, abandoned_at, status, next_at)
           SELECT 'guest-' || n, 1, 'guest' || n || '@example.com',
             '[{"sellerId":"s","shopName":"Rio Clay","place":"Porto","listingId":"l","variantId":"v","title":"Two-tone mug","values":["Ink"],"personalisation":"","quantity":1,"priceCents":2800,"picture":{"id":"p","alt":"A mug"}}]',
             2800, 0, 2800, '{}', now() - interval '1 day', now() - interval '5 hours', CASE WHEN n % 2 = 0 THEN now() - interval '3 hours' END, 'pending', now() + interval '1 day'
           FROM generate_series($1::int, $2::int) n`,
    values: [from, to],
  });
  await db.query({ text: 'VACUUM ANALYZE abandoned_carts, cart_lines, carts' });
}

/** The piece that they left: it can be bought. */
async function offer(): Promise<void> {
  await db.query({
    text: `INSERT INTO categories (slug, name, position) VALUES ('mugs', 'Mugs', 0) ON CONFLICT DO NOTHING`,
  });
  await db.query({
    text: `INSERT INTO listings (seller_id, id, state, title, description, category, options, materials, colours, tags, pictures, processing_days, weight_grams, created_at, updated_at)
           VALUES ('s', 'l', 'active', 'Two-tone mug', '', 'mugs', '[]', '{}', '{}', '{}', '[]', 2, 400, now(), now())`,
  });
  await db.query({
    text: `INSERT INTO variants (seller_id, listing_id, id, price_cents, stock, received) VALUES ('s', 'l', 'v', 2800, 5, 5)`,
  });
}

async function measure(existing: number, from: number): Promise<void> {
  await db.query({
    text: `UPDATE abandoned_carts SET next_at = now() - interval '1 minute' WHERE cart_id IN (SELECT 'guest-' || n FROM generate_series($1::int, $2::int) n)`,
    values: [from, from + DUE - 1],
  });
  const start = performance.now();
  while (await processCartBatch(runtime.app)) {
    /* more is due */
  }
  const seconds = (performance.now() - start) / 1000;
  console.log(`${existing.toLocaleString('en')} carts, ${DUE.toLocaleString('en')} due: ${seconds.toFixed(2)} s`);
}

try {
  await offer();
  await generate(1, 100_000);
  await measure(100_000, 1);
  await generate(100_001, 1_000_000);
  await measure(1_000_000, 200_001);
} finally {
  await runtime.stop();
  rmSync(folder, { recursive: true, force: true });
}
