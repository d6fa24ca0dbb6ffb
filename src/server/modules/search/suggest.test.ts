import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { ask } from '#test/builders/ask.ts';
import { type TestCaller, visitor } from '#test/builders/caller.ts';
import { maker, openMarket, publishListing, shopTexts } from '#test/builders/market.ts';
import type { ServedModules } from '#test/builders/serve-modules.ts';
import { updateTermCounts } from './word-counts-store.ts';

let market: ServedModules;
let guest: TestCaller;

const suggested = async (q: string) => {
  const body = await ask(guest, contract.search.suggest, { q });
  expect(Object.values(body).flat().length).toBeLessThanOrEqual(10);
  return body;
};

beforeAll(async () => {
  market = await openMarket();
  const ana = await maker(market.address, 'Mugwort Pottery');
  expect((await ana.call('PUT', '/api/seller/shop', shopTexts('Mugwort Pottery'))).status).toBe(200);
  guest = visitor(market.address);
  for (const title of ['Tall mug, ink', 'Tall mug, rust', 'Café au lait bowl', 'Candle holder'])
    await publishListing(ana, {
      title,
      category: title.includes('mug') ? 'mugs' : 'bowls',
      tags: title.includes('mug') ? ['coffee'] : [],
    });
  await updateTermCounts(market.app);
});
afterAll(() => market.stop());

test('[UX-18] what was typed goes on as words, categories, pieces and shops', async () => {
  const match = await suggested('mu');
  expect(match.queries).toEqual(['mug']);
  expect(match.categories).toEqual([{ slug: 'mugs', name: 'Mugs', parentName: 'Ceramics', count: 2 }]);
  expect(match.listings.map((listing) => listing.title).toSorted()).toEqual(['Tall mug, ink', 'Tall mug, rust']);
  expect((await suggested('wal')).categories, 'a craft without a piece').toEqual([]);
  expect(match.listings[0]).toMatchObject({ priceCents: 2800, currency: 'EUR', picture: { alt: 'A mug' } });
  expect(match.shops).toMatchObject([{ name: 'Mugwort Pottery' }]);
});

test('[UX-18] words before the last narrow what follows', async () => {
  expect((await suggested('tall m')).queries).toEqual(['tall mug']);
  expect((await suggested('bowl coff')).queries).toEqual([]);
  expect((await suggested('CAFÉ au b')).queries).toEqual(['cafe au bowl', 'cafe au blue']);
});

test('[UX-18, UX-19] a mistake in the last word is led back', async () => {
  const match = await suggested('candel');
  expect([match.queries, match.listings.map((listing) => listing.title)]).toEqual([['candle'], ['Candle holder']]);
});

test('[UX-18, RUN-10] one letter and hostile words suggest nothing and break nothing', async () => {
  for (const q of ['', 'm', ' ', '%', '_', "'", '\\', `' OR 1=1 --`, '🫖', 'the', ':*', 'x'.repeat(100)])
    await suggested(q);
  expect(await suggested('m')).toEqual({ queries: [], categories: [], listings: [], shops: [] });
  expect((await suggested('%%')).shops).toEqual([]);
});

test('[UX-18] suggested pieces have what is left of the ten rows', async () => {
  await market.app.db.query({
    text: `INSERT INTO categories (slug, parent, name, position) VALUES ('quilts', NULL, 'Quilts', 5), ('quills', NULL, 'Quills', 6)`,
  });
  for (const name of ['Quillwork', 'Quince Yard']) {
    const owner = await maker(market.address, name);
    expect((await owner.call('PUT', '/api/seller/shop', shopTexts(name))).status).toBe(200);
    for (const title of ['Quilt', 'Quiver', 'Quill', 'Quiche dish'])
      await publishListing(owner, { title, category: title === 'Quilt' ? 'quilts' : 'quills', tags: [] });
  }
  await updateTermCounts(market.app);
  const { queries, categories, shops, listings } = await suggested('qui');
  expect([queries.length, categories.length, shops.length, listings.length]).toEqual([4, 2, 2, 2]);
});
