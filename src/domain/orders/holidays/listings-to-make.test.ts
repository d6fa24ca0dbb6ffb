import { expect, test } from 'vitest';
import { paceOf, listingsToMake, type SoldListing } from './listings-to-make.ts';

test.each([
  [10, 0, null],
  [10, 2, null],
  [12, 8, 1.5],
  [50, 10, 3],
  [1, 10, 0.5],
])('[DASH-04] %d sales against %d a year ago are a pace of %s', (recent, before, pace) =>
  expect(paceOf({ recent, before })).toBe(pace),
);

test('[DASH-04] what to make follows from last year at the present pace', () => {
  const listing = (listingId: string, edit: Partial<SoldListing>): SoldListing => ({
    ...{ listingId, title: listingId, madeToOrder: false, stock: 4, recent: 0, seasonBefore: 0 },
    ...edit,
  });
  const planned = listingsToMake(
    [
      listing('season', { seasonBefore: 10 }),
      listing('young', { recent: 28 }),
      listing('plenty', { seasonBefore: 2 }),
      listing('made', { seasonBefore: 2, madeToOrder: true }),
      listing('quiet', {}),
    ],
    { pace: 1.5, daysLeft: 10 },
  );
  expect(planned.map(({ listingId, expected, toMake }) => [listingId, expected, toMake])).toEqual([
    ['season', 15, 11],
    ['young', 10, 6],
    ['made', 3, 3],
    ['plenty', 3, 0],
  ]);
});
