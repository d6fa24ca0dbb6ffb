import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { type Random, seededRandom } from '#server/platform/clock/random.ts';
import { variantOf } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { browser } from '#test/builders/sale.ts';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';
import { type Acknowledged, type Crowd, openCrowd } from './buyers.ts';
import { type ChildServer, root, startServer } from './child-server.ts';
import { freePort } from '../../scripts/free-port.mjs';

export interface Verdict {
  seed: number;
  rounds: { killed: string; afterMilliseconds: number; backAfterMilliseconds: number; acknowledged: number }[];
  counts: Crowd['counts'];
  /** Everything that is not as it must be, in words. */
  problems: string[];
}

const PEOPLE = 6;
export const victims = ['server', 'database', 'both', 'database, then the server'] as const;

/** [INV-24, RUN-01] Kills the server and its database at chance moments while people buy; after each kill looks whether all that was said is true. */
export async function killRounds({
  rounds,
  seed,
  say = () => undefined,
}: {
  rounds: number;
  seed: number;
  say?: (line: string) => void;
}): Promise<Verdict> {
  const random = seededRandom(seed);
  const folder = temporaryFolder('faults-');
  const env = {
    DATA_DIR: join(folder, 'data'),
    PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
    TRUSTED_PROXIES: '127.0.0.1',
  };
  const log = join(folder, 'server.log');
  const verdict: Verdict = {
    seed,
    rounds: [],
    counts: { paid: 0, declined: 0, refused: 0, interrupted: 0, unexpected: 0 },
    problems: [],
  };
  let server = await startServer(env, log);
  try {
    const makers = [await maker(server.address, 'Ana Potter'), await maker(server.address, 'Bea Weaver')];
    const variants = [];
    for (const each of [...makers, ...makers])
      variants.push(await variantOf(server, each, { category: 'mugs-and-cups', quantity: 100_000 }));
    const crowd = openCrowd({ address: server.address, variants, people: PEOPLE, random });
    for (let round = 1; round <= rounds; round += 1) {
      const killed = victims[random.integer(victims.length)] as (typeof victims)[number];
      const afterMilliseconds = 300 + random.integer(1500);
      await sleep(afterMilliseconds);
      const begun = Date.now();
      server = await kill(server, { killed, random, restart: () => startServer(env, log) });
      verdict.rounds.push({
        killed,
        afterMilliseconds,
        backAfterMilliseconds: Date.now() - begun,
        acknowledged: crowd.acknowledged.length,
      });
      const wrong = await whatIsWrong(env.DATA_DIR, crowd.acknowledged);
      verdict.problems.push(...wrong.map((problem) => `round ${round}, ${killed} killed: ${problem}`));
      wrong.forEach((problem) => say(problem));
      say(
        `round ${round}: ${killed} killed, back after ${Date.now() - begun} ms, ${crowd.acknowledged.length} purchases acknowledged, ${verdict.problems.length} problems`,
      );
    }
    await crowd.leave();
    verdict.counts = crowd.counts;
    if (crowd.counts.refused > 0)
      verdict.problems.push(`${crowd.counts.refused} purchases were refused without a reason`);
    if (crowd.counts.unexpected > 0)
      verdict.problems.push(`${crowd.counts.unexpected} answers were 500 instead of 503 while the database was away`);
    // Money may lie between the provider and us only until the next delivery or sweep.
    for (let tries = 0; tries < 240 && (await unbookedMoney(env.DATA_DIR)).length > 0; tries += 1) await sleep(250);
    verdict.problems.push(
      ...(await whatIsWrong(env.DATA_DIR, crowd.acknowledged)),
      ...(await unbookedMoney(env.DATA_DIR)),
      ...(await unseen(server.address, crowd.acknowledged)),
    );
    server.process.kill('SIGTERM');
    const how = await server.ended;
    if (how !== 0) verdict.problems.push(`the server ended with ${how} after SIGTERM`);
    return verdict;
  } finally {
    server.process.kill('SIGKILL');
    if (verdict.problems.length === 0) rmSync(folder, { recursive: true, force: true });
    else say(`kept for looking: ${folder}`);
  }
}

interface Kill {
  killed: (typeof victims)[number];
  random: Random;
  restart: () => Promise<ChildServer>;
}

/** Kills without warning. A database that dies alone is brought back by its server; in every other case the server is started again. */
export async function kill(server: ChildServer, { killed, random, restart }: Kill): Promise<ChildServer> {
  const database = server.databasePid();
  if (killed !== 'server' && database) process.kill(database, 'SIGKILL');
  if (killed === 'database, then the server') await sleep(random.integer(400));
  if (killed === 'database') {
    await readyAgain(server);
    return server;
  }
  server.process.kill('SIGKILL');
  await server.ended;
  return restart();
}

async function readyAgain(server: ChildServer): Promise<void> {
  for (let tries = 0; tries < 1200; tries += 1) {
    await sleep(100);
    if (
      await fetch(`${server.address}/api/ready`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
  }
  throw new Error(`the server did not bring its database back within 120 s: ${server.said()}`);
}

const databaseUrlOf = (dataDir: string): string =>
  (JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')) as { databaseUrl: string }).databaseUrl;

export async function rowsOf<Row extends pg.QueryResultRow>(
  dataDir: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrlOf(dataDir) });
  // Killed with its database, the query says so.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** The breaches that `npm run audit` finds, in words. */
export const auditFinds = (dataDir: string): Promise<string[]> =>
  promisify(execFile)(process.execPath, ['src/server/app/audit-main.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
  }).then(
    () => [],
    (error: { stdout: string; stderr: string; message: string }) => [
      `${error.stdout}${error.stderr}`
        .split('\n')
        .filter((line) => /BREACH|Should be|could not/.test(line))
        .join('; ') || error.message,
    ],
  );

/** What the audit finds, and which acknowledged purchases are not as they were told. */
async function whatIsWrong(dataDir: string, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const acknowledgedBefore = acknowledged.slice();
  const audit = await auditFinds(dataDir);
  const rows = await rowsOf<{ id: string; total: number; numbers: string[] }>(
    dataDir,
    `SELECT c.id, c.total_cents::int AS total, array_agg(o.number ORDER BY o.number) AS numbers FROM checkouts c JOIN orders o ON o.checkout_id = c.id WHERE c.status = 'paid' AND c.id = ANY($1) GROUP BY c.id`,
    [acknowledgedBefore.map((one) => one.checkoutId)],
  );
  const stored = new Map(rows.map((row) => [row.id, `${row.total} ${row.numbers.join(' ')}`]));
  const lost = acknowledgedBefore.filter(
    (one) =>
      stored.get(one.checkoutId) !==
      `${one.totalCents} ${one.orders
        .map((order) => order.number)
        .sort()
        .join(' ')}`,
  );
  return [
    ...audit,
    ...lost.map(
      (one) => `the purchase ${one.checkoutId} was acknowledged and is ${stored.get(one.checkoutId) ?? 'gone'}`,
    ),
  ];
}

/** Charges at the provider that no order stands for, once everything has calmed down. */
async function unbookedMoney(dataDir: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string; status: string | null }>(
    dataDir,
    `SELECT i.id, i.doc->'metadata'->>'checkoutId' AS checkout, c.status FROM stripe_sandbox.charges ch JOIN stripe_sandbox.payment_intents i ON i.family = ch.family
    LEFT JOIN checkouts c ON c.id = i.doc->'metadata'->>'checkoutId' WHERE ch.status = 'succeeded' AND ch.amount_refunded = 0 AND c.status IS DISTINCT FROM 'paid'`,
  );
  return rows.map((row) => `the payment ${row.id} was captured and its checkout is ${row.status ?? 'missing'}`);
}

/** A few purchases as their buyers see them. */
async function unseen(address: string, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const problems: string[] = [];
  for (const one of acknowledged.slice(-20)) {
    const { status, body } = await browser(address).call(
      'GET',
      `/api/checkout/${one.checkoutId}?accessKey=${one.accessKey}`,
    );
    if (status !== 200 || body.status !== 'paid')
      problems.push(`${one.checkoutId} answers ${status} ${JSON.stringify(body).slice(0, 200)}`);
  }
  return problems;
}
