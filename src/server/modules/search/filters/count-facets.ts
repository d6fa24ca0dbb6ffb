import { countries, isServed } from '#domain/core/countries.ts';
import { ok } from '#domain/core/result.ts';
import { type Facets, LEAVES_WITHIN, searchContract, type SearchFilters } from '#domain/search/contract.ts';
import type { App } from '../../../platform/calls/app.ts';
import { read } from '../../../platform/calls/call.ts';
import { anyone } from '../../../platform/calls/policy.ts';
import { countMarks, type MarkCounts, MAX_COUNTED, PRICE_STEPS } from './facet-store.ts';
import { queryText, sentTo } from './filter-marks.ts';
import { shownText } from './shown-text.ts';

/** [UX-21] What every value of a filter would show. */
export const countFacets = read(
  searchContract.countFacets,
  { policy: anyone, cache: () => ['listings'] },
  async ({ input, app }) => {
    const { q, ...filters } = input;
    return ok(facetsOf(await countsFor(app, q, filters)));
  },
);

async function countsFor(app: App, q: string | undefined, filters: SearchFilters): Promise<MarkCounts> {
  const text = await shownText(app, q, filters.category);
  return countMarks(app.db, { query: queryText(text, { category: filters.category }), filters });
}

const MAX_VALUES = 60;

function facetsOf({ marks, prices, looked }: MarkCounts): Facets {
  const valuesOf = (letter: string): { value: string; count: number }[] =>
    Object.entries(marks)
      .filter(([mark]) => mark.startsWith(`${letter}:`))
      .map(([mark, count]) => ({ value: mark.slice(letter.length + 1), count }))
      // A shop that has not said where it is has no country to be asked for.
      .filter(({ value }) => value !== '')
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, MAX_VALUES);
  const steps = [0, ...PRICE_STEPS];
  return {
    materials: valuesOf('m'),
    colours: valuesOf('c'),
    shipsFrom: valuesOf('from'),
    shipsTo: countries
      .filter(({ code }) => isServed(code))
      .map(({ code }) => ({
        value: code,
        count: sentTo(code).reduce((sum, mark) => sum + (marks[mark] ?? 0), 0),
      })),
    origin: valuesOf('by'),
    ratings: [4, 3, 2, 1].map((atLeast) => ({ atLeast, count: marks[`r:${atLeast}`] ?? 0 })),
    prices: steps
      .map((minCents, step) => ({ minCents, maxCents: steps[step + 1] ?? null, count: prices[step] ?? 0 }))
      .filter(({ count }) => count > 0),
    readyToShip: marks['ready:'] ?? 0,
    madeToOrder: marks['made:'] ?? 0,
    personalised: marks['own:'] ?? 0,
    leavesWithin: LEAVES_WITHIN.map((days) => ({ days, count: marks[`days:${days}`] ?? 0 })),
    onSale: marks['sale:'] ?? 0,
    freeShipping: marks['free:'] ?? 0,
    fewLeft: marks['few:'] ?? 0,
    isExact: looked <= MAX_COUNTED,
  };
}
