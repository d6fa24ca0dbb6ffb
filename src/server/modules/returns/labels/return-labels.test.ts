import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#domain/core/time.ts';
import { count, expectBooksBalance, type SoldVariant, variantOf } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { type Bought, returnOperations } from '#test/builders/returns.ts';
import { browser, codeOf, openSale, type Sale } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { sayFacts } from '#test/builders/trader.ts';
import { resolveReturnLabels } from './resolve-return-labels.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;
const sql = sqlOf(() => sale);
const { bought, ask, step, stand, stop, stepsOf, refund, send } = returnOperations({
  ...{ sale: () => sale, ana: () => ana, mug: () => mug },
});
beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  ana = await maker(sale.address, 'Ana Potter');
  await sayFacts(ana);
  mug = await variantOf(sale, ana, { quantity: 99 });
});
afterAll(async () => {
  await expectBooksBalance(sale);
  await sale.stop();
});

/** An approved return, and a guest's presses on its label. */
async function approved(reason = 'not_right') {
  const order = await bought(2);
  const id: string = (await ask(order, 1, { reason })).body.returnId;
  await step(id, 'approved');
  const path = `/api/orders/${order.orderId}/returns/${id}`;
  const guest = browser(sale.address);
  const { accessKey } = order;
  const quote = () => guest.call('POST', `${path}/label-rate`, { accessKey });
  const buy = async (changes = {}) => {
    const { carrier, service, cents } = (await quote()).body;
    return guest.call('POST', `${path}/label`, {
      accessKey,
      wanted: { carrier, service },
      mostCents: cents,
      ...changes,
    });
  };
  const pdf = (key = accessKey) => fetch(`${sale.address}${path}/label?accessKey=${key}`);
  const code = (key = accessKey) => fetch(`${sale.address}${path}/label/code?accessKey=${key}`);
  return { order, id, path, quote, buy, pdf, code };
}
const soldTo = (id: string) =>
  count(sale, `label_sandbox.shipments WHERE reference = $1 AND bought_at IS NOT NULL`, [id]);
const bookings = (id: string, kind = 'label') =>
  count(sale, `ledger_transactions WHERE cause_id = $1 AND kind = $2`, [id, kind]);
const returnOf = async ({ orderId, accessKey }: Bought) =>
  (await browser(sale.address).call('GET', `/api/orders/${orderId}/returns?accessKey=${accessKey}`)).body.returns[0];
async function dropNextAnswer(path = '/buy'): Promise<void> {
  const { rows } = await sql<{ key: string }>('SELECT api_key AS key FROM label_sandbox.accounts');
  await fetch(`${sale.labelBase}/_sandbox/answers`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${rows[0]?.key}:`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ path, how: 'drop', times: 1 }),
  });
}

test('[ORD-04, INV-22] a carrier’s code for its counter is shown to who holds the key', async () => {
  const [post, express] = [await approved('damaged'), await approved('damaged')];
  expect((await post.buy()).body).toMatchObject({ carrier: 'Post', hasCounterCode: true });
  const shown = await post.code();
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect([...new Uint8Array(await shown.arrayBuffer())].slice(1, 4)).toEqual([...Buffer.from('PNG')]);
  expect((await post.code('another')).status).toBe(404);
  const wanted = { carrier: 'DHLExpress', service: 'ExpressEasy' };
  expect((await express.buy({ wanted, mostCents: 99_900 })).body).toMatchObject({ ...wanted, hasCounterCode: false });
  expect((await express.code()).status).toBe(404);
  expect((await returnOf(express.order)).label).toMatchObject({ hasCounterCode: false });
});

test('[ORD-04, RUN-03] a purchase that broke off before its code is the same label with the code', async () => {
  const { order, id, buy } = await approved('damaged');
  await dropNextAnswer('/forms');
  expect(codeOf(await buy())).toEqual([503, 'orders/label-away']);
  await passTime(sale, 5 * MINUTE);
  await resolveReturnLabels.run(sale.app);
  expect((await returnOf(order)).label).toMatchObject({ state: 'bought', hasCounterCode: true });
  expect([await soldTo(id), await bookings(id)]).toEqual([1, 1]);
});

test('[ORD-04, UX-65, INV-22] a guest gets a label for the way back and prints it; without the key nobody does', async () => {
  const { order, id, buy, pdf } = await approved('damaged');
  expect((await buy()).body).toMatchObject({ state: 'bought', payer: 'maker', costCents: expect.any(Number) });
  const file = await pdf();
  expect([file.headers.get('content-type'), (await file.text()).slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
  expect((await pdf('wrong')).status).toBe(404);
  expect((await returnOf(order)).label).toMatchObject({ state: 'bought', payer: 'maker' });
  expect([await soldTo(id), await bookings(id)]).toEqual([1, 1]);
});

test('[ORD-04, PAY-04] a changed mind pays the return label, a fault does not', async () => {
  const costs = async (reason: string) => {
    const { id, buy } = await approved(reason);
    const { costCents } = (await buy()).body;
    for (const state of ['received', 'under_review']) await step(id, state);
    return { costCents, missingCents: 2800 - (await refund(id)).body.refundCents };
  };
  const own = await costs('not_right');
  expect(own.missingCents).toBe(own.costCents);
  expect((await costs('wrong_item')).missingCents).toBe(0);
  await send();
});

/** Withdraws from what is left of an order; what its maker gives back once the pieces are there. */
async function withdrawn({ rio, orderId }: Bought): Promise<number> {
  const { number, email } = (await rio.call('GET', `/api/orders/${orderId}`)).body;
  const said = { number, email, name: 'Rio Buyer', said: '', lines: null };
  const { withdrawalId } = (await browser(sale.address).call('POST', '/api/withdrawals', said)).body;
  return (await ana.call('POST', `/api/seller/withdrawals/${withdrawalId}/received`, {})).body.refundCents;
}

test('[ORD-04, LAW-01] a later withdrawal does not bring the return label back', async () => {
  const { order, id, buy } = await approved();
  const { costCents } = (await buy()).body;
  for (const state of ['received', 'under_review']) await step(id, state);
  const { refundCents } = (await refund(id)).body;
  const { totalCents, shippingCents, standardShippingCents } = (
    await order.rio.call('GET', `/api/orders/${order.orderId}`)
  ).body;
  const dearer = shippingCents - standardShippingCents;
  expect(refundCents + (await withdrawn(order))).toBe(totalCents - dearer - costCents);
  await send();
});

test('[ORD-04, LAW-01] a withdrawal of what is on its way back costs the return label', async () => {
  const costs = async (isSent: boolean) => {
    const { order, id, buy } = await approved();
    const { costCents } = (await buy()).body;
    if (isSent)
      await order.rio.call('POST', `/api/orders/${order.orderId}/returns/${id}/sent`, { carrier: '', tracking: '' });
    const { totalCents, shippingCents, standardShippingCents } = (
      await order.rio.call('GET', `/api/orders/${order.orderId}`)
    ).body;
    return { costCents, missingCents: totalCents - shippingCents + standardShippingCents - (await withdrawn(order)) };
  };
  const used = await costs(true);
  expect(used.missingCents).toBe(used.costCents);
  // One that was never used goes back to the carrier.
  expect((await costs(false)).missingCents).toBe(0);
  await resolveReturnLabels.run(sale.app);
  await send();
});

test('[ORD-04] pressed six times at once, one label is bought and paid', async () => {
  const { id, buy } = await approved();
  const answers = await Promise.all(Array.from({ length: 6 }, () => buy()));
  expect(answers.every(({ status, body }) => status === 200 || body.error.code === 'orders/label-in-progress')).toBe(
    true,
  );
  expect((await buy()).status).toBe(200);
  expect([await soldTo(id), await bookings(id)]).toEqual([1, 1]);
});

test('[ORD-04, RUN-03] a label whose answer was lost is found again and paid once', async () => {
  const { order, id, buy } = await approved();
  await dropNextAnswer();
  expect(codeOf(await buy())).toEqual([503, 'orders/label-away']);
  await passTime(sale, 3 * MINUTE);
  await resolveReturnLabels.run(sale.app);
  expect((await returnOf(order)).label.state).toBe('bought');
  expect([await soldTo(id), await bookings(id)]).toEqual([1, 1]);
});

test('[ORD-04] the label of a return that its buyer stops is given back with its price', async () => {
  const { order, id, buy, pdf } = await approved('damaged');
  await buy();
  await stop(order, id);
  await resolveReturnLabels.run(sale.app);
  expect((await returnOf(order)).label.state).toBe('refunded');
  expect([await bookings(id), await bookings(id, 'label_refund'), (await pdf()).status]).toEqual([1, 1, 404]);
});

test('[ORD-04, ORD-05] the carrier’s events take the return from sent to received', async () => {
  const { id, buy } = await approved('damaged');
  const { tracking } = (await buy()).body;
  await passTime(sale, 7 * HOUR);
  await sale.deliverTracking();
  expect(await stand(id)).toMatchObject({ state: 'processing', tracking });
  await passTime(sale, 12 * DAY);
  await sale.deliverTracking();
  expect((await stepsOf(id)).slice(2, 5)).toEqual(['shipped system', 'processing system', 'received system']);
});

test('[ORD-04] a return label needs an approval and the shown price', async () => {
  const order = await bought();
  const { returnId } = (await ask(order)).body;
  const { accessKey } = order;
  const early = await browser(sale.address).call(
    'POST',
    `/api/orders/${order.orderId}/returns/${returnId}/label-rate`,
    {
      accessKey,
    },
  );
  expect(codeOf(early)).toEqual([409, 'returns/step-not-allowed']);
  const { id, buy, quote } = await approved();
  expect(codeOf(await buy({ mostCents: 1 }))).toEqual([409, 'returns/label-not-possible']);
  expect(codeOf(await buy({ mostCents: 9999 }))).toEqual([409, 'returns/label-too-dear']);
  const { labels } = sale.app.outside;
  sale.app.outside.labels = null;
  expect(codeOf(await quote())).toEqual([409, 'returns/label-not-possible']);
  sale.app.outside.labels = labels;
  expect(await soldTo(id)).toBe(0);
});
