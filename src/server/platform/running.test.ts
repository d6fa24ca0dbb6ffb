import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { verifyPassword } from 'better-auth/crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bareEnvironment } from '#test/builders/bare-environment.ts';
import { browser, signUp } from '#test/builders/sale.ts';
import { until } from '#test/builders/until.ts';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';

const main = join(import.meta.dirname, '../app/main.ts');
const folder = temporaryFolder('running-');
const environment = { ...bareEnvironment, DATA_DIR: folder, DEMO: 'off', PORT: '0', WEB_DEV: 'on' };
let server: ChildProcess;
const begun: ChildProcess[] = [];
let said = '';

const note = (): { address: string; databaseUrl: string; databasePid: number } =>
  JSON.parse(readFileSync(join(folder, 'running.json'), 'utf8'));
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
const exitOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) =>
    child.exitCode === null && child.signalCode === null ? child.once('exit', resolve) : resolve(child.exitCode),
  );

/** A start of the product, and what it has said so far. */
function spawnStart(changes: Record<string, string> = {}): { child: ChildProcess; said: () => string } {
  const env = { ...environment, ...changes };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  begun.push(child);
  let text = '';
  child.stderr?.on('data', (chunk) => (text += String(chunk)));
  return { child, said: () => text };
}

const isOpen = ({ child, said: text }: ReturnType<typeof spawnStart>): Promise<void> =>
  until(() => text().includes('Stop with Ctrl+C') || child.exitCode !== null, 'the server is up', 180_000);

/** A start that must not come up: its exit code and what it said. */
async function failedStart(changes: Record<string, string> = {}): Promise<[number | null, string[]]> {
  const { child, said: text } = spawnStart(changes);
  const status = await exitOf(child);
  return [status, text().trim().split('\n')];
}

beforeAll(async () => {
  const start = spawnStart();
  server = start.child;
  await isOpen(start);
  said = start.said();
  if (server.exitCode !== null) throw new Error(said);
});
afterAll(async () => {
  for (const child of begun) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await exitOf(child);
  }
  rmSync(folder, { recursive: true, force: true });
});

test('[RUN-01, RUN-03] a start says its address and notes its pids for its owner', async () => {
  const address = /is open at (http:\S+)/.exec(said)?.[1] ?? '';
  expect((await fetch(`${address}/api/ready`)).status).toBe(200);
  expect(said).toMatch(/activation code \(shown once\): \w{4}-\w{4}-\w{4}-\w{4}/);
  expect(note()).toMatchObject({
    pid: server.pid,
    address,
    databaseUrl: expect.stringMatching(/^postgres:/),
    databasePid: expect.any(Number),
  });
  expect(isAlive(note().databasePid)).toBe(true);
  expect(statSync(join(folder, 'running.json')).mode & 0o077).toBe(0);
  // What is answered as done survives a machine that loses its power.
  const client = new pg.Client({ connectionString: note().databaseUrl });
  await client.connect();
  const settings = ['fsync', 'synchronous_commit', 'full_page_writes', 'timezone'];
  const shown = settings.map(async (name) => Object.values((await client.query(`SHOW ${name}`)).rows[0] as object)[0]);
  expect(await Promise.all(shown)).toEqual(['on', 'on', 'on', 'UTC']);
  await client.end();
});

test('[RUN-02, ADM-11] a port that is taken is one clear line', async () => {
  const other = temporaryFolder('running-');
  const { port } = new URL(note().address);
  const [status, text] = await failedStart({ DATA_DIR: other, PORT: port });
  expect([status, text.at(-1)]).toEqual([
    1,
    expect.stringMatching(`^The setting PORT is wrong: the port ${port} is taken`),
  ]);
  const next = spawnStart({ DATA_DIR: other });
  await isOpen(next);
  expect(next.said()).toMatch(/activation code \(shown once\): [A-Z2-9]{4}-/);
  next.child.kill('SIGTERM');
  await exitOf(next.child);
  rmSync(other, { recursive: true, force: true });
});

test('[INV-12] a start that is told nothing else hashes passwords at their whole price', async () => {
  await signUp(browser(note().address), 'Mia');
  const database = new pg.Client({ connectionString: note().databaseUrl });
  await database.connect();
  const { rows } = await database.query('SELECT password_hash AS hash FROM users').finally(() => database.end());
  expect(await verifyPassword({ hash: rows[0].hash, password: 'correct horse' })).toBe(true);
});
