import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, variantOf, withCart, type SoldVariant } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';
import { until } from '#test/builders/until.ts';

/** What sells, and another process on the same database that only shows. */
let selling: Sale;
let showing: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let neighbour: SoldVariant;
const web = temporaryFolder('web-');

beforeAll(async () => {
  writeFileSync(join(web, 'index.html'), '<!doctype html><html><head><title>x</title></head><body></body></html>');
  selling = await openSale({}, { web, background: true });
  showing = await openSale({ DATABASE_URL: selling.databaseUrl, WORKERS: 'off' }, { web, background: true });
  ana = await maker(selling.address, 'Ana Potter');
  neighbour = await variantOf(selling, ana, { title: 'Neighbouring mug' });
});
afterAll(async () => {
  await showing.stop();
  await selling.stop();
  rmSync(web, { recursive: true });
});

const places = (variant: SoldVariant): string[] => [
  `/api/listings/${variant.listingId}`,
  `/api/listings/${neighbour.listingId}/related`,
  '/api/home',
  '/api/search?q=mug',
  '/api/search?category=mugs',
  '/api/shops/ana-potter',
  `/product/${variant.listingId}`,
  '/',
  '/search?q=mug',
  '/shop/ana-potter',
];
const text = async (address: string): Promise<string> =>
  (await (await fetch(address)).text()).replaceAll('"stock" : ', '"stock":');

/** How long each place, answered from its cache until then, goes on to show the old figure once a sale was acknowledged. */
async function delays(variant: SoldVariant, shows: (page: string) => boolean): Promise<Record<string, number>> {
  const all = [selling, showing].flatMap(({ address }) => places(variant).map((path) => `${address}${path}`));
  await until(async () => {
    const before = [selling, showing].map(({ app }) => app.cache.size.hits);
    for (const address of all) expect([address, shows(await text(address))]).toEqual([address, false]);
    const hits = [selling, showing].map(({ app }, index) => app.cache.size.hits - (before[index] ?? 0));
    return hits.every((count) => count === places(variant).length);
  }, 'all stand in both caches');
  const shopper = await withCart(selling, variant);
  expect((await buy(shopper)).status).toBe(200);
  const soldAt = performance.now();
  const results = all.map(async (address): Promise<[string, number]> => {
    await until(async () => shows(await text(address)), `${address} shows the sale`);
    return [address, performance.now() - soldAt];
  });
  return Object.fromEntries(await Promise.all(results));
}

test('[CAT-02] a second after a sale every process shows what is left', async () => {
  const mug = await variantOf(selling, ana, { title: 'Blue mug', quantity: 187 });
  await until(async () => (await text(`${showing.address}/api/search?q=mug`)).includes('"stock":187'), 'it is indexed');
  const times = await delays(mug, (page) => page.includes('"stock":186') && !page.includes('"stock":187'));
  expect(Object.entries(times).filter(([, time]) => time > 1000)).toEqual([]);
  // The other pieces of the shop have what they had.
  const { rows } = await selling.app.db.query<{ stock: number }>({
    text: `SELECT (card->>'stock')::int AS stock FROM search_documents WHERE listing_id = $1`,
    values: [neighbour.listingId],
  });
  expect(rows).toEqual([{ stock: 5 }]);
});

test('[CAT-02] a second after the last piece is sold no list shows it', async () => {
  const mug = await variantOf(selling, ana, { title: 'Last mug', quantity: 1 });
  await until(async () => (await text(`${showing.address}/api/search?q=mug`)).includes('Last mug'), 'it is indexed');
  const shown = (page: string): boolean => page.includes('Last mug');
  const isGone = (page: string): boolean => !shown(page) || /"stock":0\b/.test(page);
  const times = await delays(mug, isGone);
  expect(Object.entries(times).filter(([, time]) => time > 1000)).toEqual([]);
});

test('[CAT-02] a sale out of plenty leaves answers alone that do not show the piece', async () => {
  const mug = await variantOf(selling, ana, { title: 'Green mug', quantity: 50 });
  await selling.settle();
  const path = `${selling.address}/api/search?q=neighbouring`;
  const isHit = async (): Promise<boolean> => {
    const { hits } = selling.app.cache.size;
    await text(path);
    return selling.app.cache.size.hits > hits;
  };
  await until(isHit, 'it stands in the cache');
  const shopper = await withCart(selling, mug);
  expect((await buy(shopper)).status).toBe(200);
  await until(
    async () => (await text(`${selling.address}/api/search?q=green`)).includes('"stock":49'),
    'the sale is indexed',
  );
  expect(await isHit()).toBe(true);
});
