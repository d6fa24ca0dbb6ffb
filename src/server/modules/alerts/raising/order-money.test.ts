import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY } from '#domain/core/time.ts';
import { buy, variantOf, withCart } from '#test/builders/buying.ts';
import { decideDispute, openDispute } from '#test/builders/disputes.ts';
import { maker } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { nextPerson } from '#test/builders/returns.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { endOrders } from '../../orders/deliver-order.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
const sql = sqlOf(() => sale);
beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
});
beforeEach(async () => {
  ana = await maker(sale.address, `Ana Potter ${nextPerson()}`);
});
afterAll(() => sale.stop());

/** An order of 50.00 and 5.50 of postage. */
async function bought(): Promise<{ orderId: string; intentId: string }> {
  const mug = await variantOf(sale, ana, { priceCents: 5000 });
  const { body } = await buy(await withCart(sale, mug));
  const { rows } = await sql<{ intent: string }>('SELECT intent_id AS intent FROM payments WHERE checkout_id = $1', [
    body.checkoutId,
  ]);
  return { orderId: body.orders[0].orderId, intentId: rows[0]?.intent ?? '' };
}
const alertsOf = async (orderId: string, type: string) => {
  await sale.settle();
  const { rows } = await sql<{ title: string; message: string }>(
    `SELECT title, message FROM seller_alerts WHERE type = $2 AND metadata->>'orderId' = $1`,
    [orderId, type],
  );
  return rows;
};

test('[ALERT-02, PAY-03] a completed order is told with what it brings after the fee', async () => {
  const { orderId } = await bought();
  for (const state of ['processing', 'shipped'])
    await ana.call('POST', `/api/seller/orders/${orderId}/state`, { state });
  for (const _ of ['arrived', 'completed']) {
    await passTime(sale, 60 * DAY);
    await endOrders.run(sale.app);
  }
  const { rows } = await sql<{ cents: number }>(
    `SELECT (facts->>'amountCents')::int AS cents FROM ledger_transactions WHERE kind = 'release' AND order_id = $1`,
    [orderId],
  );
  const [alert] = await alertsOf(orderId, 'payment_received');
  expect(alert?.title).toContain(`€${((rows[0]?.cents ?? 0) / 100).toFixed(2)} for order`);
});

test('[ALERT-02, PAY-03] an order that a bank took whole is told with what went back', async () => {
  const { orderId, intentId } = await bought();
  await decideDispute(sale, await openDispute(sale, intentId), ['losing_evidence', 'lost']);
  const { totalCents } = (await ana.call('GET', `/api/seller/orders/${orderId}`)).body;
  const [alert] = await alertsOf(orderId, 'order_status_changed');
  expect(alert?.message).toContain(`€${(totalCents / 100).toFixed(2)} went back to the buyer`);
});
