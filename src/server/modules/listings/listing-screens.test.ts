import { afterAll, beforeAll, expect, test } from 'vitest';
import { maker, openMarket, publishListing } from '#test/builders/market.ts';
import type { ServedModules } from '#test/builders/serve-modules.ts';
import type { Caller } from '../../platform/calls/caller.ts';
import type { ScreenContent } from '../../platform/page/screen.ts';
import { search } from '../search/module.ts';
import { listingScreens } from './listing-screens.ts';

let market: ServedModules;
let ana: Awaited<ReturnType<typeof maker>>;
const nobody: Caller = {
  session: null,
  ip: '127.0.0.1',
  userAgent: '',
  requestId: '',
  language: 'en',
  idempotencyKey: null,
  cookie: () => undefined,
  setHeader: () => undefined,
  setCookie: () => undefined,
};
const screens = [...listingScreens, ...(search.screens ?? [])];
const load = (
  path: string,
  params: Record<string, string>,
  query: Record<string, string> = {},
): Promise<ScreenContent> => {
  const screen = screens.find((one) => one.path === path);
  if (!screen) throw new Error(`no screen ${path}`);
  return screen.load({ params, query, acceptLanguage: '', app: market.app, caller: nobody });
};

beforeAll(async () => {
  market = await openMarket();
  ana = await maker(market.address, 'Ana Potter');
});
afterAll(() => market.stop());

test('[CAT-03] a product page tells search engines what it sells', async () => {
  const listingId = await publishListing(ana, { title: 'Mug </script> "ink"', description: 'Thrown.\n\nGlazed.' });
  const content = await load('/product/:productId', { productId: listingId });
  expect(content).toMatchObject({
    title: 'Mug </script> "ink" – Ana Potter',
    description: '€28.00. Thrown. Glazed.',
    picture: { id: ana.pictureId },
  });
  expect(content.jsonLd).toMatchObject([
    {
      '@type': 'Product',
      brand: { name: 'Ana Potter' },
      offers: { '@type': 'Offer', price: '28.00', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home' },
        { position: 2, name: 'Ceramics' },
        { position: 3, name: 'Mugs' },
      ],
    },
  ]);
  expect(content.known?.[0]).toMatchObject(['listings.getListing', { listingId }, { listingId, stock: 5 }]);
});

test('[SHELL-10] pieces, shops and categories that are not there answer 404', async () => {
  expect((await load('/product/:productId', { productId: 'nothing' })).status).toBe(404);
  expect((await load('/shop/:slug', { slug: 'nobody' })).status).toBe(404);
  expect((await load('/category/:slug', { slug: 'nothing' })).status).toBe(404);
  expect((await load('/category/:slug', { slug: '../x' })).status).toBe(404);
});

test('[SRCH-02] a search and a category come with their first page, a wrong address with none', async () => {
  expect((await load('/category/:slug', { slug: 'ceramics' })).firstData).toEqual([
    ['search.searchListings', { category: 'ceramics', sort: 'relevance', limit: 24 }],
  ]);
  expect((await load('/search', {}, { q: 'mug', minPrice: '100' })).firstData).toEqual([
    ['search.searchListings', { q: 'mug', minPrice: 100, sort: 'relevance', limit: 24 }],
  ]);
  expect((await load('/search', {}, { minPrice: 'cheap' })).firstData).toEqual([]);
  // What others hang on to a link is not asked for, and takes no page away.
  const letter = await load('/category/:slug', { slug: 'ceramics' }, { utm_source: 'letter', minPrice: '100' });
  expect(letter).toMatchObject({
    title: 'Ceramics',
    firstData: [['search.searchListings', { category: 'ceramics', minPrice: 100, sort: 'relevance', limit: 24 }]],
  });
  expect([letter.status, (await load('/category/:slug', { slug: 'ceramics' }, { minPrice: 'cheap' })).status]).toEqual([
    undefined,
    undefined,
  ]);
});
