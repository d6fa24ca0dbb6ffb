import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { visitor, type TestCaller } from '#test/builders/caller.ts';
import { maker, openMarket, publishListing } from '#test/builders/market.ts';
import type { ServedModules } from '#test/builders/serve-modules.ts';
import { updateTermCounts } from '../word-counts-store.ts';

let market: ServedModules;
let guest: TestCaller;

const resultsOf = async (query: string): Promise<string[]> => {
  const { body } = await guest.call('GET', `/api/search?q=${encodeURIComponent(query)}`);
  return body.items.map((card: { title: string }) => card.title);
};
/** What a search asks the database about its words. */
async function queriedTerms(query: string): Promise<string[]> {
  const requestMock = vi.spyOn(market.app.db, 'query');
  await resultsOf(query);
  const names = requestMock.mock.calls.map(([{ name }]) => name ?? '');
  requestMock.mockRestore();
  expect(names.some((name) => name.startsWith('search-rank'))).toBe(true);
  return names.filter((name) => name.startsWith('search-words'));
}

beforeAll(async () => {
  market = await openMarket();
  guest = visitor(market.address);
  const ana = await maker(market.address, 'Ana Potter');
  await publishListing(ana, { title: 'Butter dish with a lid', tags: ['kitchen'] });
  await publishListing(ana, { title: 'Tall vase', tags: ['gift'] });
  await updateTermCounts(market.app);
  await resultsOf('dish');
});
afterAll(() => market.stop());

test('[SRCH-01] words that were counted are understood without asking for them', async () => {
  expect(await queriedTerms('butter dish')).toEqual([]);
  expect(await queriedTerms('tall vase with lid')).toEqual(['search-words-known']);
  expect(await queriedTerms('tall dish with lid')).toEqual([]);
  expect(await resultsOf('butterdish')).toEqual(['Butter dish with a lid']);
});

test('[SRCH-01, UX-19] the neighbours of a mistake are looked for once', async () => {
  expect(await queriedTerms('buttre')).toContain('search-words-near');
  expect(await queriedTerms('Buttre')).toEqual(['search-words-new']);
  expect(await resultsOf('buttre dish')).toEqual(['Butter dish with a lid']);
});

test('[SRCH-01] what is counted anew is known after the pause, as a whole and by its parts', async () => {
  const ana = await maker(market.address, 'Ines Weaver');
  await publishListing(ana, { title: 'Herringbone blanket', tags: ['wool'] });
  await updateTermCounts(market.app);
  expect(await queriedTerms('wool blanket')).toContain('search-words-known');
  const pause = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  expect(await resultsOf('herring bone')).toEqual(['Herringbone blanket']);
  expect(await queriedTerms('herringbone blanket')).toEqual([]);
  pause.mockRestore();
});

test('[SRCH-01] a piece is found by another name of the thing', async () => {
  expect(await resultsOf('vessel')).toEqual(['Tall vase']);
  expect(await resultsOf('plate')).toEqual(['Butter dish with a lid']);
  const bea = await maker(market.address, 'Bea Turner');
  await publishListing(bea, { title: 'Turned vessel', tags: ['oak'] });
  await updateTermCounts(market.app);
  const pause = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000);
  expect(await resultsOf('vessel')).toEqual(['Turned vessel', 'Tall vase']);
  pause.mockRestore();
});

test('[SRCH-01] words that are one to the index have the other names of each of them', async () => {
  const cleo = await maker(market.address, 'Cleo Maker');
  for (const [title, tag] of [
    ['Oak lamp', 'brass'],
    ['Rose fragrance', 'glass'],
    ['Orange perfumed sachet', 'cotton'],
  ])
    await publishListing(cleo, { title, tags: [tag] });
  await updateTermCounts(market.app);
  const pause = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 180_000);
  for (const query of ['light', 'lighting']) expect([query, await resultsOf(query)]).toEqual([query, ['Oak lamp']]);
  for (const query of ['scent', 'scented'])
    expect([query, (await resultsOf(query)).toSorted()]).toEqual([query, ['Orange perfumed sachet', 'Rose fragrance']]);
  pause.mockRestore();
});
