import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts';
import { bareEnvironment } from '#test/builders/bare-environment.ts';
import { maker } from '#test/builders/market.ts';
import { browser } from '#test/builders/sale.ts';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';
import { until } from '#test/builders/until.ts';
import { type ChildServer, root, spawnServer, startServer } from './child-server.ts';
import { freePort } from '../../scripts/free-port.mjs';
import { testPool } from '#test/builders/test-pool.ts';

vi.setConfig({ testTimeout: 600_000 });
const folder = temporaryFolder('outside-');
const files = join(folder, 'files');
const ROWS = 6000;
let postgres: EmbeddedPostgres;
let superuser: pg.Pool;
let server: ChildServer;
let address = '';

/** The database of this name as its owner reaches it, who may nothing else. */
function urlOf(database: string, user = 'market'): string {
  const url = new URL(postgres.url);
  [url.pathname, url.username, url.password] = [`/${database}`, user, user];
  return url.href;
}

interface Run {
  child: ChildProcess;
  ended: Promise<{ code: number | null; out: string; words: string }>;
}

/** A command of the product on a database of somebody else's. */
function run(program: string, args: string[] = [], database = 'market'): Run {
  const env = { ...bareEnvironment, DATABASE_URL: urlOf(database), DATA_DIR: files };
  const child = spawn(process.execPath, [join(root, program), ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, phrase] = ['', ''];
  child.stdout?.on('data', (chunk) => (out += String(chunk)));
  child.stderr?.on('data', (chunk) => (phrase += String(chunk)));
  return {
    child,
    ended: new Promise((resolve) => child.once('close', (code) => resolve({ code, out, words: phrase }))),
  };
}

const rows = async (text: string, database = 'market'): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: urlOf(database) });
  await client.connect();
  return (await client.query(text).finally(() => client.end())).rows;
};

beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'elsewhere') });
  superuser = testPool(postgres.url, 1);
  for (const role of ['market', 'guest'])
    await superuser.query(`CREATE ROLE ${role} LOGIN PASSWORD '${role}' NOSUPERUSER NOCREATEDB NOCREATEROLE`);
  for (const name of ['market', 'second']) await superuser.query(`CREATE DATABASE ${name} OWNER market`);
  await superuser.query(`CREATE DATABASE ascii OWNER market ENCODING 'SQL_ASCII' TEMPLATE template0`);
  const ports = { PORT: String(await freePort()), SANDBOX_PORT: String(await freePort()) };
  server = await startServer({ ...ports, DATABASE_URL: urlOf('market'), DATA_DIR: files });
  ({ address } = server);
  await maker(address, 'Ana Potter');
});
afterAll(async () => {
  server?.process.kill('SIGTERM');
  await server?.ended;
  await superuser.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('[RUN-02] the owner of an empty database, with no other right, is enough', async () => {
  expect(
    await rows(`SELECT rolsuper OR rolcreatedb OR rolcreaterole AS more FROM pg_roles WHERE rolname = current_user`),
  ).toEqual([{ more: false }]);
  expect((await rows('SELECT extname FROM pg_extension ORDER BY 1')).map((row) => row.extname)).toEqual([
    'pg_trgm',
    'plpgsql',
    'unaccent',
  ]);
  expect(readdirSync(files).filter((name) => /postgres|running/.test(name))).toEqual([]);
});

test('[CAT-01, RUN-02] an import into it that is killed goes on where it stood', async () => {
  const file = join(folder, 'many.ndjson');
  const row = (n: number): string =>
    JSON.stringify({ id: `q-${n}`, title: `Quokka ${n}`, category: 'bowls', price: n === 5 || n === 5800 ? 'x' : 9 });
  writeFileSync(file, Array.from({ length: ROWS }, (_, n) => row(n)).join('\n'));
  const args = [file, '--shop', String((await rows('SELECT slug FROM shop_slugs'))[0]?.slug)];
  const position = async (): Promise<number> =>
    Number((await rows('SELECT max(rows_read) AS read FROM listing_imports WHERE finished_at IS NULL'))[0]?.read ?? 0);
  const first = run('src/server/app/import-main.ts', args);
  await until(async () => (await position()) >= 1000, 'some portions are loaded');
  first.child.kill('SIGKILL');
  expect((await first.ended).words).toContain('line 6: price: “x” is no amount of money');
  const stood = await position();
  expect(stood).toBeLessThan(ROWS);
  const second = await run('src/server/app/import-main.ts', args).ended;
  expect(second.code, second.words).toBe(0);
  expect(second.words).toContain(`Went on after ${stood.toLocaleString('en')} rows of an earlier run.`);
  expect(second.words).toContain('line 5801: price: “x” is no amount of money');
  expect(second.words).toContain('5,998 listings loaded and searchable, 2 rows refused');
  expect((await rows('SELECT count(*)::int AS n, count(DISTINCT title)::int AS titles FROM listings'))[0]).toEqual({
    n: ROWS - 2,
    titles: ROWS - 2,
  });
  const { body } = await browser(address).call('GET', '/api/search?q=quokka%205777');
  expect(body.items[0].title).toBe('Quokka 5777');
});

test('[RUN-08, RUN-12] audit, backup and restore work with the same rights', async () => {
  const audit = await run('src/server/app/audit-main.ts').ended;
  expect(audit.out).toContain('INV-07 ok 5998 variants');
  expect(audit.code, audit.out + audit.words).toBe(0);
  const accounts = await run('demo/accounts-main.ts', ['--json']).ended;
  expect(JSON.parse(accounts.out).products).toHaveLength(20);
  const backup = await run('src/server/app/backup-main.ts', [join(folder, 'all.backup')]).ended;
  expect(backup.code, backup.words).toBe(0);
  const restore = await run('src/server/app/restore-main.ts', [join(folder, 'all.backup')], 'second').ended;
  expect(restore.code, restore.words).toBe(0);
  expect(await rows('SELECT count(*)::int AS n FROM listings', 'second')).toEqual([{ n: ROWS - 2 }]);
});

test('[RUN-02] an unfit database stops the start with one line', async () => {
  const ends = async (url: string): Promise<string> => {
    const child = spawnServer({ DATABASE_URL: url, DATA_DIR: join(folder, 'unused'), PORT: '0' });
    expect(await child.ended).toBe(1);
    return child.said().trim();
  };
  const said = await Promise.all([
    ends(urlOf('ascii')),
    ends(urlOf('second', 'guest')),
    ends(urlOf('nowhere')),
    ends(`postgres://market:market@127.0.0.1:${await freePort()}/market`),
  ]);
  const cannot = 'The database of DATABASE_URL cannot be';
  expect(said[0]).toBe(`${cannot} used: its encoding is SQL_ASCII: create it with ENCODING 'UTF8' TEMPLATE template0.`);
  expect(said[1]).toBe(`${cannot} used: guest may not create tables in it: ALTER DATABASE "second" OWNER TO "guest".`);
  expect(said[2]).toBe(`${cannot} reached: database "nowhere" does not exist.`);
  expect(said[3]).toMatch(/^The database of DATABASE_URL cannot be reached: connect ECONNREFUSED/);
  // Who may add schemas and extensions, or tables, may not yet do both.
  for (const [role, right, where] of [
    ['adder', 'DATABASE second', 'market'],
    ['writer', 'SCHEMA public', 'second'],
  ] as const) {
    await superuser.query(`CREATE ROLE ${role} LOGIN PASSWORD '${role}'`);
    await rows(`GRANT CREATE ON ${right} TO ${role}`, where);
    expect(await ends(urlOf('second', role))).toBe(
      `${cannot} used: ${role} may not create tables in it: ALTER DATABASE "second" OWNER TO "${role}".`,
    );
  }
  expect(existsSync(join(folder, 'unused', 'postgres'))).toBe(false);
});
