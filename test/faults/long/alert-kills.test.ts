import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runAudit } from '#server/app/audit/run-audit.ts';
import type { NewAlert } from '#server/modules/alerts/alert-store.ts';
import { storeAlert } from '#server/modules/alerts/storing/store-alert.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts';
import { inTransaction } from '#server/platform/database/open-database.ts';
import { startRuntime } from '#server/platform/start-runtime.ts';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';
import { until } from '#test/builders/until.ts';
import { type ChildServer, startServer } from '../child-server.ts';
import { freePort } from '../../../scripts/free-port.mjs';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 });
const folder = temporaryFolder('alert-kills-');
const KILLS = 4;
const A_ROUND = 120;
let postgres: EmbeddedPostgres;
let runtime: Awaited<ReturnType<typeof startRuntime>>;
let servers: ChildServer[] = [];

const newServer = async (): Promise<ChildServer> =>
  startServer({
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, 'files'),
    PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
  });
const countOf = async (what: string): Promise<number> =>
  (await runtime.app.db.query<{ count: number }>({ text: `SELECT count(*)::int AS count FROM ${what}` })).rows[0]
    ?.count ?? 0;

beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'cluster'), onStart: () => undefined });
  servers = [await newServer()];
  servers.push(await newServer());
  const config = readConfig({ DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'own'), DEMO: 'off' });
  const log = { info: () => undefined, warn: () => undefined, error: console.error };
  runtime = await startRuntime({ config, log });
});
afterAll(async () => {
  for (const server of servers) server.process.kill('SIGKILL');
  await Promise.all(servers.map(({ ended }) => ended));
  await runtime.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Shops and categories of their own every few, so that queues of one, of several and full ones are flushed while processes die. */
const raise = (serial: number): Promise<void> =>
  inTransaction(runtime.app.db, (tx) =>
    storeAlert(runtime.app, tx, {
      ...{ id: `low${serial}`, sellerId: `shop${serial % 17}`, type: 'stock_adjusted', priority: 'low' },
      ...{ category: serial % 3 === 0 ? 'inventory' : 'order', title: `Stock ${serial}`, message: 'One came back.' },
      ...{ actionUrl: '/seller-dashboard/listings', actionLabel: 'See', language: 'en', metadata: {}, quoted: null },
      now: runtime.app.clock.now(),
    } satisfies NewAlert),
  );

test('[INV-18, ALERT-15] two processes that flush summaries die between any two steps', async () => {
  let serial = 0;
  for (let round = 0; round < KILLS; round += 1) {
    const coming = (async () => {
      for (let index = 0; index < A_ROUND; index += 1) {
        await raise((serial += 1));
        await sleep(40);
      }
    })();
    await sleep(1000 + round * 900);
    const dying = servers.shift();
    dying?.process.kill('SIGKILL');
    await dying?.ended;
    servers.push(await newServer());
    await coming;
  }
  await until(
    async () => (await countOf('queued_alerts WHERE flushed_into IS NULL')) === 0,
    'all are flushed',
    120_000,
  );
  expect(await countOf('queued_alerts')).toBe(KILLS * A_ROUND);
  const breaches = (await runAudit(runtime.app)).filter(({ id, state }) => id === 'INV-18' && state === 'breach');
  expect(breaches).toEqual([]);
  const reported = await runtime.app.db.query<{ id: string }>({
    text: `SELECT coalesce(part, a.id) AS id FROM seller_alerts a LEFT JOIN jsonb_array_elements_text(a.metadata -> 'summarised') part ON true`,
  });
  expect(reported.rows.map(({ id }) => id).toSorted()).toEqual(
    Array.from({ length: serial }, (_, index) => `low${index + 1}`).toSorted(),
  );
});
