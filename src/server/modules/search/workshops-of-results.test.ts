import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchOutputSchema } from '#domain/search/contract.ts';
import { COUNTED_TO } from '#domain/search/counted-to.ts';
import { type TestCaller, visitor } from '#test/builders/caller.ts';
import { maker, openMarket, publishListing } from '#test/builders/market.ts';
import type { ServedModules } from '#test/builders/serve-modules.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { indexEverything } from './index-listing.ts';

let market: ServedModules;
let guest: TestCaller;

const resultsOf = async (query: string): Promise<[total: number, workshops: number | null]> => {
  const { status, body } = await guest.call('GET', `/api/search?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(searchOutputSchema.safeParse(body).error?.issues ?? []).toEqual([]);
  return [body.total as number, body.workshops as number | null];
};
const priced = (priceCents: number) => [{ values: [], priceCents, quantity: 3 }];

beforeAll(async () => {
  market = await openMarket();
  guest = visitor(market.address);
  const [ana, ben, cleo] = [
    await maker(market.address, 'Ana Potter'),
    await maker(market.address, 'Ben Turner'),
    await maker(market.address, 'Cleo Saddler'),
  ];
  await publishListing(ana, { title: 'Blue mug', variants: priced(2000) });
  await publishListing(ana, { title: 'Green mug', colours: ['green'], variants: priced(3000) });
  await publishListing(ben, { title: 'Tall mug', variants: priced(4000) });
  await publishListing(ben, { title: 'Deep bowl', category: 'bowls', tags: [], variants: priced(5000) });
  await publishListing(cleo, {
    title: 'Card wallet',
    category: 'wallets',
    materials: ['leather'],
    tags: [],
    variants: priced(7000),
  });
});
afterAll(() => market.stop());

test.each([
  ['q=mug', 3, 2],
  ['q=mug&sort=price', 3, 2],
  ['q=mug&colours=green', 1, 1],
  ['q=deep%20mug', 4, 2],
  ['category=ceramics', 4, 2],
  ['category=bowls', 1, 1],
  ['', 5, 3],
  ['minPrice=2500&maxPrice=4500', 2, 2],
  ['category=ceramics&maxPrice=3500', 2, 1],
  ['colours=blue', 4, 3],
  ['colours=blue&maxPrice=4500', 2, 2],
  ['q=anchor', 0, 0],
])('[SRCH-02] “%s” says how many pieces there are by how many makers', async (query, total, workshops) => {
  expect(await resultsOf(query)).toEqual([total, workshops]);
  // Whoever reads on is told the same.
  const { body } = await guest.call('GET', `/api/search?${query}&limit=1`);
  if (!body.nextCursor) return;
  expect(await resultsOf(`${query}&limit=1&cursor=${encodeURIComponent(String(body.nextCursor))}`)).toEqual([
    total,
    workshops,
  ]);
});

test('[SRCH-02] past the number that is counted exactly, nothing is said about makers', async () => {
  const { db } = market.app;
  await db.query({
    text: `WITH many AS (
             INSERT INTO listings SELECT (jsonb_populate_record(l, jsonb_build_object('id', l.id || '-' || n))).*
             FROM listings l, generate_series(1, $1) n WHERE l.title = 'Blue mug' RETURNING seller_id, id)
           INSERT INTO variants SELECT (jsonb_populate_record(v, jsonb_build_object('id', m.id, 'listing_id', m.id))).*
           FROM many m JOIN variants v ON v.seller_id = m.seller_id AND m.id LIKE v.listing_id || '-%'`,
    values: [COUNTED_TO],
  });
  await inTransaction(db, indexEverything);
  market.app.cache.invalidate(['listings']);
  for (const query of ['q=mug', 'category=mugs', 'colours=blue', 'minPrice=100'])
    expect(await resultsOf(query)).toEqual([COUNTED_TO, null]);
  expect(await resultsOf('category=bowls')).toEqual([1, 1]);
});
