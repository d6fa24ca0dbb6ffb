import { afterAll, beforeAll, expect, test } from 'vitest';
import { listingInput, maker } from '#test/builders/market.ts';
import { buy, variantOf, withCart, type SoldVariant } from '#test/builders/buying.ts';
import { exchange } from '#test/builders/exchange.ts';
import { browser, openSale, type Sale } from '#test/builders/sale.ts';
import { until } from '#test/builders/until.ts';
import { type ResponseCache, responseCache } from './response-cache.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let mug: SoldVariant;
const get = (path: string, headers: Record<string, string> = {}) => fetch(`${sale.address}${path}`, { headers });
const page = () => `/api/listings/${mug.listingId}`;
const hits = (): number => sale.app.cache.size.hits;
const answer = (body: string, tags: string[] = ['t']) => ({ status: 200, body, headers: [], tags });

const keep = (cache: ResponseCache, address: string, ...rest: [Parameters<ResponseCache['keep']>[1], number]): void =>
  cache.keep({ key: address, address }, ...rest);
const has = (cache: ResponseCache, url: string): boolean => cache.answer(exchange(url), []);

beforeAll(async () => {
  sale = await openSale();
  ana = await maker(sale.address, 'Ana Potter');
  mug = await variantOf(sale, ana, { quantity: 200 });
  await until(async () => {
    const before = hits();
    await get(page());
    await get(page());
    return hits() > before;
  }, 'the cache serves');
});
afterAll(() => sale.stop());

test('a read that began before a change is not cached', () => {
  const cache = responseCache();
  const start = cache.begin();
  cache.invalidate(['t']);
  keep(cache, '/old', answer('old'), start);
  expect(cache.size.entries).toBe(0);
  keep(cache, '/new', answer('new'), cache.begin());
  expect(cache.size.entries).toBe(1);
  cache.invalidate(['other']);
  expect(cache.size.entries).toBe(1);
  cache.invalidate(['t']);
  expect(cache.size.entries).toBe(0);
});

test('[RUN-13] while changes of others cannot be heard nothing is kept or answered from here', () => {
  const cache = responseCache();
  keep(cache, '/a', answer('a'), cache.begin());
  cache.pause();
  keep(cache, '/b', answer('b'), cache.begin());
  expect([cache.size.entries, has(cache, '/a')]).toEqual([0, false]);
  const before = cache.begin();
  cache.resume();
  keep(cache, '/c', answer('c'), before);
  expect(cache.size.entries).toBe(0);
});

test('a cache holds no more than its share of memory, and lets the unused go first', () => {
  const cache = responseCache();
  for (let index = 0; index < 300; index += 1)
    keep(cache, `/${index}`, answer('x'.repeat(400_000), [`t${index}`]), cache.begin());
  expect(cache.size.bytes).toBeLessThanOrEqual(96 * 1024 * 1024);
  expect([has(cache, '/299'), has(cache, '/0')]).toEqual([true, false]);
});

test('[CAT-01, CART-06] after an edit is acknowledged every read shows it, at any moment', async () => {
  let price = 2800;
  let isOver = false;
  const stale: string[] = [];
  const readers = Array.from({ length: 6 }, async () => {
    while (!isOver) {
      const acknowledged = price;
      const { priceCents } = (await (await get(page())).json()) as { priceCents: number };
      if (priceCents < acknowledged) stale.push(`${priceCents} after ${acknowledged}`);
    }
  });
  for (let round = 0; round < 25; round += 1) {
    const next = price + 1;
    const { body, status } = await ana.call('PUT', `/api/seller/listings/${mug.listingId}`, {
      listing: listingInput(ana.pictureId, {
        variants: [{ id: mug.variantId, values: [], priceCents: next, quantity: 200 }],
      }),
    });
    if (status !== 200) throw new Error(JSON.stringify(body));
    price = next;
  }
  isOver = true;
  await Promise.all(readers);
  expect(stale).toEqual([]);
});

test('[CAT-02] a sale shows at once in the stock of a cached page', async () => {
  const last = await variantOf(sale, ana, { quantity: 2 });
  const stock = async (): Promise<number> =>
    ((await (await get(`/api/listings/${last.listingId}`)).json()) as { stock: number }).stock;
  expect([await stock(), await stock()]).toEqual([2, 2]);
  await buy(await withCart(sale, last));
  expect(await stock()).toBe(1);
});

test('a cached answer is the same for everybody, compressed or not', async () => {
  await get(page());
  const plain = await get(page(), { 'accept-encoding': 'identity' });
  const etag = plain.headers.get('etag') ?? '';
  expect([plain.headers.get('content-encoding'), plain.headers.get('set-cookie'), plain.headers.get('vary')]).toEqual([
    null,
    null,
    'Accept-Encoding',
  ]);
  const text = await plain.text();
  await until(
    async () => (await get(page(), { 'accept-encoding': 'br' })).headers.get('content-encoding') === 'br',
    'brotli is ready',
  );
  for (const encoding of ['br', 'gzip', 'br, gzip', 'identity'])
    expect(await (await get(page(), { 'accept-encoding': encoding })).text(), encoding).toBe(text);
  expect((await get(page(), { 'if-none-match': etag })).status).toBe(304);
  expect(await (await get(page(), { cookie: 'session=nobody.x' })).text()).toBe(text);
});

test('[INV-22] nothing of a person is ever kept: carts, orders and sessions come fresh', async () => {
  const rio = await withCart(sale, mug);
  for (const path of ['/api/cart', '/api/accounts/session', '/api/orders', '/api/checkout/quote?country=PT']) {
    const before = hits();
    const answers = [
      await rio.call('GET', path),
      await rio.call('GET', path),
      await browser(sale.address).call('GET', path),
    ];
    expect([path, hits()]).toEqual([path, before]);
    for (const each of answers) expect(each.headers.get('cache-control'), path).toBe('no-store');
  }
});
