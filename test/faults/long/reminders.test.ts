import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { seededRandom } from '#server/platform/clock/random.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts';
import { variantOf, put } from '#test/builders/buying.ts';
import { type MailServer, openMailServer } from '#test/builders/mail-server.ts';
import { maker } from '#test/builders/market.ts';
import { browser } from '#test/builders/sale.ts';
import { seed } from '#test/support/seed.ts';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';
import { until } from '#test/builders/until.ts';
import { type ChildServer, startServer } from '../child-server.ts';
import { freePort } from '../../../scripts/free-port.mjs';
import { testPool } from '#test/builders/test-pool.ts';

vi.setConfig({ testTimeout: 600_000 });
const CARTS = 60;
const KILLS = 3;
const random = seededRandom(seed);
const folder = temporaryFolder('reminders-');
let mail: MailServer;
let postgres: EmbeddedPostgres;
let database: pg.Pool;
const servers: ChildServer[] = [];
const newServer = async (): Promise<ChildServer> =>
  startServer({
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, 'files'),
    PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
    DEMO: '',
    SMTP_URL: mail.url,
    TRUSTED_PROXIES: '127.0.0.1',
    CART_ADDRESSES_A_DAY: '1000',
  });
const numberOf = async (text: string): Promise<number> =>
  (await database.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${text}`)).rows[0]?.n ?? 0;

beforeAll(async () => {
  mail = await openMailServer();
  postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'cluster'), onStart: () => undefined });
  database = testPool(postgres.url, 2);
  database.on('error', () => undefined);
  servers.push(...(await Promise.all([newServer(), newServer()])));
});
afterAll(async () => {
  for (const server of servers) server.process.kill('SIGKILL');
  await Promise.all(servers.map(({ ended }) => ended));
  await database.end();
  await mail.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Guests who left a cart two hours and a half ago and agreed to hear of it. */
async function leaveCarts(address: string): Promise<void> {
  const mug = await variantOf({ address }, await maker(address, 'Ana Potter'), {
    ...{ category: 'mugs-and-cups', quantity: 900 },
  });
  for (let index = 0; index < CARTS; index += 1) {
    const who = browser(address);
    await put(who, mug);
    await who.call('POST', '/api/cart/activity', { consent: true, email: `guest${index}@example.com` });
  }
  await database.query(
    `UPDATE abandoned_carts SET last_activity_at = now() - interval '3 hours', abandoned_at = now() - interval '150 minutes', next_at = now()`,
  );
}

test('[INV-19, REC-14] two servers at once, killed in the middle of reminding, again and again', async () => {
  await leaveCarts((servers[0] as ChildServer).address);
  for (let kill = 0; kill < KILLS; kill += 1) {
    await sleep(50 + random.integer(900));
    const [first] = servers.splice(0, 1);
    first?.process.kill('SIGKILL');
    await first?.ended;
    servers.push(await newServer());
    // As if later sweeps were due at once: what was reminded already must be known as that.
    await database.query('UPDATE abandoned_carts SET next_at = now() WHERE next_at IS NOT NULL');
  }
  const reminders = `mails WHERE key LIKE 'cart-reminder:%'`;
  await until(async () => (await numberOf(reminders)) === CARTS, 'every cart has its reminder', 240_000);
  await until(async () => (await numberOf(`${reminders} AND sent_at IS NULL`)) === 0, 'the outbox is empty', 240_000);
  // What a killed server had in hand is taken over, and what another has in hand just now arrives.
  await until(
    async () => (await numberOf(`pgboss.job_common WHERE name = 'mail'`)) === 0,
    'nothing is in hand',
    240_000,
  );
  expect(await numberOf('recovery_attempts')).toBe(CARTS);
  const taken = (await mail.taken()).filter(({ text }) => text.includes('recover-cart'));
  const readers = taken.flatMap(({ to }) => to);
  expect(new Set(readers).size).toBe(readers.length);
  // One that was in hand when its sender was killed may be lost, never more than one a kill.
  console.log(`${readers.length} of ${CARTS} reminders arrived`);
  expect(readers.length).toBeGreaterThanOrEqual(CARTS - KILLS);
});
