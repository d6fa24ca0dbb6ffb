import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { maker } from '#test/builders/market.ts';
import {
  buy,
  count,
  expectBooksBalance,
  finish,
  variantOf,
  stockOf,
  withCart,
  type SoldVariant,
} from '#test/builders/buying.ts';
import { paymentProvider, ProviderUnavailable } from '../payments/provider.ts';
import { browser, codeOf, openSale, type Sale } from '#test/builders/sale.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;
let serial = 0;

const intentIdOf = (body: { clientSecret: string }): string => body.clientSecret.split('_secret')[0] ?? '';

/** An event as the provider words it: its JSON is indented, and signed as it is. */
function eventOf(type: string, intent: Stripe.PaymentIntent, id = `evt_test_${(serial += 1)}`): string {
  return JSON.stringify(
    { id, object: 'event', type, created: Math.floor(Date.now() / 1000), data: { object: intent } },
    null,
    2,
  );
}
const signatureOf = (
  payload: string,
  { secret = sale.provider.webhookSecret, timestamp = Math.floor(Date.now() / 1000) } = {},
): string => sale.provider.stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
const deliver = (payload: string, signature: string = signatureOf(payload)) =>
  browser(sale.address).call('POST', '/api/payments/webhook', payload, { 'stripe-signature': signature });

/** A checkout whose card was declined, and its payment made with another card since: nobody has told the shop. */
async function paidElsewhere() {
  const rio = await withCart(sale, mug);
  const { body } = await buy(rio, { card: 'pm_card_chargeDeclined' });
  const intent = await sale.provider.stripe.paymentIntents.confirm(intentIdOf(body), {
    payment_method: 'pm_card_visa',
  });
  return { rio, body, intent };
}

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

test('[PAY-02] each of several secrets signs, and no other', () => {
  const { stripe } = sale.provider;
  const clock = sale.app.clock;
  const provider = paymentProvider({ stripe, webhookSecret: 'whsec_own, whsec_connected', clock });
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'payout.paid', data: { object: {} } });
  const received = ['whsec_own', 'whsec_connected', 'whsec_other'].map(
    (secret) => provider.webhookEvent(Buffer.from(payload), signatureOf(payload, { secret }))?.id ?? null,
  );
  expect(received).toEqual(['evt_1', 'evt_1', null]);
});

test('[PAY-02] a signed event books the payment, and the same event again changes nothing', async () => {
  const { body, intent } = await paidElsewhere();
  const payload = eventOf('payment_intent.succeeded', intent);
  for (const _ of [1, 2]) expect((await deliver(payload)).status).toBe(200);
  expect(await count(sale, 'orders WHERE checkout_id = $1', [body.checkoutId])).toBe(1);
  expect(await stockOf(sale, mug)).toEqual({ stock: 4, reserved: 0, sold: 1 });
});

test('[PAY-02] an event that is unsigned, forged or replayed is refused', async () => {
  const { rio, body, intent } = await paidElsewhere();
  const payload = eventOf('payment_intent.succeeded', intent);
  const old = Math.floor(Date.now() / 1000) - 301;
  for (const signature of [
    '',
    'nonsense',
    signatureOf(payload, { secret: 'whsec_other' }),
    signatureOf(`${payload} `),
    signatureOf(payload, { timestamp: old }),
  ]) {
    expect(codeOf(await deliver(payload, signature)), signature).toEqual([400, 'payments/bad-signature']);
  }
  expect(await count(sale, 'orders WHERE checkout_id = $1', [body.checkoutId])).toBe(0);
  expect((await finish(rio, body)).body.status).toBe('paid');
});

test('[PAY-02] what an event claims is not believed: the payment itself is asked for', async () => {
  const rio = await withCart(sale, mug);
  const { body } = await buy(rio, { card: 'pm_card_chargeDeclined' });
  const intent = await sale.provider.stripe.paymentIntents.retrieve(intentIdOf(body));
  expect((await deliver(eventOf('payment_intent.succeeded', { ...intent, status: 'succeeded' }))).status).toBe(200);
  expect((await finish(rio, body)).body).toMatchObject({ status: 'failed', orders: [] });
});

test('[PAY-02] events out of order: a decline that arrives after the payment undoes nothing', async () => {
  const { rio, body, intent } = await paidElsewhere();
  await deliver(eventOf('payment_intent.succeeded', intent));
  for (const type of [
    'payment_intent.payment_failed',
    'payment_intent.canceled',
    'payment_intent.requires_action',
    'payment_intent.created',
    'charge.succeeded',
  ])
    expect((await deliver(eventOf(type, intent))).status).toBe(200);
  expect((await finish(rio, body)).body).toMatchObject({ status: 'paid', orders: [{}] });
});

test('[PAY-02] events of payments that are not ours are taken and change nothing', async () => {
  const intent = await sale.provider.stripe.paymentIntents.create({
    amount: 500,
    currency: 'eur',
    payment_method: 'pm_card_visa',
    confirm: true,
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  });
  for (const metadata of [{}, { checkoutId: 'checkout-unknown' }] as Stripe.Metadata[])
    expect((await deliver(eventOf('payment_intent.succeeded', { ...intent, metadata }))).status).toBe(200);
  expect(
    (await deliver(JSON.stringify({ id: 'evt_x', object: 'event', type: 'account.updated', data: { object: {} } })))
      .status,
  ).toBe(200);
  await sale.provider.stripe.refunds.create({ payment_intent: intent.id });
});

test('[PAY-01, INV-02] browser, webhook and second tab book a payment once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { rio, body, intent } = await paidElsewhere();
    const payload = eventOf('payment_intent.succeeded', intent);
    const answers = await Promise.all([
      finish(rio, body),
      deliver(payload),
      finish(rio, body),
      deliver(payload),
      deliver(eventOf('payment_intent.succeeded', intent)),
      finish(rio, body),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(200));
    expect(await count(sale, 'orders WHERE checkout_id = $1', [body.checkoutId])).toBe(1);
    expect(await count(sale, `mails WHERE key = 'order-confirmation:' || $1`, [body.checkoutId])).toBe(1);
    expect(await count(sale, `events WHERE name = 'checkout.paid' AND subject = $1`, [body.checkoutId])).toBe(1);
    for (const answer of [answers[0], answers[2], answers[5]]) expect(answer?.body.orders).toHaveLength(1);
  }
  expect(await stockOf(sale, mug)).toEqual({ stock: 0, reserved: 0, sold: 5 });
});

test('[PAY-02, ERR-08] an event comes again while the provider does not answer', async () => {
  const { body, intent } = await paidElsewhere();
  const payload = eventOf('payment_intent.succeeded', intent);
  const { payments } = sale.app.outside;
  const { retrieveIntent } = payments;
  payments.retrieveIntent = async () => {
    throw new ProviderUnavailable('no line');
  };
  const answer = await deliver(payload);
  payments.retrieveIntent = retrieveIntent;
  expect(codeOf(answer)).toEqual([503, 'request/unavailable']);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect((await deliver(payload)).status).toBe(200);
  expect(await count(sale, 'orders WHERE checkout_id = $1', [body.checkoutId])).toBe(1);
});
