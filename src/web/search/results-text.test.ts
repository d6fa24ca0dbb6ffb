import { expect, test } from 'vitest';
import type { SearchOutput } from '#domain/search/contract.ts';
import { elsewhereText, resultsText, workshopsText } from './results-text.ts';

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
  `${resultsText(page(changes))}${workshopsText(page(changes))}.${elsewhereText(page(changes))}`;

test('[SRCH-01] the head of a search counts its results, their makers and what all crafts have', () => {
  expect(said({})).toBe('48 results from 11 workshops. (63)');
  expect(said({ workshops: 1 })).toBe('48 results from 1 workshop. (63)');
});

test('[SRCH-01] it says nothing that is not so: one piece has one maker, what is not counted is not said', () => {
  expect(said({ total: 1, matchingAll: 1, workshops: 1, categories: [] })).toBe('1 result.');
  expect(said({ total: 0, matchingAll: 0, workshops: 0, categories: [] })).toBe('0 results.');
  expect(said({ total: 1000, totalIsExact: false, matchingAll: 1000, workshops: null })).toBe('1,000+ results.');
  expect(said({ total: 60, matchingAll: 4 })).toBe('60 results from 11 workshops.');
});
