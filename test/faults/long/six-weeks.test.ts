import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DAY } from '#domain/core/time.ts';
import { advanceClock } from '#server/platform/clock/clock.ts';
import { seededRandom } from '#server/platform/clock/random.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts';
import { type Database, openDatabase } from '#server/platform/database/open-database.ts';
import { buy, put, variantOf } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { browser } from '#test/builders/sale.ts';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';
import { until } from '#test/builders/until.ts';
import { wrongSums } from '#test/builders/wrong-sums.ts';
import { seed } from '#test/support/seed.ts';
import { freePort } from '../../../scripts/free-port.mjs';
import { type ChildServer, startServer } from '../child-server.ts';

vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 300_000 });
const DAYS = 42;
const ORDERS = 200;
const KILL_EVERY_DAYS = 5;
const random = seededRandom(seed);
const folder = temporaryFolder('six-weeks-');
let postgres: EmbeddedPostgres;
let db: Database;
const servers: ChildServer[] = [];
const environment = () => ({
  ...{ DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'files'), DEMO: '' },
  ...{ CLOCK: 'simulated', ADMIN_SECOND_FACTOR: 'off', SHOPS_PER_IBAN: '1000' },
});
const newServer = async (port?: string): Promise<ChildServer> =>
  startServer({ ...environment(), SANDBOX_PORT: String(await freePort()), PORT: port ?? String(await freePort()) });

beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'cluster'), onStart: () => undefined });
  db = openDatabase(postgres.url, { max: 4, timeZone: 'UTC', onError: () => undefined });
  servers.push(await newServer());
  servers.push(await newServer());
});
afterAll(async () => {
  for (const server of servers) server.process.kill('SIGKILL');
  await Promise.all(servers.map(({ ended }) => ended));
  await db.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const anyServer = (): string => servers[random.integer(servers.length)]?.address ?? '';
/** A server that is killed meanwhile answers nothing: whoever asked goes on. */
const attempt = async <T>(operation: () => Promise<T>): Promise<T | null> => operation().catch(() => null);

interface Placed {
  orderId: string;
  accessKey: string;
  maker: Awaited<ReturnType<typeof maker>>;
  day: number;
}

/** What happens to an order on a day; what is not allowed then is refused and changes nothing. */
async function live({ orderId, accessKey, maker: ana }: Placed): Promise<void> {
  const guest = browser(anyServer());
  const order = (await guest.call('GET', `/api/orders/${orderId}?accessKey=${accessKey}`)).body;
  const shop = `/api/seller/orders/${orderId}`;
  const [first] = order.lines;
  const lines = [{ lineId: first.id, quantity: 1 }];
  const operations: (() => Promise<unknown>)[] = [
    () => ana.call('POST', `${shop}/parcels`, { lines }),
    () => ana.call('POST', `${shop}/state`, { state: 'shipped' }),
    // One in three is lost: nobody says that it arrived.
    () => ana.call('POST', `${shop}/state`, { state: 'delivered' }),
    () => guest.call('POST', `/api/orders/${orderId}/delivered`, { accessKey }),
    () =>
      guest.call('POST', `/api/orders/${orderId}/returns`, {
        ...{ accessKey, lines, reason: 'not_right', words: 'It is too small.' },
      }),
    () =>
      guest.call('POST', '/api/withdrawals', {
        ...{ number: order.number, email: order.email, name: 'Rio', said: '', lines },
      }),
    () => ana.call('POST', `${shop}/refunds`, { refund: { kind: 'lines', lines }, reason: 'Broken' }),
    async () => {
      const { rows } = await db.query<{ id: string }>({
        text: 'SELECT id FROM returns WHERE order_id = $1',
        values: [orderId],
      });
      const path = `/api/seller/returns/${rows[0]?.id}`;
      for (const state of ['approved', 'received', 'under_review']) await ana.call('POST', `${path}/state`, { state });
      await ana.call('POST', `${path}/refund`, { isRestocked: random.integer(2) === 0 });
    },
  ];
  await operations[random.integer(operations.length)]?.();
}

/** One of the servers is gone in the middle of whatever it did, and comes back at its address. */
async function killOne(): Promise<void> {
  const [gone] = servers.splice(random.integer(servers.length), 1);
  gone?.process.kill('SIGKILL');
  await gone?.ended;
  servers.push(await newServer(new URL(gone?.address ?? '').port));
}

/** Refunds that the provider has not sent yet. */
const waiting = async (): Promise<number> =>
  (
    await db.query<{ n: number }>({
      text: `SELECT count(*)::int AS n FROM refunds WHERE sent_at IS NULL`,
    })
  ).rows[0]?.n ?? 0;

test('[INV-03, INV-06, INV-07, INV-19, ORD-01, ORD-04] six weeks of two servers, lost parcels, late returns and kills', async () => {
  const placed: Placed[] = [];
  let ana: Placed['maker'] | null = null;
  let mug: Awaited<ReturnType<typeof variantOf>> | null = null;
  for (let day = 0; day < DAYS; day += 1) {
    // A maker of its own for each week: sessions of people who stay away end.
    if (day % 7 === 0) {
      ana = await maker(servers[0]?.address ?? '', `Ana Potter ${day}`);
      mug = await variantOf({ address: servers[0]?.address ?? '' }, ana, {
        category: 'mugs-and-cups',
        quantity: 200,
      });
    }
    const killing = day % KILL_EVERY_DAYS === 2 ? killOne() : null;
    for (let n = 0; n < ORDERS / DAYS; n += 1) {
      const who = browser(anyServer());
      const bought = await attempt(async () => {
        if (mug) await put(who, { ...mug, quantity: 1 + random.integer(3) });
        return (await buy(who)).body;
      });
      const orderId = bought?.orders?.[0]?.orderId;
      if (orderId && ana) placed.push({ orderId, accessKey: bought.accessKey, maker: ana, day });
    }
    for (const each of placed) if (random.integer(3) === 0) await attempt(() => live(each));
    await killing;
    await advanceClock(db, DAY);
  }
  await until(async () => (await waiting()) === 0, 'every refund is sent');
  const { rows } = await db.query<{ state: string; n: number }>({
    text: 'SELECT state, count(*)::int AS n FROM orders GROUP BY 1 ORDER BY 1',
  });
  expect(await wrongSums(db)).toEqual([]);
  expect(placed.length).toBeGreaterThan(ORDERS * 0.8);
  expect(rows.map(({ state }) => state)).toEqual(expect.arrayContaining(['completed', 'delivered', 'shipped']));
  const audit = promisify(execFile)(process.execPath, ['src/server/app/audit-main.ts'], {
    env: { ...process.env, ...environment() },
  });
  await expect(audit).resolves.toBeTruthy();
});
