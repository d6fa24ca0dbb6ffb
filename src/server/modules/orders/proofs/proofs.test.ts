import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#domain/core/time.ts';
import { erase } from '#test/builders/erase.ts';
import { buy, count, type SoldVariant, variantOf, withCart } from '#test/builders/buying.ts';
import { privatePicture } from '#test/builders/incoming-file.ts';
import { maker, pictureBytes } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { draftEvidence } from '#domain/office/disputes/dispute-evidence.ts';
import { mailLateOrders } from '../mail-late-orders.ts';
import { followProofs } from './follow-proofs.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let spoon: SoldVariant;
beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  ana = await maker(sale.address, 'Ana Carver');
  const personalisation = { prompt: 'Name to carve', maxLength: 20, required: true };
  spoon = await variantOf(sale, ana, { quantity: 50, personalisation, processingDays: 3 });
});
afterAll(() => sale.stop());

/** A guest's order of one spoon with a name, and what both sides can do with it. */
async function bought(email = 'noa@example.com') {
  const { body } = await buy(await withCart(sale, { ...spoon, personalisation: 'NOA' }), { email });
  const { orderId, number } = body.orders[0] as { orderId: string; number: string };
  const guest = browser(sale.address);
  const key = { accessKey: body.accessKey };
  const order = async () => (await guest.call('GET', `/api/orders/${orderId}?accessKey=${body.accessKey}`)).body;
  const lineId: string = (await order()).lines[0].id;
  const base = `/api/seller/orders/${orderId}`;
  return {
    ...{ orderId, number, base, guest, key, order, lineId },
    send: (changes = {}) => ana.call('POST', `${base}/proofs`, { lineId, text: 'Serif letters', ...changes }),
    answer: (version: number, state: string, answer = '') =>
      guest.call('POST', `/api/orders/${orderId}/proofs/answer`, { ...key, lineId, version, state, answer }),
    state: (state: string) => ana.call('POST', `${base}/state`, { state }),
    proofs: async (who = guest) =>
      (await who.call('GET', `/api/orders/${orderId}/proofs?accessKey=${body.accessKey}`)).body.proofs,
  };
}
const events = (name: string, orderId: string) =>
  count(sale, `events WHERE name = $1 AND payload->>'orderId' = $2`, [name, orderId]);
const mailsAbout = async (number: string): Promise<{ title: string; text: string }[]> => {
  const { rows } = await sale.app.db.query<{ title: string; text: string }>({
    text: `SELECT subject AS title, body_text AS text FROM mails WHERE subject LIKE '%' || $1 || '%' ORDER BY key`,
    values: [number],
  });
  return rows;
};

test('[ORD-07] a guest asks for a change by the link of the mail, and approves the next version', async () => {
  const order = await bought();
  const picture = await privatePicture(sale.address, ana, await pictureBytes('#5a1010'));
  expect((await order.send({ pictures: [picture] })).body).toEqual({ lineId: order.lineId, version: 1, state: 'sent' });
  const mail = (await mailsAbout(order.number)).find(({ title }) => title.includes('shows you'));
  const [, accessKey] = /\/order\/[\w-]+\?key=(\S+)/.exec(mail?.text ?? '') ?? [];
  const change = { lineId: order.lineId, version: 1, state: 'change_requested', answer: 'Larger letters' };
  const path = `/api/orders/${order.orderId}/proofs/answer`;
  expect((await order.guest.call('POST', path, { accessKey, ...change })).status).toBe(200);
  expect((await order.guest.call('POST', path, { accessKey, ...change })).status).toBe(200);
  expect(await events('orders.proof-answered', order.orderId)).toBe(1);
  expect((await order.send({ text: 'Larger now' })).body.version).toBe(2);
  expect(codeOf(await order.answer(1, 'approved'))).toEqual([409, 'orders/proof-answered']);
  expect((await order.answer(2, 'approved')).status).toBe(200);
  expect(await order.proofs()).toMatchObject([
    {
      version: 1,
      state: 'change_requested',
      answer: 'Larger letters',
      answeredBy: 'buyer',
      pictures: [{ width: 640 }],
    },
    { version: 2, state: 'approved', text: 'Larger now', pictures: [] },
  ]);
  expect(codeOf(await order.send())).toEqual([409, 'orders/proof-approved']);
});

test('[ORD-07] making, packing and sending wait for the approval', async () => {
  const order = await bought();
  await order.send();
  const parcel = { lines: [{ lineId: order.lineId, quantity: 1 }] };
  const blocked = [409, 'orders/proof-open'];
  expect(codeOf(await order.state('processing'))).toEqual(blocked);
  expect(codeOf(await order.state('shipped'))).toEqual(blocked);
  expect(codeOf(await ana.call('POST', `${order.base}/parcels`, parcel))).toEqual(blocked);
  expect(codeOf(await ana.call('POST', `${order.base}/labels`, { weightGrams: 300, box: 'small' }))).toEqual(blocked);
  await order.answer(1, 'change_requested', 'No serifs');
  expect(codeOf(await order.state('processing'))).toEqual(blocked);
  await order.send();
  await order.answer(2, 'approved');
  expect((await order.state('processing')).status).toBe(200);
});

test('[ORD-06, ORD-07] while the buyer has the proof the order is not late', async () => {
  const order = await bought();
  const promised = await order.order();
  await order.send();
  await passTime(sale, 4 * DAY);
  await order.send({ text: 'A second try' });
  await passTime(sale, 4 * DAY);
  await mailLateOrders.run(sale.app);
  expect((await mailsAbout(order.number)).filter(({ title }) => title.includes('late'))).toEqual([]);
  expect((await ana.call('GET', '/api/seller/orders?state=late')).body.items).not.toContainEqual(
    expect.objectContaining({ orderId: order.orderId }),
  );
  expect((await ana.call('GET', '/api/seller/orders?state=to_ship')).body.items).toContainEqual(
    expect.objectContaining({ orderId: order.orderId, awaitsBuyer: true }),
  );
  await order.answer(2, 'approved');
  const moved = await order.order();
  expect(moved.leavesBy > promised.leavesBy && moved.arrivesTo > promised.arrivesTo).toBe(true);
  expect(moved.leavesBy > sale.app.clock.now().toISOString().slice(0, 10)).toBe(true);
});

test('[ORD-07] a proof reminds once and counts as approved at its end', async () => {
  const order = await bought();
  await order.send();
  await passTime(sale, 3 * DAY + MINUTE);
  await Promise.all([followProofs.run(sale.app), followProofs.run(sale.app)]);
  expect(await events('orders.proof-reminded', order.orderId)).toBe(1);
  await passTime(sale, 2 * DAY - HOUR);
  await followProofs.run(sale.app);
  expect((await order.proofs())[0].state).toBe('sent');
  await passTime(sale, 2 * HOUR);
  await followProofs.run(sale.app);
  expect(await order.proofs()).toMatchObject([{ state: 'approved', answeredBy: 'system' }]);
  expect((await mailsAbout(order.number)).map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('waits for your answer'),
      expect.stringContaining('starts making your piece'),
    ]),
  );
  expect((await order.state('processing')).status).toBe(200);
});

test('[ORD-07] a maker who sends no next version in time is overdue, and the buyer can cancel', async () => {
  const order = await bought();
  await order.send();
  await order.answer(1, 'change_requested', 'Larger');
  await passTime(sale, 7 * DAY);
  await followProofs.run(sale.app);
  await followProofs.run(sale.app);
  expect(await events('orders.proof-overdue', order.orderId)).toBe(1);
  expect((await mailsAbout(order.number)).some(({ title }) => title.includes('overdue'))).toBe(true);
  expect((await order.guest.call('POST', `/api/orders/${order.orderId}/cancel`, order.key)).status).toBe(200);
  expect(codeOf(await order.send())).toEqual([409, 'orders/proof-too-late']);
});

test('[ORD-07] a version of a cancelled order is closed without a word', async () => {
  const order = await bought();
  await order.send();
  await order.guest.call('POST', `/api/orders/${order.orderId}/cancel`, order.key);
  await passTime(sale, 6 * DAY);
  await followProofs.run(sale.app);
  expect(await order.proofs()).toMatchObject([{ state: 'superseded', answeredBy: 'system' }]);
  expect(await events('orders.proof-answered', order.orderId)).toBe(0);
});

test('[ORD-07, INV-22] strangers neither see nor send nor answer a proof', async () => {
  const order = await bought();
  await order.send();
  const eve = await maker(sale.address, 'Eve Other');
  const stranger = browser(sale.address);
  const body = { lineId: order.lineId, version: 1, state: 'approved' };
  expect(codeOf(await stranger.call('POST', `/api/orders/${order.orderId}/proofs/answer`, body))[0]).toBe(404);
  expect((await stranger.call('GET', `/api/orders/${order.orderId}/proofs`)).status).toBe(404);
  expect((await eve.call('GET', `${order.base}/proofs`)).status).toBe(404);
  expect((await eve.call('POST', `${order.base}/proofs`, { lineId: order.lineId, text: 'Mine' })).status).toBe(404);
  const picture = await privatePicture(sale.address, eve, await pictureBytes('#105a10'));
  expect(codeOf(await order.send({ pictures: [picture] }))).toEqual([404, 'files/not-found']);
});

test('[ORD-07] of two versions sent at once both count, and of two answers at once one', async () => {
  const order = await bought();
  const versions = await Promise.all([order.send(), order.send()]);
  expect(versions.map(({ body }) => body.version).toSorted()).toEqual([1, 2]);
  const answers = await Promise.all([order.answer(2, 'approved'), order.answer(2, 'change_requested', 'Larger')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('[ORD-07, PAY-02] a dispute’s evidence has each version and its answer', async () => {
  const order = await bought();
  await order.send();
  await order.answer(1, 'change_requested', 'Larger letters');
  const evidence = draftEvidence([(await ana.call('GET', order.base)).body], { siteName: 'A', timeZone: 'UTC' });
  expect(evidence.uncategorized_text).toMatch(
    /version 1 of .* shown to the buyer: “Serif letters”, a change requested by the buyer on .*: “Larger letters”/,
  );
});

test('[ORD-07, SUP-02] whoever is gone leaves proofs without what was written and shown', async () => {
  const rio = await signUp(await withCart(sale, { ...spoon, personalisation: 'RIO' }), 'Rio Buyer');
  const { orderId } = (await buy(rio)).body.orders[0];
  const lineId = (await rio.call('GET', `/api/orders/${orderId}`)).body.lines[0].id;
  const base = `/api/seller/orders/${orderId}`;
  await ana.call('POST', `${base}/proofs`, { lineId, text: 'Rio in serifs' });
  const answer = { lineId, version: 1, state: 'change_requested', answer: 'My full name' };
  await rio.call('POST', `/api/orders/${orderId}/proofs/answer`, answer);
  await erase(sale, rio.userId);
  expect((await ana.call('GET', `${base}/proofs`)).body.proofs).toMatchObject([{ text: 'Removed', answer: 'Removed' }]);
});
