import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiScopeNames, apiScopes } from '#domain/vault/api-keys.ts';
import { buy, variantOf, withCart } from '#test/builders/buying.ts';
import { listingInput, maker } from '#test/builders/market.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { openShop, type Shop, ShopError } from './shop-client.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let key: string;
let shop: Shop;

beforeAll(async () => {
  sale = await openSale();
  ana = await maker(sale.address, 'Ana Potter');
  const made = await ana.call('POST', '/api/seller/api-keys', {
    ...{ name: 'Packing table', scopes: apiScopeNames, days: 30, password: 'correct horse' },
  });
  ({ key } = made.body);
  shop = openShop({ url: sale.address, key });
});
afterAll(() => sale.stop());

/** Before the marketplace: `answer` says what becomes of each request, `null` lets it through and drops its answer. */
async function inFront(answers: ({ status: number; headers: Record<string, string> } | null | 'through')[]) {
  const keys: unknown[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      keys.push(request.headers['idempotency-key']);
      const answer = answers.length > 0 ? answers.shift() : 'through';
      if (answer && answer !== 'through') return void response.writeHead(answer.status, answer.headers).end('{}');
      const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
      const real = await fetch(`${sale.address}${request.url}`, {
        method: request.method ?? 'GET',
        headers: headers as Record<string, string>,
        ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
      });
      const text = await real.text();
      if (answer === null) return void request.socket.destroy();
      response.writeHead(real.status, { 'content-type': 'application/json' }).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    shop: openShop({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key }),
    keys,
    close: () => server.close(),
  };
}

test('[API-01] a program of a seller lists, reads and moves orders', async () => {
  const sold = await variantOf(sale, ana);
  const rio = await withCart(sale, sold);
  await buy(rio);
  await sale.settle();
  const { items } = await shop.orders.listShopOrders({ state: 'to_ship', limit: 5 });
  expect(items).toHaveLength(1);
  const [{ orderId } = { orderId: '' }] = items;
  expect(await shop.orders.moveShopOrder({ orderId, state: 'processing' })).toEqual({ orderId, state: 'processing' });
  expect((await shop.orders.getShopOrder({ orderId })).state).toBe('processing');
  const refused = await shop.orders.getShopInvoice({ orderId, invoiceId: 'inv_none' }).catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 404 });
});

test('[API-01] every call that a scope opens is one of the client, and answers', async () => {
  const reads = apiScopeNames.flatMap((scope) => apiScopes[scope]).filter((name) => /\.list(?!Ledger)/.test(name));
  expect(reads.length).toBeGreaterThan(4);
  for (const name of reads) {
    const [module = '', call = ''] = name.split('.');
    const calls = shop[module as keyof Shop] as Record<string, (input: object) => Promise<object>>;
    expect([name, await calls[call]?.({}).catch((error: Error) => error.message)]).toEqual([name, expect.any(Object)]);
  }
});

test('[API-01, RUN-07] a listing whose answer was lost is made once', async () => {
  const line = await inFront([null]);
  const listing = listingInput(null, { title: 'Bowl from afar' }) as Parameters<
    Shop['listings']['createListing']
  >[0]['listing'];
  const { listingId } = await line.shop.listings.createListing({ listing, publish: false });
  line.close();
  expect(line.keys).toEqual([expect.any(String), line.keys[0]]);
  const { items } = await shop.listings.listMine({ q: 'Bowl from afar' });
  expect(items.map((each) => each.listingId)).toEqual([listingId]);
});

test('[API-01] too many at once and what is away for a moment is waited for as long as is asked', async () => {
  const line = await inFront([
    { status: 429, headers: { 'retry-after': '2' } },
    { status: 503, headers: {} },
  ]);
  const begun = performance.now();
  expect((await line.shop.listings.listMine({})).items).toBeInstanceOf(Array);
  expect(performance.now() - begun).toBeGreaterThan(2000 + 1700);
  const missing = await line.shop.orders.getShopOrder({ orderId: 'ord_none' }).catch((error: unknown) => error);
  line.close();
  expect(missing).toBeInstanceOf(ShopError);
  expect(missing).toMatchObject({ code: 'orders/not-found', status: 404, message: expect.stringMatching(/\.$/) });
  expect(line.keys).toHaveLength(4);
});

test('[API-01] problems come in the language that the program asks for', async () => {
  const problem = await openShop({ url: sale.address, key, language: 'de' })
    .orders.getShopOrder({ orderId: 'ord_none' })
    .catch((error: Error) => error.message);
  const english = await shop.orders.getShopOrder({ orderId: 'ord_none' }).catch((error: Error) => error.message);
  expect(problem).not.toBe(english);
  const refused = await openShop({ url: sale.address, key: 'ask_none' })
    .listings.listMine({})
    .catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'request/sign-in-required', status: 401 });
});
