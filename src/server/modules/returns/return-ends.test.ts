import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#domain/core/time.ts';
import { buy, expectBooksBalance, type SoldVariant, variantOf, withCart } from '#test/builders/buying.ts';
import { carry } from '#test/builders/delivered.ts';
import { decideDispute, openDispute } from '#test/builders/disputes.ts';
import { maker } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { type Browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { nextPerson, returnOperations } from '#test/builders/returns.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { runAudit } from '../../app/audit/run-audit.ts';
import { endOrders } from '../orders/deliver-order.ts';
import { advanceReturns } from './advance-returns.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;
const sql = sqlOf(() => sale);

const { bought, orderOf, ask, asked, sent, step, reject, refund, stand, stepsOf, send, admin, underReview, mailsOf } =
  returnOperations({ sale: () => sale, ana: () => ana, mug: () => mug });

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
});
beforeEach(async () => {
  ana = await maker(sale.address, `Ana Potter ${nextPerson()}`);
  await sql('DELETE FROM rate_limits');
  mug = await variantOf(sale, ana, { quantity: 10 });
});
afterEach(async () => {
  await send();
  await expectBooksBalance(sale);
});
afterAll(async () => {
  const broken = (await runAudit(sale.app)).filter(({ state }) => state === 'breach');
  await sale.stop();
  expect(broken).toEqual([]);
});

test('[ORD-04, INV-03] accepted three times at once and by the job, it is paid back once', async () => {
  const order = await bought();
  const id = await underReview(order);
  await passTime(sale, 4 * DAY + MINUTE);
  const answers = await Promise.all([refund(id), refund(id, true), refund(id), advanceReturns.run(sale.app)]);
  for (const answer of answers.slice(0, 3)) expect(answer).toMatchObject({ status: 200, body: { refundCents: 2800 } });
  await send();
  const { refunds, refundedCents } = await orderOf(order);
  expect([refunds.length, refundedCents, (await stand(id)).state]).toEqual([1, 2800, 'refund_processed']);
});

test('[ORD-04] a rejected return is given back by an administrator once', async () => {
  const order = await bought();
  const id = await underReview(order);
  expect((await reject(id, '')).status).toBe(400);
  expect((await reject(id)).body.state).toBe('rejected');
  expect(await mailsOf(id)).toContain('rejected');
  expect(
    await sql('SELECT 1 FROM mails WHERE key LIKE $1 AND body_text LIKE $2', [
      `return ${id} rejected%`,
      '%The glaze is scratched.%',
    ]),
  ).toMatchObject({ rowCount: 1 });
  await sale.settle();
  const { rows: told } = await sale.app.db.query<{ message: string }>({
    text: `SELECT message FROM buyer_notices WHERE type = 'return_rejected' AND position($1 in action_url) > 0`,
    values: [order.orderId],
  });
  expect(told.map(({ message }) => message)).toEqual([expect.stringContaining('The glaze is scratched.')]);
  expect((await orderOf(order)).lines[0].returnedQuantity).toBe(0);
  expect(codeOf(await ask(order, 2))).toEqual([409, 'returns/too-many']);
  const overrule = (who: Browser) =>
    who.call('POST', `/api/admin/returns/${id}/refund`, { reason: 'The pictures show no scratch.' });
  const mia = await admin('Mia Kranz', 'content_moderator');
  expect((await overrule(mia)).status).toBe(403);
  const jo = await admin('Jo Ward', 'master_admin');
  expect((await jo.call('GET', `/api/admin/orders/${order.orderId}/returns`)).body.returns).toHaveLength(1);
  expect((await overrule(jo)).body).toEqual({ returnId: id, state: 'refund_issued', refundCents: 2800 });
  expect(codeOf(await overrule(jo))).toEqual([409, 'returns/step-not-allowed']);
  expect((await jo.call('POST', '/api/admin/returns/return_none/refund', { reason: 'None' })).status).toBe(404);
  const { rows } = await sql('SELECT reason FROM audit_log WHERE act = $1', ['returns.overruleReturn']);
  expect(rows).toEqual([{ reason: 'The pictures show no scratch.' }]);
});

test('[ORD-04] an administrator gives back the only piece that was rejected', async () => {
  const id = await asked(await bought(1));
  await reject(id);
  const jo = await admin('Jo Ward', 'master_admin');
  const given = await jo.call('POST', `/api/admin/returns/${id}/refund`, { reason: 'It was not used.' });
  expect([given.status, given.body.state]).toEqual([200, 'refund_issued']);
});

test('[ORD-04, INV-03] an administrator gives back nothing that was withdrawn from', async () => {
  const order = await bought(1);
  const id = await asked(order);
  await reject(id);
  const { number, email } = await orderOf(order);
  await order.rio.call('POST', '/api/withdrawals', { name: 'Rio', number, email, lines: null, said: '' });
  const jo = await admin('Jo Ward', 'master_admin');
  expect(codeOf(await jo.call('POST', `/api/admin/returns/${id}/refund`, { reason: 'It was not used.' }))).toEqual([
    409,
    'returns/too-many',
  ]);
});

test('[ORD-04, LAW-01] a withdrawal goes before a return', async () => {
  const order = await bought();
  const id = await asked(order);
  await step(id, 'approved');
  const { number, email } = await orderOf(order);
  const declared = { name: 'Rio', number, email, lines: [{ lineId: order.lineId, quantity: 2 }], said: '' };
  const { withdrawalId } = (await order.rio.call('POST', '/api/withdrawals', declared)).body;
  expect(await stepsOf(id)).toEqual(['requested buyer', 'approved maker', 'stopped system']);
  expect((await orderOf(order)).withdrawals).toMatchObject([{ state: 'declared', lines: [{ quantity: 2 }] }]);
  expect(codeOf(await ask(order))).toEqual([409, 'returns/withdrawn']);
  const { totalCents } = await orderOf(order);
  const received = await ana.call('POST', `/api/seller/withdrawals/${withdrawalId}/received`, {});
  expect(received.body.refundCents).toBe(totalCents);
});

test('[ORD-04, LAW-01] a return of two kinds of pieces is stopped where one of them is withdrawn from', async () => {
  const bowl = await variantOf(sale, ana);
  const rio = await signUp(await withCart(sale, mug, bowl), `Rio Buyer ${nextPerson()}`);
  const { orderId } = (await buy(rio)).body.orders[0];
  await carry(sale, { orderId, sellerId: ana.userId }, ['processing', 'shipped', 'delivered']);
  const { lines, number, email } = (await rio.call('GET', `/api/orders/${orderId}`)).body;
  const both = lines.map((line: { id: string }) => ({ lineId: line.id, quantity: 1 }));
  const { returnId } = (
    await rio.call('POST', `/api/orders/${orderId}/returns`, { lines: both, reason: 'not_right', words: '' })
  ).body;
  const declared = { name: 'Rio', number, email, lines: both.slice(0, 1), said: '' };
  expect((await rio.call('POST', '/api/withdrawals', declared)).status).toBe(200);
  expect(await stepsOf(returnId)).toEqual(['requested buyer', 'stopped system']);
});

test('[ORD-04, INV-03] while the bank has the money nothing is asked back or given back', async () => {
  const order = await bought();
  const id = await underReview(order);
  const { rows } = await sql<{ id: string }>('SELECT intent_id AS id FROM payments WHERE checkout_id = $1', [
    order.checkoutId,
  ]);
  const dispute = await openDispute(sale, rows[0]?.id ?? '');
  const withheld = [409, 'orders/refund-disputed'];
  expect(codeOf(await ask(order))).toEqual(withheld);
  expect(codeOf(await refund(id))).toEqual(withheld);
  await passTime(sale, 5 * DAY);
  expect(await advanceReturns.run(sale.app)).toBe(false);
  expect((await stand(id)).state).toBe('under_review');
  await decideDispute(sale, dispute, ['winning_evidence', 'won']);
  await advanceReturns.run(sale.app);
  await send();
  expect(await stepsOf(id)).toEqual([
    'requested buyer',
    'approved maker',
    'received maker',
    'under_review maker',
    'refund_issued system',
    'refund_processed system',
  ]);
});

test('[ORD-04, INV-03] a return whose money the buyer’s bank gave back in our place is done', async () => {
  const order = await bought(3);
  const [id, second] = [await underReview(order), await underReview(order)];
  expect([(await refund(id)).status, (await refund(second)).status]).toEqual([200, 200]);
  const { rows } = await sql<{ id: string }>('SELECT intent_id AS id FROM payments WHERE checkout_id = $1', [
    order.checkoutId,
  ]);
  const dispute = await openDispute(sale, rows[0]?.id ?? '');
  await send();
  expect((await stand(id)).state).toBe('refund_issued');
  await decideDispute(sale, dispute, ['losing_evidence', 'lost']);
  await sale.settle();
  expect([(await stand(id)).state, (await stand(second)).state]).toEqual(['refund_processed', 'refund_processed']);
});

test('[ORD-04, INV-03] money that the maker gave back meanwhile is not given twice', async () => {
  const order = await bought();
  const id = await underReview(order);
  const give = (request: object) =>
    ana.call('POST', `/api/seller/orders/${order.orderId}/refund`, { refund: request, reason: 'A crack' });
  const lines = (quantity: number) => ({ kind: 'lines', lines: [{ lineId: order.lineId, quantity }] });
  expect(codeOf(await give(lines(2)))).toEqual([400, 'orders/refund-unknown-line']);
  expect((await give(lines(1))).body.amountCents).toBe(2800);
  expect(codeOf(await give(lines(1)))).toEqual([400, 'orders/refund-unknown-line']);
  expect(codeOf(await ask(order))).toEqual([409, 'returns/too-many']);
  expect((await give({ kind: 'all' })).status).toBe(200);
  expect((await refund(id)).body).toMatchObject({ refundCents: 0 });
  expect((await stand(id)).state).toBe('refund_processed');
});

test('[ORD-04] a return that cannot go on holds up no other', async () => {
  const [stuck, free] = [await asked(await bought()), await asked(await bought())];
  // Its steps say already that it was approved: the database refuses to take that one once more.
  await sql(
    `INSERT INTO return_transitions SELECT seller_id, id, 'approved', now(), 'system' FROM returns WHERE id = $1`,
    [stuck],
  );
  await passTime(sale, 5 * DAY + MINUTE);
  const { error } = console;
  console.error = () => undefined;
  await advanceReturns.run(sale.app);
  console.error = error;
  expect([(await stand(stuck)).state, (await stand(free)).state]).toEqual(['requested', 'approved']);
  await sql(`DELETE FROM return_transitions WHERE return_id = $1 AND state = 'approved'`, [stuck]);
});

test('[ORD-04] what nobody does follows by itself', async () => {
  const order = await bought();
  const id = await asked(order);
  const other = await bought();
  const unsent = await asked(other);
  const ofOrder = (await ana.call('GET', `/api/seller/returns?orderId=${order.orderId}`)).body.returns;
  expect(ofOrder.map(({ returnId }: { returnId: string }) => returnId)).toEqual([id]);
  await passTime(sale, 5 * DAY - HOUR);
  await advanceReturns.run(sale.app);
  expect((await stand(id)).state).toBe('requested');
  await passTime(sale, 2 * HOUR);
  await Promise.all([advanceReturns.run(sale.app), advanceReturns.run(sale.app)]);
  expect((await stand(id)).state).toBe('approved');
  await sent(order, id);
  for (const days of [14, 3, 4]) {
    await passTime(sale, days * DAY + MINUTE);
    await endOrders.run(sale.app);
    expect((await orderOf(order)).state).toBe('delivered');
    await advanceReturns.run(sale.app);
  }
  await send();
  expect((await stand(id)).state).toBe('refund_processed');
  expect((await stand(unsent)).state).toBe('stopped');
  expect(await mailsOf(unsent)).toContain('stopped');
  await endOrders.run(sale.app);
  expect([(await orderOf(order)).state, (await orderOf(other)).state]).toEqual(['completed', 'completed']);
});

test('[ORD-04, ORD-01] an order completes when nothing of it can be asked back any more', async () => {
  const order = await bought(1);
  const endsAt = new Date((await orderOf(order)).returnEndsAt).getTime();
  await passTime(sale, endsAt - sale.app.clock.now().getTime() - MINUTE);
  await endOrders.run(sale.app);
  expect([(await orderOf(order)).state, (await ask(order)).body.state]).toEqual(['delivered', 'requested']);
  const free = await bought(1);
  await passTime(sale, 18 * DAY);
  await endOrders.run(sale.app);
  expect([(await orderOf(order)).state, (await orderOf(free)).state]).toEqual(['delivered', 'completed']);
});
