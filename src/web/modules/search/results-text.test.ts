import { expect, test } from 'vitest';
import type { SearchOutput } from '#domain/search/contract.ts';
import { appliedFilters } from './filters/filter-labels.ts';
import { countText, elsewhereText, understoodText } from '#domain/search/results-text.ts';
import { speaker } from '#web/platform/languages/language.ts';
import { emptySearch } from './search-state.ts';

const category = (slug: string, parent: string | null, count: number) => ({ slug, name: slug, parent, count });
const page = (changes: Partial<SearchOutput>): SearchOutput => ({
  items: [],
  total: 48,
  totalIsExact: true,
  workshops: 11,
  matchingAll: 48,
  categories: [category('ceramics', null, 48), category('mugs', 'ceramics', 48), category('leather', null, 15)],
  priceRange: null,
  nextCursor: null,
  relaxed: null,
  corrected: null,
  looser: [],
  ...changes,
});
const said = (changes: Partial<SearchOutput>): string =>
  `${countText(page(changes), speaker)}${elsewhereText(page(changes), speaker)}`;

test('[SRCH-01] the head of a search counts its results, their makers and what all crafts have', () => {
  expect(said({})).toBe('48 results from 11 workshops. (63)');
  expect(said({ workshops: 1 })).toBe('48 results from 1 workshop. (63)');
});

test('[SRCH-01] it says nothing that is not so', () => {
  expect(said({ total: 1, matchingAll: 1, workshops: 1, categories: [] })).toBe('1 result.');
  expect(said({ total: 0, matchingAll: 0, workshops: 0, categories: [] })).toBe('0 results.');
  expect(said({ total: 1000, totalIsExact: false, matchingAll: 1000, workshops: null })).toBe('1,000+ results.');
  expect(said({ total: 60, matchingAll: 4 })).toBe('60 results from 11 workshops.');
});

const understood = (changes: Partial<SearchOutput>, filters: Partial<typeof emptySearch> = {}): string => {
  const applied = appliedFilters({ ...emptySearch, q: 'mugg', ...filters }, undefined);
  const match = page({ items: [{} as SearchOutput['items'][number]], ...changes });
  return understoodText({ q: 'mugg', filters: applied.map(({ label: text }) => text) }, match, speaker);
};
const relaxed = (droppedWords: string[], droppedFilters: string[] = []) => ({ droppedWords, droppedFilters });

test('[UX-28] what was left out is named, every word and every filter of it', () => {
  expect(understood({ relaxed: relaxed([], ['colours']) }, { colours: ['red'] })).toBe(
    'No piece for “mugg” fits “Red”. These are the pieces without it.',
  );
  expect(
    understood(
      { corrected: 'mug', relaxed: relaxed([], ['colours', 'readyToShip']) },
      { colours: ['red', 'blue'], readyToShip: true },
    ),
  ).toBe(
    'Showing results for “mug” instead of “mugg”. No piece for “mug” fits “Ready to ship”, “Red” and “Blue” together. These are the pieces without them.',
  );
  expect(understood({ relaxed: relaxed(['a', 'b', 'c', 'd', 'e']) })).toBe(
    'No piece has all of these words. These come closest, without “a”, “b”, “c”, “d” and “e”.',
  );
});

test('[UX-28] of words that were taken as they stand, and of nothing found, nothing is said', () => {
  expect(understood({ corrected: 'mugg' })).toBe('');
  expect(understood({ items: [], corrected: 'mug', relaxed: relaxed(['a'], ['colours']) }, { colours: ['red'] })).toBe(
    '',
  );
});
