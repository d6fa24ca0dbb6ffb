import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY } from '#domain/core/time.ts';
import { expectBooksBalance, type SoldVariant, stockOf, variantOf } from '#test/builders/buying.ts';
import { openDispute } from '#test/builders/disputes.ts';
import { maker } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { runToEnd } from '#test/builders/payouts.ts';
import { type Bought, returnOperations } from '#test/builders/returns.ts';
import { codeOf, openSale, type Sale } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { runAudit } from '../../app/audit/run-audit.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { swapSold } from '../listings/stock-store.ts';
import { advanceReturns } from './advance-returns.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;
let makers = 0;
const { bought, ask, step, refund, stand, underReview, mailsOf, orderOf, send } = returnOperations({
  sale: () => sale,
  ana: () => ana,
  mug: () => mug,
});
const sql = sqlOf(() => sale);
beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
});
beforeEach(async () => {
  await sql('DELETE FROM rate_limits');
  ana = await maker(sale.address, `Ana Swap ${(makers += 1)}`);
  mug = await variantOf(sale, ana, { quantity: 6 });
});
afterEach(async () => {
  await send();
  await expectBooksBalance(sale);
  expect((await runAudit(sale.app)).filter(({ state }) => state === 'breach')).toEqual([]);
});
afterAll(() => sale.stop());

const swap = (id: string, changes: object = {}, who: Pick<typeof ana, 'call'> = ana) =>
  who.call('POST', `/api/seller/returns/${id}/swap`, { isRestocked: false, parcel: 'CTT RR123456785PT', ...changes });
/** A return whose buyer would like the same again, as far as its maker looks at it. */
async function looked(order: Bought, quantity = 1): Promise<string> {
  const { status, body } = await ask(order, quantity, { reason: 'damaged', remedy: 'swap' });
  expect(status).toBe(200);
  for (const state of ['approved', 'received', 'under_review']) await step(body.returnId, state);
  return body.returnId;
}

test('[UX-65, ORD-04, INV-07] the same again: once, whoever presses how often', async () => {
  const order = await bought();
  expect(await stockOf(sale, mug)).toEqual({ stock: 4, reserved: 0, sold: 2 });
  const id = await looked(order);
  expect((await stand(id)).remedy).toBe('swap');
  const answers = await Promise.all([swap(id), swap(id), swap(id)]);
  expect(answers.map(({ status, body }) => [status, body.state])).toEqual(
    Array.from({ length: 3 }, () => [200, 'swapped']),
  );
  expect(await stockOf(sale, mug)).toEqual({ stock: 3, reserved: 0, sold: 2 });
  expect(await stand(id)).toMatchObject({ state: 'swapped', swapParcel: 'CTT RR123456785PT', refundCents: 0 });
  expect(await orderOf(order)).toMatchObject({ state: 'delivered', refundedCents: 0, refunds: [] });
  expect(await mailsOf(id)).toContain('swapped');
  expect(codeOf(await refund(id))).toEqual([409, 'returns/step-not-allowed']);
  // What came in its place can be asked back like what was bought.
  expect((await ask(order, 2)).status).toBe(200);
});

test('[UX-65, INV-07] what can be sold again takes the place of what goes out', async () => {
  const id = await looked(await bought(), 2);
  expect((await swap(id, { isRestocked: true })).status).toBe(200);
  expect(await stockOf(sale, mug)).toEqual({ stock: 4, reserved: 0, sold: 2 });
});

test('[UX-65, INV-07] where not enough are left nothing is taken, and the money can go back instead', async () => {
  mug = await variantOf(sale, ana, { quantity: 3 });
  const order = await bought(2);
  const id = await looked(order, 2);
  for (const isRestocked of [true, false])
    expect(codeOf(await swap(id, { isRestocked }))).toEqual([409, 'returns/nothing-to-swap']);
  expect(await stockOf(sale, mug)).toEqual({ stock: 1, reserved: 0, sold: 2 });
  expect((await refund(id)).status).toBe(200);
  await send();
  expect((await stand(id)).state).toBe('refund_processed');
});

test('[UX-65, INV-07] of two kinds of which one is not there neither is taken', async () => {
  const bowl = await variantOf(sale, ana, { quantity: 1 });
  const lines = [
    { ...mug, sellerId: ana.userId, quantity: 2 },
    { ...bowl, sellerId: ana.userId, quantity: 2 },
  ];
  for (const isRestocked of [false, true])
    expect(await inTransaction(sale.app.db, (tx) => swapSold(sale.app, tx, { lines, isRestocked }))).toBe(false);
  expect([await stockOf(sale, mug), await stockOf(sale, bowl)]).toEqual([
    { stock: 6, reserved: 0, sold: 0 },
    { stock: 1, reserved: 0, sold: 0 },
  ]);
});

test('[UX-65, INV-22, INV-06] only its own maker, only who was asked for it, only when it is being looked at', async () => {
  const order = await bought(2);
  const plain = await underReview(order);
  expect(codeOf(await swap(plain))).toEqual([409, 'returns/step-not-allowed']);
  const { body } = await ask(order, 1, { remedy: 'swap' });
  expect(codeOf(await swap(body.returnId))).toEqual([409, 'returns/step-not-allowed']);
  const bea = await maker(sale.address, `Bea Swap ${makers}`);
  expect(codeOf(await swap(body.returnId, {}, bea))).toEqual([404, 'returns/not-found']);
  expect((await ask(order, 1, { remedy: 'voucher' })).status).toBe(400);
  for (const state of ['approved', 'received', 'under_review']) await step(body.returnId, state);
  const { rows } = await sql<{ id: string }>('SELECT intent_id AS id FROM payments WHERE checkout_id = $1', [
    order.checkoutId,
  ]);
  await openDispute(sale, rows[0]?.id ?? '');
  expect(codeOf(await swap(body.returnId))).toEqual([409, 'orders/refund-disputed']);
  expect((await stand(body.returnId)).state).toBe('under_review');
});

test('[UX-65, ORD-04] a maker who does nothing gives the money back', async () => {
  const id = await looked(await bought());
  await passTime(sale, 5 * DAY);
  await runToEnd(sale, advanceReturns);
  await send();
  expect((await stand(id)).state).toBe('refund_processed');
});
