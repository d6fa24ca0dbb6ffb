import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR } from '#domain/core/time.ts';
import { count, variantOf, type SoldVariant, put } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { processCartsAfter } from '#test/builders/reminders.ts';
import { browser, type Browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { processCartBatch } from './process-carts.ts';

let sale: Sale;
let mug: SoldVariant;
let serial = 0;
beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated', TRUSTED_PROXIES: 'loopback' });
  mug = await variantOf(sale, await maker(sale.address, 'Ana Potter'), { quantity: 900 });
});
afterAll(() => sale.stop());

const newAddress = (): string => `nobody${(serial += 1)}@example.com`;
/** Says so from a place of its own, unless one is given. */
const note = (
  who: Browser,
  email: string | undefined,
  location = `10.1.${Math.trunc((serial += 1) / 200)}.${serial % 200}`,
) =>
  who.call(
    'POST',
    '/api/cart/activity',
    { consent: true, ...(email ? { email } : {}) },
    { 'x-forwarded-for': location },
  );

async function leave(email: string, position?: string): Promise<Browser> {
  const who = browser(sale.address);
  await put(who, mug);
  expect((await note(who, email, position)).status).toBe(200);
  return who;
}
const mailsTo = async (like: string): Promise<string[]> =>
  (
    await sale.app.db.query<{ key: string }>({
      text: `SELECT key FROM mails WHERE recipient LIKE $1 AND key LIKE 'cart-reminder:%' ORDER BY created_at, key`,
      values: [like],
    })
  ).rows.map(({ key }) => key);
const cartsOf = (keys: readonly string[]): number => new Set(keys.map((key) => key.split(':')[1])).size;
async function daysPass(days: number): Promise<void> {
  for (let hours = 0; hours < days * 24; hours += 6) await processCartsAfter(sale, 6 * HOUR);
}
const storedAddresses = async (emails: readonly string[]): Promise<number> =>
  (
    await sale.app.db.query<{ n: number }>({
      text: 'SELECT count(*)::int AS n FROM abandoned_carts WHERE user_email = ANY($1)',
      values: [emails],
    })
  ).rows[0]?.n ?? 0;

test('[REC-14, INV-21] ten carts left with the address of somebody who never gave it', async () => {
  const victim = newAddress();
  for (let cart = 0; cart < 10; cart += 1) await leave(victim);
  await daysPass(6);
  expect([(await mailsTo(victim)).length, cartsOf(await mailsTo(victim))]).toEqual([3, 1]);
  await daysPass(2);
  await leave(victim);
  await daysPass(1);
  expect(cartsOf(await mailsTo(victim))).toBe(2);
});

test('[REC-05, INV-21] a cart that was passed over is not reminded of later', async () => {
  const victim = newAddress();
  await leave(victim);
  await daysPass(3);
  await leave(victim);
  await daysPass(9);
  expect(cartsOf(await mailsTo(victim))).toBe(1);
  expect(await storedAddresses([victim])).toBe(1);
});

test('[INV-21] other spellings of an address are the same mailbox', async () => {
  const name = `target${(serial += 1)}`;
  for (const spelling of [name, `${name}+1`, `${name}+2`, name.toUpperCase()]) await leave(`${spelling}@example.com`);
  await daysPass(2);
  expect(cartsOf(await mailsTo(`${name}%`))).toBe(1);
});

test('[INV-21] a cart that is emptied and filled again is another one', async () => {
  const victim = newAddress();
  const who = await leave(victim);
  for (let round = 0; round < 4; round += 1) {
    await processCartsAfter(sale, 1 * HOUR);
    await processCartsAfter(sale, 3 * HOUR);
    await who.call('DELETE', '/api/cart');
    await note(who, victim);
    await put(who, mug);
    await note(who, victim);
  }
  expect(await mailsTo(victim)).toHaveLength(1);
});

test('[INV-21] twenty carts of one address fall due at once under six sweeps', async () => {
  const victim = newAddress();
  await Promise.all(Array.from({ length: 20 }, () => leave(victim)));
  await processCartsAfter(sale, HOUR);
  await sale.app.db.query({
    text: `UPDATE abandoned_carts SET abandoned_at = abandoned_at - interval '3 hours', next_at = $2 WHERE user_email = $1`,
    values: [victim, sale.app.clock.now()],
  });
  await Promise.all(Array.from({ length: 6 }, () => processCartBatch(sale.app)));
  expect(await mailsTo(victim)).toHaveLength(1);
});

test('[REC-14] a member’s address counts as anybody’s until it is confirmed', async () => {
  const name = `Mia Sign${(serial += 1)}`;
  const email = `${name.toLowerCase().replace(' ', '.')}@example.com`;
  const bomber = await signUp(browser(sale.address), name);
  await put(bomber, mug);
  await note(bomber, undefined);
  await leave(email);
  await daysPass(2);
  expect(cartsOf(await mailsTo(email))).toBe(1);
  await sale.app.db.query({ text: 'UPDATE users SET email_verified = true WHERE id = $1', values: [bomber.userId] });
  for (let round = 0; round < 2; round += 1) {
    await bomber.call('DELETE', '/api/cart');
    await note(bomber, undefined);
    await put(bomber, mug);
    await note(bomber, undefined);
    await daysPass(1);
  }
  const lives = new Set(
    (await mailsTo(email)).filter((key) => key.includes(bomber.userId)).map((key) => key.split(':')[2]),
  );
  expect(lives.size).toBeGreaterThanOrEqual(2);
});

test('[INV-21] one place names twenty addresses a day, exactly, however many at once', async () => {
  const victims = Array.from({ length: 30 }, newAddress);
  const people = victims.map(() => browser(sale.address));
  await Promise.all(people.map((who) => put(who, mug)));
  const location = '10.200.0.1';
  await Promise.all(people.map((who, index) => note(who, victims[index], location)));
  expect(await storedAddresses(victims)).toBe(20);
  // Whose address is kept may go on being busy; on the next day others may be named.
  await Promise.all(people.map((who, index) => note(who, victims[index], location)));
  expect(await storedAddresses(victims)).toBe(20);
  await processCartsAfter(sale, DAY);
  await Promise.all(people.map((who, index) => note(who, victims[index], location)));
  expect(await storedAddresses(victims)).toBe(30);
});

test('[INV-21] one cart names three addresses a day: the fourth is not taken, the third stays', async () => {
  const victims = Array.from({ length: 6 }, newAddress);
  const who = await leave(victims[0] ?? '');
  for (const victim of victims) await note(who, victim);
  const stored = await Promise.all(victims.map((victim) => storedAddresses([victim])));
  expect(stored).toEqual([0, 0, 1, 0, 0, 0]);
});

test('[INV-21] a turn that is over leaves no trace of its mailbox', async () => {
  await leave(newAddress());
  await processCartsAfter(sale, DAY);
  const before = sale.app.clock.now();
  const turns = () => count(sale, 'reminder_turns WHERE since <= $1', [before]);
  expect(await turns()).toBeGreaterThan(0);
  await processCartsAfter(sale, 8 * DAY);
  expect(await turns()).toBe(0);
});
