import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seededRandom } from '#server/platform/clock/random.ts';
import { clusterFolder } from '#server/platform/database/cluster-folder.ts';
import { processesOf } from '#server/platform/database/stop-orphan.ts';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';
import { until } from '#test/builders/until.ts';
import { seed } from '#test/support/seed.ts';
import { type ChildServer, databasePidOf, spawnServer, startServer } from './child-server.ts';
import { freePort } from '../../scripts/free-port.mjs';

vi.setConfig({ testTimeout: 600_000 });

const folder = temporaryFolder('restart-');
const env = { DATA_DIR: join(folder, 'data'), PORT: '', SANDBOX_PORT: '', TRUSTED_PROXIES: '127.0.0.1' };
const started: ChildServer[] = [];
const start = async (changes: Record<string, string> = {}): Promise<ChildServer> => {
  const server = await startServer({ ...env, ...changes });
  started.push(server);
  return server;
};
const cluster = (): string => clusterFolder(realpathSync(env.DATA_DIR));
const untilDatabaseEnded = (): Promise<void> =>
  until(() => processesOf(cluster()).length === 0, 'the database without its server has ended by itself');

// Tests go on with the data that the ones before them left, as starts do.
beforeEach(async () => {
  env.PORT = String(await freePort());
  env.SANDBOX_PORT = String(await freePort());
});
afterEach(async () => {
  for (const server of started.splice(0)) {
    server.process.kill('SIGKILL');
    await server.ended;
  }
  if (existsSync(env.DATA_DIR)) await untilDatabaseEnded();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let people = 0;
let calls = 0;
/** Everybody calls from an address of their own. */
const headers = (): Record<string, string> => ({
  'content-type': 'application/json',
  'x-forwarded-for': `10.0.${(calls += 1) >> 8}.${calls & 255}`,
});
/** Somebody registers; answers the address that the shop has confirmed. */
async function register({ address }: Pick<ChildServer, 'address'>): Promise<string | null> {
  const email = `person-${(people += 1)}@example.com`;
  const answer = await fetch(`${address}/api/accounts/register`, {
    method: 'POST',
    headers: headers(),
    body: JSON.stringify({ email, password: 'correct horse', displayName: `Person ${people}` }),
  }).catch(() => null);
  return answer?.status === 200 ? email : null;
}
/** As `register`, over a connection that the other side would keep open for ever, as browsers and proxies do. */
function registerAndStay({ address }: ChildServer): Promise<string | null> {
  const email = `person-${(people += 1)}@example.com`;
  return new Promise((resolve) => {
    const sent = request(
      `${address}/api/accounts/register`,
      { method: 'POST', agent: new Agent({ keepAlive: true }), headers: headers() },
      (answer) => answer.resume().on('end', () => resolve(answer.statusCode === 200 ? email : null)),
    );
    sent.on('error', () => resolve(null));
    sent.end(JSON.stringify({ email, password: 'correct horse', displayName: 'Person' }));
  });
}
async function canSignIn({ address }: ChildServer, email: string): Promise<boolean> {
  const answer = await fetch(`${address}/api/accounts/sign-in`, {
    method: 'POST',
    headers: headers(),
    body: JSON.stringify({ email, password: 'correct horse' }),
  });
  return answer.status === 200;
}

test('[RUN-01] a first start that is killed at any moment is begun again by the next', async () => {
  for (const milliseconds of [300, 800, 1500]) {
    const server = spawnServer(env);
    await sleep(milliseconds);
    server.process.kill('SIGKILL');
    await server.ended;
  }
  const server = await start();
  expect(await register(server)).not.toBeNull();
});

test('[RUN-02] a second start on the same folder is refused', async () => {
  const first = await start();
  const second = spawnServer({ ...env, PORT: '0', SANDBOX_PORT: '0' });
  expect(await second.ended).toBe(1);
  expect(second.said().trim()).toBe(
    `Another server (process ${first.process.pid}) already runs on ${env.DATA_DIR}. Stop it first, or set DATA_DIR to another folder.`,
  );
  expect((await fetch(`${first.address}/api/ready`)).status).toBe(200);
  first.process.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  const rivals = Array.from({ length: 4 }, () => spawnServer({ ...env, PORT: '0', SANDBOX_PORT: '0' }));
  let ends = 0;
  rivals.forEach((rival) => void rival.ended.then((how) => (ends += how === 1 ? 1 : 100)));
  await until(
    () => ends >= 3 && rivals.some((rival) => rival.said().includes('is open at')),
    'one of the four serves, the others ended',
  );
  expect(ends).toBe(3);
  for (const rival of rivals)
    if (!rival.said().includes('is open at'))
      expect(rival.said()).toMatch(/^Another server \(process \d+\) (already runs|is starting) on /);
  rivals.forEach((rival) => rival.process.kill('SIGTERM'));
  await Promise.all(rivals.map((rival) => rival.ended));
});

test('[RUN-03] SIGTERM drains: what was begun is answered, the server ends with 0 within 10 s', async () => {
  const server = await start();
  expect(JSON.parse(readFileSync(join(env.DATA_DIR, 'running.json'), 'utf8'))).toMatchObject({
    pid: server.process.pid,
    address: server.address,
    databasePid: expect.any(Number),
    databaseUrl: expect.stringContaining('host='),
  });
  const begun = [...Array.from({ length: 11 }, () => register(server)), registerAndStay(server)];
  // The first answer shows that all were taken in: the work of the others waits for a free thread.
  await Promise.race(begun);
  const requests = Date.now();
  server.process.kill('SIGTERM');
  const answers = await Promise.all(begun);
  expect(await server.ended).toBe(0);
  expect(Date.now() - requests).toBeLessThan(10_000);
  expect(answers.filter((email) => email === null)).toEqual([]);
  expect(existsSync(join(env.DATA_DIR, 'running.json'))).toBe(false);
  expect(processesOf(cluster())).toEqual([]);
  const again = await start();
  for (const email of answers) expect(await canSignIn(again, email as string)).toBe(true);
});

/** Somebody new registers, one after the other, until `stop`; answers who is known for sure. */
function registerOn(server: ChildServer): { known: string[]; stop(): Promise<void> } {
  let isOpen = true;
  const known: string[] = [];
  const writers = Array.from({ length: 4 }, async () => {
    while (isOpen) {
      const email = await register(server);
      if (email) known.push(email);
      else await sleep(20);
    }
  });
  return {
    known,
    stop: async () => {
      isOpen = false;
      await Promise.all(writers);
    },
  };
}

test('[RUN-01, INV-24] kill -9 of the server, the database and both while people register', async () => {
  const random = seededRandom(seed);
  const known: string[] = [];
  for (const victim of ['server', 'database', 'both']) {
    const server = await start();
    const registrations = registerOn(server);
    await until(() => registrations.known.length >= 4, 'four people have registered');
    await sleep(random.integer(150));
    const database = databasePidOf(env.DATA_DIR) as number;
    if (victim !== 'server') process.kill(database, 'SIGKILL');
    if (victim === 'database')
      await until(
        async () => databasePidOf(env.DATA_DIR) !== database && (await fetch(`${server.address}/api/ready`)).ok,
        'the server brought its database back',
      );
    else server.process.kill('SIGKILL');
    await registrations.stop();
    known.push(...registrations.known.slice(-6));
    if (victim === 'database') server.process.kill('SIGTERM');
    await server.ended;
    // Of a start that was killed itself, and whose process is gone.
    writeFileSync(join(env.DATA_DIR, 'starting.lock'), '999999999');
    // Without its server the database ends by itself, also when nobody starts again.
    await untilDatabaseEnded();
  }
  const last = await start();
  expect(last.said()).not.toContain('activation code');
  expect(known.length).toBeGreaterThanOrEqual(12);
  for (const email of known) expect(await canSignIn(last, email), email).toBe(true);
  const heads = processesOf(cluster()).filter((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(cluster()),
  );
  expect(heads).toEqual([databasePidOf(env.DATA_DIR)]);
});
