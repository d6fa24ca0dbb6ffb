import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { returnAttempt, type Limit, consumeAttempt } from './rate-limit-store.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await openSale();
});
afterAll(() => sale.stop());

const limit: Limit = { times: 2, seconds: 600 };
const at = (time: string): Date => new Date(`2026-03-02T${time}Z`);
const take = (time: string, subject = 'user:pia', action = 'cart.applyPromo') =>
  consumeAttempt(sale.app.db, { subject, action, limit, now: at(time) });

test('[INV-21] who is refused is told how long it lasts: what is left of the window', async () => {
  expect(await take('10:00:00.000')).toEqual({ allowed: true, remaining: 1, retryAfterSeconds: 0 });
  expect(await take('10:05:00.000')).toEqual({ allowed: true, remaining: 0, retryAfterSeconds: 0 });
  for (const [time, retryAfterSeconds] of [
    ['10:05:00.000', 300],
    ['10:09:58.001', 2],
    ['10:09:59.000', 1],
    ['10:09:59.999', 1],
  ] as const)
    expect(await take(time), time).toEqual({ allowed: false, remaining: 0, retryAfterSeconds });
  expect(await take('10:10:00.000')).toEqual({ allowed: true, remaining: 1, retryAfterSeconds: 0 });
});

test('[INV-21] each caller and each call is counted by itself', async () => {
  for (const who of [
    ['user:bo', 'cart.applyPromo'],
    ['ip:203.0.113.7', 'cart.applyPromo'],
    ['user:bo', 'support.vote'],
  ])
    expect(await take('11:00:00.000', ...who), who.join(' ')).toMatchObject({ allowed: true, remaining: 1 });
});

test('[INV-21] an attempt that is given back can be made again, in its window alone', async () => {
  const refund = (time: string) =>
    returnAttempt(sale.app.db, { subject: 'user:cy', action: 'support.vote', limit, now: at(time) });
  const attempt = (time: string) => take(time, 'user:cy', 'support.vote');
  await attempt('12:00:00.000');
  await attempt('12:00:01.000');
  await refund('12:09:59.999');
  expect(await attempt('12:09:59.999')).toMatchObject({ allowed: true, remaining: 0 });
  await refund('12:10:00.000');
  expect(await attempt('12:09:59.999')).toMatchObject({ allowed: false });
});
