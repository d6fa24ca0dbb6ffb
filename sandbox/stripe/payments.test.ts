import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import Stripe from 'stripe';
import { type Bed, keys, openBed } from './sandbox-test-bed.ts';

let bed: Bed;
const paid = {
  amount: 4890,
  currency: 'eur',
  confirm: true,
  automatic_payment_methods: { enabled: true, allow_redirects: 'never' as const },
};
const browserHeaders = { authorization: `Bearer ${keys.publishableKey}` };
const typed = (number: string, more: Record<string, string> = {}): Record<string, string> => ({
  type: 'card',
  'card[number]': number,
  'card[exp_month]': '12',
  'card[exp_year]': '34',
  'card[cvc]': '123',
  ...more,
});
const problemOf = async (work: Promise<unknown>): Promise<Stripe.errors.StripeError> =>
  work.then(
    () => {
      throw new Error('expected a refusal');
    },
    (error: Stripe.errors.StripeError) => error,
  );
/** A card typed in the browser and paid there, as Stripe.js does it. */
async function payInBrowser(number: string) {
  const intent = await bed.stripe.paymentIntents.create({ amount: 4890, currency: 'eur' });
  const form = Object.fromEntries(
    Object.entries(typed(number)).map(([name, value]) => [
      `payment_method_data${name.replace(/^(\w+)/, '[$1]')}`,
      value,
    ]),
  );
  const answer = await bed.post(
    `/v1/payment_intents/${intent.id}/confirm`,
    { ...form, client_secret: intent.client_secret ?? '', use_stripe_sdk: 'true' },
    browserHeaders,
  );
  return { ...answer, intent };
}
beforeAll(async () => void (bed = await openBed()));
afterAll(() => bed?.stop());

describe('cards', () => {
  test('[PAY-02] a successful card typed in the browser is captured once', async () => {
    const { status, body, intent } = await payInBrowser('4242 4242 4242 4242');
    expect([status, body.status]).toEqual([200, 'succeeded']);
    const after = await bed.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge', 'payment_method'] });
    const charge = after.latest_charge as Stripe.Charge;
    expect(charge).toMatchObject({
      amount: 4890,
      amount_captured: 4890,
      currency: 'eur',
      paid: true,
      payment_intent: intent.id,
    });
    expect(after.payment_method).toMatchObject({
      card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 },
    });
  });

  test.each([
    ['5555555555554444', 'mastercard'],
    ['378282246310005', 'amex'],
    ['6011111111111117', 'discover'],
  ])('[PAY-02] %s is a good %s', async (number, brand) => {
    const { body } = await bed.post(
      '/v1/payment_methods',
      typed(number, number.startsWith('37') ? { 'card[cvc]': '1234' } : {}),
      browserHeaders,
    );
    expect(body.card.brand).toBe(brand);
    expect((await bed.stripe.paymentIntents.create({ ...paid, payment_method: body.id })).status).toBe('succeeded');
  });

  test.each([
    ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
    ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4000000000009987', 'card_declined', 'lost_card', 'Your card was declined.'],
    ['4000000000000069', 'expired_card', undefined, 'Your card has expired.'],
    ['4000000000000127', 'incorrect_cvc', undefined, `Your card's security code is incorrect.`],
    [
      '4000000000000119',
      'processing_error',
      undefined,
      'An error occurred while processing your card. Try again in a little bit.',
    ],
  ])('[PAY-02] %s is refused with %s %s and takes no money', async (number, code, declineCode, message) => {
    const { status, body, intent } = await payInBrowser(number);
    expect(status).toBe(402);
    expect(body.error).toMatchObject({
      type: 'card_error',
      code,
      message,
      payment_intent: { id: intent.id, status: 'requires_payment_method' },
    });
    expect(body.error.decline_code).toBe(declineCode);
    const after = await bed.stripe.paymentIntents.retrieve(intent.id);
    expect(after).toMatchObject({ amount_received: 0, last_payment_error: { code, message } });
    expect((await bed.stripe.charges.list({ payment_intent: intent.id })).data).toMatchObject([
      { status: 'failed', amount_captured: 0 },
    ]);
  });

  test('[PAY-02] another card pays after a decline, on the same intent', async () => {
    const { intent } = await payInBrowser('4000000000000002');
    expect(
      await bed.stripe.paymentIntents.confirm(intent.id, {
        payment_method: 'pm_card_visa',
        return_url: 'https://shop.example/back',
      }),
    ).toMatchObject({ status: 'succeeded', last_payment_error: null });
  });

  test.each([
    ['pm_card_chargeDeclined', 'generic_decline'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
    ['pm_card_visa_chargeDeclinedStolenCard', 'stolen_card'],
  ])('[PAY-02] %s throws the SDK’s card error with %s', async (token, declineCode) => {
    const error = await problemOf(bed.stripe.paymentIntents.create({ ...paid, payment_method: token }));
    expect([error.type, error.statusCode, error.decline_code]).toEqual(['StripeCardError', 402, declineCode]);
    expect(error.payment_intent?.status).toBe('requires_payment_method');
  });

  test('[PAY-02] card numbers are refused from a server and kept nowhere', async () => {
    const error = await problemOf(
      bed.stripe.paymentMethods.create({
        type: 'card',
        card: { number: '4242424242424242', exp_month: 12, exp_year: 2034, cvc: '123' },
      }),
    );
    expect(error.message).toContain('generally unsafe');
    const { rows } = await bed.db.query<{ found: number }>({
      text: `SELECT count(*)::integer AS found FROM stripe_sandbox.payment_methods m, stripe_sandbox.idempotency_keys k WHERE m.doc::text || k.body ~ '4242424242424242'`,
    });
    expect(rows[0]?.found).toBe(0);
  });
});

describe('3-D Secure', () => {
  const answerChallenge = async (source: string, action: 'complete' | 'fail') =>
    bed.post(`/${source}/${action}`, '', { authorization: '' });

  test.each([
    ['4000002500003155', 'complete', 'succeeded'],
    ['4000002760003184', 'fail', 'requires_payment_method'],
  ] as const)('[PAY-02] %s asks; %s leads to %s', async (number, action, status) => {
    const { body, intent } = await payInBrowser(number);
    expect(body).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
    const source = body.next_action.use_stripe_sdk.source as string;
    const page = await fetch(`${bed.sandbox.apiBase}/${source}`);
    expect(await page.text()).toContain('€48.90');
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    expect((await answerChallenge(source, action)).status).toBe(200);
    const after = await bed.stripe.paymentIntents.retrieve(intent.id);
    expect(after).toMatchObject({ status, amount_received: status === 'succeeded' ? 4890 : 0, next_action: null });
    if (action === 'fail') expect(after.last_payment_error?.code).toBe('payment_intent_authentication_failure');
    expect((await answerChallenge(source, 'complete')).status).toBe(410);
  });

  test('[PAY-02] with a return address the buyer is sent to the bank’s page and back', async () => {
    const intent = await bed.stripe.paymentIntents.create({
      amount: 4890,
      currency: 'eur',
      confirm: true,
      payment_method: 'pm_card_authenticationRequired',
      return_url: 'https://shop.example/back?cart=1',
    });
    const url = intent.next_action?.redirect_to_url?.url ?? '';
    const back = await bed.post(`${new URL(url).pathname}/complete`, '');
    expect(back.status).toBe(303);
    const target = new URL(back.headers.get('location') ?? '');
    expect([
      target.origin,
      target.searchParams.get('cart'),
      target.searchParams.get('payment_intent'),
      target.searchParams.get('redirect_status'),
    ]).toEqual(['https://shop.example', '1', intent.id, 'succeeded']);
  });
});

describe('the life of a payment', () => {
  test('[PAY-02] authorise, capture a part, and capture no second time', async () => {
    const intent = await bed.stripe.paymentIntents.create({
      ...paid,
      capture_method: 'manual',
      payment_method: 'pm_card_visa',
    });
    expect(intent).toMatchObject({ status: 'requires_capture', amount_capturable: 4890, amount_received: 0 });
    expect(await bed.stripe.paymentIntents.capture(intent.id, { amount_to_capture: 4000 })).toMatchObject({
      status: 'succeeded',
      amount_received: 4000,
    });
    expect((await problemOf(bed.stripe.paymentIntents.capture(intent.id))).code).toBe(
      'payment_intent_unexpected_state',
    );
    expect((await problemOf(bed.stripe.refunds.create({ payment_intent: intent.id, amount: 4001 }))).code).toBe(
      'amount_too_large',
    );
  });

  test('[PAY-02] a cancelled payment cannot be confirmed, a paid one cannot be cancelled', async () => {
    const open = await bed.stripe.paymentIntents.create({ amount: 4890, currency: 'eur', metadata: { order: 'AM-1' } });
    const updated = await bed.stripe.paymentIntents.update(open.id, {
      amount: 5000,
      metadata: { order: '', cart: 'c1' },
    });
    expect([updated.amount, updated.metadata]).toEqual([5000, { cart: 'c1' }]);
    expect(await bed.stripe.paymentIntents.cancel(open.id, { cancellation_reason: 'abandoned' })).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'abandoned',
    });
    expect(
      (
        await problemOf(
          bed.stripe.paymentIntents.confirm(open.id, {
            payment_method: 'pm_card_visa',
            return_url: 'https://shop.example',
          }),
        )
      ).code,
    ).toBe('payment_intent_unexpected_state');
    const done = await bed.stripe.paymentIntents.create({ ...paid, payment_method: 'pm_card_visa' });
    expect((await problemOf(bed.stripe.paymentIntents.cancel(done.id))).code).toBe('payment_intent_unexpected_state');
    expect((await problemOf(bed.stripe.paymentIntents.update(done.id, { amount: 1000 }))).code).toBe(
      'payment_intent_unexpected_state',
    );
  });

  test('[INV-02] many confirmations at once take the money once', async () => {
    const intent = await bed.stripe.paymentIntents.create({ amount: 4890, currency: 'eur' });
    const tries = await Promise.allSettled(
      Array.from({ length: 12 }, () =>
        bed.stripe.paymentIntents.confirm(intent.id, {
          payment_method: 'pm_card_visa',
          return_url: 'https://shop.example',
        }),
      ),
    );
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    expect((await bed.stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1);
  });

  test('[INV-03] refunds that come at once never exceed what was captured', async () => {
    const intent = await bed.stripe.paymentIntents.create({ ...paid, payment_method: 'pm_card_visa' });
    const tries = await Promise.allSettled(
      Array.from({ length: 16 }, () => bed.stripe.refunds.create({ payment_intent: intent.id, amount: 1000 })),
    );
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(4);
    const refused = tries
      .filter((one) => one.status === 'rejected')
      .map((one) => (one.reason as Stripe.errors.StripeError).code);
    expect(new Set(refused)).toEqual(new Set(['amount_too_large']));
    expect((await bed.stripe.refunds.create({ payment_intent: intent.id })).amount).toBe(890);
    expect((await problemOf(bed.stripe.refunds.create({ charge: intent.latest_charge as string }))).code).toBe(
      'charge_already_refunded',
    );
    expect(await bed.stripe.charges.retrieve(intent.latest_charge as string)).toMatchObject({
      amount_refunded: 4890,
      refunded: true,
    });
    expect((await bed.stripe.refunds.list({ payment_intent: intent.id, limit: 3 })).has_more).toBe(true);
  });

  test('[PAY-02] lists page newest first and the balance is what came in less what went back', async () => {
    const before = (await bed.stripe.balance.retrieve()).available.find((row) => row.currency === 'gbp')?.amount ?? 0;
    const intents = [];
    for (let count = 0; count < 3; count += 1)
      intents.push(
        await bed.stripe.paymentIntents.create({ ...paid, currency: 'gbp', payment_method: 'pm_card_visa' }),
      );
    await bed.stripe.refunds.create({ payment_intent: intents[0]?.id ?? '', amount: 890 });
    expect((await bed.stripe.balance.retrieve()).available.find((row) => row.currency === 'gbp')?.amount).toBe(
      before + 3 * 4890 - 890,
    );
    const first = await bed.stripe.paymentIntents.list({ limit: 2 });
    const second = await bed.stripe.paymentIntents.list({ limit: 2, starting_after: first.data[1]?.id ?? '' });
    expect([...first.data, ...second.data].slice(0, 3).map((one) => one.id)).toEqual(
      intents.toReversed().map((one) => one.id),
    );
  });
});
