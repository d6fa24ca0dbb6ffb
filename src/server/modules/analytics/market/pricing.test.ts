import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { ask } from '#test/builders/ask.ts';
import { type SoldVariant, variantOf } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { codeOf, openSale, type Sale } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { savePrices } from '../nightly/market-store.ts';

type Maker = Awaited<ReturnType<typeof maker>>;
let sale: Sale;
let ana: Maker;
let eli: Maker;
let mug: SoldVariant;
const sql = sqlOf(() => sale);
const costs = { materialCents: 400, minutes: 45, hourlyWageCents: 2000, postageCents: 100 };
const { getPricing, listPricings, getMarket } = contract.analytics;

const save = (who: Maker, version: number, changes: object = {}) =>
  who.call('PUT', `/api/seller/pricing/${mug.listingId}`, { version, ...costs, ...changes });
/** Counts the prices of the night as they are, behind so many listings and shops. */
async function night(listings: number, shops: number, sold = { month_units: 0, sold_shops: 0 }): Promise<void> {
  const day = sale.app.clock.now().toISOString().slice(0, 10);
  await sql('TRUNCATE category_prices');
  await savePrices(sale.app.db, { after: '', limit: 100, day });
  await sql('UPDATE category_prices SET listings = $1, shops = $2, month_units = $3, sold_shops = $4', [
    listings,
    shops,
    sold.month_units,
    sold.sold_shops,
  ]);
}

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated', TIME_ZONE: 'UTC' });
  ana = await maker(sale.address, 'Ana Potter');
  eli = await maker(sale.address, 'Eli Wood');
  mug = await variantOf(sale, ana, { title: 'Mug' });
  await variantOf(sale, eli, { title: 'Tall mug' });
  await sale.settle();
});
afterAll(() => sale.stop());

test('[DASH-04] costs are stored with a version, and an older one overwrites nothing', async () => {
  expect(await ask(ana, getPricing, { listingId: mug.listingId })).toMatchObject({
    vatBasis: 'unknown',
    listing: { costs: null, market: null, vatPercent: 0 },
  });
  expect((await save(ana, 0)).body).toEqual({ version: 1 });
  expect((await save(ana, 1, { minutes: 50 })).body).toEqual({ version: 2 });
  expect(codeOf(await save(ana, 1))).toEqual([409, 'analytics/pricing-changed']);
  const { items } = await ask(ana, listPricings, {});
  expect(items.map((each) => each.costs)).toEqual([{ ...costs, minutes: 50, version: 2 }]);
});

test('[DASH-04] nobody else reads or stores the costs of a listing', async () => {
  expect(codeOf(await save(eli, 0))).toEqual([404, 'listings/not-found']);
  expect(codeOf(await eli.call('GET', `/api/seller/pricing/${mug.listingId}`))).toEqual([404, 'listings/not-found']);
});

test('[DASH-04] prices are compared from five shops on, with pieces of others', async () => {
  await night(8, 4);
  expect((await ask(ana, getPricing, { listingId: mug.listingId })).listing.market).toBeNull();
  await night(8, 5);
  const { listing, comparable } = await ask(ana, getPricing, { listingId: mug.listingId });
  expect(listing.market).toMatchObject({ listings: 8, shops: 5 });
  expect(comparable.map(({ title }) => title)).toEqual(['Tall mug']);
});

test('[DASH-04] where the own category has too few shops the one above is compared', async () => {
  await night(8, 5);
  await sql(
    'UPDATE category_prices p SET shops = 4 FROM categories k WHERE k.slug = p.category AND k.parent IS NOT NULL',
  );
  const { listing } = await ask(ana, getPricing, { listingId: mug.listingId });
  expect(listing.market?.category).toBe('ceramics');
});

test('[DASH-04] the market shows no number with fewer than five shops behind it', async () => {
  await night(8, 5, { month_units: 40, sold_shops: 4 });
  const few = (await ask(ana, getMarket)).categories;
  expect(few.map(({ category, prices, unitsSold }) => [category, prices?.shops, unitsSold])).toEqual([
    ['ceramics', 5, null],
    ['mugs', 5, null],
  ]);
  await night(8, 4, { month_units: 40, sold_shops: 5 });
  expect((await ask(ana, getMarket)).categories[0]).toMatchObject({ prices: null, unitsSold: 40, ownListings: 1 });
});

test('[DASH-04] searches that many made and that found little are told for the own categories', async () => {
  const term = (name: string, searches: number, matches: number, category: string) =>
    sql('INSERT INTO search_terms (day, term, searches, matches, category) VALUES ($1, $2, $3, $4, $5)', [
      sale.app.clock.now(),
      name,
      searches,
      matches,
      category,
    ]);
  await term('oil lamp', 30, 5, 'ceramics');
  await term('teapot', 90, 6, 'ceramics');
  await term('a name', 29, 0, 'ceramics');
  await term('gloves', 90, 0, 'leather');
  expect((await ask(ana, getMarket)).terms).toEqual([
    { term: 'oil lamp', category: 'ceramics', searches: 30, matches: 5 },
  ]);
});
