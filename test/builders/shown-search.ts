import type { Facets, SearchOutput } from '#domain/search/contract.ts';

const category = (slug: string, count = 1, parent: string | null = null) => ({ slug, name: slug, parent, count });
export const output = (changes: Partial<SearchOutput> = {}): SearchOutput => ({
  ...{ items: [], total: 0, totalIsExact: true, workshops: 0, matchingAll: 0, priceRange: null, nextCursor: null },
  ...{ relaxed: null, corrected: null, looser: [] },
  categories: [category('clay', 1200), category('mugs', 3, 'clay'), category('jugs', 0, 'clay'), category('wood', 0)],
  ...changes,
});
export const facets = (changes: Partial<Facets> = {}): Facets => ({
  materials: ['clay', 'stone', 'oak', 'silver', 'gold', 'wool', 'linen', 'glass'].map((value, at) => ({
    value,
    count: at,
  })),
  colours: [{ value: 'deep blue', count: 2 }],
  shipsFrom: [{ value: 'PT', count: 4 }],
  shipsTo: [
    { value: 'DE', count: 1200 },
    { value: 'FR', count: 0 },
  ],
  origin: [{ value: 'designed', count: 1 }],
  ratings: [{ atLeast: 4, count: 5 }],
  prices: [
    { minCents: 0, maxCents: 1999, count: 1 },
    { minCents: 2000, maxCents: 4999, count: 2 },
    { minCents: 5000, maxCents: 9999, count: 3 },
    { minCents: 10_000, maxCents: 19_999, count: 4 },
    { minCents: 20_000, maxCents: null, count: 5 },
  ],
  ...{ readyToShip: 1, madeToOrder: 2, personalised: 3, onSale: 4, freeShipping: 5, fewLeft: 6, isExact: true },
  leavesWithin: [
    { days: 2, count: 1 },
    { days: 7, count: 2 },
    { days: 14, count: 3 },
  ],
  ...changes,
});
