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
const problemOf = async (work: Promise<unknown>): Promise<Stripe.errors.StripeError> =>
  work.then(
    () => {
      throw new Error('expected a refusal');
    },
    (error: Stripe.errors.StripeError) => error,
  );
beforeAll(async () => void (bed = await openBed()));
afterAll(() => bed?.stop());

describe('idempotency', () => {
  test('[PAY-02] the same key answers the same again and charges once', async () => {
    const send = () =>
      bed.stripe.paymentIntents.create({ ...paid, payment_method: 'pm_card_visa' }, { idempotencyKey: 'order-1' });
    const answers = await Promise.all([send(), send(), send()]);
    answers.push(await send());
    expect(new Set(answers.map((one) => one.id)).size).toBe(1);
    const { rows } = await bed.db.query<{ charges: number }>({
      text: 'SELECT count(*)::integer AS charges FROM stripe_sandbox.charges WHERE family = $1',
      values: [answers[0]?.id.slice(4, 20)],
    });
    expect(rows[0]?.charges).toBe(1);
    const raw = await bed.post('/v1/payment_intents', 'amount=100&currency=eur', { 'idempotency-key': 'order-raw' });
    const replay = await bed.post('/v1/payment_intents', 'amount=100&currency=eur', { 'idempotency-key': 'order-raw' });
    expect(raw.headers.get('idempotent-replayed')).toBe(null);
    expect([replay.headers.get('idempotent-replayed'), replay.headers.get('original-request'), replay.body]).toEqual([
      'true',
      raw.headers.get('request-id'),
      raw.body,
    ]);
  });

  test('[INV-03] a refund sent again under its key moves money once', async () => {
    const intent = await bed.stripe.paymentIntents.create({ ...paid, payment_method: 'pm_card_visa' });
    const refunds = await Promise.all(
      Array.from({ length: 5 }, () =>
        bed.stripe.refunds.create({ payment_intent: intent.id, amount: 500 }, { idempotencyKey: 'refund-1' }),
      ),
    );
    expect(new Set(refunds.map((one) => one.id)).size).toBe(1);
    expect((await bed.stripe.charges.retrieve(intent.latest_charge as string)).amount_refunded).toBe(500);
    const decline = () =>
      problemOf(
        bed.stripe.paymentIntents.create(
          { ...paid, payment_method: 'pm_card_chargeDeclined' },
          { idempotencyKey: 'order-3' },
        ),
      );
    const [first, second] = [await decline(), await decline()];
    expect([second.statusCode, second.payment_intent?.id]).toEqual([402, first.payment_intent?.id]);
  });
});

describe('who may call', () => {
  test('[PAY-02] a browser reads an intent with its secret alone, and sees no metadata', async () => {
    const intent = await bed.stripe.paymentIntents.create({
      amount: 4890,
      currency: 'eur',
      metadata: { order: 'secret' },
    });
    const read = async (query: string) => {
      const response = await fetch(`${bed.sandbox.apiBase}/v1/payment_intents/${intent.id}?${query}`, {
        headers: browserHeaders,
      });
      return { status: response.status, body: (await response.json()) as Stripe.PaymentIntent };
    };
    expect((await read('')).status).toBe(401);
    expect((await read(`client_secret=${intent.id}_secret_x`)).status).toBe(404);
    const { status, body } = await read(`client_secret=${intent.client_secret}`);
    expect([status, body.amount, body.metadata]).toEqual([200, 4890, undefined]);
    expect((await bed.post('/v1/refunds', { payment_intent: intent.id }, browserHeaders)).status).toBe(401);
  });
});
