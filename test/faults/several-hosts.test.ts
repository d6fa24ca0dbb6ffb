import { join } from 'node:path';
import { rmSync } from 'node:fs';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts';
import { refuseUnfitDatabase } from '#server/platform/database/refuse-unfit-database.ts';
import { migrate } from '#server/platform/migrations/migrate.ts';
import { browser, openSale, type Sale } from '#test/builders/sale.ts';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';
import { testPool } from '#test/builders/test-pool.ts';
import { until } from '#test/builders/until.ts';

const folder = temporaryFolder('hosts-');
interface Host {
  postgres: EmbeddedPostgres;
  superuser: pg.Pool;
  url: string;
}
let [first, second]: Host[] = [];
let hosts = '';
let sale: Sale;

async function openHost(name: string): Promise<Host> {
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, name), durable: false });
  const superuser = testPool(postgres.url, 1);
  await superuser.query(`CREATE ROLE market LOGIN PASSWORD 'market'`);
  await superuser.query('CREATE DATABASE market OWNER market');
  const url = new URL(postgres.url);
  [url.pathname, url.username, url.password] = ['/market', 'market', 'market'];
  return { postgres, superuser, url: url.href };
}
async function setReadOnly(host: Host | undefined, isReadOnly: boolean): Promise<void> {
  const value = isReadOnly ? 'on' : 'off';
  await host?.superuser.query(`ALTER SYSTEM SET default_transaction_read_only = ${value}`);
  await host?.superuser.query('SELECT pg_reload_conf()');
  // Connections hear of it a moment later.
  await until(async () => {
    const shown = await host?.superuser.query('SHOW default_transaction_read_only');
    return shown?.rows[0]?.default_transaction_read_only === value;
  }, `the host is read-only: ${value}`);
}
const ready = () => fetch(`${sale.address}/api/ready`);
let serial = 0;
const register = () =>
  browser(sale.address).call('POST', '/api/accounts/register', {
    email: `reader${(serial += 1)}@example.com`,
    password: 'correct horse',
    displayName: 'Ana',
  });
const people = async (host: Host | undefined): Promise<number> => {
  const pool = testPool(host?.url ?? '', 1);
  const { rows } = await pool.query('SELECT count(*)::int AS n FROM users').finally(() => pool.end());
  return rows[0]?.n;
};

beforeAll(async () => {
  [first, second] = [await openHost('first'), await openHost('second')];
  const socketOf = ({ url }: Host): string => new URL(url).searchParams.get('host') ?? '';
  hosts = `postgres://market:market@localhost/market?host=${socketOf(first)},${socketOf(second)}`;
  await migrate(first.url);
  await setReadOnly(first, true);
  sale = await openSale({ DATABASE_URL: hosts });
});
afterAll(async () => {
  await sale?.stop();
  for (const host of [first, second]) {
    await host?.superuser.end();
    await host?.postgres.stop();
  }
  rmSync(folder, { recursive: true, force: true });
});

test('[OPS-10] a start takes the host that takes writes, and a later break the other one', async () => {
  expect((await register()).status).toBe(200);
  expect([await people(first), await people(second)]).toEqual([0, 1]);
  await setReadOnly(second, true);
  await setReadOnly(first, false);
  await until(async () => (await register()).status === 200, 'the other host takes writes');
  expect(await people(first)).toBe(1);
  await until(async () => (await ready()).status === 200, 'it is ready');
});

test('[RUN-03, OPS-10] where no host takes writes they answer 503, reads go on, and it is not ready', async () => {
  await setReadOnly(first, true);
  await until(async () => (await ready()).status === 503, 'it is not ready');
  const { error } = (await (await ready()).json()) as { error: { code: string; reason: string } };
  expect(error).toMatchObject({ code: 'request/unavailable', reason: 'read-only' });
  const refused = await register();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await fetch(`${sale.address}/api/search?q=mug`)).status).toBe(200);
  await expect(refuseUnfitDatabase(hosts, { needsWrites: true })).rejects.toThrow('it takes no writes');
  await setReadOnly(second, false);
  await until(async () => (await ready()).status === 200, 'it is ready again');
  await until(async () => (await register()).status === 200, 'it takes writes again');
});
