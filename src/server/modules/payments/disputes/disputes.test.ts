import type Stripe from 'stripe';
import { percentOf } from '#domain/core/money.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ask } from '#test/builders/ask.ts';
import { contract } from '#domain/modules.ts';
import { HOUR, MINUTE } from '#domain/core/time.ts';
import { runAudit } from '#server/app/audit/run-audit.ts';
import { inTransaction } from '#server/platform/database/open-database.ts';
import { buy, count, type SoldVariant, variantOf, withCart } from '#test/builders/buying.ts';
import { carry } from '#test/builders/delivered.ts';
import { decideDispute, openDispute } from '#test/builders/disputes.ts';
import { maker } from '#test/builders/market.ts';
import { partOf } from '#test/builders/part-of.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { payday, verified } from '#test/builders/payouts.ts';
import { listEvents, postEvent, postSandbox } from '#test/builders/provider-events.ts';
import { returnOperations } from '#test/builders/returns.ts';
import { codeOf, openSale, type Sale } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { sendRefunds, workOff } from '#test/builders/work-off.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { insertRefund } from '../refund-store.ts';
import { answerQueue } from './answer-disputes.ts';
import { submitEvidence } from './answer-store.ts';
import { disputeProvider } from './dispute-provider.ts';
import { syncDispute } from './sync-dispute.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;
let makers = 0;
const sql = sqlOf(() => sale);
beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
});
beforeEach(async () => {
  await sql('DELETE FROM rate_limits');
  ana = await maker(sale.address, `Ana Potter ${(makers += 1)}`);
  mug = await variantOf(sale, ana, { priceCents: 5000, quantity: 50 });
});
afterEach(async () => {
  vi.restoreAllMocks();
  expect((await runAudit(sale.app)).filter(({ state }) => state === 'breach')).toEqual([]);
});
afterAll(() => sale.stop());

type Bought = {
  orderId: string;
  checkoutId: string;
  intentId: string;
};
async function sell(...others: SoldVariant[]): Promise<Bought> {
  const { body } = await buy(await withCart(sale, mug, ...others));
  const { rows } = await sql<Bought>(
    `SELECT o.id AS "orderId", o.checkout_id AS "checkoutId", p.intent_id AS "intentId" FROM orders o JOIN payments p USING (checkout_id) WHERE o.seller_id = $1 AND o.checkout_id = $2`,
    [ana.userId, body.checkoutId],
  );
  return rows[0] as Bought;
}
const sandbox = async (path: string, body: Record<string, string>): Promise<unknown> =>
  (await postSandbox(sale, path, body)).json();
const dispute = ({ intentId }: Bought, more?: Record<string, string>) => openDispute(sale, intentId, more);
const decide = (id: string, text: string, ends: string) => decideDispute(sale, id, [text, ends]);
const balance = () => ask(ana, contract.payments.getBalance);
const order = ({ orderId }: Bought) => ask(ana, contract.orders.getShopOrder, { orderId });
const refund = ({ orderId }: Bought, what: object = { kind: 'all' }) =>
  ana.call('POST', `/api/seller/orders/${orderId}/refund`, { refund: what, reason: 'It broke' });
const post = (payload: string) => postEvent(sale, payload);
const eventsOf = async (id: string) => (await listEvents(sale, id)).toReversed();
const quietly = async (work: () => Promise<unknown>): Promise<void> => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await work();
  vi.restoreAllMocks();
};
const booked = (id: string) => count(sale, 'ledger_transactions WHERE cause_id = $1', [id]);
const submit = (disputeId: string, text = 'winning_evidence') =>
  inTransaction(sale.app.db, (tx) =>
    submitEvidence(tx, {
      ...{ disputeId, evidence: { uncategorized_text: text }, by: 'cy', now: sale.app.clock.now() },
    }),
  );

test('[PAY-03, INV-03] a dispute holds the money, with the provider’s fee, until it is won', async () => {
  const sold = await sell();
  const before = await balance();
  const id = await dispute(sold);
  const { totalCents } = await order(sold);
  const withheld = await balance();
  expect(withheld.balanceCents).toBe(before.balanceCents - 2000);
  expect(withheld.reservedCents).toBe(0);
  expect(withheld.disputedCents).toBe(before.reservedCents + 2000);
  expect((await ana.call('GET', '/api/seller/reserved')).body.items).toMatchObject([
    { orderId: sold.orderId, amountCents: 0, withheldCents: before.reservedCents },
  ]);
  expect((await order(sold)).disputes).toMatchObject([
    { disputeId: id, status: 'needs_response', amountCents: totalCents, isTaken: true, closedAt: null },
  ]);
  await decide(id, 'winning_evidence', 'won');
  const cost = 2000 - percentOf(totalCents, 6.5);
  expect(await balance()).toEqual({ ...before, balanceCents: before.balanceCents - cost, disputedCents: cost });
  const { items } = (await ana.call('GET', '/api/seller/ledger?list=disputes')).body;
  expect(items.find(({ amountCents }: { amountCents: number }) => amountCents === -cost)).toMatchObject({
    explanation: expect.stringContaining('The shop bears'),
  });
  expect((await order(sold)).disputes).toMatchObject([{ status: 'won', isTaken: false }]);
});

test('[PAY-03, INV-03] a lost one is gone for good, and the marketplace keeps no fee of it', async () => {
  const sold = await sell();
  const before = await balance();
  const id = await dispute(sold);
  await decide(id, 'losing_evidence', 'lost');
  const after = await balance();
  expect([after.reservedCents, after.disputedCents]).toEqual([0, before.reservedCents + 2000]);
  const { rows } = await sql<{ cents: number }>(
    `SELECT sum(amount_cents)::bigint AS cents FROM ledger_sums WHERE seller_id = $1 AND account = 'platform_fees'`,
    [ana.userId],
  );
  expect(rows[0]?.cents).toBe(0);
  expect(codeOf(await refund(sold))).toEqual([409, 'orders/refund-too-much']);
  // [ORD-01] Nobody makes or sends what was not paid in the end.
  expect((await order(sold)).state).toBe('refunded');
});

test('[INV-03] of a payment no more is promised back than a lost dispute left of it', async () => {
  const sold = await sell();
  await decide(await dispute(sold, { amount: '4000' }), 'losing_evidence', 'lost');
  const { rows } = await sql<{ left: number }>(
    'SELECT captured_cents - disputed_cents AS left FROM payments WHERE checkout_id = $1',
    [sold.checkoutId],
  );
  const { checkoutId, orderId } = sold;
  const promised = inTransaction(sale.app.db, (tx) =>
    insertRefund(tx, {
      ...{ id: 'one-cent-too-much', checkoutId, sellerId: ana.userId, orderId },
      ...{ amountCents: (rows[0]?.left ?? 0) + 1, by: 'maker', reason: '', now: sale.app.clock.now() },
    }),
  );
  expect(await promised).toBe(false);
});

test('[PAY-04, INV-04] an order is payable once its dispute is won', async () => {
  const sold = await sell();
  const before = await balance();
  const id = await dispute(sold);
  await carry(sale, { ...sold, sellerId: ana.userId }, ['processing', 'shipped', 'delivered', 'completed']);
  await decide(id, 'winning_evidence', 'won');
  expect(await balance()).toEqual({
    ...before,
    reservedCents: 0,
    balanceCents: before.balanceCents + before.reservedCents - (2000 - before.feesCents),
    disputedCents: 2000 - before.feesCents,
  });
});

test('[INV-03] while the bank has the money nothing is given back or called off', async () => {
  const sold = await sell();
  const id = await dispute(sold);
  for (const answer of [
    await refund(sold),
    await refund(sold, { kind: 'amount', amountCents: 1 }),
    await ana.call('POST', `/api/seller/orders/${sold.orderId}/cancel`, { reason: 'It broke' }),
  ])
    expect(codeOf(answer)).toEqual([409, 'orders/refund-disputed']);
  await decide(id, 'winning_evidence', 'won');
  expect((await refund(sold)).status).toBe(200);
  await sendRefunds(sale.app);
  expect((await refund(sold)).status).toBe(409);
});

test('[INV-03] a refund that was promised and not sent reaches the buyer by the bank, once', async () => {
  const sold = await sell();
  expect((await refund(sold, { kind: 'amount', amountCents: 1000 })).status).toBe(200);
  const id = await dispute(sold);
  await sendRefunds(sale.app);
  expect(await count(sale, `stripe_sandbox.refunds WHERE doc->>'payment_intent' = $1`, [sold.intentId])).toBe(0);
  await decide(id, 'losing_evidence', 'lost');
  expect((await order(sold)).refunds).toMatchObject([{ amountCents: 1000, sentAt: expect.any(String) }]);
  await sendRefunds(sale.app);
  const { rows } = await sql<{ status: string }>('SELECT status FROM refunds WHERE checkout_id = $1', [
    sold.checkoutId,
  ]);
  expect(rows).toEqual([{ status: 'by_bank' }]);
});

test('[ORD-04, INV-03] a return whose money reached the buyer by the bank is done', async () => {
  const { bought, underReview, refund, stand, send } = returnOperations({
    sale: () => sale,
    ana: () => ana,
    mug: () => mug,
  });
  const order = await bought();
  const returnId = await underReview(order);
  expect((await refund(returnId)).status).toBe(200);
  const { rows } = await sql<Bought>('SELECT intent_id AS "intentId" FROM payments WHERE checkout_id = $1', [
    order.checkoutId,
  ]);
  const id = await dispute({ ...order, intentId: rows[0]?.intentId ?? '' });
  await send();
  expect((await stand(returnId)).state).toBe('refund_issued');
  await decide(id, 'losing_evidence', 'lost');
  expect((await stand(returnId)).state).toBe('refund_processed');
});

test('[INV-03] the same, and the dispute is won: the refund is sent', async () => {
  const sold = await sell();
  await refund(sold, { kind: 'amount', amountCents: 1000 });
  const id = await dispute(sold);
  await decide(id, 'winning_evidence', 'won');
  await sendRefunds(sale.app);
  expect(await count(sale, `stripe_sandbox.refunds WHERE doc->>'payment_intent' = $1`, [sold.intentId])).toBe(1);
});

test('[PAY-04] after the payout the balance is below zero, carried', async () => {
  await verified(sale, ana);
  const sold = await sell();
  await carry(sale, { orderId: sold.orderId, sellerId: ana.userId }, [
    'processing',
    'shipped',
    'delivered',
    'completed',
  ]);
  await verified(sale, ana);
  await payday(sale);
  expect((await balance()).balanceCents).toBe(0);
  const id = await dispute(sold);
  const below = (await balance()).balanceCents;
  expect(below).toBeLessThan(-2000);
  await payday(sale);
  expect(
    (await ask(ana, contract.payments.listPayouts)).items.filter(({ kind }: { kind: string }) => kind === 'balance'),
  ).toHaveLength(1);
  await decide(id, 'losing_evidence', 'lost');
  const next = await sell();
  await carry(sale, { orderId: next.orderId, sellerId: ana.userId }, [
    'processing',
    'shipped',
    'delivered',
    'completed',
  ]);
  await payday(sale);
  expect((await balance()).balanceCents).toBeLessThan(0);
});

test('[PAY-02] two shops of one payment bear it in proportion, and a part of it as it is', async () => {
  const bea = await maker(sale.address, `Bea Weaver ${makers}`);
  const sold = await sell(await variantOf(sale, bea, { priceCents: 15_000, quantity: 5 }));
  await dispute(sold, { amount: '4000' });
  const { rows } = await sql<{ own: number; fee: number }>(
    'SELECT own_cents AS own, provider_fee_cents AS fee FROM dispute_parts WHERE checkout_id = $1 ORDER BY own_cents',
    [sold.checkoutId],
  );
  expect(rows).toHaveLength(2);
  expect(rows.reduce((sum, { own }) => sum + own, 0)).toBe(4000);
  expect(rows.reduce((sum, { fee }) => sum + fee, 0)).toBe(2000);
  expect(rows[1]?.own).toBeGreaterThan((rows[0]?.own ?? 0) * 2);
});

test('[PAY-02] an inquiry holds nothing and hinders nothing, until it is escalated', async () => {
  const sold = await sell();
  const before = await balance();
  const id = await dispute(sold, { inquiry: 'true' });
  expect(await balance()).toEqual(before);
  expect((await refund(sold, { kind: 'amount', amountCents: 100 })).status).toBe(200);
  await sendRefunds(sale.app);
  await decide(id, 'escalate_inquiry_evidence', 'needs_response');
  expect((await order(sold)).disputes).toMatchObject([{ status: 'needs_response', isTaken: true }]);
});

test('[PAY-02, INV-02] events that come twice, in the wrong order or forged book once', async () => {
  const sold = await sell();
  const { id } = (await sandbox('disputes', { payment_intent: sold.intentId })) as Stripe.Dispute;
  await sale.provider.stripe.disputes.update(id, { evidence: { uncategorized_text: 'losing_evidence' } });
  await vi.waitFor(async () => expect((await eventsOf(id)).some((doc) => doc.includes('dispute.closed'))).toBe(true), {
    timeout: 8000,
  });
  const events = await eventsOf(id);
  const unsigned = await fetch(`${sale.address}/api/payments/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
    body: events[0] ?? '',
  });
  expect([unsigned.status, await booked(id)]).toEqual([400, 0]);
  const all = [...events, ...events, ...events.toReversed()];
  expect((await Promise.all(all.map((doc) => post(doc)))).map(({ status }) => status)).toEqual(all.map(() => 200));
  expect(await booked(id)).toBe(2);
  // Nobody here knows its payment.
  const foreign = await sale.provider.stripe.paymentIntents.create({
    ...{ amount: 900, currency: 'eur', confirm: true, payment_method: 'pm_card_visa' },
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  });
  const other = (await sandbox('disputes', { payment_intent: foreign.id })) as Stripe.Dispute;
  expect((await post((await eventsOf(other.id))[0] ?? '')).status).toBe(200);
  expect(await booked(other.id)).toBe(0);
  // One that names a checkout of ours, which another payment paid: the event is to come again until somebody has looked at it.
  const second = await sale.provider.stripe.paymentIntents.create({
    ...{ amount: 900, currency: 'eur', confirm: true, payment_method: 'pm_card_visa' },
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    metadata: { checkoutId: sold.checkoutId },
  });
  const unbooked = (await sandbox('disputes', { payment_intent: second.id })) as Stripe.Dispute;
  const [opened = ''] = await eventsOf(unbooked.id);
  await quietly(async () => expect((await post(opened)).status).toBe(500));
  await sale.provider.stripe.paymentIntents.update(second.id, { metadata: { checkoutId: '' } });
});

test('[PAY-03] what was taken of a dispute stands beside what was given back', async () => {
  const moved = [
    { net: -7500, fee: 1500 },
    { net: 7500, fee: -1500 },
  ];
  const said = partOf<Stripe.Response<Stripe.Dispute>>({
    ...{ id: 'du_1', status: 'won', currency: 'eur', created: 0, evidence_details: {}, balance_transactions: moved },
  });
  const stripe = partOf<Stripe>({ disputes: { retrieve: async () => said } });
  expect(await disputeProvider(stripe).retrieve('du_1')).toMatchObject({
    ...{ takenCents: 7500, feeCents: 1500, givenCents: 7500 },
  });
});

test('[PAY-02, INV-02] what was read before the bank took the money does not undo it', async () => {
  const id = await dispute(await sell());
  const said = await sale.app.outside.disputes.retrieve(id);
  vi.spyOn(sale.app.outside.disputes, 'retrieve').mockResolvedValue({ ...said, takenCents: 0, feeCents: 0 });
  expect(await syncDispute(sale.app, id)).toBe(true);
  expect([
    said.takenCents > 0,
    await count(sale, 'disputes WHERE id = $1 AND taken_cents = $2', [id, said.takenCents]),
  ]).toEqual([true, 1]);
});

test('[INV-02] looked at by many at once, it is booked once', async () => {
  const sold = await sell();
  const { id } = (await sandbox('disputes', { payment_intent: sold.intentId })) as Stripe.Dispute;
  await Promise.all(Array.from({ length: 8 }, () => syncDispute(sale.app, id)));
  expect(await booked(id)).toBe(1);
});

test('[PAY-03, INV-02] disputes and ends that nobody told us of are healed within the hour', async () => {
  const sold = await sell();
  const { id } = (await sandbox('disputes', { payment_intent: sold.intentId })) as Stripe.Dispute;
  await passTime(sale, HOUR);
  await reconcile.run(sale.app);
  expect(await booked(id)).toBe(1);
  await sale.provider.stripe.disputes.close(id);
  await passTime(sale, HOUR);
  await reconcile.run(sale.app);
  expect(await booked(id)).toBe(2);
  expect(await count(sale, 'payment_differences WHERE settled_at IS NULL AND provider_id = $1', [id])).toBe(0);
});

test('[PAY-02] evidence is submitted once, sent once though its answer was lost', async () => {
  const sold = await sell();
  const id = await dispute(sold);
  expect(await Promise.all([submit(id), submit(id, 'losing_evidence'), submit(id)])).toEqual(
    expect.arrayContaining([true, false, false]),
  );
  const { rows } = await sql<{ words: string }>(
    `SELECT evidence->>'uncategorized_text' AS words FROM disputes WHERE id = $1`,
    [id],
  );
  await sandbox('answers', { path: `/v1/disputes/${id}`, how: 'drop', times: '3' });
  await quietly(() => workOff(sale.app, answerQueue));
  await passTime(sale, 5 * MINUTE);
  await workOff(sale.app, answerQueue);
  const { evidence_details, evidence } = await sale.provider.stripe.disputes.retrieve(id);
  expect([evidence_details.submission_count, evidence.uncategorized_text]).toEqual([1, rows[0]?.words]);
  expect(await submit(id)).toBe(false);
});

test('[PAY-02] evidence that the provider has is not sent again', async () => {
  const sold = await sell();
  const id = await dispute(sold);
  expect(await submit(id)).toBe(true);
  await workOff(sale.app, answerQueue);
  const { rows } = await sql<{ key: string }>(
    `UPDATE disputes SET next_try_at = $2, answered_at = NULL WHERE id = $1 RETURNING checkout_id || ' ' || id AS key`,
    [id, sale.app.clock.now()],
  );
  const { disputes } = sale.app.outside;
  const { answer } = disputes;
  const sent: string[] = [];
  disputes.answer = async (again) => void sent.push(again);
  try {
    await answerQueue.handle(sale.app, { id: 'again', key: rows[0]?.key ?? '', tries: 1 });
  } finally {
    disputes.answer = answer;
  }
  expect(sent).toEqual([]);
  expect(await count(sale, 'disputes WHERE id = $1 AND next_try_at IS NOT NULL', [id])).toBe(0);
});
