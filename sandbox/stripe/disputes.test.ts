import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Bed, openBed } from './sandbox-test-bed.ts';

let bed: Bed;
beforeAll(async () => void (bed = await openBed()));
beforeEach(() => void (bed.receiver.came.length = 0));
afterAll(() => bed?.stop());

const paid = {
  ...{ amount: 4890, currency: 'eur', confirm: true, expand: ['latest_charge'] },
  automatic_payment_methods: { enabled: true, allow_redirects: 'never' as const },
};
const pay = (card: string): Promise<Stripe.PaymentIntent> =>
  bed.stripe.paymentIntents.create({ ...paid, payment_method: `pm_card_${card}` });
const disputeOf = async ({ id }: Stripe.PaymentIntent): Promise<Stripe.Dispute> =>
  vi.waitFor(
    async () => {
      const [dispute] = (await bed.stripe.disputes.list({ payment_intent: id })).data;
      if (!dispute) throw new Error('no dispute yet');
      return dispute;
    },
    { timeout: 8000, interval: 50 },
  );
const until = (id: string, status: string): Promise<Stripe.Dispute> =>
  vi.waitFor(
    async () => {
      const dispute = await bed.stripe.disputes.retrieve(id);
      expect(dispute.status).toBe(status);
      return dispute;
    },
    { timeout: 8000, interval: 50 },
  );
const came = (id: string): Promise<string[]> =>
  vi.waitFor(
    () => {
      const types = bed.receiver.came
        .filter(({ event }) => (event.data.object as { id: string }).id === id)
        .map(({ event }) => event.type.replace('charge.dispute.', ''));
      expect(types).not.toEqual([]);
      return types;
    },
    { timeout: 8000, interval: 50 },
  );
const problemOf = (work: Promise<unknown>): Promise<{ message: string; code?: string; statusCode: number }> =>
  work.then(
    () => Promise.reject(new Error('expected a refusal')),
    (error) => error,
  );
const answer = (id: string, text: string): Promise<Stripe.Dispute> =>
  bed.stripe.disputes.update(id, { evidence: { uncategorized_text: text } });
const balance = async (): Promise<number> => (await bed.stripe.balance.retrieve()).available[0]?.amount ?? 0;

test.each([
  ['createDispute', 'fraudulent'],
  ['createDisputeProductNotReceived', 'product_not_received'],
])('[PAY-02] %s: the payment goes through, and its money is taken back with a fee', async (card, reason) => {
  const before = await balance();
  const intent = await pay(card);
  expect(intent.status).toBe('succeeded');
  const dispute = await disputeOf(intent);
  expect(dispute).toMatchObject({ amount: 4890, reason, status: 'needs_response', is_charge_refundable: false });
  expect(dispute.id).toMatch(/^du_/);
  expect(dispute.balance_transactions).toMatchObject([{ amount: -4890, fee: 2000, net: -6890, type: 'adjustment' }]);
  expect(await balance()).toBe(before - 2000);
  expect((await came(dispute.id)).toSorted()).toEqual(['created', 'funds_withdrawn']);
  expect((await bed.stripe.charges.retrieve(dispute.charge as string)).disputed).toBe(true);
  expect(await problemOf(bed.stripe.refunds.create({ payment_intent: intent.id }))).toMatchObject({
    code: 'charge_disputed',
  });
});

test('[PAY-02] winning evidence gives the money back without the fee', async () => {
  const intent = await pay('createDispute');
  const { id } = await disputeOf(intent);
  const before = await balance();
  expect((await answer(id, 'winning_evidence')).status).toBe('under_review');
  const won = await until(id, 'won');
  expect(won.balance_transactions.map(({ net }) => net)).toEqual([-6890, 4890]);
  expect(await balance()).toBe(before + 4890);
  await vi.waitFor(async () => expect(await came(id)).toEqual(expect.arrayContaining(['funds_reinstated', 'closed'])));
  expect((await bed.stripe.refunds.create({ payment_intent: intent.id })).amount).toBe(4890);
  expect(await problemOf(answer(id, 'more'))).toMatchObject({ message: 'This dispute is already closed' });
});

test('[PAY-02] losing evidence, or closing it, loses the money; other words wait for the bank', async () => {
  const [first, second] = await Promise.all([
    disputeOf(await pay('createDispute')),
    disputeOf(await pay('createDispute')),
  ]);
  await bed.stripe.disputes.update(first.id, { evidence: { product_description: 'a mug' }, submit: false });
  expect((await bed.stripe.disputes.retrieve(first.id)).status).toBe('needs_response');
  const sent = await answer(first.id, 'losing_evidence');
  expect(sent.evidence_details).toMatchObject({ has_evidence: true, submission_count: 1 });
  expect(sent.evidence.product_description).toBe('a mug');
  expect((await until(first.id, 'lost')).balance_transactions).toHaveLength(1);
  expect((await answer(second.id, 'It arrived.')).status).toBe('under_review');
  expect((await bed.stripe.disputes.close(second.id)).status).toBe('lost');
});

test('[PAY-02] an inquiry takes no money until it is escalated, and is closed by an answer', async () => {
  const [intent, other] = [await pay('createDisputeInquiry'), await pay('createDisputeInquiry')];
  const [request, again] = [await disputeOf(intent), await disputeOf(other)];
  expect(request).toMatchObject({
    status: 'warning_needs_response',
    balance_transactions: [],
    is_charge_refundable: true,
  });
  expect((await answer(request.id, 'winning_evidence')).status).toBe('warning_under_review');
  await until(request.id, 'warning_closed');
  await answer(again.id, 'escalate_inquiry_evidence');
  expect((await until(again.id, 'needs_response')).balance_transactions).toHaveLength(1);
});

test('[PAY-02] a warning of fraud is an event and takes nothing', async () => {
  await pay('createIssuerFraudRecord');
  await vi.waitFor(
    () =>
      expect(bed.receiver.came.map(({ event }) => event)).toContainEqual(
        expect.objectContaining({ type: 'radar.early_fraud_warning.created' }),
      ),
    { timeout: 8000 },
  );
});

test('[PAY-02] any payment can be disputed later, for a part', async () => {
  const intent = await pay('visa');
  const { body } = await bed.post('/_sandbox/disputes', { payment_intent: intent.id, amount: '1000' });
  expect(body).toMatchObject({ object: 'dispute', amount: 1000, status: 'needs_response' });
});
