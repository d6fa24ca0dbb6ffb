import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fc } from '#test/support/properties.ts';
import { seed } from '#test/support/seed.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DAY, HOUR } from '#domain/core/time.ts';
import { bareEnvironment } from '#test/builders/bare-environment.ts';
import { maker } from '#test/builders/market.ts';
import { buy, variantOf, stockOf, withCart } from '#test/builders/buying.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { until } from '#test/builders/until.ts';
import { purgeExpired } from '../jobs/purge-expired.ts';
import { advanceClock, chosenClock, databaseClock, systemClock } from './clock.ts';
import { uuidIds } from './ids.ts';
import { seededRandom, systemRandom } from './random.ts';

let sale: Sale;
const root = join(import.meta.dirname, '../../../..');
/** A tool beside the server, without the settings that the server was started with. */
const tool = (file: string, args: string[], { CLOCK, url = sale.databaseUrl }: { CLOCK?: string; url?: string } = {}) =>
  promisify(execFile)(process.execPath, [join(root, file), ...args], {
    env: { ...bareEnvironment, DATABASE_URL: url, ...(CLOCK ? { CLOCK } : {}) },
  });
const run = (...args: string[]) => tool('demo/advance-main.ts', args);
const ahead = (): number => sale.app.clock.now().getTime() - Date.now();

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated', WEB_DEV: 'on' }, { background: true });
});
afterAll(() => sale.stop());

test('[RUN-09] demo:advance moves the simulated time on, and a running server follows at once', async () => {
  const { stdout } = await run('3d');
  expect(stdout).toMatch(/^The simulated time is 3d further on\./);
  await until(() => Math.abs(ahead() - 3 * DAY) < 1000, 'the server is three days on');
  await run('12h');
  await until(() => Math.abs(ahead() - 3 * DAY - 12 * HOUR) < 1000, 'the server is twelve hours further');
  expect(Math.abs((await databaseClock(sale.app.db)).now().getTime() - sale.app.clock.now().getTime())).toBeLessThan(
    1000,
  );
});

test('[RUN-08, RUN-09] the audit reads the clock that the data lives on, also without the setting', async () => {
  const mug = await variantOf(sale, await maker(sale.address, 'Cleo Potter'));
  await buy(await withCart(sale, mug));
  await sale.settle();
  // Events are kept for thirty days of that clock; read by another, the books would lack them.
  await run('40d');
  await until(() => ahead() > 40 * DAY, 'the server is forty days on');
  await purgeExpired.run(sale.app);
  expect((await sale.app.db.query({ text: `SELECT 1 FROM events WHERE name LIKE 'orders.%'` })).rowCount).toBe(0);
  const { stdout } = await tool('src/server/app/audit-main.ts', ['--json']);
  const { at, findings } = JSON.parse(stdout);
  expect(Math.abs(new Date(at).getTime() - sale.app.clock.now().getTime())).toBeLessThan(60_000);
  expect(findings.filter((finding: { state: string }) => finding.state === 'breach')).toEqual([]);
});

test('[RUN-09] a process on the system’s clock stops where the data is ahead', async () => {
  await expect(tool('src/server/app/audit-main.ts', [], { CLOCK: 'system' })).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(
      /^The audit could not run: The setting CLOCK is system, but .* 43 d ahead\. Leave CLOCK unset to go on with it\.\n$/,
    ),
  });
});

test('[RUN-09] the clock of a shop that lives on the system’s cannot be moved', async () => {
  const own = await openSale({}, { background: true });
  try {
    const move = (CLOCK?: string) =>
      tool('demo/advance-main.ts', ['3d'], { url: own.databaseUrl, ...(CLOCK ? { CLOCK } : {}) });
    await expect(move('simulated')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('cannot be moved'),
    });
    expect(own.app.clock.now().getTime() - Date.now()).toBeLessThan(1000);
    await chosenClock(own.app.db, 'simulated');
    await move();
    await until(() => own.app.clock.now().getTime() - Date.now() > 2 * DAY, 'the server is three days on');
  } finally {
    await own.stop();
  }
});

test('[RUN-09] what it does not understand moves nothing', async () => {
  const before = ahead();
  for (const far of ['', 'tomorrow', '-3d', '3', '3w', '99999d'])
    await expect(run(far), far).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Say how far') });
  expect(Math.abs(ahead() - before)).toBeLessThan(1000);
});

test('[RUN-09] a job that became due by a move of the clock runs at once', async () => {
  const counted = vi.spyOn(sale.app.metrics, 'count');
  await advanceClock(sale.app.db, HOUR);
  await until(
    () => counted.mock.calls.some(([name, labels]) => name === 'jobs_total' && labels?.job === 'payments.reconcile'),
    'the job of every hour ran',
  );
  counted.mockRestore();
  const { settings } = (await (await fetch(`${sale.address}/dev/page-state`)).json()) as {
    settings: { aheadMs: number };
  };
  expect(settings.aheadMs).toBeGreaterThan(HOUR - 1);
  expect(Math.abs(settings.aheadMs - ahead())).toBeLessThan(1000);
});

test('[RUN-09, INV-08] what time brings happens as it would', async () => {
  const mug = await variantOf(sale, await maker(sale.address, 'Ana Potter'), { quantity: 1 });
  const { body } = await buy(await withCart(sale, mug), { card: 'pm_card_chargeDeclined' });
  expect([body.status, (await stockOf(sale, mug)).stock]).toEqual(['failed', 0]);
  await advanceClock(sale.app.db, HOUR);
  await until(async () => (await stockOf(sale, mug)).stock === 1, 'the piece is back');
});

test('ten who move the clock at once move it ten times', async () => {
  const before = ahead();
  await Promise.all(Array.from({ length: 10 }, () => advanceClock(sale.app.db, HOUR)));
  await until(() => Math.abs(ahead() - before - 10 * HOUR) < 1000, 'ten hours');
});

test('[INV-12] ids are UUIDs of version 7 that sort by time and never come twice', () => {
  let now = 1_800_000_000_000;
  const ids = uuidIds({ now: () => new Date(now) }, systemRandom);
  const made = Array.from({ length: 20_000 }, () => {
    now += 1;
    return ids.uuid();
  });
  expect(new Set(made).size).toBe(20_000);
  expect(made.toSorted()).toEqual(made);
  for (const id of made.slice(0, 200))
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const same = uuidIds({ now: () => new Date(0) }, systemRandom);
  expect(new Set(Array.from({ length: 20_000 }, () => same.uuid())).size).toBe(20_000);
  expect(
    Math.abs(
      Number.parseInt(uuidIds(systemClock, systemRandom).uuid().replaceAll('-', '').slice(0, 12), 16) - Date.now(),
    ),
  ).toBeLessThan(1000);
});

test('random whole numbers stay below their bound and reach all of it; a seed repeats', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer(), (max, start) => {
      for (const random of [systemRandom, seededRandom(start)]) {
        const drawn = random.integer(max);
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < max).toBe(true);
      }
      const [one, two] = [seededRandom(start), seededRandom(start)];
      expect([one.integer(max), ...one.bytes(20)]).toEqual([two.integer(max), ...two.bytes(20)]);
    }),
  );
  for (const random of [systemRandom, seededRandom(seed)])
    expect(new Set(Array.from({ length: 2000 }, () => random.integer(6))).size).toBe(6);
});
