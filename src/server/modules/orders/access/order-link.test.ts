import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '#domain/core/time.ts';
import { buy, variantOf, withCart } from '#test/builders/buying.ts';
import { carry } from '#test/builders/delivered.ts';
import { maker } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  ana = await maker(sale.address, 'Ana Potter');
});
afterAll(() => sale.stop());

/** The link of the mail that an order was sent, as path and query. */
async function sentLink(orderId: string, number: string): Promise<URL> {
  await carry(sale, { orderId, sellerId: ana.userId }, ['processing']);
  await ana.call('POST', `/api/seller/orders/${orderId}/state`, { state: 'shipped' });
  const { rows } = await sale.app.db.query<{ text: string }>({
    text: `SELECT body_text AS text FROM mails WHERE key = $1 AND subject LIKE '%' || $2 || '%'`,
    values: [`sent ${orderId}`, number],
  });
  const [url = ''] = /https?:\S+key=\S+/.exec(rows[0]?.text ?? '') ?? [];
  return new URL(url);
}

test('[ORD-05, INV-22] the link in the mail of an account shows where the order is', async () => {
  const rio = await signUp(await withCart(sale, await variantOf(sale, ana)), 'Rio Tracker');
  const { orderId, number } = (await buy(rio)).body.orders[0];
  const key = (await sentLink(orderId, number)).searchParams.get('key');
  const visitor = browser(sale.address);
  const { body } = await visitor.call('GET', `/api/orders/${orderId}/track?key=${key}`);
  expect(body).toMatchObject({ number, state: 'shipped', destination: { city: 'Porto' } });
  expect(JSON.stringify(body)).not.toMatch(/Rio|example\.com|Flores/);
  expect((await visitor.call('GET', `/api/orders/${orderId}?accessKey=${key}`)).status).toBe(404);
  expect((await visitor.call('GET', `/api/orders/${orderId}/track?key=${key}x`)).status).toBe(404);
});

test('[ORD-01, INV-22] a guest’s page hears of its order by its key, and nobody without it', async () => {
  const { body } = await buy(await withCart(sale, await variantOf(sale, ana)), { email: 'lou@example.com' });
  const { orderId } = body.orders[0];
  const listen = (key: string) => fetch(`${sale.address}/api/live?order=${orderId}&key=${key}`);
  expect((await listen('wrong')).status).toBe(401);
  const stream = await listen(body.accessKey);
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();
  await ana.call('POST', `/api/seller/orders/${orderId}/state`, { state: 'processing' });
  let received = '';
  while (!received.includes('event: orders.moved')) received += (await reader?.read())?.value ?? '';
  expect(received).toContain(`"orderId":"${orderId}"`);
  await reader?.cancel();
});

test('[ORD-05] the link in a guest’s mail opens the order without typing, until 180 days later', async () => {
  const { body } = await buy(await withCart(sale, await variantOf(sale, ana)), { email: 'gus@example.com' });
  const { orderId, number } = body.orders[0];
  const link = await sentLink(orderId, number);
  expect(link.pathname).toBe(`/order/${orderId}`);
  const opened = (id: string) =>
    browser(sale.address).call('GET', `/api/orders/${id}?accessKey=${link.searchParams.get('key')}`);
  expect((await opened(orderId)).body.number).toBe(number);
  const other = await buy(await withCart(sale, await variantOf(sale, ana)), { email: 'eve@example.com' });
  expect((await opened(other.body.orders[0].orderId)).status).toBe(404);
  await passTime(sale, 181 * DAY);
  expect((await opened(orderId)).status).toBe(404);
});
