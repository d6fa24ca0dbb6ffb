import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { benchProcess } from './bench-process.ts';
import { goalOf, isMet } from './goals.ts';
import { recordFigures } from './last-figures.ts';
import type { ProductOrder } from './serve-product.ts';

/*
 * A drop: 200 buyers pay at the same moment for one listing of which 500 are there, beside the same buyers spread over 20 shops. All are paid,
 * nothing is sold twice, and the one shop takes at most half as long again. Run with `npm run bench:drop`; it ends with 1 where one of these
 * does not hold.
 */

const BUYERS = 200;
const STOCK = 500;
const SHOPS = 20;
const LISTINGS_OF_A_SHOP = 20;
const TURNS = 5;
const GOAL = goalOf('drop: 200 buyers of one listing beside 20 shops');

const folder = join(tmpdir(), `artisan-drop-${process.pid}`);
const env = { DATA_DIR: folder, DATABASE_URL: '', DEMO: 'off', PORT: '0', HOST: '127.0.0.1' };
const product = await benchProcess<ProductOrder, { address: string; databaseUrl: string }>('serve-product.ts', {
  ...env,
  TRUSTED_PROXIES: '127.0.0.1',
});
const database = new pg.Client({ connectionString: product.ready.databaseUrl });

let buyers = 0;

/** A visitor of an address of their own, with the cookie that they were given. */
function visitor() {
  buyers += 1;
  const from = `10.${(buyers >> 16) & 255}.${(buyers >> 8) & 255}.${buyers & 255}`;
  let cookie = '';
  return async <T>(path: string, body?: object): Promise<T> => {
    const response = await fetch(`${product.ready.address}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'x-forwarded-for': from,
        cookie,
        ...(body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    if (!response.ok) throw new Error(`${path} answered ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
}

/** A buyer with the listing in the cart who has seen the sum: what is answered pays. */
async function readyToPay(listingId: string): Promise<() => Promise<number>> {
  const ask = visitor();
  await ask('/api/cart/items', { listingId, variantId: `${listingId}-0`, quantity: 1 });
  const { totalCents } = await ask<{ totalCents: number }>('/api/checkout/quote?country=DE');
  return async () => {
    const start = performance.now();
    await ask('/api/checkout', {
      email: 'bo@example.com',
      address: { name: 'Bo Lindqvist', line1: 'Havnegata 4', postcode: '10115', city: 'Berlin', country: 'DE' },
      delivery: {},
      paymentMethodId: 'pm_card_visa',
      expectedTotalCents: totalCents,
    });
    return performance.now() - start;
  };
}

/** Milliseconds until the last of all is paid, and until half of them are. */
async function drop(listingIds: readonly string[]): Promise<{ all: number; half: number }> {
  await database.query({
    text: `UPDATE variants SET received = sold + reserved + $2, stock = $2 WHERE listing_id = ANY($1)`,
    values: [listingIds, STOCK],
  });
  const payers: (() => Promise<number>)[] = [];
  for (let buyer = 0; buyer < BUYERS; buyer += 1)
    payers.push(await readyToPay(listingIds[buyer % listingIds.length] ?? ''));
  await product.ask({ do: 'settle' });
  const times = (await Promise.all(payers.map((pay) => pay()))).sort((a, b) => a - b);
  await product.ask({ do: 'settle' });
  const { rows } = await database.query<{ gone: number }>({
    text: `SELECT sum($2 - stock)::int AS gone FROM variants WHERE listing_id = ANY($1) AND position = 0`,
    values: [listingIds, STOCK],
  });
  if (rows[0]?.gone !== BUYERS) throw new Error(`${BUYERS} were paid and ${rows[0]?.gone} are gone`);
  return { all: times.at(-1) ?? 0, half: times[BUYERS / 2] ?? 0 };
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

try {
  await database.connect();
  await product.ask({ do: 'generate', from: 0, to: 2000 });
  const one = ['piece-1'];
  const spread = Array.from({ length: SHOPS }, (_, shop) => `piece-${(shop + 1) * LISTINGS_OF_A_SHOP + 1}`);
  await drop(spread);
  const turns: Record<'one' | 'spread', Awaited<ReturnType<typeof drop>>[]> = { one: [], spread: [] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    turns.one.push(await drop(one));
    turns.spread.push(await drop(spread));
  }
  const [oneShop, shops] = [turns.one, turns.spread].map((list) => ({
    all: median(list.map(({ all }) => all)),
    half: median(list.map(({ half }) => half)),
  })) as [{ all: number; half: number }, { all: number; half: number }];
  const ratio = oneShop.all / shops.all;
  console.log(`${BUYERS} buyers at once, median of ${TURNS} turns, ms until half and all are paid`);
  console.log(`one shop, ${STOCK} of one listing: ${oneShop.half.toFixed(0)}, ${oneShop.all.toFixed(0)}`);
  console.log(`${SHOPS} shops: ${shops.half.toFixed(0)}, ${shops.all.toFixed(0)}`);
  console.log(`${ratio.toFixed(2)} times as long (at most ${GOAL.goal})`);
  recordFigures({ [GOAL.name]: ratio });
  if (!isMet(GOAL, ratio)) process.exitCode = 1;
} finally {
  await database.end();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
