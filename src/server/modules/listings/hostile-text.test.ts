import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '#test/builders/ask.ts';
import { contract } from '#domain/modules.ts';
import { maker, openMarket, publishListing } from '#test/builders/market.ts';
import type { ServedModules } from '#test/builders/serve-modules.ts';
import { httpServer } from '../../platform/http/http-server.ts';
import { servePages } from '../../platform/page/serve-pages.ts';
import { reviews } from '../reviews/module.ts';
import { search } from '../search/module.ts';
import { listings } from './module.ts';

const bad = (where: string): string => `</script><img src=x onerror="alert(1)">'${where}`;
/** For fields that hold forty letters. */
const short = (where: string): string => `</script><b onload="x">'${where}`;

let market: ServedModules;
let pages: FastifyInstance;
let listingId: string;
const modules = [listings, search, reviews];
const html = async (path: string): Promise<string> => (await pages.inject({ url: path })).body;

beforeAll(async () => {
  market = await openMarket();
  const ana = await maker(market.address, 'Ana Potter');
  const body = await ask(ana, contract.shops.getMine);
  const text = {
    ...body.profile,
    name: bad('shop'),
    place: short('place'),
    tagline: bad('tag'),
    story: bad('story'),
    announcement: bad('says'),
    packing: bad('packing'),
  };
  expect(await ana.call('PUT', '/api/seller/shop', text)).toMatchObject({ status: 200 });
  listingId = await publishListing(ana, {
    title: bad('title'),
    description: bad('description'),
    options: [{ name: short('option'), values: [short('value')] }],
    variants: [{ values: [short('value')], priceCents: 2800, quantity: 5, sku: short('sku') }],
    personalisation: { prompt: bad('prompt'), required: false, maxLength: 20 },
    materials: [short('material')],
    colours: [short('colour')],
    tags: [short('tag')],
    pictures: [{ id: ana.pictureId, alt: bad('alt') }],
    sizeNote: bad('size'),
    care: bad('care'),
  });
  await market.settle();
  pages = httpServer(market.app, { headers: [] });
  const calls = Object.fromEntries(
    modules.flatMap((module) =>
      Object.entries(module.calls ?? {}).map(([name, call]) => [`${module.name}.${name}`, call]),
    ),
  );
  const template = '<html><head><title>x</title></head><body><div id="app"></div></body></html>';
  const authLookups = { secure: false, findSession: async () => null, findPermissions: async () => [] };
  const build = { template, linksOf: () => '', file: () => null };
  servePages(pages, {
    app: market.app,
    calls,
    authLookups,
    offlineFiles: [],
    screens: modules.flatMap((module) => module.screens ?? []),
    builds: { en: build, de: build },
    publicSettings: () => ({}),
  });
});
afterAll(async () => {
  await pages.close();
  await market.stop();
});

const blocks = (page: string): Record<string, unknown>[] =>
  [...page.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs)].map((result) =>
    JSON.parse(result[1] ?? ''),
  );

test('[CAT-03] hostile text of a listing opens no element on public pages', async () => {
  for (const path of [
    `/product/${listingId}`,
    '/shop/ana-potter',
    '/',
    '/search',
    '/category/mugs',
    `/search?q=${encodeURIComponent(bad('words'))}`,
  ]) {
    const page = await html(path);
    expect(page.length, path).toBeGreaterThan(400);
    expect(page, path).not.toMatch(/<img|<b /);
    const scripts = page.match(/<script/g)?.length ?? 0;
    expect([page.match(/<\/script>/g)?.length, blocks(page).length], path).toEqual([scripts, scripts]);
  }
});

test('[CAT-03] it reaches the page and the search engines verbatim', async () => {
  const page = await html(`/product/${listingId}`);
  const [product, , state] = blocks(page);
  expect(product).toMatchObject({
    '@type': 'Product',
    name: bad('title'),
    description: bad('description'),
    material: short('material'),
    color: short('colour'),
    brand: { name: bad('shop') },
  });
  const { firstData } = state as { firstData: Record<string, unknown> };
  expect(firstData[`listings.getListing {"listingId":"${listingId}"}`]).toMatchObject({
    title: bad('title'),
    description: bad('description'),
    options: [{ name: short('option'), values: [short('value')] }],
    personalisation: { prompt: bad('prompt') },
    materials: [short('material')],
    colours: [short('colour')],
    tags: [short('tag')],
    pictures: [{ alt: bad('alt') }],
    sizeNote: bad('size'),
    care: bad('care'),
    shop: { name: bad('shop'), packing: bad('packing') },
  });
  const unescaped = page.replace(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)));
  expect(unescaped).toContain(`<meta property="og:title" content="${bad('title')} – ${bad('shop')}">`);
  const [shop] = blocks(await html('/shop/ana-potter'));
  expect(shop).toMatchObject({ '@type': 'Store', name: bad('shop'), description: bad('tag') });
});

test('[SRCH-02, CAT-03] a category’s page names its path and its first pieces', async () => {
  const [crumbs, collection, ...rest] = blocks(await html('/category/mugs?utm_source=letter')).filter(
    (block) => block['@context'] === 'https://schema.org',
  );
  expect(rest).toEqual([]);
  const address = (path: string): unknown => expect.stringMatching(new RegExp(`^https?://[^/]+${path}$`));
  expect(crumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home' },
      { position: 2, name: 'Ceramics', item: address('/category/ceramics') },
      { position: 3, name: 'Mugs', item: address('/category/mugs') },
    ],
  });
  expect(collection).toMatchObject({
    '@type': 'CollectionPage',
    url: address('/category/mugs'),
    name: 'Mugs',
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: [{ position: 1, name: bad('title'), url: address(`/product/${listingId}`) }],
    },
  });
  // Without pieces it is still a page of its own; a search is none.
  expect(blocks(await html('/category/leather')).map((block) => block.mainEntity ?? block['@type'])).toEqual([
    'BreadcrumbList',
    'CollectionPage',
    undefined,
  ]);
  expect(blocks(await html('/search?category=mugs')).filter((block) => block['@type'])).toEqual([]);
});

test('[CAT-03, CAT-05] home and shop are previewed with a picture of what they show', async () => {
  for (const path of ['/', '/shop/ana-potter'])
    expect(await html(path)).toMatch(/<meta property="og:image" content="http[^"]+\/pictures\/[^"]+\/960.webp">/);
});
