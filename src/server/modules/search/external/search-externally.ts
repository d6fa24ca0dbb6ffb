import { z } from 'zod';
import type { SearchInput } from '#domain/search/contract.ts';
import { COUNTED_TO } from '#domain/search/counted-to.ts';
import { cursorOf, parsedCursor } from '../../../platform/calls/cursor.ts';
import { filterMarks } from '../filters/filter-marks.ts';
import type { SearchIndex } from '../text-search-result.ts';
import { askExternal } from './ask-external.ts';
import { cardsOf } from './external-document-store.ts';

const answerSchema = z.object({
  hits: z.array(z.object({ id: z.string() })),
  estimatedTotalHits: z.number().int().optional(),
  facetDistribution: z.object({ category: z.record(z.string(), z.number()).optional() }).optional(),
});

const sorts: Record<SearchInput['sort'], string[]> = {
  relevance: [],
  newest: ['createdAt:desc'],
  price: ['priceCents:asc'],
  '-price': ['priceCents:desc'],
  rating: ['rating:desc'],
};

/** Filters as the service reads them: all of the lists, any of each. */
function filtersOf(input: SearchInput): (string | string[])[] {
  const marks = Object.values(filterMarks(input)).filter((each) => each.length > 0);
  return [
    ...marks.map((each) => each.map((mark) => `marks = ${JSON.stringify(mark)}`)),
    ...(input.minPrice === undefined ? [] : [`priceCents >= ${input.minPrice}`]),
    ...(input.maxPrice === undefined ? [] : [`priceCents <= ${input.maxPrice}`]),
  ];
}

/** Asks the service which pieces there are, in their order; cards come from the database. A page goes on behind the last piece of the one before. */
export const searchExternally: SearchIndex = async (app, input) => {
  const body = {
    q: input.q ?? '',
    filter: filtersOf(input),
    sort: sorts[input.sort],
    limit: COUNTED_TO,
    attributesToRetrieve: ['id'],
    facets: ['category'],
  };
  const { hits, estimatedTotalHits, facetDistribution } = answerSchema.parse(
    await askExternal(app, '/search', { method: 'POST', body }),
  );
  const cursor = parsedCursor(input.cursor, 3);
  const [after, shown] = cursor?.[0] === 'service' ? [String(cursor[1]), Number(cursor[2])] : [null, 0];
  const at = after === null ? -1 : hits.findIndex(({ id }) => id === after);
  const next = at >= 0 ? at + 1 : shown;
  const start = after === null ? 0 : next;
  const ids = hits.slice(start, start + input.limit).map(({ id }) => id);
  const total = Math.max(hits.length, estimatedTotalHits ?? 0);
  const last = ids.at(-1);
  return {
    page: {
      items: (await cardsOf(app.db, ids)).join(','),
      next: null,
      total,
      matchingAll: total,
      workshops: null,
      priceRange: null,
      categories: facetDistribution?.category ?? {},
    },
    nextCursor:
      last !== undefined && start + ids.length < hits.length ? cursorOf(['service', last, start + ids.length]) : null,
    relaxed: null,
    corrected: null,
  };
};
