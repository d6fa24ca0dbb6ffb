import { expect, test } from 'vitest';
import { bareTables } from '#test/builders/bare-tables.ts';
import { listCategoryMarkets, listTermsWithFew } from './category-market-store.ts';

const tables = bareTables();
const day = '2026-03-10';

test('[DASH-04] a number of the market is told with five shops behind it alone', async () => {
  await tables.fill`
    categories: slug=mugs name=Mugs position=0 parent=null | slug=bowls name=Bowls position=1 | slug=rings name=Rings position=2
    search_documents: seller_id=ana listing_id=l1 category=mugs price_cents=900 card={} | listing_id=l2 category=bowls | seller_id=ben category=rings
    category_prices: category=mugs day=2026-03-09 listings=8 shops=5 median_cents=1000 viewed_shops=4 month_views=70 sold_shops=5 month_units=6
      | category=bowls shops=4 viewed_shops=5 sold_shops=4 | category=mugs day=2026-02-09 shops=5 median_cents=800
  `;
  const markets = await listCategoryMarkets(tables.db, 'ana', day);
  expect(
    markets.map(({ category, prices, views, unitsSold }) => [category, prices?.medianCents, views, unitsSold]),
  ).toEqual([
    ['mugs', 1000, null, 6],
    ['bowls', undefined, 70, null],
  ]);
  expect(markets[0]?.prices?.medianBeforeCents).toBe(800);
});

test('[DASH-04] searches with few results are of the own categories and of enough people', async () => {
  await tables.fill`
    search_terms: term=yunomi category=mugs day=2026-03-01 searches=29 matches=5 | day=2026-03-02 searches=1
      | term=cup searches=90 matches=6 | term=rare searches=29 matches=1 | term=ring category=rings searches=90
      | term=old category=mugs day=2026-02-10
  `;
  const terms = await listTermsWithFew(tables.db, { categories: ['mugs'], day });
  expect(terms).toEqual([{ term: 'yunomi', category: 'mugs', searches: 30, matches: 5 }]);
});
