import { execFile } from 'node:child_process';
import { readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { buy, type SoldVariant, variantOf, put, withCart } from '#test/builders/buying.ts';
import { trader, type Trader } from '#test/builders/trader.ts';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';
import { runAudit } from '../audit/run-audit.ts';
import { readMigrations } from '../../platform/migrations/migrate.ts';
import { partFiles } from '../../modules/files/storage/file-parts.ts';
import { pictureFiles } from '../../modules/files/store-picture.ts';
import { readConfig } from '../../platform/config/config.ts';
import { configuredDatabase } from '../../platform/start-runtime.ts';
import { writeBackupFile } from './backup-file.ts';
import { TRIAL_RESTORE_FACT } from '#domain/office/trial-restore.ts';
import { findFact } from '../../platform/database/facts-store.ts';
import { onlyRow } from '../../platform/database/only-row.ts';
import { readBackup } from './read-backup.ts';

const folder = temporaryFolder('backup-');
const file = join(folder, 'shop.backup');
let sale: Sale;
let ana: Trader;
let mug: SoldVariant;
let cara: Browser;

beforeAll(async () => {
  // A folder of its own brings a cluster of its own: the backup is made beside the server that runs there.
  sale = await openSale({ DATA_DIR: join(folder, 'first') });
  ana = await trader(sale, 'Ana Potter');
  mug = await variantOf(sale, ana, { title: 'Mug, "ink" \\ café ☕', description: 'One\n\ttwo \\N \\.\nthree' });
  await buy(await withCart(sale, mug));
  await sale.settle();
  cara = await signUp(await withCart(sale, mug), 'Cara Buyer');
  // Told and not handled yet: the new shop must raise this alert.
  await buy(cara);
  await put(cara, { ...mug, quantity: 2 });
  // What is counted in memory is written now, and not between the look at the rows and the backup.
  await sale.app.outside.traffic?.flush();
});
afterAll(async () => {
  await sale.stop();
  rmSync(folder, { recursive: true, force: true });
});

const command = (name: 'backup' | 'restore', path: string, env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, `../${name}-main.ts`), path], {
    env: { ...process.env, DEMO: 'off', ...env },
  }).then(
    ({ stdout }) => ({ code: 0, says: stdout.trim() }),
    (error: { code: number; stderr: string }) => ({ code: error.code, says: error.stderr.trim() }),
  );

/** All rows of all tables, without the places of events, which another database counts anew. */
async function everything({ app }: Sale): Promise<Record<string, unknown>> {
  const { rows: tables } = await app.db.query<{ name: string }>({
    text: `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'stripe_sandbox') AND tablename <> 'schema_migrations' ORDER BY 1`,
  });
  const match: Record<string, unknown> = {};
  for (const { name } of tables)
    match[name] = (
      await app.db.query({
        text: `SELECT (to_jsonb(t) - 'xid' - 'prepared_at') - CASE WHEN '${name}' ~ 'events$|cursors$' THEN 'seq' ELSE '' END AS row FROM ${name} t ORDER BY 1`,
      })
    ).rows;
  return match;
}
test('[RUN-12, UX-99] a trial restore recounts the newest backup and leaves nothing behind', async () => {
  const databases = async () => (await sale.app.db.query({ text: 'SELECT datname FROM pg_database' })).rows.length;
  const before = await databases();
  const trial = () => command('restore', '--trial', { DATA_DIR: sale.app.config.DATA_DIR });
  const fact = async () => JSON.parse((await findFact(sale.app.db, TRIAL_RESTORE_FACT)) ?? '{}') as object;
  expect(await trial()).toMatchObject({ code: 1, says: expect.stringContaining('no backup is known of') });
  const written = join(folder, 'trial.backup');
  await command('backup', written, { DATA_DIR: sale.app.config.DATA_DIR });
  expect(await trial()).toMatchObject({ code: 0, says: expect.stringContaining('Its books add up') });
  expect(await fact()).toMatchObject({ pictures: 1, breaches: [], error: '' });
  truncateSync(written, statSync(written).size - 2000);
  expect(await trial()).toMatchObject({ code: 1, says: expect.stringContaining('cannot be restored') });
  expect([await fact(), await databases()]).toMatchObject([{ error: expect.any(String), tables: 0 }, before]);
});

const alertsOf = async ({ app }: Sale): Promise<number> =>
  onlyRow(
    await app.db.query<{ count: number }>({ text: `SELECT count(*) AS count FROM alerts WHERE type = 'new_order'` }),
  ).count;

test('[RUN-12] a backup beside a running server restores every row and picture', async () => {
  const before = await everything(sale);
  expect(await command('backup', file, { DATA_DIR: sale.app.config.DATA_DIR })).toMatchObject({
    code: 0,
    says: expect.stringMatching(/^Wrote \d+ tables and 1 pictures/),
  });
  expect(statSync(file).mode & 0o077).toBe(0);
  const home = join(folder, 'home');
  expect(await command('restore', file, { DATA_DIR: home })).toMatchObject({
    code: 0,
    says: expect.stringMatching(/^Restored \d+ tables and 1 pictures/),
  });
  const again = await openSale({ DATA_DIR: home });
  try {
    expect(await everything(again)).toEqual(before);
    expect((await fetch(`${again.address}/pictures/${ana.pictureId}/320.webp`)).headers.get('content-type')).toBe(
      'image/webp',
    );
    const member = browser(again.address, cara.cookies);
    expect((await member.call('GET', '/api/cart')).body).toMatchObject({ itemCount: 2 });
    // The alert that was due comes, those that were raised do not come again, and what happens from now on is told as well.
    expect(await alertsOf(again)).toBe(1);
    await again.settle();
    expect(await alertsOf(again)).toBe(2);
    expect((await buy(member)).body).toMatchObject({ status: 'paid' });
    await again.settle();
    expect(await alertsOf(again)).toBe(3);
    expect((await runAudit(again.app)).filter((finding) => finding.state === 'breach')).toEqual([]);
  } finally {
    await again.stop();
  }
});

test('[RUN-12] a restore refuses what is not empty and what is no whole backup', async () => {
  const home = join(folder, 'other');
  const into = (path: string, DATA_DIR = home) => command('restore', path, { DATA_DIR });
  const [half, tail, bent, text] = ['half', 'tail', 'bent', 'text'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
    string,
  ];
  const bytes = readFileSync(file);
  writeFileSync(half, bytes);
  truncateSync(half, bytes.length - 2000);
  writeFileSync(tail, bytes.subarray(0, -5));
  writeFileSync(bent, Buffer.from(bytes).fill(7, bytes.length >> 1, (bytes.length >> 1) + 20));
  writeFileSync(text, 'not a backup');
  const config = readConfig({ DATA_DIR: home, DEMO: 'off' });
  const database = await configuredDatabase({ config });
  const target = { databaseUrl: database.url, files: pictureFiles({ config }), parts: partFiles({ config }) };
  for (const wrong of [tail, bent, text]) await expect(readBackup(target, wrong), wrong).rejects.toThrow(/^[^\n]+$/);
  await database.stop();
  for (const wrong of [half, join(folder, 'missing')])
    expect(await into(wrong), wrong).toMatchObject({
      code: 1,
      says: expect.stringMatching(/^Nothing was restored: [^\n]+\.$/),
    });
  expect(await into(file, sale.app.config.DATA_DIR)).toMatchObject({
    code: 1,
    says: expect.stringContaining('already runs on'),
  });
  expect(await command('restore', file, { DATABASE_URL: sale.databaseUrl })).toMatchObject({
    code: 1,
    says: expect.stringContaining('the database is not empty'),
  });
  expect(await command('backup', file, { DATA_DIR: sale.app.config.DATA_DIR })).toMatchObject({
    code: 1,
    says: expect.stringContaining('exists already'),
  });
  // After all these failures the folder is still as good as empty.
  expect(await into(file)).toMatchObject({ code: 0 });
  expect(await into(file)).toMatchObject({ code: 1, says: expect.stringContaining('the database is not empty') });
});

test('[RUN-12] a backup of an older version is migrated, a newer one refused', async () => {
  const written = async (name: string, migrations: string[]): Promise<string> => {
    const writer = writeBackupFile(join(folder, name));
    await writer.begin({ kind: 'backup', format: 1, madeAt: '2026-01-01T00:00:00Z', migrations });
    await writer.begin({ kind: 'table', schema: 'public', name: 'platform_facts', columns: ['name', 'value'] });
    await writer.write(Buffer.from('old\tkept\n'));
    await writer.begin({ kind: 'end', tables: 1, pictures: 0 });
    await writer.close();
    return join(folder, name);
  };
  const all = readMigrations().map(({ name }) => name);
  const newer = await written('newer', [...all, 'from-the-future']);
  expect(await command('restore', newer, { DATA_DIR: join(folder, 'upgraded') })).toMatchObject({
    code: 1,
    says: expect.stringContaining('a newer version'),
  });
  const older = await written('older', all.slice(0, 3));
  expect(await command('restore', older, { DATA_DIR: join(folder, 'upgraded') })).toMatchObject({ code: 0 });
  const upgraded = await openSale({ DATA_DIR: join(folder, 'upgraded') });
  try {
    expect((await upgraded.app.db.query({ text: 'SELECT value FROM platform_facts' })).rows).toEqual([
      { value: 'kept' },
    ]);
    expect(
      (await upgraded.app.db.query({ text: 'SELECT name FROM schema_migrations ORDER BY name' })).rows.map(
        (row) => row.name,
      ),
    ).toEqual([...all].sort());
    expect((await upgraded.app.db.query({ text: `SELECT 1 FROM categories WHERE slug = 'vases'` })).rowCount).toBe(1);
  } finally {
    await upgraded.stop();
  }
});
