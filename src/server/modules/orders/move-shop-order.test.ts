import { draftEvidence } from '#domain/office/disputes/dispute-evidence.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { ask } from '#test/builders/ask.ts';
import { maker } from '#test/builders/market.ts';
import { buy, count, variantOf, withCart } from '#test/builders/buying.ts';
import { browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { listOrdersOfCheckout } from './order-store.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let bea: Awaited<ReturnType<typeof maker>>;
let orderId = '';

const move = (who: Pick<typeof ana, 'call'>, state: string, id = orderId, parcel = {}) =>
  who.call('POST', `/api/seller/orders/${id}/state`, { state, ...parcel });

beforeAll(async () => {
  sale = await openSale();
  ana = await maker(sale.address, 'Ana Potter');
  bea = await maker(sale.address, 'Bea Weaver');
  const mug = await variantOf(sale, ana, { quantity: 5 });
  const paid = await buy(await signUp(await withCart(sale, mug), 'Rio Buyer'));
  orderId = paid.body.orders[0].orderId;
});
afterAll(() => sale.stop());

test('[ORD-01, INV-22] only the shop itself moves its order, and to strangers it is not there', async () => {
  expect((await move(browser(sale.address), 'processing')).status).toBe(401);
  for (const id of [orderId, 'order0198c9b2-0000-7000-8000-000000000001'])
    expect(codeOf(await move(bea, 'processing', id))).toEqual([404, 'orders/not-found']);
  expect((await move(ana, 'completed')).status).toBe(400);
  expect(codeOf(await move(ana, 'delivered'))).toEqual([409, 'orders/move-not-allowed']);
  expect((await move(ana, 'processing')).body).toEqual({ orderId, state: 'processing' });
});

test('[ORD-03, ORD-01] sent once, however often it is pressed at once: one entry, one mail, one event', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => move(ana, 'shipped')));
  expect(answers.every((answer) => answer.status === 200 || codeOf(answer)[1] === 'orders/move-not-allowed')).toBe(
    true,
  );
  expect(answers.some((answer) => answer.status === 200)).toBe(true);
  expect(await count(sale, `order_transitions WHERE order_id = '${orderId}' AND state = 'shipped'`)).toBe(1);
  expect(await count(sale, `events WHERE name = 'orders.moved' AND payload->>'state' = 'shipped'`)).toBe(1);
  const { rows } = await sale.app.db.query<{ recipient: string; subject: string; body_text: string }>({
    text: `SELECT recipient, subject, body_text FROM mails WHERE key = $1`,
    values: [`sent ${orderId}`],
  });
  expect(rows).toHaveLength(1);
  expect(rows[0]?.recipient).toBe('rio@example.com');
  expect(rows[0]?.body_text).toContain('/track');
  expect(codeOf(await move(ana, 'processing'))).toEqual([409, 'orders/move-not-allowed']);
});

test('[DASH-01, UX-85] what is late is counted on the overview, and its list holds just that', async () => {
  const cup = await variantOf(sale, bea, { quantity: 5 });
  const [late = '', onTime = ''] = [
    (await buy(await signUp(await withCart(sale, cup), 'Ida Late'))).body.orders[0].orderId,
    (await buy(await signUp(await withCart(sale, cup), 'Ole Early'))).body.orders[0].orderId,
  ];
  await sale.app.db.query({ text: `UPDATE orders SET leaves_by = leaves_by - 30 WHERE id = $1`, values: [late] });
  const list = async (state: 'late' | 'to_ship') => {
    const page = await ask(bea, contract.orders.listShopOrders, { state });
    return [page.items.map((order) => order.orderId), page.late];
  };
  expect(await ask(bea, contract.orders.getOverview)).toMatchObject({ toShip: 2, late: 1 });
  expect(await list('late')).toEqual([[late], 1]);
  expect(await list('to_ship')).toEqual([[late, onTime], 1]);
  // The day itself is not over yet.
  await sale.app.db.query({
    text: `UPDATE orders SET leaves_by = ($2::timestamptz AT TIME ZONE 'UTC')::date WHERE id = $1`,
    values: [late, sale.app.clock.now()],
  });
  expect(await list('late')).toEqual([[], 0]);
});

test('[ORD-03, ORD-05, PAY-02] who carries it and its number stand on the order, its mail', async () => {
  const mug = await variantOf(sale, ana, { quantity: 5 });
  const { body } = await buy(await withCart(sale, mug), { email: 'noa@example.com' });
  const { orderId: id, number } = body.orders[0] as { orderId: string; number: string };
  const parcel = { carrier: 'CTT', tracking: 'RR123456785PT' };
  expect((await move(ana, 'shipped', id, { tracking: 'x'.repeat(101) })).status).toBe(400);
  expect((await move(ana, 'shipped', id, parcel)).status).toBe(200);
  const mails = async () =>
    (
      await sale.app.db.query<{ body_text: string }>({
        text: 'SELECT body_text FROM mails WHERE key = $1',
        values: [`sent ${id}`],
      })
    ).rows;
  expect((await mails()).map(({ body_text }) => body_text.includes('It travels as CTT RR123456785PT.'))).toEqual([
    true,
  ]);
  const seen = async () => {
    const own = (await browser(sale.address).call('GET', `/api/orders/${id}?accessKey=${body.accessKey}`)).body;
    const tracked = (
      await browser(sale.address).call('POST', '/api/orders/track', { number, email: 'noa@example.com' })
    ).body;
    return [own, tracked].map(({ carrier, tracking }) => ({ carrier, tracking }));
  };
  expect(await seen()).toEqual([parcel, parcel]);
  const right = { carrier: 'CTT', tracking: 'RR999999995PT' };
  expect(codeOf(await move(bea, 'shipped', id, right))).toEqual([404, 'orders/not-found']);
  expect((await move(ana, 'shipped', id, right)).status).toBe(200);
  const follow = (tracking: string) => browser(sale.address).call('POST', '/api/orders/track-parcel', { tracking });
  expect(codeOf(await follow('RR123456785PT'))).toEqual([404, 'orders/not-found']);
  expect(codeOf(await follow('PT'))).toEqual([404, 'orders/not-found']);
  const { body: way } = await follow('rr 999 999 995 pt');
  expect(way).toMatchObject({ ...right, state: 'shipped', timeline: [{ state: 'confirmed' }, { state: 'shipped' }] });
  expect(Object.keys(way).toSorted()).toEqual(
    'arrivesFrom arrivesTo awaitsBuyer carrier deliveryId deliveryName leavesBy parcels place shopName state timeZone timeline tracking'.split(
      ' ',
    ),
  );
  expect([await seen(), (await mails()).length]).toEqual([[right, right], 1]);
  const { body: next } = await buy(await withCart(sale, mug));
  const nextId = next.orders[0].orderId;
  expect((await move(ana, 'shipped', nextId, { tracking: 'RR000000005PT' })).status).toBe(200);
  expect(
    await count(sale, `mails WHERE key = $1 AND body_text LIKE '%It travels as RR000000005PT.%'`, [`sent ${nextId}`]),
  ).toBe(1);
  expect(await count(sale, `live_messages WHERE name = 'orders.tracking-named'`)).toBeGreaterThan(0);
  const [order] = await listOrdersOfCheckout(sale.app.db, body.checkoutId);
  expect(draftEvidence(order ? [order] : [], { siteName: 'Artisan Market', timeZone: 'UTC' })).toMatchObject({
    shipping_carrier: 'CTT',
    shipping_tracking_number: 'RR999999995PT',
  });
});
