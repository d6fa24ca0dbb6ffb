import { filterNames, type SearchInput, type SearchOutput } from '#domain/search/contract.ts';
import { COUNTED_TO } from '#domain/search/counted-to.ts';
import type { App } from '../../../platform/calls/app.ts';
import { countFound } from './facet-store.ts';
import { queryText } from './filter-marks.ts';
import { shownText } from './shown-text.ts';

/** With fewer pieces than a row or two of cards, help is offered. */
const LITTLE = 8;

/** [UX-28] With nothing or little found: what each filter taken away would show. */
export async function looserFilters(app: App, input: SearchInput, total: number): Promise<SearchOutput['looser']> {
  const { q, sort: _, cursor, limit: __, ...filters } = input;
  const asked = filterNames.filter((name) => filters[name] !== undefined);
  if (total >= LITTLE || asked.length === 0 || cursor !== undefined) return [];
  const words = await shownText(app, q, filters.category);
  const counts: SearchOutput['looser'] = [];
  for (const without of asked) {
    const rest = { ...filters, [without]: undefined };
    const shown = without === 'category' ? await shownText(app, q, undefined) : words;
    const count = await countFound(app.db, { query: queryText(shown, rest), filters: rest }, COUNTED_TO);
    counts.push({ without, count: Math.min(count, COUNTED_TO) });
  }
  return counts.filter(({ count }) => count > total).sort((a, b) => b.count - a.count);
}
