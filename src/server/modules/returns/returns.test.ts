import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY } from '#domain/core/time.ts';
import { erase } from '#test/builders/erase.ts';
import { buy, expectBooksBalance, type SoldVariant, stockOf, variantOf, withCart } from '#test/builders/buying.ts';
import { carry } from '#test/builders/delivered.ts';
import { privatePicture } from '#test/builders/incoming-file.ts';
import { maker, pictureBytes } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { browser, codeOf, openSale, type Sale } from '#test/builders/sale.ts';
import { nextPerson, returnOperations } from '#test/builders/returns.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { runAudit } from '../../app/audit/run-audit.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;
const sql = sqlOf(() => sale);

const {
  bought,
  orderOf,
  asking,
  ask,
  asked,
  sent,
  stop,
  step,
  reject,
  refund,
  stand,
  stepsOf,
  send,
  underReview,
  alertsOf,
  mailsOf,
} = returnOperations({ sale: () => sale, ana: () => ana, mug: () => mug });

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

test('[ORD-04] both sides see the same steps of a return', async () => {
  const order = await bought();
  const id = await asked(order);
  expect((await step(id, 'approved')).body).toEqual({ returnId: id, state: 'approved' });
  // The number may be named later than the sending.
  expect((await sent(order, id, '')).body.state).toBe('shipped');
  expect((await sent(order, id)).body.state).toBe('processing');
  for (const state of ['received', 'under_review']) expect((await step(id, state)).status).toBe(200);
  expect((await refund(id, true)).body).toEqual({ returnId: id, state: 'refund_issued', refundCents: 2800 });
  await send();
  const steps = [
    'requested buyer',
    'approved maker',
    'shipped buyer',
    'processing buyer',
    'received maker',
    'under_review maker',
    'refund_issued maker',
    'refund_processed system',
  ];
  expect(await stepsOf(id)).toEqual(steps);
  const own = (await order.rio.call('GET', `/api/orders/${order.orderId}/returns`)).body.returns;
  expect(own).toEqual([await stand(id)]);
  expect(own[0]).toMatchObject({ carrier: 'CTT', tracking: 'RR123456785PT', refundCents: 2800, isRestocked: true });
  expect(await orderOf(order)).toMatchObject({ refundedCents: 2800, state: 'delivered' });
  expect(await stockOf(sale, mug)).toEqual({ stock: 9, reserved: 0, sold: 1 });
  const buyerId = order.rio.userId;
  expect((await alertsOf(ana.userId, order.orderId)).toSorted()).toEqual([
    'refund_issued',
    'refund_processed',
    'return_processing',
    'return_requested',
    'return_shipped',
  ]);
  expect((await alertsOf(buyerId, order.orderId)).toSorted()).toEqual([
    'return_approved',
    'return_received',
    'return_under_review',
  ]);
  expect(await mailsOf(id)).toEqual(['requested', 'approved', 'received']);
  // A step that was written of is not written of a second time as an alert.
  await sale.settle();
  const { rows } = await sql<{ type: string }>(
    `SELECT a.type FROM mails m JOIN buyer_notices a ON m.key = 'alert:' || a.id WHERE a.user_id = $1`,
    [buyerId],
  );
  expect(rows).toEqual([{ type: 'return_under_review' }]);
});

test('[ORD-04] the mail with the address says who bears the postage', async () => {
  for (const [reason, text] of [
    ['wrong_item', 'The workshop bears the postage'],
    ['came_late', 'You bear the postage.'],
  ] as const) {
    const id = (await ask(await bought(), 1, { reason })).body.returnId;
    await step(id, 'approved');
    const { rows } = await sql<{ body_text: string }>('SELECT body_text FROM mails WHERE key LIKE $1', [
      `return ${id} approved%`,
    ]);
    expect(rows[0]?.body_text).toContain(text);
  }
});

test('[ORD-04] all of an order brings the postage of the cheapest way too', async () => {
  const order = await bought();
  const { totalCents } = await orderOf(order);
  const one = await underReview(order);
  expect((await refund(one)).body.refundCents).toBe(2800);
  const two = await underReview(order);
  expect((await refund(two)).body.refundCents).toBe(totalCents - 2800);
  await send();
  expect(await orderOf(order)).toMatchObject({ state: 'refunded', refundedCents: totalCents });
  expect(await stockOf(sale, mug)).toEqual({ stock: 8, reserved: 0, sold: 2 });
  expect(codeOf(await ask(order))).toEqual([409, 'returns/nothing-left']);
});

test('[ORD-04] what cannot be a request is refused with its sentence and changes nothing', async () => {
  const early = await bought(1, ['processing', 'shipped']);
  expect(codeOf(await ask(early))).toEqual([409, 'returns/not-arrived']);
  const order = await bought();
  expect(codeOf(await ask(order, 3))).toEqual([409, 'returns/too-many']);
  expect(codeOf(await ask({ ...order, lineId: early.lineId.replace(/.$/, '0') }))).toEqual([
    400,
    'returns/unknown-line',
  ]);
  const twice = asking(order).lines.flatMap((line) => [line, line]);
  expect(codeOf(await ask(order, 1, { lines: twice }))).toEqual([400, 'returns/unknown-line']);
  expect((await ask(order, 1, { reason: 'because' })).status).toBe(400);
  expect((await ask(order, 0)).status).toBe(400);
  expect((await orderOf(order)).lines[0].returnedQuantity).toBe(0);
});

test('[ORD-04] a return that the rules deny is told by mail and counts for nothing', async () => {
  const order = await bought();
  await passTime(sale, 18 * DAY);
  expect((await ask(order)).body.state).toBe('denied');
  mug = await variantOf(sale, ana, { personalisation: { prompt: 'Name to press in', maxLength: 20, required: true } });
  const personal = await bought(1, undefined, { personalisation: 'For Ida' });
  const { body } = await ask(personal);
  expect(body.state).toBe('denied');
  expect((await ask(personal, 1, { reason: 'damaged' })).body.state).toBe('requested');
  expect(await stand(body.returnId)).toMatchObject({ refusal: 'personalised' });
  expect(await stepsOf(body.returnId)).toEqual(['requested buyer', 'denied system']);
  expect(await mailsOf(body.returnId)).toEqual(['denied']);
  expect((await orderOf(personal)).lines[0].returnedQuantity).toBe(1);
});

test('[ORD-04, INV-22] a guest asks with the key of the order; strangers and other shops find nothing', async () => {
  const order = await bought();
  const guest = browser(sale.address);
  const at = `/api/orders/${order.orderId}/returns`;
  expect(codeOf(await guest.call('POST', at, asking(order)))).toEqual([404, 'orders/not-found']);
  const { body } = await guest.call('POST', at, { ...asking(order), accessKey: order.accessKey });
  const id = body.returnId as string;
  const bea = await maker(sale.address, `Bea Weaver ${nextPerson()}`);
  const notFound = [404, 'returns/not-found'];
  for (const answer of [await step(id, 'approved', bea), await reject(id, 'No', bea), await refund(id, true, bea)])
    expect([404, 400]).toContain(answer.status);
  expect(codeOf(await bea.call('GET', `/api/seller/returns/${id}`))).toEqual(notFound);
  expect((await bea.call('GET', '/api/seller/returns')).body).toMatchObject({ returns: [], openCount: 0 });
  const other = await bought();
  expect(codeOf(await sent({ ...other, orderId: order.orderId }, id))).toEqual([404, 'orders/not-found']);
  expect(codeOf(await sent(other, id))).toEqual(notFound);
  expect(codeOf(await stop(other, id))).toEqual(notFound);
  expect((await guest.call('GET', `${at}?accessKey=${order.accessKey}`)).body.returns).toHaveLength(1);
  expect((await ana.call('GET', '/api/seller/returns')).body).toMatchObject({ openCount: 1, nextCursor: null });
});

test('[ORD-04, ALERT-02] a guest hears of each step by mail alone', async () => {
  const guest = browser(sale.address);
  const { body } = await buy(await withCart(sale, { ...mug, quantity: 3 }), { email: 'gil@example.com' });
  const [{ orderId }] = body.orders;
  await carry(sale, { orderId, sellerId: ana.userId }, ['processing', 'shipped', 'delivered']);
  const { lines } = (await guest.call('GET', `/api/orders/${orderId}?accessKey=${body.accessKey}`)).body;
  const asks = async (): Promise<string> => {
    const text = { ...asking({ lineId: lines[0].id }), accessKey: body.accessKey };
    return (await guest.call('POST', `/api/orders/${orderId}/returns`, text)).body.returnId;
  };
  const [paid, rejected] = [await asks(), await asks()];
  for (const id of [paid, rejected])
    for (const state of ['approved', 'received', 'under_review']) expect((await step(id, state)).status).toBe(200);
  expect([(await refund(paid)).status, (await reject(rejected)).status]).toEqual([200, 200]);
  await send();
  await passTime(sale, 18 * DAY);
  const denied = await asks();
  await sale.settle();
  const { rows } = await sql<{ who: string; type: string }>(
    `SELECT seller_id AS who, type FROM alerts WHERE metadata->>'orderId' = $1 AND category = 'return' AND priority <> 'low' ORDER BY type`,
    [orderId],
  );
  expect(rows.map(({ who, type }) => [who === ana.userId, type])).toEqual(
    ['refund_issued', 'return_requested', 'return_requested'].map((type) => [true, type]),
  );
  expect(await Promise.all([paid, rejected, denied].map(mailsOf))).toEqual([
    ['requested', 'approved', 'received'],
    ['requested', 'approved', 'received', 'rejected'],
    ['denied'],
  ]);
});

test('[ORD-04, INV-03] the last piece asked for five times at once comes back once', async () => {
  const order = await bought(1);
  const key = crypto.randomUUID();
  const at = `/api/orders/${order.orderId}/returns`;
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map((n) =>
      order.rio.call('POST', at, asking(order), { 'idempotency-key': n < 3 ? key : crypto.randomUUID() }),
    ),
  );
  const done = answers.filter(({ status }) => status === 200);
  expect(new Set(done.map(({ body }) => body.returnId)).size).toBe(1);
  expect(answers.filter(({ status }) => status !== 200).every(({ status }) => status === 409)).toBe(true);
  expect((await orderOf(order)).lines[0].returnedQuantity).toBe(1);
  const replayed = await order.rio.call('POST', at, asking(order), { 'idempotency-key': key });
  if (replayed.status === 200) expect(replayed.body.returnId).toBe(done[0]?.body.returnId);
});

test('[ORD-04, INV-06] a step that is not next is refused, a step that is taken again is the same one', async () => {
  const order = await bought();
  const id = await asked(order);
  const notAllowed = [409, 'returns/step-not-allowed'];
  for (const state of ['received', 'under_review']) expect(codeOf(await step(id, state))).toEqual(notAllowed);
  expect(codeOf(await refund(id))).toEqual(notAllowed);
  expect(codeOf(await sent(order, id))).toEqual(notAllowed);
  expect((await step(id, 'approved')).status).toBe(200);
  expect((await step(id, 'approved')).status).toBe(200);
  expect((await sent(order, id, '')).body.state).toBe('shipped');
  expect(codeOf(await stop(order, id))).toEqual(notAllowed);
  expect((await sent(order, id)).body.state).toBe('processing');
  expect(codeOf(await reject(id))).toEqual(notAllowed);
  expect(await stepsOf(id)).toHaveLength(4);
});

test('[ORD-04, UX-65] stopped before posting, its pieces can be asked back again', async () => {
  const order = await bought(1);
  const id = await asked(order);
  expect((await stop(order, id)).body.state).toBe('stopped');
  expect((await stop(order, id)).body.state).toBe('stopped');
  expect(await mailsOf(id)).toEqual(['requested']);
  expect((await ask(order)).status).toBe(200);
});

test('[ORD-04, SUP-02] whoever is gone leaves their returns without their words', async () => {
  const order = await bought();
  const id = await asked(order);
  const buyerId = order.rio.userId;
  await erase(sale, buyerId);
  expect(await stand(id)).toMatchObject({ words: '', lines: [{ quantity: 1 }] });
});

test('[ORD-04, FILE-06] pictures of what is wrong are seen by the buyer, the maker and administrators', async () => {
  const order = await bought();
  const picture = await privatePicture(sale.address, order.rio, await pictureBytes('#5a1010'));
  const stranger = await bought();
  expect(codeOf(await ask(stranger, 1, { pictures: [picture] }))).toEqual([404, 'files/not-found']);
  const { status, body } = await ask(order, 1, { pictures: [picture] });
  expect(status).toBe(200);
  const own = (await order.rio.call('GET', `/api/orders/${order.orderId}/returns`)).body.returns[0];
  const shops = (await ana.call('GET', `/api/seller/returns/${body.returnId}`)).body;
  for (const { pictures } of [own, shops]) {
    expect(pictures).toMatchObject([{ width: 640, height: 480 }]);
    expect((await fetch(`${sale.address}/pictures/${pictures[0].id}/320.webp`)).status).toBe(200);
  }
  await erase(sale, order.rio.userId);
  expect((await ana.call('GET', `/api/seller/returns/${body.returnId}`)).body).toMatchObject({
    pictures: [],
    words: '',
  });
});
