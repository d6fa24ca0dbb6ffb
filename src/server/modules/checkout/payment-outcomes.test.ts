import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { maker } from '#test/builders/market.ts';
import {
  buy,
  count,
  expectBooksBalance,
  finish,
  orderForm,
  variantOf,
  start,
  stockOf,
  withCart,
  type SoldVariant,
} from '#test/builders/buying.ts';
import { codeOf, openSale, type Sale } from '#test/builders/sale.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;

beforeAll(async () => {
  sale = await openSale();
  ana = await maker(sale.address, 'Ana Potter');
});
beforeEach(async () => {
  await sale.app.db.query({ text: 'DELETE FROM rate_limits' });
  mug = await variantOf(sale, ana);
});
afterEach(() => expectBooksBalance(sale));
afterAll(() => sale.stop());

const declines = [
  ['pm_card_chargeDeclined', 'generic_decline'],
  ['pm_card_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
  ['pm_card_chargeDeclinedExpiredCard', 'expired_card'],
  ['pm_card_chargeDeclinedProcessingError', 'processing_error'],
  ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc'],
  ['pm_card_chargeDeclinedLostCard', 'lost_card'],
] as const;
for (const [card, declineCode] of declines) {
  test(`[PAY-02, PAY-04] ${card} is declined as ${declineCode}: nothing is ordered, the pieces stay held`, async () => {
    const rio = await withCart(sale, mug);
    const { status, body } = await buy(rio, { card });
    expect([status, body]).toMatchObject([200, { status: 'failed', declineCode, orders: [] }]);
    expect(body.clientSecret).toMatch(/^pi_.*_secret_/);
    expect(await stockOf(sale, mug)).toEqual({ stock: 4, reserved: 1, sold: 0 });
    expect((await rio.call('GET', '/api/cart')).body.itemCount).toBe(1);
    // The browser confirms the same payment with another card, and the shop hears of it by asking.
    await sale.provider.stripe.paymentIntents.confirm(body.clientSecret.split('_secret')[0], {
      payment_method: 'pm_card_visa',
    });
    const paid = await finish(rio, body);
    expect(paid.body).toMatchObject({ status: 'paid', orders: [{}], declineCode: null });
    expect(await stockOf(sale, mug)).toEqual({ stock: 4, reserved: 0, sold: 1 });
  });
}

for (const card of ['pm_card_visa', 'pm_card_mastercard', 'pm_card_amex', 'pm_card_pt']) {
  test(`[PAY-02] ${card} pays, and the order remembers brand and last digits alone`, async () => {
    const { body } = await buy(await withCart(sale, mug), { card });
    const { rows } = await sale.app.db.query({
      text: 'SELECT card_brand, card_last4 FROM orders WHERE checkout_id = $1',
      values: [body.checkoutId],
    });
    expect(rows[0]).toMatchObject({
      card_brand: expect.stringMatching(/^(visa|mastercard|amex)$/),
      card_last4: expect.stringMatching(/^\d{4}$/),
    });
  });
}

test('[PAY-02] a card that asks its owner waits for the answer', async () => {
  for (const [card, outcome] of [
    ['pm_card_threeDSecure2Required', 'paid'],
    ['pm_card_threeDSecureRequiredChargeDeclined', 'failed'],
  ] as const) {
    const rio = await withCart(sale, mug);
    const { body } = await buy(rio, { card });
    expect(body, card).toMatchObject({ status: 'requires_action', orders: [] });
    expect((await finish(rio, body)).body).toMatchObject({ status: 'requires_action', orders: [] });
    await answerChallenge(body, 'complete');
    expect((await finish(rio, body)).body).toMatchObject({ status: outcome, orders: outcome === 'paid' ? [{}] : [] });
  }
});

test('[PAY-02] a challenge that its owner refuses takes no money', async () => {
  const rio = await withCart(sale, mug);
  const { body } = await buy(rio, { card: 'pm_card_authenticationRequired' });
  await answerChallenge(body, 'fail');
  expect((await finish(rio, body)).body).toMatchObject({ status: 'failed', orders: [] });
});

test('[PAY-01, RUN-07] the same key sent five times at once orders once', async () => {
  const rio = await withCart(sale, mug);
  const form = await orderForm(rio, { paymentMethodId: 'pm_card_visa' });
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => start(rio, form, key)));
  expect(new Set(answers.filter((answer) => answer.status === 200).map((answer) => answer.body.checkoutId)).size).toBe(
    1,
  );
  const last = await start(rio, form, key);
  expect(last.body).toMatchObject({ status: 'paid', orders: [{}] });
  expect(await stockOf(sale, mug)).toEqual({ stock: 4, reserved: 0, sold: 1 });
  expect(codeOf(await start(rio, { ...form, note: 'other' }, key))).toEqual([422, 'request/idempotency-mismatch']);
});

test('[PAY-01, INV-02] two tabs that pay one cart with keys of their own charge it once', async () => {
  for (let round = 0; round < 6; round += 1) {
    const own = await variantOf(sale, ana, { quantity: 9 });
    const rio = await withCart(sale, own);
    const form = await orderForm(rio, { paymentMethodId: 'pm_card_visa' });
    const answers = await Promise.all([1, 2, 3].map(() => start(rio, form)));
    const said = answers.map((answer) => answer.body.status ?? answer.body.error.code);
    expect(said.filter((word) => word === 'paid').length, said.join()).toBeGreaterThanOrEqual(1);
    expect(await stockOf(sale, own), said.join()).toEqual({ stock: 8, reserved: 0, sold: 1 });
    expect(
      await count(
        sale,
        `orders o JOIN order_lines l ON l.order_id = o.id AND l.seller_id = o.seller_id WHERE l.variant_id = $1`,
        [own.variantId],
      ),
    ).toBe(1);
    expect(
      answers.every((answer) => answer.status < 500),
      said.join(),
    ).toBe(true);
  }
});

/** What the bank's page does when the card's owner answers it. */
async function answerChallenge({ clientSecret }: { clientSecret: string }, answer: 'complete' | 'fail'): Promise<void> {
  const intent = await sale.provider.stripe.paymentIntents.retrieve(clientSecret.split('_secret')[0] ?? '');
  const page = (intent.next_action?.use_stripe_sdk as { stripe_js: string }).stripe_js.replace(
    'localhost',
    '127.0.0.1',
  );
  const { status } = await fetch(`${page}/${answer}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(status).toBe(200);
}

test('[INV-02, PAY-05] while the bank has an earlier payment of the cart in hand', async () => {
  const rio = await withCart(sale, mug);
  const first = await buy(rio, { card: 'pm_card_authenticationRequired' });
  const intentId = first.body.clientSecret.split('_secret')[0];
  const { retrieveIntent } = sale.app.outside.payments;
  sale.app.outside.payments.retrieveIntent = async (id) => ({
    ...(await retrieveIntent(id)),
    ...(id === intentId ? { status: 'processing' as const } : {}),
  });
  try {
    expect((await finish(rio, first.body)).body.status).toBe('processing');
    const second = await buy(rio, {});
    expect(codeOf(second)).toEqual([409, 'checkout/payment-processing']);
    expect(await stockOf(sale, mug)).toEqual({ stock: 4, reserved: 1, sold: 0 });
  } finally {
    sale.app.outside.payments.retrieveIntent = retrieveIntent;
  }
  // The bank refused in the end: the cart can be paid again, once.
  expect((await buy(rio, {})).body.status).toBe('paid');
  expect(await stockOf(sale, mug)).toEqual({ stock: 4, reserved: 0, sold: 1 });
});
