import type { OrderState } from '#domain/orders/model.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY } from '#domain/core/time.ts';
import {
  buy,
  count,
  expectBooksBalance,
  type SoldVariant,
  stockOf,
  variantOf,
  withCart,
} from '#test/builders/buying.ts';
import { carry } from '#test/builders/delivered.ts';
import { decideDispute, openDispute } from '#test/builders/disputes.ts';
import { maker } from '#test/builders/market.ts';
import { meanwhile } from '#test/builders/meanwhile.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { browser, codeOf, openSale, type Sale } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { sendRefunds } from '#test/builders/work-off.ts';
import { refundWithdrawals } from './refund-withdrawal.ts';
import { listReturning } from './withdrawal-store.ts';

const WON = ['winning_evidence', 'won'] as const;
const LOST = ['losing_evidence', 'lost'] as const;

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
  mug = await variantOf(sale, ana, { quantity: 10 });
});
afterEach(async () => {
  await sendRefunds(sale.app);
  await sale.settle();
  await expectBooksBalance(sale);
});
afterAll(() => sale.stop());

/** A guest's order, carried on as far as said, of which a sum is promised back; then the bank takes the money, and the buyer withdraws. */
async function withdrawnWhileDisputed(way: readonly OrderState[], promisedCents = 0, isPieceByPiece = false) {
  const email = `guest${makers}@example.com`;
  const { body } = await buy(await withCart(sale, { ...mug, quantity: 2 }), { email });
  const { orderId, number } = body.orders[0] as { orderId: string; number: string };
  await carry(sale, { orderId, sellerId: ana.userId }, way);
  const refund = { kind: 'amount', amountCents: promisedCents };
  if (promisedCents > 0)
    expect((await ana.call('POST', `/api/seller/orders/${orderId}/refund`, { refund, reason: 'A crack' })).status).toBe(
      200,
    );
  const { rows } = await sql<{ id: string }>('SELECT intent_id AS id FROM payments WHERE checkout_id = $1', [
    body.checkoutId,
  ]);
  const dispute = await openDispute(sale, rows[0]?.id ?? '');
  const at = `/api/orders/${orderId}?accessKey=${body.accessKey}`;
  const [line] = (await browser(sale.address).call('GET', at)).body.lines;
  const lines = isPieceByPiece ? [{ lineId: line.id, quantity: 1 }] : null;
  const request = { name: 'Rio Keller', lines, said: '', email, number };
  const declare = async () => (await browser(sale.address).call('POST', '/api/withdrawals', request)).body;
  const { withdrawalId } = await declare();
  if (isPieceByPiece) await declare();
  await sale.settle();
  return { orderId, withdrawalId, dispute, order: async () => (await browser(sale.address).call('GET', at)).body };
}
const stand = async (id: string) => (await browser(sale.address).call('GET', `/api/withdrawals/${id}`)).body;
const received = (id: string) => ana.call('POST', `/api/seller/withdrawals/${id}/received`, {});
const timesPublished = (id: string, state: string) =>
  count(
    sale,
    `events WHERE name = 'orders.withdrawal-moved' AND payload->>'withdrawalId' = $1 AND payload->>'state' = $2`,
    [id, state],
  );
const alerts = async (orderId: string): Promise<{ type: string; message: string }[]> =>
  (
    await sql<{ type: string; message: string }>(
      `SELECT type, message FROM alerts WHERE metadata->>'orderId' = $1 AND type LIKE 'ret%' ORDER BY created_at, id`,
      [orderId],
    )
  ).rows;

test('[LAW-01, INV-03] withdrawn from before it left', async () => {
  const { orderId, withdrawalId, dispute, order } = await withdrawnWhileDisputed(['processing']);
  expect(await stand(withdrawalId)).toMatchObject({ state: 'declared', refundCents: 0, isWithheld: true });
  const { rows } = await sql<{ body_text: string }>('SELECT body_text FROM mails WHERE key = $1', [
    `withdrawal ${withdrawalId}`,
  ]);
  expect(rows[0]?.body_text).toContain('Nothing of it had left, so there is nothing to send back. Your bank has taken');
  expect(await alerts(orderId)).toMatchObject([
    { type: 'return_requested', message: expect.stringContaining('do not send') },
  ]);
  await decideDispute(sale, dispute, WON);
  const { totalCents } = await order();
  expect(await stand(withdrawalId)).toMatchObject({ state: 'refunded', refundCents: totalCents, isWithheld: false });
  expect(await order()).toMatchObject({ state: 'cancelled', refundedCents: totalCents });
  expect(await stockOf(sale, mug)).toEqual({ stock: 10, reserved: 0, sold: 0 });
});

test('[LAW-01, INV-03] the same of two declarations, a piece each', async () => {
  const { dispute, order } = await withdrawnWhileDisputed(['processing'], 0, true);
  expect((await order()).withdrawals).toMatchObject([{ state: 'declared' }, { state: 'declared' }]);
  await decideDispute(sale, dispute, WON);
  const { totalCents, withdrawals, ...ended } = await order();
  expect(withdrawals).toMatchObject([{ state: 'refunded' }, { state: 'refunded' }]);
  expect(ended).toMatchObject({ state: 'cancelled', refundedCents: totalCents });
});

test('[LAW-01, INV-03] the same, and the bank keeps it with the buyer: called off', async () => {
  const { withdrawalId, dispute, order } = await withdrawnWhileDisputed([]);
  await decideDispute(sale, dispute, LOST);
  expect(await stand(withdrawalId)).toMatchObject({ state: 'refunded', refundCents: 0 });
  expect(await order()).toMatchObject({ state: 'cancelled', refunds: [] });
});

test('[LAW-01, INV-03] pieces that come back while the bank has the money', async () => {
  const { withdrawalId, dispute, order } = await withdrawnWhileDisputed(['processing', 'shipped', 'delivered']);
  expect((await stand(withdrawalId)).isWithheld).toBe(false);
  expect(codeOf(await received(withdrawalId))).toEqual([409, 'orders/refund-disputed']);
  await browser(sale.address).call('POST', `/api/withdrawals/${withdrawalId}/sent`, { tracking: 'CTT RR123456785PT' });
  await passTime(sale, 15 * DAY);
  for (let minute = 0; minute < 3; minute += 1) expect(await refundWithdrawals.run(sale.app)).toBe(false);
  expect([(await stand(withdrawalId)).state, await timesPublished(withdrawalId, 'refunded')]).toEqual(['returning', 0]);
  await decideDispute(sale, dispute, WON);
  await refundWithdrawals.run(sale.app);
  await sale.settle();
  const { totalCents } = await order();
  expect(await stand(withdrawalId)).toMatchObject({ state: 'refunded', refundCents: totalCents });
  expect(await timesPublished(withdrawalId, 'refunded')).toBe(1);
});

test('[LAW-01, INV-03] what was promised back and given by the bank in the refund’s place counts once', async () => {
  const { orderId, withdrawalId, dispute, order } = await withdrawnWhileDisputed(
    ['processing', 'shipped', 'delivered'],
    700,
  );
  await decideDispute(sale, dispute, LOST);
  const { totalCents, disputes } = await order();
  expect(disputes).toMatchObject([{ status: 'lost', amountCents: totalCents, ownCents: totalCents - 700 }]);
  expect((await received(withdrawalId)).body).toMatchObject({ state: 'refunded', refundCents: 0 });
  const more = { refund: { kind: 'amount', amountCents: 1 }, reason: 'Once more' };
  const refused = await ana.call('POST', `/api/seller/orders/${orderId}/refund`, more);
  expect([...codeOf(refused), refused.body.error.leftCents]).toEqual([409, 'orders/refund-too-much', 0]);
});

test('[LAW-01] withdrawals that wait for a bank stand before no other whose time has come', async () => {
  const waiting = await withdrawnWhileDisputed(['processing', 'shipped', 'delivered']);
  const free = await withdrawnWhileDisputed(['processing', 'shipped', 'delivered']);
  for (const { withdrawalId } of [waiting, free])
    await browser(sale.address).call('POST', `/api/withdrawals/${withdrawalId}/sent`, {
      tracking: 'CTT RR123456785PT',
    });
  await decideDispute(sale, free.dispute, WON);
  await passTime(sale, 15 * DAY);
  const due = await listReturning(sale.app.db, sale.app.clock.now(), { limit: 1, only: null });
  expect(due.map(({ withdrawalId }) => withdrawalId)).toEqual([free.withdrawalId]);
  await refundWithdrawals.run(sale.app);
  expect([(await stand(waiting.withdrawalId)).state, (await stand(free.withdrawalId)).state]).toEqual([
    'returning',
    'refunded',
  ]);
});

test('[LAW-01, INV-03] a bank that takes the money back in the moment in which its time has come', async () => {
  const free = await withdrawnWhileDisputed(['processing', 'shipped', 'delivered']);
  await browser(sale.address).call('POST', `/api/withdrawals/${free.withdrawalId}/sent`, {
    tracking: 'CTT RR123456785PT',
  });
  await decideDispute(sale, free.dispute, WON);
  await passTime(sale, 15 * DAY);
  await meanwhile(
    sale.app,
    {
      after: 'withdrawals-due',
      happens: () =>
        sql(`UPDATE disputes SET booked = 'withheld', status = 'under_review', closed_at = NULL WHERE booked = 'won'`),
    },
    () => refundWithdrawals.run(sale.app),
  );
  const stood = [(await stand(free.withdrawalId)).state, await timesPublished(free.withdrawalId, 'refunded')];
  await sql(`UPDATE disputes SET booked = 'won', status = 'won', closed_at = now() WHERE booked = 'withheld'`);
  expect(stood).toEqual(['returning', 0]);
  await refundWithdrawals.run(sale.app);
  expect((await stand(free.withdrawalId)).state).toBe('refunded');
});
