import { afterAll, beforeAll, expect, test } from 'vitest';
import { maker, openMarket, publishListing } from '#test/builders/market.ts';
import type { ServedModules } from '#test/builders/serve-modules.ts';
import { sitemap, sitemapIndex, sitemapPage } from './sitemap.ts';

let market: ServedModules;
let ana: Awaited<ReturnType<typeof maker>>;
const ids: string[] = [];
const read = async (path: string) => {
  const answer = await fetch(`${market.address}${path}`);
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};
const addresses = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => (match[1] ?? '').replace(market.app.config.PUBLIC_URL, ''));

beforeAll(async () => {
  market = await openMarket([sitemap]);
  ana = await maker(market.address, 'Ana Potter');
  for (const title of ['One', 'Two & <three>', 'Four', 'Five', 'Six']) ids.push(await publishListing(ana, { title }));
});
afterAll(() => market.stop());

test('[CAT-03] robots may read the shop, not what belongs to people', async () => {
  const { text, type } = await read('/robots.txt');
  expect(type).toBe('text/plain; charset=utf-8');
  expect(text).toContain(`Sitemap: ${market.app.config.PUBLIC_URL}/sitemap.xml`);
  const closed = [...text.matchAll(/Disallow: (.*)/g)].map((match) => match[1] ?? '');
  const isOpen = (path: string): boolean => !closed.some((prefix) => path.startsWith(prefix));
  expect(['/', '/product/1', '/shop/ana', '/category/mugs', '/search'].filter((path) => !isOpen(path))).toEqual([]);
  expect(
    [
      '/api/cart',
      '/cart',
      '/checkout',
      '/orders',
      '/order/1',
      '/profile',
      '/seller-dashboard/orders',
      '/admin/users',
    ].filter(isOpen),
  ).toEqual([]);
});

test('[CAT-03] the sitemap names every piece and shop once, in pages', async () => {
  const parts = addresses(await sitemapIndex(market.app, 2)).filter((path) => path.startsWith('/sitemap/pieces/'));
  expect(parts).toHaveLength(3);
  const pages = await Promise.all(
    parts.map((path) =>
      sitemapPage(market.app, { list: 'listings', from: path.slice('/sitemap/pieces/'.length, -4), size: 2 }),
    ),
  );
  expect(pages.map((page) => addresses(page).length)).toEqual([2, 2, 1]);
  expect(pages.flatMap(addresses)).toEqual(ids.toSorted().map((id) => `/product/${id}`));
  const all = addresses((await read('/sitemap.xml')).text);
  expect(all).toEqual([
    '/sitemap/places.xml',
    `/sitemap/pieces/${ids.toSorted()[0]}.xml`,
    '/sitemap/shops/ana-potter.xml',
  ]);
  for (const path of all)
    expect(await read(path)).toMatchObject({ status: 200, type: 'application/xml; charset=utf-8' });
  expect(addresses((await read('/sitemap/shops/ana-potter.xml')).text)).toEqual(['/shop/ana-potter']);
  expect(addresses((await read('/sitemap/places.xml')).text)).toContain('/category/mugs');
});

test('[CAT-03] a piece that is taken down leaves the sitemap, also one that was kept', async () => {
  const path = `/sitemap/pieces/${ids.toSorted()[0]}.xml`;
  const gone = ids[2] ?? '';
  expect((await read(path)).text).toContain(gone);
  await ana.call('POST', `/api/seller/listings/${gone}/state`, { state: 'inactive' });
  expect((await read(path)).text).not.toContain(gone);
});

test('[SHELL-10] a page of the sitemap that is none answers 404', async () => {
  for (const path of ['/sitemap/people/x.xml', '/sitemap/pieces/..%2f.xml', "/sitemap/pieces/'.xml"])
    expect((await read(path)).status).toBe(404);
});
