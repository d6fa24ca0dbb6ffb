import { beforeEach, expect, test } from 'vitest';
import { facets, output } from '#test/builders/shown-search.ts';
import { forgetAnswers, knowSettings, signIn } from '#test/support/markup/markup.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import type { SearchOutput } from '#domain/search/contract.ts';
import { listingSlots } from '../listings/slots.ts';
import { SearchPage } from './search-page.tsx';

const card = (listingId: string): SearchOutput['items'][number] => ({
  ...{
    listingId,
    title: `Jug ${listingId}`,
    picture: null,
    secondPicture: null,
    shopName: 'Rio Clay',
    shopSlug: 'rio',
  },
  ...{ place: 'Porto', priceCents: 4200, currency: 'EUR', priceVaries: false, compareAtCents: null, stock: 9 },
  ...{ ratingCount: 0, ratingMean: 0, madeToOrder: false, processingDays: 3, saleEndsAt: null, contents: null },
});
/** The search page at an address. */
async function results(at: string, shown: SearchOutput, late: string): Promise<string[]> {
  await page.close();
  server.forget();
  forgetAnswers();
  server.answering('search.searchListings', () => shown);
  server.answering('search.countFacets', () => facets());
  await page.show(SearchPage, {}, at);
  await page.until(() => page.lines().some((line) => line.includes(late)));
  const all = page.lines();
  return [
    ...all.slice(0, all.indexOf('Craft')),
    '…',
    ...all.slice(all.findIndex((line) => line.startsWith('[Filters'))),
  ];
}
listingSlots.Heart = () => null;
listingSlots.useReserved = () => new Map();
beforeEach(() => {
  forgetAnswers();
  localStorage.clear();
  signIn(null);
  knowSettings({ menuCategories: [] });
});

test('[SRCH-01, UX-22] results: how many, what is filtered with the way out of each, the order', async () => {
  const all = {
    items: ['1', '2', '3', '4', '5', '6'].map(card),
    total: 60,
    matchingAll: 60,
    workshops: 12,
    nextCursor: 'n',
  };
  expect(await results('/search?q=jug&onSale=yes&minPrice=1000&sort=price', output(all), 'Load more')).toEqual(
    expect.arrayContaining([
      'status: 60 results from 12 workshops.',
      '[Filters (2)]',
      '[Remove the filter From €10.00: From €10.00 → /search?q=jug&onSale=yes&sort=price]',
      '[Remove the filter Reduced: Reduced → /search?q=jug&minPrice=1000&sort=price]',
      '[Clear all → /search?q=jug&sort=price]',
      'Relevance / Newest / *Price, low to high / Price, high to low / Top rated /',
      '[Jug 1 → /product/1]',
      '6 of 60',
      '[Load more]',
    ]),
  );
  await page.type('Sort', '-price');
  expect(page.address()).toBe('/search?q=jug&minPrice=1000&onSale=yes&sort=-price');
  expect((await results('/search?q=jug&category=clay&onSale=yes&sort=price', output(all), 'Load more'))[1]).toBe(
    'status: 60 results from 12 workshops. [Search all crafts instead → /search?q=jug&onSale=yes&sort=price]',
  );
  expect(await results('/search?q=jug&category=clay', output({ ...all, total: 6, nextCursor: null }), 'of 6')).toEqual(
    expect.arrayContaining([
      '“jug” in clay',
      'status: 6 results from 12 workshops. [Search all crafts instead → /search?q=jug]',
      '[Remove the filter clay: clay → /search?q=jug]',
      '*Relevance / Newest / Price, low to high / Price, high to low / Top rated /',
      '6 of 6',
    ]),
  );
  expect(
    await results(
      '/search?q=blue+jugg',
      output({
        items: [card('1')],
        total: 1,
        matchingAll: 0,
        corrected: 'blue jug',
        looser: [{ without: 'onSale', count: 3 }],
      }),
      '3 results',
    ),
  ).toEqual(
    expect.arrayContaining([
      'status: 1 result.',
      'Showing results for “blue jug” instead of “blue jugg”.',
      '[Remove “Reduced” → /search?q=blue+jugg] – 3 results',
      '1 of 1',
    ]),
  );
});

test('[UX-28, UX-12] nothing found, nothing read yet and what could not be read', async () => {
  expect(await results('/search?q=xyzzy', output(), 'Nothing for')).toEqual(
    expect.arrayContaining([
      'status: 0 results.',
      'Nothing for “xyzzy” here',
      'Try fewer or more general words.',
      '[See all pieces → /search]',
      '[clay → /category/clay]',
    ]),
  );
  await page.open(SearchPage, {}, '/search?q=jug');
  expect(page.lines()).toEqual(expect.arrayContaining(['status: Looking …']));
  forgetAnswers();
  await page.close();
  server.refusing('search.searchListings', 503);
  await page.show(SearchPage, {}, '/search?q=jug');
  await page.until(() => page.isThere('Try again'));
  expect(page.lines()).toEqual(
    expect.arrayContaining(['The results could not be loaded', 'Not now. Nothing of yours is lost.', '[Try again]']),
  );
});
