import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyerOf } from '#test/builders/delivered.ts';
import { variantOf } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { browser, openSale, type Sale } from '#test/builders/sale.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await openSale();
});
afterAll(() => sale.stop());

test('[CAT-04, INV-22] one is asked about one’s own pieces that have arrived, until each has its review', async () => {
  const ana = await maker(sale.address, 'Ana Potter');
  const mug = await variantOf(sale, ana, { quantity: 9 });
  const bowl = await variantOf(sale, ana, { quantity: 9, title: 'Bowl, ash' });
  const bo = await buyerOf(sale, { name: 'Bo Lindgren', sellerId: ana.userId, variants: [mug, bowl] });
  const asked = async (): Promise<{ lineId: string; orderId: string; title: string }[]> =>
    (await bo.call('GET', '/api/reviews/to-write')).body.items;
  expect(await asked()).toHaveLength(2);
  expect((await asked()).map(({ orderId }) => orderId)).toEqual([bo.orderId, bo.orderId]);
  expect((await ana.call('GET', '/api/reviews/to-write')).body.items).toEqual([]);
  expect((await browser(sale.address).call('GET', '/api/reviews/to-write')).status).toBe(401);
  await bo.call('POST', `/api/orders/${bo.orderId}/lines/${bo.lineIds[0]}/review`, { stars: 4 });
  expect((await asked()).map(({ lineId }) => lineId)).toEqual([bo.lineIds[1]]);
  for (const state of ['shipped', 'refunded', 'cancelled']) {
    await sale.app.db.query({ text: 'UPDATE orders SET state = $2 WHERE id = $1', values: [bo.orderId, state] });
    expect(await asked(), state).toEqual([]);
  }
});
