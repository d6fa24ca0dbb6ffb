import { closedCircuit } from '#domain/core/errors/circuit.ts';
import { DAY, MINUTE } from '#domain/core/time.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openSale, type Sale } from '#test/builders/sale.ts';
import type { Clock } from '../clock/clock.ts';
import { listCircuits, upsertCircuit } from './circuit-store.ts';
import { purgeExpired } from '../jobs/purge-expired.ts';
import { CircuitOpen, openCircuits } from './circuits.ts';

let sale: Sale;
let at = Date.parse('2026-03-02T10:00:00Z');
const clock: Clock = { now: () => new Date(at) };
beforeAll(async () => {
  sale = await openSale();
});
afterAll(() => sale.stop());

const circuitsOf = (process: string) => openCircuits({ db: sale.app.db, clock, process });
const stored = async (process: string) =>
  (await listCircuits(sale.app.db, new Date(0))).filter((row) => row.process === process);
const fails = () => Promise.reject(new Error('no answer from lena@example.com'));

test('[ERR-08] after 5 failures among 10 calls a dependency rests for 60 s', async () => {
  const [one, other] = [circuitsOf('one'), circuitsOf('other')];
  let calls = 0;
  const call = (isGood: boolean) =>
    one.run('mail server', () => {
      calls += 1;
      return isGood ? Promise.resolve('sent') : fails();
    });
  for (let good = 0; good < 5; good += 1) await call(true);
  for (let bad = 0; bad < 5; bad += 1) await expect(call(false)).rejects.toThrow('no answer');
  await expect(call(true)).rejects.toBeInstanceOf(CircuitOpen);
  expect([calls, one.isResting('mail server'), one.isResting('file store')]).toEqual([10, true, false]);
  expect(await other.run('mail server', async () => 'sent')).toBe('sent');
  await expect
    .poll(async () => (await stored('one'))[0])
    .toMatchObject({ name: 'mail server', state: 'open', error: 'no answer from [email]' });
  at += 60_000;
  // Whoever asks first whether it rests has to try it again.
  expect(one.isResting('mail server')).toBe(false);
  for (let trial = 0; trial < 3; trial += 1) expect(await call(true)).toBe('sent');
  await expect.poll(async () => (await stored('one'))[0]?.state).toBe('closed');
  expect(await stored('other')).toMatchObject([{ state: 'closed', failuresInRow: 0, lookedAt: new Date(at - 60_000) }]);
});

test('[ERR-08] a refusal is no failure of a dependency', async () => {
  const circuits = circuitsOf('judging');
  const refuse = () => circuits.run('card provider', fails, { isRefusal: () => true });
  for (let time = 0; time < 12; time += 1) await expect(refuse()).rejects.toThrow('no answer');
  expect(circuits.isResting('card provider')).toBe(false);
  for (let time = 0; time < 10; time += 1)
    await circuits.run('search service', async () => ({ status: 500 }), { isBad: ({ status }) => status >= 500 });
  expect(circuits.isResting('search service')).toBe(true);
});

test('[ERR-08, OFFICE-01] a call without an answer is shown as a failure after 10 s', async () => {
  const circuits = circuitsOf('silent');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let answer = (_text: string): void => undefined;
  const call = circuits.run('mail server', () => new Promise<string>((resolve) => (answer = resolve)));
  vi.advanceTimersByTime(9999);
  expect(await stored('silent')).toEqual([]);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await expect
    .poll(async () => (await stored('silent'))[0])
    .toMatchObject({ state: 'closed', failuresInRow: 1, error: 'no answer for 10 s' });
  answer('sent');
  await call;
  await expect.poll(async () => (await stored('silent'))[0]).toMatchObject({ failuresInRow: 0, goodAt: new Date(at) });
});

test('[ERR-08] a circuit that cannot be written down guards all the same', async () => {
  const db = { ...sale.app.db, query: () => Promise.reject(new Error('away')) };
  const circuits = openCircuits({ db, clock, process: 'alone' });
  for (let time = 0; time < 10; time += 1) await expect(circuits.run('file store', fails)).rejects.toThrow('no answer');
  expect(circuits.isResting('file store')).toBe(true);
});

test('[RUN-12] what is known of a dependency goes when nobody has looked for a day', async () => {
  const looked = { circuit: closedCircuit, name: 'mail server', goodAt: null, badAt: null, error: '' };
  const ago = (milliseconds: number): number => Date.now() - milliseconds;
  await upsertCircuit(sale.app.db, { ...looked, process: 'of yesterday', lookedAt: ago(DAY + MINUTE) });
  await upsertCircuit(sale.app.db, { ...looked, process: 'of today', lookedAt: ago(DAY - MINUTE) });
  await purgeExpired.run(sale.app);
  expect([await stored('of yesterday'), await stored('of today')]).toEqual([[], [expect.anything()]]);
});
