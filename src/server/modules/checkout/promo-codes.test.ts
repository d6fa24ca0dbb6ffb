import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { MINUTE } from '#domain/core/time.ts';
import {
  buy,
  buyAtOnce,
  count,
  expectBooksBalance,
  finish,
  orderForm,
  variantOf,
  start,
  withCart,
} from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { type Browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sendRefunds } from '#test/builders/work-off.ts';
import { onlyRow } from '../../platform/database/only-row.ts';
import { runAudit } from '../../app/audit/run-audit.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { consumeUse } from '../promotions/promo-store.ts';
import { bookPayment } from './book-payment.ts';
import { processCheckouts } from './process-checkouts.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let bea: Awaited<ReturnType<typeof maker>>;
const make = async (code: string, changes: object = {}) => {
  const terms = { kind: 'percent', percent: 10, amountCents: null, minimumCents: 0, startsAt: null, endsAt: null };
  const { status } = await ana.call('POST', '/api/seller/promotions', { ...terms, maxUses: null, code, ...changes });
  expect(status).toBe(200);
};
/** A visitor with a piece of Ana's in the cart, and a code on it. */
async function holder(code: string, priceCents = 3000): Promise<Browser> {
  const who = await withCart(sale, await variantOf(sale, ana, { priceCents }));
  expect((await who.call('POST', '/api/cart/promo', { code })).status).toBe(200);
  return who;
}
const stateOf = async (code: string) =>
  (await ana.call('GET', '/api/seller/promotions')).body.promotions.find(
    (each: { code: string }) => each.code === code,
  );
const quoteOf = async (who: Browser) => (await who.call('GET', '/api/checkout/quote?country=PT')).body;

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  ana = await maker(sale.address, 'Ana Potter');
  bea = await maker(sale.address, 'Bea Weaver');
});
afterEach(async () => {
  await expectBooksBalance(sale);
  // As many uses as checkouts hold or paid it.
  expect(
    await count(
      sale,
      `promo_codes p WHERE uses <> (SELECT count(*) FROM promo_uses u WHERE u.seller_id = p.seller_id AND u.code = p.code AND u.status IN ('reserved', 'used'))`,
    ),
  ).toBe(0);
});
afterAll(() => sale.stop());

test('[DASH-04, INV-09, PAY-05] a code for the postage is used by whom it saves some, stands on order and mail', async () => {
  await make('POST', { kind: 'postage', percent: null, maxUses: 1, minimumCents: 2000 });
  const express = await holder('POST');
  const delivery = { [ana.userId]: 'express' };
  const quoted = (await express.call('GET', `/api/checkout/quote?country=PT&delivery=${ana.userId}:express`)).body;
  const expectedTotalCents = quoted.totalCents;
  expect((await buy(express, { delivery, expectedTotalCents })).body.status).toBe('paid');
  expect(await stateOf('POST')).toMatchObject({ orders: 0, givenCents: 0, state: 'running' });

  const full = (await quoteOf(await withCart(sale, await variantOf(sale, ana, { priceCents: 3000 })))).shippingCents;
  const who = await signUp(await holder('POST'), 'Rio Post');
  const { body } = await buy(who, { email: 'post@example.com' });
  expect([full > 0, body.status, body.totalCents]).toEqual([true, 'paid', 3000]);
  const { orderId } = body.orders[0];
  expect((await who.call('GET', `/api/orders/${orderId}`)).body).toMatchObject({
    ...{ promoCode: 'POST', discountCents: 0, postageOffCents: full, shippingCents: 0, totalCents: 3000 },
  });
  expect(await stateOf('POST')).toMatchObject({ orders: 1, givenCents: full, state: 'used-up' });
  expect(await count(sale, `mails WHERE recipient = 'post@example.com' AND body_text LIKE '%free with POST%'`)).toBe(1);
  expect((await runAudit(sale.app)).filter(({ state }) => state === 'breach')).toEqual([]);

  expect((await who.call('POST', `/api/orders/${orderId}/cancel`, {})).status).toBe(200);
  expect(await stateOf('POST')).toMatchObject({ orders: 0, state: 'running' });
});

test('[CART-05, CART-06, CART-07, PAY-05] a shop’s code is charged, named on its order and in the mail', async () => {
  await make('PAID');
  const who = await signUp(
    await withCart(sale, await variantOf(sale, ana, { priceCents: 3333 }), await variantOf(sale, bea)),
    'Rio Paid',
  );
  await who.call('GET', '/api/cart');
  await who.call('POST', '/api/cart/promo', { code: 'paid' });
  const quote = await quoteOf(who);
  const { body } = await buy(who, { email: 'paid@example.com' });
  expect([body.status, body.totalCents, quote.discountCents]).toEqual(['paid', quote.totalCents, 333]);
  const orders = await Promise.all(
    body.orders.map(async ({ orderId }: { orderId: string }) => (await who.call('GET', `/api/orders/${orderId}`)).body),
  );
  expect(orders.map((order) => [order.discountCents, order.promoCode]).sort()).toEqual([
    [0, null],
    [333, 'PAID'],
  ]);
  const { rows } = await sale.app.db.query<{ body_text: string; body_html: string }>({
    text: `SELECT body_text, body_html FROM mails WHERE recipient = 'paid@example.com'`,
  });
  expect(rows[0]?.body_text).toContain('Code PAID  −€3.33');
  expect(rows[0]?.body_html).toMatch(/Code PAID.*−€3\.33/s);
  expect(await stateOf('PAID')).toMatchObject({ orders: 1, givenCents: 333, reserved: 0 });
  // Nothing of it stays behind on the emptied cart.
  expect((await who.call('GET', '/api/cart')).body.appliedPromo).toBeNull();
});

test('[INV-10] of two checkouts with a code of one use one gets it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const code = `ONCE${round}`;
    await make(code, { maxUses: 1 });
    const both = await Promise.all([holder(code), holder(code)]);
    const answers = await buyAtOnce(both);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const loser = both[answers.findIndex(({ status }) => status === 409)] as Browser;
    const refused = answers.find(({ status }) => status === 409);
    expect(codeOf(refused)[1]).toBe('checkout/total-changed');
    const without = await quoteOf(loser);
    expect([without.discountCents, refused?.body.error.totalCents]).toEqual([0, without.totalCents]);
    expect((await buy(loser)).body.status).toBe('paid');
    expect(await stateOf(code)).toMatchObject({ orders: 1, state: 'used-up' });
  }
});

test('[INV-10] ten at once use a code of three uses three times', async () => {
  await make('THREE', { maxUses: 3 });
  const promo = { type: 'percent' as const, code: 'THREE', percent: 10, discountAmount: 1, sellerId: ana.userId };
  const got = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      inTransaction(sale.app.db, (tx) =>
        consumeUse(tx, { promo, checkoutId: `c${index}`, cartId: 'x', buyers: [], now: sale.app.clock.now() }),
      ),
    ),
  );
  expect(got.toSorted()).toEqual([...Array<string>(3).fill('taken'), ...Array<string>(7).fill('used-up')]);
  await expect(sale.app.db.query({ text: `UPDATE promo_codes SET uses = 4 WHERE code = 'THREE'` })).rejects.toThrow(
    /promo_codes_uses/,
  );
});

test('[INV-10, UX-46] a declined card keeps the code’s use for its own cart', async () => {
  await make('AGAIN', { maxUses: 1 });
  const who = await holder('AGAIN');
  const other = await withCart(sale, await variantOf(sale, ana));
  expect((await buy(who, { card: 'pm_card_chargeDeclined' })).body.status).toBe('failed');
  expect((await quoteOf(who)).discountCents).toBe(300);
  // Typed again it stays: the use that is taken is this cart's own.
  expect((await who.call('POST', '/api/cart/promo', { code: 'AGAIN' })).status).toBe(200);
  expect(codeOf(await other.call('POST', '/api/cart/promo', { code: 'AGAIN' }))).toEqual([410, 'cart/code-used-up']);
  const paid = await buy(who);
  expect([paid.body.status, (await stateOf('AGAIN')).orders]).toEqual(['paid', 1]);
});

test('[INV-10, UX-46] a held use of one code is none of another code', async () => {
  await make('FIRST', { maxUses: 1 });
  await make('SECOND', { maxUses: 1 });
  const who = await holder('FIRST');
  expect((await start(who, await orderForm(who))).status).toBe(200);
  expect((await who.call('POST', '/api/cart/promo', { code: 'SECOND' })).status).toBe(200);
  expect((await buy(await holder('SECOND'))).body.status).toBe('paid');
  expect((await quoteOf(who)).discountCents).toBe(0);
});

test('[INV-10] a checkout that is never paid gives the use back', async () => {
  await make('BACK', { maxUses: 1 });
  const left = await holder('BACK');
  expect((await start(left, await orderForm(left))).status).toBe(200);
  expect(await stateOf('BACK')).toMatchObject({ reserved: 1, state: 'used-up' });
  await passTime(sale, 16 * MINUTE);
  while (await processCheckouts.run(sale.app)) {
    /* more */
  }
  expect(await stateOf('BACK')).toMatchObject({ reserved: 0, state: 'running' });
  expect((await buy(await holder('BACK'))).body.status).toBe('paid');
});

test('[INV-10, INV-02] a payment of another sum makes no order, and gives the use back', async () => {
  await make('OTHERSUM', { maxUses: 1 });
  const { body } = await buy(await holder('OTHERSUM'), { card: 'pm_card_chargeDeclined' });
  const intentId = body.clientSecret.split('_secret')[0];
  await sale.provider.stripe.paymentIntents.update(intentId, { amount: body.totalCents - 100 });
  await sale.provider.stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });
  expect(codeOf(await finish(await withCart(sale), body))).toEqual([410, 'checkout/paid-too-late']);
  await sendRefunds(sale.app);
  expect(await stateOf('OTHERSUM')).toMatchObject({ orders: 0, reserved: 0, state: 'running' });
});

test('[INV-10, CART-06] a code stopped while it is being paid is kept by that payment', async () => {
  await make('STOPS');
  const [paying, waiting] = [await holder('STOPS'), await holder('STOPS')];
  const form = await orderForm(waiting, { paymentMethodId: 'pm_card_visa' });
  const begun = (await start(paying, await orderForm(paying))).body;
  await ana.call('POST', '/api/seller/promotions/STOPS/stop');
  const { rows } = await sale.app.db.query<{ intent_id: string }>({
    text: 'SELECT intent_id FROM payments WHERE checkout_id = $1',
    values: [begun.checkoutId],
  });
  await sale.provider.stripe.paymentIntents.confirm(onlyRow({ rows }).intent_id, { payment_method: 'pm_card_visa' });
  expect((await finish(paying, begun)).body.status).toBe('paid');
  expect(codeOf(await start(waiting, form))).toEqual([409, 'checkout/total-changed']);
});

test.each([
  ['somebody else has the last use: the money goes back', true],
  ['nobody took it: the order is made', false],
])('[INV-08, INV-10] money that comes after the code’s use went back, and %s', async (_what, isTaken) => {
  const code = isTaken ? 'LATETAKEN' : 'LATEFREE';
  await make(code, { maxUses: 1 });
  const late = await holder(code);
  const { body } = await buy(late, { card: 'pm_card_chargeDeclined' });
  const intentId = body.clientSecret.split('_secret')[0];
  await bookPayment(sale.app, body.checkoutId, {
    ...(await sale.app.outside.payments.retrieveIntent(intentId)),
    status: 'canceled',
  });
  if (isTaken) expect((await buy(await holder(code))).body.status).toBe('paid');
  await sale.provider.stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });
  const finished = await finish(late, body);
  expect(finished.body.status ?? finished.body.error.code).toBe(isTaken ? 'checkout/paid-too-late' : 'paid');
  await sendRefunds(sale.app);
  expect((await sale.provider.stripe.refunds.list({ payment_intent: intentId })).data).toHaveLength(isTaken ? 1 : 0);
  expect(await stateOf(code)).toMatchObject({ orders: 1, reserved: 0 });
});
