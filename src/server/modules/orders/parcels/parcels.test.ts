import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '#domain/core/time.ts';
import { maker } from '#test/builders/market.ts';
import { buy, count, variantOf, withCart } from '#test/builders/buying.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { browser, codeOf, openSale, type Sale } from '#test/builders/sale.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  ana = await maker(sale.address, 'Ana Potter');
});
afterAll(() => sale.stop());

/** Somebody who bought mugs and bowls of Ana, as a guest. */
async function bought(mugs = 3, bowls = 1) {
  const [mug, bowl] = [await variantOf(sale, ana, { quantity: 9 }), await variantOf(sale, ana, { quantity: 9 })];
  const cart = await withCart(sale, { ...mug, quantity: mugs }, { ...bowl, quantity: bowls });
  const { body } = await buy(cart, { email: 'noa@example.com' });
  const { orderId } = body.orders[0] as { orderId: string };
  const base = `/api/seller/orders/${orderId}`;
  const seen = async () =>
    (await browser(sale.address).call('GET', `/api/orders/${orderId}?accessKey=${body.accessKey}`)).body;
  const lines = (await seen()).lines as { id: string; listingId: string }[];
  const idOf = (listingId: string) => lines.find((line) => line.listingId === listingId)?.id ?? '';
  const [mugLine, bowlLine] = [idOf(mug.listingId), idOf(bowl.listingId)];
  const send = (quantities: [number, number], parcel = {}) =>
    ana.call('POST', `${base}/parcels`, {
      lines: [
        { lineId: mugLine, quantity: quantities[0] },
        { lineId: bowlLine, quantity: quantities[1] },
      ].filter(({ quantity }) => quantity > 0),
      ...parcel,
    });
  return { orderId, base, seen, mugLine, bowlLine, send };
}
const mailsOf = (orderId: string, parcelIds: string[]) =>
  count(sale, 'mails WHERE key = ANY($1)', [parcelIds.map((id) => `sent ${id} ${orderId}`)]);
const statesOf = ({ parcels }: { parcels: { state: string }[] }) => parcels.map(({ state }) => state);

test('[ORD-05] a parcel is followed by its own steps while the rest of its order waits', async () => {
  const order = await bought();
  await order.send([1, 0], { carrier: 'CTT', tracking: 'RR000000005PT' });
  const follow = () => browser(sale.address).call('POST', '/api/orders/track-parcel', { tracking: 'RR000000005PT' });
  const way = async () => {
    const { state, timeline } = (await follow()).body;
    return [state, ...timeline.map((step: { state: string }) => step.state)];
  };
  expect([(await order.seen()).state, await way()]).toEqual([
    'processing',
    ['shipped', 'confirmed', 'processing', 'shipped'],
  ]);
  await passTime(sale, DAY);
  const [{ parcelId }] = (await order.seen()).parcels;
  await ana.call('POST', `${order.base}/parcels/${parcelId}/state`, { state: 'delivered' });
  expect((await way()).at(-1)).toBe('delivered');
});

test('[ORD-01, ORD-03] an order leaves in several parcels, each with its lines, number and mail', async () => {
  const order = await bought();
  const first = await order.send([2, 0], { carrier: 'CTT', tracking: 'RR123456785PT' });
  expect(first.body).toMatchObject({ state: 'processing' });
  expect(codeOf(await order.send([2, 0]))).toEqual([409, 'orders/parcel-too-many']);
  const second = await order.send([1, 1], { carrier: 'UPS', tracking: '1Z999AA10123456784' });
  expect(second.body).toMatchObject({ state: 'shipped' });
  const [one, two] = [first.body.parcelId, second.body.parcelId];
  expect((await order.seen()).parcels.map((each: { lines: unknown }) => each.lines)).toEqual([
    [{ lineId: order.mugLine, quantity: 2 }],
    [order.mugLine, order.bowlLine].toSorted().map((lineId) => ({ lineId, quantity: 1 })),
  ]);
  expect(await mailsOf(order.orderId, [one, two])).toBe(2);
  const arrive = (parcelId: string) =>
    ana.call('POST', `${order.base}/parcels/${parcelId}/state`, { state: 'delivered' });
  expect(codeOf(await arrive(one))).toEqual([409, 'orders/not-arrived-yet']);
  await passTime(sale, DAY);
  expect((await arrive(one)).body).toMatchObject({ state: 'shipped' });
  expect((await arrive(two)).body).toMatchObject({ state: 'delivered' });
  expect(statesOf(await order.seen())).toEqual(['delivered', 'delivered']);
  expect(await count(sale, `mails WHERE key = 'delivered ' || $1`, [order.orderId])).toBe(1);
});

test('[ORD-03] pressed twice at once, a parcel leaves once; the rest leaves with one press', async () => {
  const order = await bought();
  const answers = await Promise.all([order.send([3, 0]), order.send([3, 0])]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await ana.call('POST', `${order.base}/state`, { state: 'shipped' })).body).toMatchObject({
    state: 'shipped',
  });
  expect(statesOf(await order.seen())).toEqual(['sent', 'sent']);
});

test('[ORD-03] a number of another carrier is refused and changes nothing', async () => {
  const order = await bought();
  const wrong = { carrier: 'UPS', tracking: 'RR123456785PT' };
  expect(codeOf(await order.send([1, 0], wrong))).toEqual([422, 'orders/number-of-another-carrier']);
  expect(codeOf(await ana.call('POST', `${order.base}/state`, { state: 'shipped', ...wrong }))).toEqual([
    422,
    'orders/number-of-another-carrier',
  ]);
  expect((await order.seen()).parcels).toEqual([]);
  const { parcelId } = (await order.send([1, 0])).body;
  const name = (parcel: object) => ana.call('POST', `${order.base}/parcels/${parcelId}/number`, parcel);
  expect(codeOf(await name({ carrier: 'CTT', tracking: 'RR123456784PT' }))[0]).toBe(422);
  expect((await name({ carrier: 'CTT', tracking: 'RR123456785PT' })).status).toBe(200);
  expect(await order.seen()).toMatchObject({ state: 'processing', carrier: 'CTT', tracking: 'RR123456785PT' });
});

test('[ORD-01, PAY-04] pieces paid back before they leave are not sent', async () => {
  const order = await bought();
  await order.send([2, 1]);
  const refund = (quantity: number) =>
    ana.call('POST', `${order.base}/refund`, {
      refund: { kind: 'lines', lines: [{ lineId: order.mugLine, quantity }] },
      reason: 'It broke in the kiln',
    });
  expect((await refund(1)).status).toBe(200);
  const seen = await order.seen();
  expect([seen.state, seen.lines.find(({ id }: { id: string }) => id === order.mugLine).notSentQuantity]).toEqual([
    'shipped',
    1,
  ]);
  // What has left cannot be held back.
  expect((await refund(1)).status).toBe(200);
  expect((await order.seen()).lines.find(({ id }: { id: string }) => id === order.mugLine).notSentQuantity).toBe(1);
});

test('[ORD-01] an order of which a part has left is not cancelled as a whole', async () => {
  const order = await bought();
  await order.send([1, 0]);
  expect(codeOf(await ana.call('POST', `${order.base}/cancel`, { reason: 'No clay left' }))).toEqual([
    409,
    'orders/partly-sent',
  ]);
});

test('[LAW-01, INV-07] withdrawn from after a part has left, the rest stays here and is for sale again', async () => {
  const order = await bought(2, 1);
  await order.send([1, 1]);
  const { number } = await order.seen();
  const declared = await browser(sale.address).call('POST', '/api/withdrawals', {
    ...{ name: 'Noa', number, email: 'noa@example.com', said: '' },
    lines: [{ lineId: order.mugLine, quantity: 2 }],
  });
  expect(declared.status).toBe(200);
  const seen = await order.seen();
  expect([seen.state, seen.withdrawals[0].state, seen.withdrawals[0].isBeforeLeaving]).toEqual([
    'shipped',
    'declared',
    false,
  ]);
  expect(await count(sale, 'order_lines WHERE id = $1 AND not_sent = 1 AND restocked = 1', [order.mugLine])).toBe(1);
});

test('[INV-22] to another maker the order and its parcels are not there', async () => {
  const order = await bought();
  const bea = await maker(sale.address, 'Bea Weaver');
  const { parcelId } = (await order.send([1, 0])).body;
  for (const [path, body] of [
    ['parcels', { lines: [{ lineId: order.mugLine, quantity: 1 }] }],
    [`parcels/${parcelId}/state`, { state: 'delivered' }],
    [`parcels/${parcelId}/number`, { carrier: '', tracking: '' }],
  ] as const)
    expect(codeOf(await bea.call('POST', `${order.base}/${path}`, body))).toEqual([404, 'orders/not-found']);
  expect(codeOf(await ana.call('POST', `${order.base}/parcels/p9/state`, { state: 'sent' }))).toEqual([
    404,
    'orders/parcel-not-found',
  ]);
});
