import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { orderSchema, type OrderState } from '#domain/orders/model.ts';
import { ordersContract } from '#domain/orders/contract.ts';
import type { Answer } from '#test/builders/checked-answer.ts';
import { ask } from '#test/builders/ask.ts';
import { maker } from '#test/builders/market.ts';
import { address, buy, count, finish, variantOf, withCart, type SoldVariant } from '#test/builders/buying.ts';
import { inOneWindow } from '#test/builders/in-one-window.ts';
import { type Browser, browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { moveOrder } from './move-order.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let bea: Awaited<ReturnType<typeof maker>>;
let rio: Browser;
let mug: SoldVariant;
let scarf: SoldVariant;
let paid: { checkoutId: string; accessKey: string; totalCents: number; orders: { orderId: string; number: string }[] };

const get = async (who: Pick<Browser, 'call'>, path: string) => who.call('GET', path);
const move = (orderId: string, from: OrderState, to: OrderState) =>
  inTransaction(sale.app.db, (tx) => moveOrder(sale.app, tx, { sellerId: ana.userId, orderId, from, to, by: 'test' }));
const ordersOfAna = async () => (await ask(ana, ordersContract.listShopOrders)).items;

beforeAll(async () => {
  sale = await openSale();
  ana = await maker(sale.address, 'Ana Potter');
  bea = await maker(sale.address, 'Bea Weaver');
  [mug, scarf] = [
    await variantOf(sale, ana, { title: 'Mug, 100% stoneware', quantity: 50 }),
    await variantOf(sale, bea, { title: 'Scarf', priceCents: 4000, quantity: 50 }),
  ];
  await sale.app.db.query({
    text: 'UPDATE shops SET returns_days = CASE WHEN seller_id = $1 THEN 14 ELSE 30 END',
    values: [ana.userId],
  });
  rio = await signUp(await withCart(sale, { ...mug, quantity: 2 }, scarf), 'Rio Buyer');
  paid = (await buy(rio, { note: 'Second floor' })).body;
});
afterAll(() => sale.stop());

test('[PAY-05, INV-05] the confirmation shows one order per shop whose sums add up to what was paid', async () => {
  const { checkoutId, accessKey } = paid;
  const body = await ask(rio, ordersContract.listConfirmation, { checkoutId, accessKey });
  expect(body.totalCents).toBe(paid.totalCents);
  for (const order of body.orders) {
    expect(orderSchema.safeParse(order).error?.issues ?? []).toEqual([]);
    expect(order.totalCents).toBe(order.subtotalCents - order.discountCents + order.shippingCents + order.taxCents);
    expect(order.subtotalCents).toBe(order.lines.reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0));
    expect(order.number).toMatch(/^AM-\d{4}-[1-9]\d{5,6}$/);
    expect(order).toMatchObject({
      state: 'confirmed',
      email: 'rio@example.com',
      address,
      note: 'Second floor',
      // As many days as the shop gives.
      returnDays: order.sellerId === ana.userId ? 14 : 30,
      cardLast4: '4242',
      timeline: [{ state: 'confirmed', by: 'payment' }],
    });
  }
  expect(body.orders.reduce((sum, order) => sum + order.totalCents, 0)).toBe(paid.totalCents);
});

test('[PAY-05] a reloaded confirmation neither pays nor orders again', async () => {
  const facts = async () => [
    await count(sale, 'orders'),
    await count(sale, 'mails'),
    await count(sale, 'payments'),
    (await sale.provider.stripe.charges.list({ limit: 100 })).data.length,
  ];
  const before = await facts();
  for (const _ of [1, 2, 3]) {
    expect((await get(rio, `/api/orders/confirmation/${paid.checkoutId}?accessKey=${paid.accessKey}`)).status).toBe(
      200,
    );
    expect((await finish(rio, paid)).body.orders).toHaveLength(2);
  }
  expect(await facts()).toEqual(before);
});

test('[PAY-05] the buyer gets one mail with numbers, pieces and what happens next', async () => {
  await sale.settle();
  const { rows } = await sale.app.db.query<{ recipient: string; subject: string; body_text: string }>({
    text: 'SELECT recipient, subject, body_text FROM mails WHERE key = $1',
    values: [`order-confirmation:${paid.checkoutId}`],
  });
  expect(rows).toHaveLength(1);
  expect(rows[0]?.recipient).toBe('rio@example.com');
  for (const word of [
    ...paid.orders.map((order) => order.number),
    '2 × Mug, 100% stoneware',
    'Scarf',
    'Leaves by',
    '/track',
  ])
    expect(rows[0]?.body_text).toContain(word);
  for (const [seller, word] of [
    [ana, '2 pieces'],
    [bea, '1 piece'],
  ] as const) {
    const { items } = await ask(seller, contract.alerts.listAlerts);
    expect(items.filter((alert) => alert.type === 'new_order')).toMatchObject([
      { message: expect.stringContaining(word) },
    ]);
  }
});

test('[INV-22] an order is seen by its buyer, its maker and its key alone', async () => {
  const own = paid.orders.map((order) => order.orderId);
  const mine = (await ordersOfAna()).map((order) => order.orderId).find((id) => own.includes(id)) ?? '';
  const stranger = await signUp(browser(sale.address), 'Eve Stranger');
  expect((await get(rio, `/api/orders/${mine}`)).status).toBe(200);
  expect((await ana.call('GET', `/api/seller/orders/${mine}`)).status).toBe(200);
  expect((await get(browser(sale.address), `/api/orders/${mine}?accessKey=${paid.accessKey}`)).status).toBe(200);
  const strip = ({ status, body }: Answer) => [status, { ...body.error, requestId: '' }];
  const other = (await buy(await withCart(sale, mug))).body;
  const nothing = strip(await get(stranger, '/api/orders/order_nothing'));
  expect(nothing).toEqual([404, { code: 'orders/not-found', message: expect.any(String), requestId: '' }]);
  for (const who of [stranger, browser(sale.address), bea, ana])
    expect(strip(await get(who, `/api/orders/${mine}`))).toEqual(nothing);
  for (const key of ['x', other.accessKey])
    expect(strip(await get(stranger, `/api/orders/${mine}?accessKey=${key}`))).toEqual(nothing);
  for (const who of [stranger, rio, bea])
    expect(strip(await who.call('GET', `/api/seller/orders/${mine}`))).toEqual(nothing);
  expect(
    strip(await get(stranger, `/api/orders/confirmation/${paid.checkoutId}?accessKey=${other.accessKey}`)),
  ).toEqual(nothing);
  for (const path of ['/api/orders', '/api/seller/orders', '/api/seller/overview', `/api/seller/orders/${mine}`])
    expect(codeOf(await get(browser(sale.address), path)), path).toEqual([401, 'request/sign-in-required']);
  expect((await get(stranger, '/api/orders')).body).toEqual({ items: [], nextCursor: null, counts: {}, years: [] });
});

test('[ORD-05] tracking takes number and address, in any case', async () => {
  const number = paid.orders[0]?.number ?? '';
  const track = (body: object) => browser(sale.address).call('POST', '/api/orders/track', body);
  const match = await track({ number: ` ${number.toLowerCase()} `, email: ' RIO@example.com' });
  expect(match.status).toBe(200);
  expect(Object.keys(match.body).sort()).toEqual([
    'arrivesFrom',
    'arrivesTo',
    'awaitsBuyer',
    'carrier',
    'deliveryId',
    'deliveryName',
    'destination',
    'leavesBy',
    'lines',
    'number',
    'parcels',
    'place',
    'shopName',
    'state',
    'timeZone',
    'timeline',
    'tracking',
  ]);
  for (const secret of ['Keller', 'Flores', '4050', 'rio@', 'Second floor', '4242', paid.orders[0]?.orderId])
    expect(JSON.stringify(match.body)).not.toContain(secret);
  const strip = ({ status, body }: Answer) => [status, { ...body.error, requestId: '' }];
  const wrong = strip(await track({ number: 'AM-2026-000000', email: 'rio@example.com' }));
  expect(wrong[0]).toBe(404);
  for (const email of ['other@example.com', 'nonsense', ''])
    expect(strip(await track({ number, email }))).toEqual(wrong);
});

test('[ORD-05, INV-21] nobody guesses order numbers: the twenty-first try within ten minutes waits', async () => {
  inOneWindow(sale.app);
  await sale.app.db.query({ text: 'DELETE FROM rate_limits' });
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, index) =>
      browser(sale.address).call('POST', '/api/orders/track', {
        number: `AM-2026-10000${index}`,
        email: 'rio@example.com',
      }),
    ),
  );
  expect(answers.filter((answer) => answer.status === 404)).toHaveLength(20);
  expect(codeOf(answers.find((answer) => answer.status === 429))).toEqual([429, 'request/too-many']);
});

test('[ORD-01, INV-06] an order makes each declared move once, also when ten try at once', async () => {
  const own = paid.orders.map((order) => order.orderId);
  const orderId = (await ordersOfAna()).map((order) => order.orderId).find((id) => own.includes(id)) ?? '';
  for (const [from, to] of [
    ['confirmed', 'delivered'],
    ['confirmed', 'completed'],
    ['confirmed', 'confirmed'],
    ['shipped', 'delivered'],
  ] as const)
    expect((await move(orderId, from, to)).ok, `${from} ${to}`).toBe(false);
  for (const [from, to] of [
    ['confirmed', 'processing'],
    ['processing', 'shipped'],
    ['shipped', 'delivered'],
    ['delivered', 'completed'],
  ] as const) {
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => move(orderId, from, to)));
    expect(
      tries.filter((each) => each.status === 'fulfilled' && each.value.ok),
      to,
    ).toHaveLength(1);
  }
  const { timeline, state } = await ask(rio, ordersContract.getOrder, { orderId });
  expect([state, timeline.map((entry) => [entry.state, entry.by])]).toEqual([
    'completed',
    [
      ['confirmed', 'payment'],
      ['processing', 'test'],
      ['shipped', 'test'],
      ['delivered', 'test'],
      ['completed', 'test'],
    ],
  ]);
  await expect(
    sale.app.db.query({ text: `UPDATE orders SET state = 'anything' WHERE id = $1`, values: [orderId] }),
  ).rejects.toThrow();
});
