import { afterAll, beforeAll, expect, test } from 'vitest';
import { maker } from '#test/builders/market.ts';
import { buy, variantOf, put, withCart } from '#test/builders/buying.ts';
import { openSale, type Sale, signUp } from '#test/builders/sale.ts';

let sale: Sale;
let rio: Awaited<ReturnType<typeof signUp>>;
let ids: string[] = [];

const found = async (query: string) => {
  const { body } = await rio.call('GET', `/api/orders?${query}`);
  return body.items.map((order: { orderId: string }) => ids.indexOf(order.orderId));
};

beforeAll(async () => {
  sale = await openSale();
  const ana = await maker(sale.address, 'Ana Potter');
  const mug = await variantOf(sale, ana, { title: 'Mug with a blue rim' });
  const bowl = await variantOf(sale, ana, { title: 'Bowl with a moss glaze' });
  rio = await signUp(await withCart(sale, mug), 'Rio Buyer');
  const first = (await buy(rio)).body.orders[0].orderId;
  await put(rio, bowl);
  ids = [first, (await buy(rio)).body.orders[0].orderId];
  await sale.app.db.query({
    text: `UPDATE orders SET placed_at = '2024-12-31T23:59:59Z', state = 'delivered' WHERE id = $1`,
    values: [first],
  });
});
afterAll(() => sale.stop());

test('[ORD-02] one finds one’s orders by words, by state and by year, all three at once too', async () => {
  expect(await found('')).toEqual([1, 0]);
  expect(await found('q=moss')).toEqual([1]);
  expect(await found('q=ana')).toEqual([1, 0]);
  expect(await found('state=delivered')).toEqual([0]);
  expect(await found('year=2024')).toEqual([0]);
  expect(await found('year=2025')).toEqual([]);
  expect(await found('year=2024&state=delivered&q=blue')).toEqual([0]);
  expect(await found('year=2024&state=confirmed')).toEqual([]);
  const { body } = await rio.call('GET', '/api/orders');
  expect(body.years).toEqual([sale.app.clock.now().getUTCFullYear(), 2024]);
  expect(body.counts).toEqual({ confirmed: 1, delivered: 1 });
  expect((await rio.call('GET', '/api/orders?year=soon')).status).toBe(400);
});
