import type { SearchOutput } from '#domain/search/contract.ts';
import { COUNTED_TO } from '#domain/search/counted-to.ts';

export const totalText = (page: SearchOutput): string =>
  `${page.total.toLocaleString('en-GB')}${page.totalIsExact ? '' : '+'}`;
/** Whose they are; nothing where that is not known exactly. */
export const workshopsText = ({ total, workshops }: SearchOutput): string =>
  total > 1 && workshops
    ? ` from ${workshops.toLocaleString('en-GB')} ${workshops === 1 ? 'workshop' : 'workshops'}`
    : '';
export const resultsText = (page: SearchOutput): string =>
  `${totalText(page)} ${page.total === 1 ? 'result' : 'results'}`;

/** What the same words find in all crafts. Pieces with only some of the words are counted in the chosen craft alone. */
export function elsewhereText({ total, totalIsExact, matchingAll, categories }: SearchOutput): string {
  const all = categories.reduce((sum, { parent, count }) => (parent ? sum : sum + count), 0);
  return totalIsExact && matchingAll === total && all > total && all <= COUNTED_TO
    ? ` (${all.toLocaleString('en-GB')})`
    : '';
}
