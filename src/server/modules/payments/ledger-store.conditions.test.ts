import { expect, test } from 'vitest';
import { at, bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { each } from '#test/builders/each.ts';
import { bareOrder } from '#test/builders/bare-order.ts';
import { findPromised, listLines, listLinesOfOrder, listSums, lockChargedOrder } from './ledger-store.ts';

const tables = bareTables();
const transaction = row`seller_id=ana id=t1 kind=charge cause_id=o1 order_id=o1 checkout_id=c1 currency=EUR
  facts={"paidCents":1000,"fundedCents":1} at=@-5`;
const entry = { seller_id: 'ana', transaction_id: 't1', account: 'seller_reserved', amount_cents: -1000 };

test('[INV-03, PAY-03] a charged order counts its own refunds, fees and disputes of its own seller', async () => {
  const facts = { amountCents: 100, fundedCents: 10, feeCents: 7, ownCents: 50, percent: 5 };
  const kinds = ['fee', 'refund', 'fee_refund', 'dispute', 'dispute_won', 'charge'].map((kind) => ({
    id: kind,
    kind,
    cause_id: kind === 'fee' ? 'o1' : kind,
    facts,
  }));
  await tables.fill`
    ledger_transactions: ${transaction} | ${kinds.slice(0, 4)} | ${kinds[1]} id=x1 order_id=o2 cause_id=x1
      | ${kinds[0]} id=x2 cause_id=o2 | id=x3 cause_id=o9 order_id=o9
    ledger_transactions: ${transaction} seller_id=ben | ${kinds.slice(0, 5)} | id=release kind=release
  `;
  const charged = await tables.run((tx) =>
    lockChargedOrder(tx, { sellerId: 'ana', orderId: 'o1', refundId: 'refund' }),
  );
  expect(charged).toMatchObject({
    paidCents: 1000,
    feeCents: 7,
    refundedCents: 100,
    fundedBackCents: 10,
    // 1 − 10 with the refund − 10 with the dispute
    fundedLeftCents: -19,
    feeBackCents: 7,
    disputedCents: 50,
    withheldCents: 53,
    isBooked: true,
    isReleased: false,
  });
});

test('[PAY-03] what is promised back is that refund of that seller', async () => {
  await tables.fill`
    ledger_transactions: ${transaction} kind=refund cause_id=r1 | id=t2 kind=late_charge cause_id=c1
      | id=t3 kind=refund_sent | seller_id=ben
    ledger_entries: ${entry} account=refunds_payable amount_cents=-5 | account=platform_fees amount_cents=-9
      | transaction_id=t2 amount_cents=-6 | transaction_id=t3 amount_cents=7 | seller_id=ben amount_cents=-8
  `;
  const promised = async (sellerId: string, causeId: string) =>
    (await findPromised(tables.db, { sellerId, causeId }))?.amountCents;
  expect(await each(promised, ['ana', 'r1'], ['ana', 'c1'], ['ben', 'r1'], ['cy', 'r1'])).toEqual([5, 6, 8, undefined]);
});

test('[PAY-03] the books of a seller are theirs, newest first and page after page', async () => {
  await tables.fill`
    orders: ${bareOrder({ seller_id: 'ben', number: 'B-1' })} | seller_id=ana number=A-1
    ledger_transactions: ${transaction} | id=t2 cause_id=o2 order_id=o2 | id=t3 kind=fee
      | id=t4 kind=refund cause_id=r at=@-1 | id=t5 kind=payout cause_id=p | seller_id=ben
    ledger_entries: ${entry} | account=seller_payable amount_cents=-5 | account=provider_clearing amount_cents=1
      | seller_id=ben amount_cents=-7
  `;
  const page = { sellerId: 'ana', kinds: ['charge', 'fee', 'refund'] as const, before: null, limit: 9 };
  const ids = async (changes: object = {}) =>
    (await listLines(tables.db, { ...page, ...changes })).map((row) => row.transactionId);
  expect([await ids(), await ids({ limit: 1 }), await ids({ before: { at: at(-5).toISOString(), id: 't2' } })]).toEqual(
    [['t4', 't3', 't2', 't1'], ['t4'], ['t1']],
  );
  const lines = await listLinesOfOrder(tables.db, { sellerId: 'ana', orderId: 'o1' });
  expect(lines.map((row) => `${row.transactionId} ${row.amountCents} ${row.orderNumber}`)).toEqual([
    't1 1005 A-1',
    't3 0 A-1',
    't4 0 A-1',
  ]);
  await tables.fill`
    ledger_sums: seller_id=ana currency=EUR account=seller_payable kind=charge amount_cents=1 | currency=USD
      | seller_id=ben
  `;
  expect(await listSums(tables.db, { sellerId: 'ana', currency: 'EUR' })).toHaveLength(1);
});
