import { afterAll, beforeAll, expect, test } from 'vitest';
import { maker, openMarket, publishListing } from '#test/builders/market.ts';
import type { ServedModules } from '#test/builders/serve-modules.ts';

let market: ServedModules;
const related = async (listingId: string): Promise<string[]> => {
  const answer = await fetch(`${market.address}/api/listings/${listingId}/related`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { items: { title: string }[] }).items.map(({ title }) => title);
};

beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.stop());

test('[CAT-03] related pieces are of the same craft and material, not only of one shop', async () => {
  const [ana, bea] = [await maker(market.address, 'Ana Potter'), await maker(market.address, 'Bea Turner')];
  const mug = await publishListing(ana, { title: 'Mug, ink', colours: ['blue'] });
  for (const title of ['Mug, moss', 'Mug, rust', 'Mug, teal']) await publishListing(ana, { title, colours: ['green'] });
  await publishListing(bea, { title: 'Bowl, blue', category: 'bowls', colours: ['blue'] });
  await publishListing(bea, { title: 'Bowl, tin', category: 'bowls', materials: ['tin'], colours: ['grey'] });
  await publishListing(bea, { title: 'Wallet', category: 'wallets', materials: ['leather'], colours: ['blue'] });
  const paused = await publishListing(bea, { title: 'Mug, paused', colours: ['blue'] });
  await bea.call('POST', `/api/seller/listings/${paused}/state`, { state: 'inactive' });
  const titles = await related(mug);
  expect(titles).toHaveLength(4);
  expect(titles.slice(0, 2).every((title) => title.startsWith('Mug, '))).toBe(true);
  expect(titles.slice(2)).toEqual(['Bowl, blue', 'Bowl, tin']);
  expect(titles).not.toContain('Mug, ink');
  expect(titles).not.toContain('Mug, paused');
  expect(await related('nothing-of-this-name')).toEqual([]);
  await publishListing(bea, { title: 'Mug, sky', colours: ['blue'] });
  expect(await related(mug)).toContain('Mug, sky');
});
