import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, type SoldVariant, variantOf, withCart } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { fullOffers, remindedGuest } from '#test/builders/reminders.ts';
import { type Browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { offerChecks } from './offer-checks.ts';
import { type Finding, runAudit, runChecks } from './run-audit.ts';

let sale: Sale;
let mug: SoldVariant;
beforeAll(async () => {
  sale = await openSale({ ...fullOffers, CLOCK: 'simulated' });
  mug = await variantOf(sale, await maker(sale.address, 'Ana Potter'), { priceCents: 2800, quantity: 40 });
  const paid = async (who: Browser) => {
    expect((await buy(who)).body.status).toBe('paid');
    await sale.settle();
  };
  const typed = await remindedGuest(sale, 'typed@example.com', { ...mug, quantity: 2 });
  await typed.who.call('POST', '/api/cart/promo', { code: typed.code });
  await paid(typed.who);
  const linked = await remindedGuest(sale, 'linked@example.com', { ...mug, quantity: 2 });
  const laptop = await withCart(sale, mug);
  await laptop.call('POST', '/api/cart/recover', linked.link);
  await paid(laptop);
  const member = await remindedGuest(sale, 'member@example.com', { ...mug, quantity: 2 });
  await signUp(member.who, 'Mia Member');
  await member.who.call('GET', '/api/cart');
  await member.who.call('POST', '/api/cart/promo', { code: member.code });
  await paid(member.who);
  expect((await buy(await withCart(sale, mug))).body.status).toBe('paid');
});
afterAll(() => sale.stop());

/** What the audit says of offers once the books were changed by hand; the change is undone. */
async function findingAfter(sql = 'SELECT 1'): Promise<Finding | undefined> {
  const client = await sale.app.db.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(sql);
    const findings = await runChecks(client, { now: sale.app.clock.now(), checks: offerChecks });
    return findings.find(({ id }) => id === 'INV-10');
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

test('[RUN-08, INV-10] offers spent where they were sent for, recovered to or taken along are sound', async () => {
  expect(await findingAfter()).toMatchObject({
    state: 'ok',
    seen: ['3 uses of offers', '5 carts with an offer'],
    count: 0,
  });
  expect((await runAudit(sale.app)).filter(({ state }) => state === 'breach')).toEqual([]);
});

const unbound = 'ALTER TABLE promo_uses DROP CONSTRAINT promo_uses_offer_cart';
const seenBroken = new Set<string>();
test.each([
  [
    'an offer was spent by a checkout of another cart',
    `${unbound}; UPDATE checkouts c SET cart_id = 'guest-thief' FROM promo_uses u WHERE u.checkout_id = c.id; UPDATE promo_uses SET cart_id = 'guest-thief'`,
    3,
    'used for cart guest-thief, paid from guest-thief, given to guest-',
  ],
  [
    'a use names the offer’s cart and its checkout another one',
    `UPDATE checkouts c SET cart_id = 'guest-thief' FROM promo_uses u WHERE u.checkout_id = c.id`,
    3,
    'paid from guest-thief',
  ],
  [
    'an offer was given to a cart that nothing led to',
    `INSERT INTO offer_carts SELECT seller_id, code, 'guest-thief', 'signed-in', given_at FROM offer_carts WHERE way = 'signed-in'`,
    1,
    'given to cart guest-thief as signed-in',
  ],
  ['a link that nobody used took an offer along', `UPDATE recovery_attempts SET used_at = NULL`, 1, 'as recovered'],
  [
    'an offer took off more than was promised',
    `UPDATE promo_codes SET at_most_cents = 500`,
    3,
    'took off 560, promised 500',
  ],
  [
    'an offer was spent on other pieces',
    `UPDATE promo_codes SET items = '[{"variantId":"v","quantity":9}]' WHERE seller_id = ''`,
    3,
    'took off 560, promised 560, 10 percent of 0',
  ],
])('[RUN-08, INV-10] the audit names it when %s', async (_what, sql, breaches, text) => {
  const finding = await findingAfter(sql);
  finding?.breaches.forEach(({ says }) => seenBroken.add(says));
  expect([finding?.state, finding?.count]).toEqual(['breach', breaches]);
  expect(
    finding?.breaches.some(({ breach }) => breach.includes(text)),
    JSON.stringify(finding?.breaches),
  ).toBe(true);
});

test('[RUN-08] every check of offers was seen to find something above', () => {
  expect(offerChecks.map(({ says }) => says).filter((says) => !seenBroken.has(says))).toEqual([]);
});
