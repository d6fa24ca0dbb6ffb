import { expect, test } from 'vitest';
import { addressOf, emptySearch, type SearchState, withoutFilters } from '../search-state.ts';
import { appliedFilters, filterText } from './filter-labels.ts';

const all: SearchState = {
  ...emptySearch,
  ...{ q: 'jug', category: 'ceramics', minPrice: 500, maxPrice: 2000, leavesWithin: 7, rating: 1, shipsTo: 'FR' },
  ...{ materials: ['stoneware', 'oak'], colours: ['blue'], shipsFrom: ['PT', 'DE'], origin: ['designed', 'made'] },
  ...{ readyToShip: true, madeToOrder: true, personalised: true, onSale: true, freeShipping: true, fewLeft: true },
  sort: 'price',
};

/** What an address has less than that of all filters. */
const less = (rest: SearchState): string[] => {
  const entries = (state: SearchState): string[] =>
    [...new URLSearchParams(addressOf(state).split('?')[1])].map(([name, value]) => `${name}=${value}`);
  const left = entries(rest);
  return entries(all).filter((entry) => !left.includes(entry));
};

test('[UX-22] each filter that is applied is named in its own words', () => {
  expect(appliedFilters(all, 'Ceramics').map(({ label: text, rest }) => [text, ...less(rest)])).toEqual([
    ['Ceramics', 'category=ceramics'],
    ['€5.00 to €20.00', 'minPrice=500', 'maxPrice=2000'],
    ['Leaves within a week', 'leavesWithin=7'],
    ['Ready to ship', 'readyToShip=yes'],
    ['Made to order', 'madeToOrder=yes'],
    ['Can be personalised', 'personalised=yes'],
    ['Reduced', 'onSale=yes'],
    ['Free post', 'freeShipping=yes'],
    ['Last pieces', 'fewLeft=yes'],
    ['Designed by the seller', 'origin=designed,made'],
    ['Made by the seller', 'origin=designed,made'],
    ['Stoneware', 'materials=stoneware,oak'],
    ['Oak', 'materials=stoneware,oak'],
    ['Blue', 'colours=blue'],
    ['From Portugal', 'shipsFrom=PT,DE'],
    ['From Germany', 'shipsFrom=PT,DE'],
    ['Sent to France', 'shipsTo=FR'],
    ['1 star and more', 'rating=1'],
  ]);
  const [stoneware] = appliedFilters(all, 'Ceramics').filter(({ label: text }) => text === 'Stoneware');
  expect(stoneware?.rest.materials).toEqual(['oak']);
});

test('[UX-22] a category that is the address itself is no filter', () => {
  expect(appliedFilters({ ...emptySearch, category: 'ceramics' }, 'Ceramics')).toEqual([]);
  expect(appliedFilters({ ...emptySearch, q: 'jug', category: 'of-before' }, undefined)).toMatchObject([
    { label: 'of-before' },
  ]);
  expect(appliedFilters({ ...emptySearch, minPrice: 500 }, undefined)).toMatchObject([{ label: 'From €5.00' }]);
  expect(appliedFilters({ ...emptySearch, maxPrice: 500 }, undefined)).toMatchObject([{ label: 'Up to €5.00' }]);
});

test.each([
  ['category', 'Ceramics'],
  ['minPrice', 'From €5.00'],
  ['maxPrice', 'Up to €20.00'],
  ['leavesWithin', 'Leaves within a week'],
  ['shipsTo', 'Sent to France'],
  ['rating', '1 star and more'],
  ['readyToShip', 'Ready to ship'],
  ['fewLeft', 'Last pieces'],
  ['materials', 'Stoneware, Oak'],
  ['colours', 'Blue'],
  ['shipsFrom', 'Portugal, Germany'],
  ['origin', 'Designed by the seller, Made by the seller'],
] as const)('[UX-28] the filter %s is called “%s” where it may be taken away whole', (name, text) => {
  expect(filterText(all, name, 'Ceramics')).toBe(text);
  if (name === 'category') expect(filterText(all, name, undefined)).toBe('ceramics');
});

test.each([
  [2, 'Leaves in 1–2 days'],
  [7, 'Leaves within a week'],
  [14, 'Leaves within two weeks'],
] as const)('[SRCH-02] leaving within %i days', (leavesWithin, text) => {
  expect(appliedFilters({ ...emptySearch, leavesWithin }, undefined)).toMatchObject([{ label: text }]);
});

test('[UX-22] with all filters gone the words and the order stay', () => {
  expect(addressOf(withoutFilters(all))).toBe('/search?q=jug&sort=price');
  expect(addressOf(withoutFilters({ ...all, q: '' }))).toBe('/category/ceramics?sort=price');
});
