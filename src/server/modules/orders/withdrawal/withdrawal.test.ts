import type { OrderState } from '#domain/orders/model.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY, MINUTE } from '#domain/core/time.ts';
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
import { maker } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sendRefunds } from '#test/builders/work-off.ts';
import { runAudit } from '../../../app/audit/run-audit.ts';
import { endOrders } from '../deliver-order.ts';
import { refundWithdrawals } from './refund-withdrawal.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;
let guests = 0;
let makers = 0;

interface Bought {
  email: string;
  orderId: string;
  number: string;
  accessKey: string;
}

/** Two mugs at €28.00 and postage, bought by a guest and carried on as far as said. */
async function bought(way: readonly OrderState[] = [], chosen: object = { quantity: 2 }): Promise<Bought> {
  const email = `guest${(guests += 1)}@example.com`;
  const { body } = await buy(await withCart(sale, { ...mug, ...chosen }), { email });
  const { orderId, number } = body.orders[0];
  await carry(sale, { orderId, sellerId: ana.userId }, way);
  return { email, orderId, number, accessKey: body.accessKey };
}
const arrived = ['processing', 'shipped', 'delivered'] as const;
const orderOf = async ({ orderId, accessKey }: Bought) =>
  (await browser(sale.address).call('GET', `/api/orders/${orderId}?accessKey=${accessKey}`)).body;
const declare = (said: Record<string, unknown>, who = browser(sale.address)) =>
  who.call('POST', '/api/withdrawals', { name: 'Rio Keller', lines: null, said: '', ...said });
const declared = async ({ email, number }: Bought, changes: Record<string, unknown> = {}): Promise<string> => {
  const { status, body } = await declare({ email, number, ...changes });
  if (status !== 200) throw new Error(`declareWithdrawal answered ${status} ${JSON.stringify(body)}`);
  return body.withdrawalId;
};
const resultsOf = (request: object, who = browser(sale.address)) =>
  who.call('POST', '/api/orders/withdrawable', request);
const stand = async (id: string) => (await browser(sale.address).call('GET', `/api/withdrawals/${id}`)).body;
const sent = (id: string, tracking = 'CTT RR123456785PT') =>
  browser(sale.address).call('POST', `/api/withdrawals/${id}/sent`, { tracking });
const received = (id: string, who = ana) => who.call('POST', `/api/seller/withdrawals/${id}/received`, {});
const mailOf = async (id: string) => {
  const { rows } = await sale.app.db.query<{ recipient: string; body_text: string }>({
    text: 'SELECT recipient, body_text FROM mails WHERE key = $1',
    values: [`withdrawal ${id}`],
  });
  return rows[0];
};
const alertsOf = async ({ orderId }: Bought): Promise<string[]> => {
  await sale.settle();
  const { rows } = await sale.app.db.query<{ type: string }>({
    text: `SELECT type FROM alerts WHERE seller_id = $1 AND metadata->>'orderId' = $2 AND type <> 'new_order' ORDER BY created_at, id`,
    values: [ana.userId, orderId],
  });
  return rows.map(({ type }) => type);
};

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
});
beforeEach(async () => {
  ana = await maker(sale.address, `Ana Potter ${(makers += 1)}`);
  await sale.app.db.query({ text: 'DELETE FROM rate_limits' });
  mug = await variantOf(sale, ana, { quantity: 10 });
});
afterEach(async () => {
  await sendRefunds(sale.app);
  await sale.settle();
  await expectBooksBalance(sale);
});
afterAll(async () => {
  const broken = (await runAudit(sale.app)).filter(({ state }) => state === 'breach');
  await sale.stop();
  expect(broken).toEqual([]);
});

test('[LAW-01] a guest withdraws by number and address', async () => {
  const order = await bought(arrived);
  const { totalCents, lines } = await orderOf(order);
  const { body } = await resultsOf({ number: order.number.toLowerCase(), email: order.email.toUpperCase() });
  expect(body.contract).toMatchObject({
    number: order.number,
    refusal: null,
    lines: [{ quantity: 2, hasRight: true }],
  });
  const id = await declared(order);
  const mail = await mailOf(id);
  expect(mail?.recipient).toBe(order.email);
  const at = sale.app.clock.now().toISOString().slice(11, 15);
  for (const phrase of ['Rio Keller', order.number, `2 × ${lines[0].title}`, `at ${at}`, `/withdraw?id=${id}`])
    expect(mail?.body_text).toContain(phrase);
  expect(await stand(id)).toMatchObject({
    state: 'declared',
    refundCents: 0,
    refundDueAt: null,
    lines: [{ quantity: 2 }],
  });
  // Its days of return are over, and it stays open, and its money reserved.
  await passTime(sale, 20 * DAY);
  await endOrders.run(sale.app);
  await refundWithdrawals.run(sale.app);
  expect([(await orderOf(order)).state, (await stand(id)).state]).toEqual(['delivered', 'declared']);
  const bea = await maker(sale.address, `Bea Weaver ${makers}`);
  expect(codeOf(await received(id, bea))).toEqual([404, 'orders/withdrawal-not-found']);
  const answers = await Promise.all([received(id), received(id), received(id)]);
  expect(answers.map(({ body: { state, refundCents } }) => [state, refundCents])).toEqual(
    Array.from({ length: 3 }, () => ['refunded', totalCents]),
  );
  await sendRefunds(sale.app);
  await sale.settle();
  expect(await orderOf(order)).toMatchObject({
    state: 'refunded',
    refundedCents: totalCents,
    refunds: [{ by: 'maker' }],
  });
  expect(await alertsOf(order)).toEqual(['return_requested', 'refund_issued', 'order_status_changed']);
  // What came back is its maker's to look at.
  expect(await stockOf(sale, mug)).toEqual({ stock: 8, reserved: 0, sold: 2 });
});

test('[LAW-01] a proof of sending brings the money back 14 days after the declaration, once', async () => {
  const order = await bought(arrived);
  await passTime(sale, 5 * DAY);
  const id = await declared(order);
  expect((await sent(id)).body.state).toBe('returning');
  expect((await sent(id, 'CTT RR000000001PT')).body.state).toBe('returning');
  expect(await stand(id)).toMatchObject({ state: 'returning', tracking: 'CTT RR000000001PT' });
  await passTime(sale, 14 * DAY - 2 * MINUTE);
  await endOrders.run(sale.app);
  await refundWithdrawals.run(sale.app);
  // Its days of return are over, but pieces are on their way back: it does not end, and its money stays.
  expect(await orderOf(order)).toMatchObject({ state: 'delivered', refundedCents: 0 });
  await passTime(sale, 3 * MINUTE);
  await Promise.all([refundWithdrawals.run(sale.app), refundWithdrawals.run(sale.app), received(id)]);
  const { totalCents, refundedCents, refunds } = await orderOf(order);
  expect([refundedCents, refunds.length]).toEqual([totalCents, 1]);
  expect(await alertsOf(order)).toEqual(['return_requested', 'return_shipped', 'refund_issued']);
  expect((await sent(id)).body.state).toBe('refunded');
});

test('[LAW-01] an order whose pieces never come is held for 28 days, then it ends', async () => {
  const order = await bought(arrived);
  const id = await declared(order);
  await passTime(sale, 28 * DAY - 2 * MINUTE);
  await endOrders.run(sale.app);
  expect((await orderOf(order)).state).toBe('delivered');
  await passTime(sale, 3 * MINUTE);
  await endOrders.run(sale.app);
  expect((await orderOf(order)).state).toBe('completed');
  expect((await received(id)).body.state).toBe('refunded');
});

test('[LAW-01, INV-07] what has not left is called off and paid back at once', async () => {
  const order = await bought(['processing']);
  const { lines, totalCents } = await orderOf(order);
  const one = await declared(order, { lines: [{ lineId: lines[0].id, quantity: 1 }] });
  expect(await stand(one)).toMatchObject({ state: 'refunded', refundCents: 2800 });
  expect(await stockOf(sale, mug)).toEqual({ stock: 9, reserved: 0, sold: 1 });
  expect(await alertsOf(order)).toEqual(['return_requested']);
  const two = await declared(order);
  expect(await stand(two)).toMatchObject({ state: 'refunded', refundCents: totalCents - 2800 });
  expect(await orderOf(order)).toMatchObject({ state: 'cancelled', refundedCents: totalCents });
  expect(await stockOf(sale, mug)).toEqual({ stock: 10, reserved: 0, sold: 0 });
  const three = await declared(order);
  expect(await stand(three)).toMatchObject({ state: 'refused', refusal: 'nothing_left' });
  expect((await mailOf(three))?.body_text).toContain('Nothing of this order is left');
});

test('[LAW-01] declared five times at once, with five addresses for the answer', async () => {
  const order = await bought();
  const ids = await Promise.all(
    Array.from({ length: 5 }, (_, nth) =>
      declared({ ...order, email: `answer${nth}@example.com` }, { accessKey: order.accessKey }),
    ),
  );
  const states = await Promise.all(ids.map(async (id) => (await stand(id)).state));
  expect(states.toSorted()).toEqual(['refunded', 'refused', 'refused', 'refused', 'refused']);
  const { refunds, refundedCents, totalCents } = await orderOf(order);
  expect([refunds.length, refundedCents]).toEqual([1, totalCents]);
  expect(await stockOf(sale, mug)).toEqual({ stock: 10, reserved: 0, sold: 0 });
});

test('[LAW-01, INV-22] an unknown order and the order of somebody else are received and answered alike', async () => {
  const order = await bought(arrived);
  const stranger = 'stranger@example.com';
  const numbers = [order.number, 'AM-2026-000000'];
  for (const number of numbers) expect((await resultsOf({ number, email: stranger })).body).toEqual({ contract: null });
  const answers = await Promise.all(
    numbers.map((number) =>
      declare({ number, email: stranger, name: 'Rio https://spam.example', said: 'See www.spam.example now' }),
    ),
  );
  const shapes = answers.map(({ status, body }) => [status, Object.keys(body).toSorted(), body.email]);
  expect(shapes[0]).toEqual(shapes[1]);
  const [one, two] = await Promise.all(
    answers.map(async ({ body }) => [await stand(body.withdrawalId), await mailOf(body.withdrawalId)] as const),
  );
  const masked = (text: string | undefined, number: string | undefined, id: string) =>
    text?.replaceAll(number ?? '', 'N').replaceAll(id, 'ID');
  expect(one?.[0]).toMatchObject({ state: 'unmatched', shopName: '', lines: [] });
  expect(masked(one?.[1]?.body_text, numbers[0], answers[0]?.body.withdrawalId)).toBe(
    masked(two?.[1]?.body_text, numbers[1], answers[1]?.body.withdrawalId),
  );
  expect(one?.[1]?.body_text).not.toContain('spam.example');
  await sale.settle();
  expect(await count(sale, `support_tickets WHERE email = $1 AND message LIKE '%fits no order%'`, [stranger])).toBe(2);
  expect((await orderOf(order)).withdrawals).toEqual([]);
  expect(codeOf(await sent(answers[0]?.body.withdrawalId))).toEqual([404, 'orders/withdrawal-not-found']);
});

test('[LAW-01] a withdrawal by key may name any address for the answer', async () => {
  const order = await bought(arrived);
  const keyed = { number: order.number, email: 'other@example.com', accessKey: order.accessKey };
  expect((await resultsOf(keyed)).body.contract.number).toBe(order.number);
  const id = (await declare(keyed)).body.withdrawalId;
  expect([(await stand(id)).state, (await mailOf(id))?.recipient]).toEqual(['declared', 'other@example.com']);
  const rio = await signUp(await withCart(sale, mug), 'Rio Buyer');
  const { body } = await buy(rio, { email: 'bought.under@example.com' });
  expect((await resultsOf({ number: body.orders[0].number }, rio)).body.contract.number).toBe(body.orders[0].number);
});

test('[LAW-01] a piece made with the buyer’s words: received, acknowledged', async () => {
  mug = await variantOf(sale, ana, {
    quantity: 10,
    personalisation: { prompt: 'Name to press in', maxLength: 20, required: true },
  });
  const order = await bought(arrived, { quantity: 1, personalisation: 'JONAS' });
  const id = await declared(order);
  expect(await stand(id)).toMatchObject({ state: 'refused', refusal: 'no_right', refundCents: 0 });
  expect((await mailOf(id))?.body_text).toContain('made with your words');
  expect([await alertsOf(order), (await orderOf(order)).refundedCents]).toEqual([['order_review_required'], 0]);
});

test('[LAW-01] what spoils quickly is not withdrawn from', async () => {
  const cheese = await variantOf(sale, ana, { quantity: 10, withdrawalException: 'perishable' });
  const balm = await variantOf(sale, ana, { quantity: 10, withdrawalException: 'sealed' });
  mug = cheese;
  const [alone, before] = [await bought(arrived), await bought(arrived)];
  await sale.app.db.query({
    text: 'UPDATE listings SET withdrawal_exception = NULL WHERE id = $1',
    values: [cheese.listingId],
  });
  const id = await declared(alone);
  expect(await stand(id)).toMatchObject({ state: 'refused', refusal: 'no_right', refundCents: 0 });
  expect((await mailOf(id))?.body_text).toContain('they spoil quickly');
  const { contract } = (await resultsOf({ number: before.number, email: before.email })).body;
  expect(contract.lines).toMatchObject([{ hasRight: false, exception: 'perishable' }]);
  mug = balm;
  const sealed = await bought(arrived);
  const request = (await resultsOf({ number: sealed.number, email: sealed.email })).body.contract;
  expect(request.lines).toMatchObject([{ hasRight: true, exception: 'sealed' }]);
  const sealedId = await declared(sealed);
  expect(await stand(sealedId)).toMatchObject({ state: 'declared' });
  expect((await mailOf(sealedId))?.body_text).toContain('taken back only with the seal unbroken: Two-tone mug, ink.');
});

test('[LAW-01] after the last day it is received and acknowledged, and nothing follows', async () => {
  const order = await bought(arrived);
  await passTime(sale, 18 * DAY);
  const id = await declared(order);
  expect(await stand(id)).toMatchObject({ state: 'refused', refusal: 'too_late' });
});

test('[LAW-01] bad input gets its sentence, and one address only so many acknowledgements a day', async () => {
  const order = await bought();
  expect(codeOf(await declare({ number: order.number, email: 'nobody' }))).toEqual([422, 'orders/invalid-email']);
  expect((await declare({ number: order.number, email: order.email, name: ' ' })).status).toBe(400);
  expect(
    (await declare({ number: order.number, email: order.email, lines: [{ lineId: 'a', quantity: -1 }] })).status,
  ).toBe(400);
  expect((await received('withdrawal_of-nobody')).status).toBe(404);
  const answers = [];
  for (let times = 0; times < 7; times += 1)
    answers.push(await declare({ number: `AM-${times}`, email: `flooded${times % 2 ? '+more' : ''}@example.com` }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429]);
});

test('[LAW-01] LEGAL_REGION switches it', async () => {
  const lawless = await openSale({ LEGAL_REGION: 'none' });
  const said = { name: 'Rio', number: 'AM-2026-1', email: 'rio@example.com', lines: null, said: '' };
  expect(codeOf(await browser(lawless.address).call('POST', '/api/withdrawals', said))).toEqual([
    404,
    'orders/no-withdrawal-here',
  ]);
  const request = { number: said.number, email: said.email };
  expect(codeOf(await browser(lawless.address).call('POST', '/api/orders/withdrawable', request))).toEqual([
    404,
    'orders/no-withdrawal-here',
  ]);
  expect(await count(lawless, 'withdrawals')).toBe(0);
  await lawless.stop();
});

test('[LAW-01] declarations of strangers with a buyer’s address keep nobody from withdrawing', async () => {
  const order = await bought();
  const { email, number, accessKey } = order;
  for (let stranger = 0; stranger < 7; stranger += 1)
    await declare({ email, number: `AM-2026-90000${stranger}` }, browser(sale.address));
  expect(codeOf(await declare({ email, number: 'AM-2026-900009' }))).toEqual([429, 'orders/too-many-withdrawals']);
  const [lineId] = (await orderOf(order)).lines.map(({ id }: { id: string }) => id);
  const one = { number, lines: [{ lineId, quantity: 1 }] };
  expect(codeOf(await declare({ ...one, email }))[0]).toBe(200);
  expect(codeOf(await declare({ ...one, email: 'full@example.com', accessKey }))[0]).toBe(200);
});
