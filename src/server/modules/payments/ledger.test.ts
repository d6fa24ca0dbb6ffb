import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE } from '#domain/core/time.ts';
import { balanceOf } from '#domain/payments/ledger.ts';
import type { BalanceSums } from '#domain/payments/model.ts';
import { buy, buyAtOnce, count, finish, type SoldVariant, variantOf, withCart } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { remindedGuest } from '#test/builders/reminders.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { sendRefunds } from '#test/builders/work-off.ts';
import { onlyRow } from '../../platform/database/only-row.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { bookPayment } from '../checkout/book-payment.ts';
import { ensureFeeRule, findFeePercent } from './fee-rule-store.ts';
import { listSums } from './ledger-store.ts';
import { postRefund, postRefundSent } from './post-to-ledger.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
});
afterAll(() => sale.stop());

let makers = 0;
/** A new maker, so that each test counts its own money, with something for sale. */
async function shop(changes: { priceCents?: number; quantity?: number } = {}) {
  const ana = await maker(sale.address, `Ana Potter ${(makers += 1)}`);
  return { sellerId: ana.userId, mug: await variantOf(sale, ana, { priceCents: 2000, quantity: 20, ...changes }) };
}
const balance = async (sellerId: string): Promise<BalanceSums> =>
  balanceOf(await listSums(sale.app.db, { sellerId, currency: 'EUR' }));
const orderOf = async (sellerId: string) =>
  onlyRow(
    await sale.app.db.query<{ id: string; total: number; checkoutId: string }>({
      text: 'SELECT id, total_cents AS total, checkout_id AS "checkoutId" FROM orders WHERE seller_id = $1 ORDER BY placed_at DESC LIMIT 1',
      values: [sellerId],
    }),
  );
/** What was booked for a seller, the oldest first: kind and entries. */
async function booked(sellerId: string): Promise<[string, Record<string, number>][]> {
  const { rows } = await sale.app.db.query<{ kind: string; entries: Record<string, number> }>({
    text: `SELECT t.kind, jsonb_object_agg(e.account, e.amount_cents) AS entries FROM ledger_transactions t
             JOIN ledger_entries e ON e.seller_id = t.seller_id AND e.transaction_id = t.id
           WHERE t.seller_id = $1 GROUP BY t.seller_id, t.id ORDER BY min(t.at), (jsonb_object_agg(e.account, e.amount_cents) ? 'provider_clearing') DESC, t.id`,
    values: [sellerId],
  });
  return rows.map(({ kind, entries }) => [kind, entries]);
}
const refund = (sellerId: string, orderId: string, [refundId, amountCents]: [string, number]) =>
  inTransaction(sale.app.db, (tx) => postRefund(sale.app, tx, { refundId, sellerId, orderId, amountCents }));
const paid = async (...pieces: SoldVariant[]) => {
  const { body } = await buy(await withCart(sale, ...pieces));
  expect(body.status).toBe('paid');
  return body;
};

test('[PAY-03, PAY-04] one payment to two shops books for each what was paid and its fee', async () => {
  const [one, two] = [await shop(), await shop({ priceCents: 3333 })];
  await paid(one.mug, two.mug);
  for (const { sellerId } of [one, two]) {
    const { total } = await orderOf(sellerId);
    const fee = Math.round(total * 0.065);
    expect(await booked(sellerId)).toEqual([
      ['charge', { provider_clearing: total, seller_reserved: -total }],
      ['fee', { seller_reserved: fee, platform_fees: -fee }],
    ]);
    expect(await balance(sellerId)).toMatchObject({ reservedCents: total - fee, paidCents: total, feesCents: fee });
  }
});

test('[PAY-03] the same payment told again books nothing more', async () => {
  const { sellerId, mug } = await shop();
  const rio = await withCart(sale, mug);
  const { body } = await buy(rio);
  const before = await booked(sellerId);
  const { rows } = await sale.app.db.query<{ id: string }>({
    text: 'SELECT intent_id AS id FROM payments WHERE checkout_id = $1',
    values: [body.checkoutId],
  });
  const intent = await sale.app.outside.payments.retrieveIntent(rows[0]?.id ?? '');
  await Promise.all([finish(rio, body), bookPayment(sale.app, body.checkoutId, intent)]);
  expect(before).toHaveLength(2);
  expect(await booked(sellerId)).toEqual(before);
});

test('[PAY-03, INV-04] payments at once to one shop add up, whichever is first', async () => {
  const { sellerId, mug } = await shop();
  const other = await shop();
  const carts = await Promise.all(
    [[mug, other.mug], [other.mug, mug], [mug], [mug]].map((pieces) => withCart(sale, ...pieces)),
  );
  const answers = await buyAtOnce(carts);
  expect(answers.map(({ body }) => body.status)).toEqual(['paid', 'paid', 'paid', 'paid']);
  const totals = await sale.app.db.query<{ cents: number }>({
    text: 'SELECT sum(total_cents)::bigint AS cents FROM orders WHERE seller_id = $1',
    values: [sellerId],
  });
  const { paidCents, reservedCents, feesCents } = await balance(sellerId);
  expect([paidCents, reservedCents + feesCents]).toEqual([totals.rows[0]?.cents, totals.rows[0]?.cents]);
});

test('[PAY-03] what a reminder’s code takes off is made good by the marketplace', async () => {
  const { sellerId, mug } = await shop({ priceCents: 2800 });
  const { who, code } = await remindedGuest(sale, 'left@example.com', { ...mug, quantity: 2 });
  await who.call('POST', '/api/cart/promo', { code });
  expect((await buy(who)).body.status).toBe('paid');
  const { total } = await orderOf(sellerId);
  const [[, charge] = []] = await booked(sellerId);
  const funded = charge?.platform_promotions ?? 0;
  expect(funded).toBeGreaterThan(0);
  expect(charge).toEqual({ provider_clearing: total, platform_promotions: funded, seller_reserved: -total - funded });
});

test('[PAY-04, INV-03] a refund in parts returns the whole fee once', async () => {
  const { sellerId, mug } = await shop();
  await paid(mug);
  const { id, total } = await orderOf(sellerId);
  await refund(sellerId, id, ['refund_a', 777]);
  await refund(sellerId, id, ['refund_a', 777]);
  expect((await balance(sellerId)).refundedCents).toBe(777);
  await expect(refund(sellerId, id, ['refund_b', total - 776])).rejects.toThrow(RangeError);
  await expect(refund(sellerId, 'order-of-nobody', ['refund_b', 1])).rejects.toThrow('is not in the ledger');
  await refund(sellerId, id, ['refund_b', total - 777]);
  expect(await balance(sellerId)).toEqual({
    balanceCents: 0,
    reservedCents: 0,
    inTransitCents: 0,
    paidOutCents: 0,
    paidCents: total,
    fundedCents: 0,
    fundedBackCents: 0,
    feesCents: 0,
    refundedCents: total,
    disputedCents: 0,
    labelsCents: 0,
  });
});

test('[INV-03] two refunds of one order at once: the second counts the first', async () => {
  const { sellerId, mug } = await shop();
  await paid(mug);
  const { id, total } = await orderOf(sellerId);
  const both = await Promise.allSettled(
    ['refund_one', 'refund_two'].map((refundId) => refund(sellerId, id, [refundId, total - 100])),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await balance(sellerId)).refundedCents).toBe(total - 100);
});

test('[PAY-03] a refund is owed until it was sent, and sent once', async () => {
  const { sellerId, mug } = await shop();
  await paid(mug);
  const { id } = await orderOf(sellerId);
  await refund(sellerId, id, ['refund_sent', 500]);
  const owed = async () =>
    (await listSums(sale.app.db, { sellerId, currency: 'EUR' }))
      .filter(({ account }) => account === 'refunds_payable')
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
  expect(await owed()).toBe(-500);
  for (let time = 0; time < 2; time += 1)
    await inTransaction(sale.app.db, (tx) => postRefundSent(sale.app, tx, { sellerId, causeId: 'refund_sent' }));
  expect(await owed()).toBe(0);
  await expect(
    inTransaction(sale.app.db, (tx) => postRefundSent(sale.app, tx, { sellerId, causeId: 'refund_never' })),
  ).rejects.toThrow('not promised');
});

test('[PAY-03, INV-08] money that came too late is booked as owed to the buyer', async () => {
  const { sellerId, mug } = await shop({ quantity: 1 });
  const [rio, eve] = [await withCart(sale, mug), await withCart(sale, mug)];
  const { body } = await buy(rio, { card: 'pm_card_chargeDeclined' });
  const intentId = body.clientSecret.split('_secret')[0];
  const intent = await sale.app.outside.payments.retrieveIntent(intentId);
  await bookPayment(sale.app, body.checkoutId, { ...intent, status: 'canceled' });
  expect((await buy(eve)).body.status).toBe('paid');
  await sale.provider.stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });
  await finish(rio, body);
  const late = `ledger_transactions WHERE seller_id = '' AND checkout_id = $1 AND kind = `;
  expect(await count(sale, `${late} 'late_charge'`, [body.checkoutId])).toBe(1);
  expect(await count(sale, `${late} 'refund_sent'`, [body.checkoutId])).toBe(0);
  await Promise.all([sendRefunds(sale.app), sendRefunds(sale.app)]);
  expect(await count(sale, `${late} 'refund_sent'`, [body.checkoutId])).toBe(1);
  const sums = await listSums(sale.app.db, { sellerId: '', currency: 'EUR' });
  expect(sums.reduce((all, { amountCents }) => all + amountCents, 0)).toBe(0);
  expect((await booked(sellerId)).map(([kind]) => kind)).toEqual(['charge', 'fee']);
});

test.each([
  ['a changed entry', 'UPDATE ledger_entries SET amount_cents = amount_cents + 1'],
  ['a removed entry', 'DELETE FROM ledger_entries'],
  ['no entries at all', 'TRUNCATE ledger_entries'],
  ['a changed transaction', `UPDATE ledger_transactions SET facts = '{}'`],
  ['a removed transaction', 'DELETE FROM ledger_transactions'],
  ['no transactions at all', 'TRUNCATE ledger_transactions CASCADE'],
])('[INV-01] the database refuses %s', async (_what, sql) => {
  const { mug } = await shop();
  await paid(mug);
  await expect(sale.app.db.query({ text: sql })).rejects.toThrow('is kept as it was written: rows are only added');
});

const lone = `INSERT INTO ledger_transactions (seller_id, id, kind, cause_id, checkout_id, currency, facts, at) VALUES ('x', 'txn-x', 'charge', 'x', 'x', 'EUR', '{}', now())`;
test.each([
  ['a transaction without entries', lone, 'has no entries'],
  [
    'entries that do not sum to zero',
    `${lone}; INSERT INTO ledger_entries VALUES ('x', 'txn-x', 'provider_clearing', 5), ('x', 'txn-x', 'seller_payable', -4)`,
    'do not sum to zero',
  ],
  [
    'one more entry for a transaction that was booked',
    `INSERT INTO ledger_entries SELECT seller_id, id, 'platform_promotions', 5 FROM ledger_transactions LIMIT 1`,
    'do not sum to zero',
  ],
  [
    'a cause that is booked already',
    `INSERT INTO ledger_transactions SELECT seller_id, 'txn-twice', kind, cause_id, checkout_id, order_id, currency, facts, at FROM ledger_transactions LIMIT 1`,
    'duplicate key',
  ],
])('[INV-01] the database refuses %s', async (_what, text, problem) => {
  const { mug } = await shop();
  await paid(mug);
  await expect(sale.app.db.query({ text })).rejects.toThrow(problem);
  expect(await count(sale, `ledger_transactions WHERE seller_id = 'x'`)).toBe(0);
});

test('[PAY-04] another percentage holds from when it was set', async () => {
  const { sellerId, mug } = await shop();
  await paid(mug);
  const before = sale.app.clock.now();
  await ensureFeeRule(sale.app.db, 6.5, before);
  expect(await count(sale, 'fee_rules')).toBe(1);
  await ensureFeeRule(sale.app.db, 8, before);
  await ensureFeeRule(sale.app.db, 8, before);
  const inAMinute = new Date(before.getTime() + MINUTE);
  expect([await findFeePercent(sale.app.db, before), await findFeePercent(sale.app.db, inAMinute)]).toEqual([6.5, 8]);
  expect(await findFeePercent(sale.app.db, new Date('1999-01-01T00:00:00Z'))).toBe(6.5);
  await refund(sellerId, (await orderOf(sellerId)).id, ['refund_late', 100]);
  const { facts } = onlyRow(
    await sale.app.db.query<{ facts: { percent: number } }>({
      text: `SELECT facts FROM ledger_transactions WHERE kind = 'fee_refund' AND seller_id = $1`,
      values: [sellerId],
    }),
  );
  expect(facts.percent).toBe(6.5);
});
