import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, variantOf, withCart } from '#test/builders/buying.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { trader } from '#test/builders/trader.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated', TIME_ZONE: 'Pacific/Auckland' });
});
afterAll(() => sale.stop());

test('[PAY-06] an invoice has the year and the day of its shop', async () => {
  const ana = await trader(sale, 'Ana Potter');
  const { profile } = (await ana.call('GET', '/api/seller/shop')).body;
  expect(profile.timeZone).toBe('Pacific/Auckland');
  const moved = await ana.call('PUT', '/api/seller/shop', { ...profile, timeZone: undefined, country: 'DE' });
  expect(moved.body.profile.timeZone).toBe('Europe/Berlin');
  const unknown = await ana.call('PUT', '/api/seller/shop', { ...profile, timeZone: 'Europe/Atlantis' });
  expect(unknown.status).toBe(400);
  const buyer = await withCart(sale, await variantOf(sale, ana, { priceCents: 2800 }));
  await passTime(sale, Date.UTC(2027, 11, 31, 23, 22) - sale.app.clock.now().getTime());
  const { body } = await buy(buyer);
  const [{ orderId, number }] = body.orders;
  expect(number).toMatch(/^AM-2028-/);
  const key = `accessKey=${body.accessKey as string}`;
  const [invoice] = (await buyer.call('GET', `/api/orders/${orderId}?${key}`)).body.invoices;
  expect(invoice.number).toBe('INV-2028-0001');
  const paper = await fetch(`${sale.address}/api/orders/${orderId}/invoices/${invoice.invoiceId}?${key}`);
  const text = (await extractText(new Uint8Array(await paper.arrayBuffer()))).text.join(' ');
  expect(text.match(/1 Jan 2028/g)).toHaveLength(2);
});
