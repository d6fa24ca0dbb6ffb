import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { ask } from '#test/builders/ask.ts';
import { type TestCaller, visitor } from '#test/builders/caller.ts';
import { maker, openMarket, publishListing } from '#test/builders/market.ts';
import type { ServedModules } from '#test/builders/serve-modules.ts';
import { updateTermCounts } from './word-counts-store.ts';

let market: ServedModules;
let guest: TestCaller;

beforeAll(async () => {
  market = await openMarket();
  guest = visitor(market.address);
  await market.app.db.query({ text: `UPDATE categories SET name_de = 'Schalen für Körner' WHERE slug = 'bowls'` });
  const ana = await maker(market.address, 'Ana Potter');
  for (const [title, colours] of [
    ['Speckled mug', ['blue']],
    ['Espresso cup', ['red']],
    ['Market basket of willow', ['natural']],
    ['Pendant on a chain', ['silver']],
    ['Cot blanket', ['wool']],
    ['Deck of cards', ['red']],
    ['Teapot with kettle lid', ['blue']],
    ['Keramikbecher gestreift', ['mustard']],
    ['Sardines, a print', ['mustard']],
    ['Sardines, a small print', ['mustard']],
  ] as const)
    await publishListing(ana, { title, category: 'wallets', tags: [], colours: [...colours], materials: [] });
  await publishListing(ana, { title: 'Nut dish', category: 'bowls', tags: [], colours: [], materials: [] });
  await market.settle();
  await updateTermCounts(market.app);
});
afterAll(() => market.stop());

test.each([
  ['becher', ['Espresso cup', 'Keramikbecher gestreift', 'Speckled mug']],
  ['Becher mit Henkel', ['Espresso cup', 'Keramikbecher gestreift', 'Speckled mug']],
  ['blauer Becher', ['Speckled mug']],
  ['Lieblingstasse', ['Espresso cup', 'Speckled mug']],
  ['Körbe', ['Market basket of willow']],
  ['koerbe', ['Market basket of willow']],
  ['Weidenkorb', ['Market basket of willow']],
  ['kette', ['Pendant on a chain']],
  ['wolldecke', ['Cot blanket']],
  ['deck', ['Deck of cards']],
  ['schale', ['Nut dish']],
  ['Körner', ['Nut dish']],
  ['fur', []],
  ['seife', []],
])('[SRCH-01] in a shop of English titles “%s” finds %j', async (q, titles) => {
  const { items } = await ask(guest, contract.search.searchListings, { q });
  // Of several words, pieces that lack one follow.
  const best = q.includes(' ') ? items.slice(0, titles.length) : items;
  expect(best.map(({ title }) => title).toSorted()).toEqual(titles);
});

test.each([
  ['bech', ['becher'], ['Espresso cup', 'Keramikbecher gestreift', 'Speckled mug'], []],
  ['schal', ['schale'], ['Nut dish'], ['Bowls']],
  ['mu', ['mug', 'mustard'], ['Speckled mug'], []],
])('[UX-18] “%s” is gone on with by words of both languages, titles first', async (q, queries, first, categories) => {
  const match = await ask(guest, contract.search.suggest, { q });
  expect([match.queries, match.categories.map(({ name }) => name)]).toEqual([queries, categories]);
  expect(
    match.listings
      .slice(0, first.length)
      .map(({ title }) => title)
      .toSorted(),
  ).toEqual(first);
});
