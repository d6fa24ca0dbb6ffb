import { afterAll, beforeAll, expect, test } from 'vitest';
import { maker } from '#test/builders/market.ts';
import { buy, count, variantOf, withCart } from '#test/builders/buying.ts';
import { browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let bea: Awaited<ReturnType<typeof maker>>;
let orderId = '';

const move = (who: Pick<typeof ana, 'call'>, state: string, id = orderId) =>
  who.call('POST', `/api/seller/orders/${id}/state`, { state });

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

test('[SHELL-09] the views of the maker’s list: what still has to leave, and what has', async () => {
  const page = async (state: string) => (await ana.call('GET', `/api/seller/orders?state=${state}`)).body;
  expect((await page('to_ship')).items).toEqual([]);
  expect((await page('shipped')).items.map((order: { orderId: string }) => order.orderId)).toEqual([orderId]);
  expect((await ana.call('GET', '/api/seller/orders?state=lost')).status).toBe(400);
});
