import { expect, test } from 'vitest';
import { emptySearch } from '../search-state.ts';
import { steadyBounds, steadyValues } from './seen-values.ts';

const counted = (...values: [value: string, count: number][]) => values.map(([value, count]) => ({ value, count }));
const of = (q: string) => ({ ...emptySearch, q });

test('[UX-21] a value that was offered stays where it was, with none', () => {
  const state = of('values');
  expect(steadyValues(state, 'materials', counted(['oak', 3], ['ash', 1]))).toEqual(counted(['oak', 3], ['ash', 1]));
  expect(steadyValues(state, 'materials', counted(['elm', 2], ['ash', 4]))).toEqual(
    counted(['oak', 0], ['ash', 4], ['elm', 2]),
  );
  expect(steadyValues({ ...state, materials: ['fir'] }, 'materials', [])).toEqual(
    counted(['oak', 0], ['ash', 0], ['elm', 0], ['fir', 0]),
  );
  // Other filters, and other words, have values of their own.
  expect(steadyValues(state, 'colours', counted(['blue', 1]))).toEqual(counted(['blue', 1]));
  expect(steadyValues(of('other values'), 'materials', counted(['wool', 1]))).toEqual(counted(['wool', 1]));
});

test('[UX-21] the range of prices only grows, to both sides, and is none until there is one', () => {
  const state = of('bounds');
  expect(steadyBounds(state, null)).toBeNull();
  expect(steadyBounds(state, { minCents: 500, maxCents: 900 })).toEqual({ minCents: 500, maxCents: 900 });
  expect(steadyBounds(state, { minCents: 600, maxCents: 700 })).toEqual({ minCents: 500, maxCents: 900 });
  expect(steadyBounds(state, { minCents: 100, maxCents: 950 })).toEqual({ minCents: 100, maxCents: 950 });
  expect(steadyBounds(state, null)).toEqual({ minCents: 100, maxCents: 950 });
});

test('[UX-21] of twenty searches what was offered is known, of the one before them no more', () => {
  const ask = (q: string) => steadyValues(of(q), 'origin', []);
  steadyValues(of('search 0'), 'origin', counted(['made', 1]));
  for (let at = 1; at < 20; at += 1) ask(`search ${at}`);
  expect(ask('search 0')).toEqual(counted(['made', 0]));
  // It was the last one to be asked for: twenty others push it out.
  for (let at = 20; at < 40; at += 1) ask(`search ${at}`);
  expect(ask('search 0')).toEqual([]);
});
