import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, variantOf, withCart } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { browser, openSale, type Sale } from '#test/builders/sale.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  ana = await maker(sale.address, 'Ana Potter');
});
afterAll(() => sale.stop());

test('[DASH-04, ORD-01] what is collected is ready and then collected', async () => {
  const { body } = await buy(await withCart(sale, await variantOf(sale, ana)), { email: 'noa@example.com' });
  const { orderId } = body.orders[0];
  await sale.app.db.query({
    text: `UPDATE orders SET delivery_id = 'pickup', delivery_name = 'Pickup: Rua 1, 4000-001 Porto' WHERE id = $1`,
    values: [orderId],
  });
  const move = (state: string) => ana.call('POST', `/api/seller/orders/${orderId}/state`, { state });
  await move('processing');
  expect((await move('shipped')).status).toBe(200);
  const mails = async () =>
    (
      await sale.app.db.query<{ subject: string; text: string }>({
        text: `SELECT subject, body_text AS text FROM mails WHERE key LIKE '%' || $1 ORDER BY created_at DESC`,
        values: [orderId],
      })
    ).rows;
  const ready = (await mails()).find(({ subject }) => subject.includes('is ready to collect'));
  expect(ready?.text).toContain('is ready for you at Rua 1, 4000-001 Porto.');
  expect((await ana.call('GET', '/api/seller/orders')).body.items).toMatchObject([{ deliveryId: 'pickup' }]);
  const path = `/api/orders/${orderId}/delivered`;
  const said = await browser(sale.address).call('POST', path, { accessKey: body.accessKey });
  expect(said.status, JSON.stringify(said.body)).toBe(200);
});
