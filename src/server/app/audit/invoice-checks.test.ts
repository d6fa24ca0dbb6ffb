import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, variantOf, withCart } from '#test/builders/buying.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { trader } from '#test/builders/trader.ts';
import { invoiceChecks } from './invoice-checks.ts';
import { type Finding, runChecks } from './run-audit.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await openSale();
  const ana = await trader(sale, 'Ana Potter');
  const mug = await variantOf(sale, ana, { priceCents: 3333 });
  const { body } = await buy(await withCart(sale, mug));
  await buy(await withCart(sale, mug));
  const refund = { refund: { kind: 'amount', amountCents: 1000 }, reason: 'A chip at the foot' };
  const path = `/api/seller/orders/${body.orders[0].orderId}/refund`;
  expect((await ana.call('POST', path, refund)).status).toBe(200);
});
afterAll(() => sale.stop());

/** What the audit says of invoices once the books were changed by hand; the change is undone. */
async function findingAfter(sql: string): Promise<Finding | undefined> {
  const client = await sale.app.db.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL session_replication_role = replica');
    await client.query(sql);
    const findings = await runChecks(client, { now: sale.app.clock.now(), checks: invoiceChecks });
    return findings.find(({ id }) => id === 'INV-05');
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

test('[RUN-08, PAY-06] invoices and credit notes that are right are told as sound, with their count', async () => {
  expect(await findingAfter('SELECT 1')).toMatchObject({
    state: 'ok',
    seen: ['2 orders of traders', '3 invoices and credit notes', '1 refunds of orders with an invoice'],
    count: 0,
  });
});

const seenBroken = new Set<string>();
test.each([
  ['an order of a trader has no invoice', 1, `DELETE FROM invoices WHERE serial = 2`],
  [
    'an invoice is of another sum',
    4,
    `UPDATE invoices SET content = content || '{"totalCents": 1}' WHERE kind = 'invoice'`,
  ],
  [
    'an order without a trader has an invoice',
    2,
    `UPDATE orders SET seller_facts = seller_facts || '{"sellsAs": "private"}'`,
  ],
  ['the tax of an order is another', 2, `UPDATE orders SET contained_tax = contained_tax || '{"taxCents": 1}'`],
  [
    'the rates of a credit note do not add up',
    1,
    `UPDATE invoices SET content = content || '{"rates": []}' WHERE kind = 'credit_note'`,
  ],
  ['a refund has no credit note', 1, `DELETE FROM invoices WHERE kind = 'credit_note'`],
  ['a credit note is of no refund', 1, 'DELETE FROM refunds'],
  ['a refund is of another sum', 1, 'UPDATE refunds SET amount_cents = 999'],
])('[RUN-08, PAY-06] the audit sees it when %s', async (_what, breaches, sql) => {
  const finding = await findingAfter(sql);
  finding?.breaches.forEach(({ says }) => seenBroken.add(says));
  expect([finding?.state, finding?.count]).toEqual(['breach', breaches]);
});

test('[RUN-08] each of these checks was seen to find something', () => {
  expect(invoiceChecks.map(({ says }) => says).filter((says) => !seenBroken.has(says))).toEqual([]);
});
