import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, finish, variantOf, withCart } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { bookPayment } from '../../modules/checkout/book-payment.ts';
import { postRefund } from '../../modules/payments/post-to-ledger.ts';
import { ledgerChecks } from './ledger-checks.ts';
import { auditLines, type Finding, runAudit, runChecks } from './run-audit.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await openSale();
  const [ana, bea] = [await maker(sale.address, 'Ana Potter'), await maker(sale.address, 'Bea Weaver')];
  const [mug, last] = [await variantOf(sale, ana), await variantOf(sale, bea, { quantity: 1 })];
  const late = await withCart(sale, last);
  const { body } = await buy(late, { card: 'pm_card_chargeDeclined' });
  const intentId = body.clientSecret.split('_secret')[0];
  const intent = await sale.app.outside.payments.retrieveIntent(intentId);
  await bookPayment(sale.app, body.checkoutId, { ...intent, status: 'canceled' });
  await buy(await withCart(sale, mug, last));
  await sale.provider.stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });
  await finish(late, body);
  const { rows } = await sale.app.db.query<{ id: string }>({
    text: 'SELECT id FROM orders WHERE seller_id = $1',
    values: [ana.userId],
  });
  await inTransaction(sale.app.db, (tx) =>
    postRefund(sale.app, tx, {
      refundId: 'refund_1',
      sellerId: ana.userId,
      orderId: rows[0]?.id ?? '',
      amountCents: 1000,
    }),
  );
});
afterAll(() => sale.stop());

const unguarded = `ALTER TABLE ledger_entries DISABLE TRIGGER USER; ALTER TABLE ledger_transactions DISABLE TRIGGER USER`;
const guarded = `ALTER TABLE ledger_entries ENABLE TRIGGER USER; ALTER TABLE ledger_transactions ENABLE TRIGGER USER`;

/** What the audit says of the ledger once somebody who owns the database took its guards away and changed it; it is undone. */
async function after(sql: string): Promise<Finding[]> {
  const client = await sale.app.db.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`SET CONSTRAINTS ALL IMMEDIATE; ${unguarded}; ${sql}`);
    if (!sql.includes('TRIGGER')) await client.query(guarded);
    return await runChecks(client, { now: sale.app.clock.now(), checks: ledgerChecks });
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}
const one = (kind: string, account: string): string =>
  `(seller_id, transaction_id, account) = (SELECT e.seller_id, e.transaction_id, e.account FROM ledger_entries e JOIN ledger_transactions t ON t.seller_id = e.seller_id AND t.id = e.transaction_id
     WHERE t.kind = '${kind}' AND e.account = '${account}' ORDER BY 1, 2 LIMIT 1)`;
const other = (kind: string, by: string): string =>
  `UPDATE ledger_entries e SET amount_cents = amount_cents ${by} FROM ledger_transactions t
   WHERE t.seller_id = e.seller_id AND t.id = e.transaction_id AND t.kind = '${kind}'`;

test('[RUN-08, INV-01, INV-04] sound books with sales, a refund and a late payment: counts, and nothing found', async () => {
  const lines = auditLines(await runAudit(sale.app));
  expect(lines.filter((line) => line.includes('BREACH'))).toEqual([]);
  expect(lines.find((line) => line.startsWith('INV-01'))).toMatch(
    /^INV-01 ok 7 ledger transactions, \d+ sums of the ledger$/,
  );
  expect(lines.find((line) => line.startsWith('INV-04'))).toMatch(/^INV-04 ok 2 sellers with money, 2 sales, /);
});

const seenBroken = new Set<string>();
test.each([
  [
    'INV-04',
    'the marketplace added more than its fee',
    `INSERT INTO ledger_entries SELECT seller_id, id, 'platform_promotions', 90000 FROM ledger_transactions WHERE kind = 'charge' AND order_id IS NOT NULL`,
  ],
  [
    'INV-01',
    'an entry is another sum',
    `UPDATE ledger_entries SET amount_cents = amount_cents + 1 WHERE ${one('charge', 'provider_clearing')}`,
  ],
  ['INV-01', 'an entry is gone', `DELETE FROM ledger_entries WHERE ${one('fee', 'platform_fees')}`],
  ['INV-01', 'the guard of the entries is off', 'ALTER TABLE ledger_transactions ENABLE TRIGGER USER'],
  [
    'INV-01',
    'a guard is gone',
    `DROP TRIGGER ledger_transactions_not_emptied ON ledger_transactions; ALTER TABLE ledger_entries ENABLE TRIGGER USER`,
  ],
  ['INV-01', 'a balance was edited', 'UPDATE ledger_sums SET amount_cents = amount_cents - 1'],
  ['INV-01', 'a balance is gone', 'DELETE FROM ledger_sums'],
  ['INV-02', 'a captured payment is not booked', `DELETE FROM ledger_entries; DELETE FROM ledger_transactions`],
  ['INV-02', 'a charge is booked that nobody captured', `UPDATE payments SET captured_cents = 0`],
  ['INV-02', 'a charge is booked in another currency', `UPDATE ledger_transactions SET currency = 'USD'`],
  ['INV-02', 'a charge is of no order', `UPDATE ledger_transactions SET order_id = 'order-gone' WHERE kind = 'charge'`],
  ['INV-02', 'both sides of a charge are another sum', other('charge', '* 2')],
  ['INV-03', 'more is booked as given back than was paid', other('refund', '* 20')],
  ['INV-03', 'more of the fee came back than it was', other('fee_refund', '* 20')],
  [
    'INV-04',
    'what a shop sold is not what its books hold',
    'UPDATE orders SET shipping_cents = shipping_cents + 1, total_cents = total_cents + 1',
  ],
  ['INV-04', 'a fee is not its percentage', other('fee', '* 2')],
  ['INV-04', 'a sale has no fee', `DELETE FROM ledger_entries WHERE ${one('fee', 'platform_fees')}`],
  ['INV-04', 'a fee rule was changed afterwards', 'UPDATE fee_rules SET percent = 7'],
])('[RUN-08, %s] the audit sees it when %s', async (id, _what, sql) => {
  const findings = await after(sql);
  findings.forEach((finding) => finding.breaches.forEach(({ says }) => seenBroken.add(says)));
  expect(findings.filter((finding) => finding.state === 'breach').map((finding) => finding.id)).toContain(id);
});

test('[RUN-08] every check of the ledger was seen to find something above', () => {
  expect(ledgerChecks.map((check) => check.says).filter((says) => !seenBroken.has(says))).toEqual([]);
});
