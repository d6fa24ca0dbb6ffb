import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Home } from '#domain/listings/home.ts';
import { maker, openMarket, publishListing } from '#test/builders/market.ts';
import type { ServedModules } from '#test/builders/serve-modules.ts';
import { cardTag } from './card-tags.ts';

let market: ServedModules;

beforeAll(async () => void (market = await openMarket()));
afterAll(() => market.stop());

test('[CAT-05, CAT-02] a changed card asks for the pieces alone; a new piece is counted at once', async () => {
  const home = async () => (await fetch(`${market.address}/api/home`)).json() as Promise<Home>;
  const eve = await maker(market.address, 'Eve Potter');
  for (const title of ['Bowl', 'Cup', 'Vase', 'Plate']) await publishListing(eve, { title, category: 'mugs' });
  const before = await home();
  const { statements } = market.app.db;
  const requests = statements.count;
  const shown = before.newest.find(
    ({ listingId }) => !before.maker?.listings.some((listing) => listing.listingId === listingId),
  );
  market.app.cache.invalidate([cardTag(shown?.listingId ?? '')]);
  expect(await home()).toEqual(before);
  expect(statements.count - requests).toBe(1);
  await publishListing(eve, { title: 'Jug', category: 'mugs' });
  const after = await home();
  const ceramics = ({ categories }: Home) => categories.find(({ slug }) => slug === 'ceramics')?.count ?? 0;
  expect([after.listingCount, ceramics(after)]).toEqual([before.listingCount + 1, ceramics(before) + 1]);
});
