import { expect, test } from 'vitest';
import { addressOf, emptySearch, facetInputOf, inputOf, stateFrom, withoutFilters } from './search-state.ts';

const full = {
  ...emptySearch,
  q: 'mug & bowl',
  category: 'ceramics',
  minPrice: 500,
  maxPrice: 9900,
  materials: ['stoneware', 'porcelain'],
  colours: ['sea green'],
  shipsFrom: ['PT'],
  shipsTo: 'DE',
  origin: ['made'],
  rating: 4,
  readyToShip: true,
  onSale: true,
  freeShipping: true,
  fewLeft: true,
  sort: 'price' as const,
};
const read = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://x');
  return stateFrom(/^\/category\/(.+)/.exec(pathname)?.[1], searchParams);
};

test('[UX-22] every filter lives in the address, and the address brings every one back', () => {
  for (const state of [emptySearch, full, { ...full, q: '' }, { ...emptySearch, category: 'ceramics', onSale: true }])
    expect(read(addressOf(state))).toEqual(state);
  expect(addressOf({ ...emptySearch, category: 'ceramics', materials: ['wool', 'linen'] })).toBe(
    '/category/ceramics?materials=wool,linen',
  );
});

test('[UX-22] an address with nonsense reads as one without it', () => {
  expect(
    read('/search?rating=9&minPrice=cheap&sort=constructor&readyToShip=maybe&materials=,,&shipsTo=germany'),
  ).toEqual(emptySearch);
});

test('[SRCH-02] the browser asks with the words of the address', () => {
  const input = Object.fromEntries(
    Object.entries(inputOf(full))
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
  expect(input).toEqual({ ...Object.fromEntries(new URL(addressOf(full), 'http://x').searchParams), limit: '24' });
});

test('[UX-21] filters are counted within the search and its category', () => {
  const { sort, limit, ...request } = inputOf(full);
  expect([sort, limit, facetInputOf(full)]).toEqual(['price', 24, request]);
});

test('[UX-22] Clear all keeps words, order and the category that is the address itself', () => {
  expect(withoutFilters(full)).toEqual({ ...emptySearch, q: full.q, sort: 'price' });
  expect(withoutFilters({ ...full, q: '' }).category).toBe('ceramics');
});
