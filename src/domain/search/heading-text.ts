import type { Speaker } from '../core/languages/language.ts';

const quoted = { en: (query: string) => `“${query}”`, de: (query: string) => `„${query}“` };
const quotedIn = {
  en: (query: string, category: string) => `“${query}” in ${category}`,
  de: (query: string, category: string) => `„${query}“ in ${category}`,
};
const noCategory = { en: 'There is no such craft', de: 'Dieses Handwerk gibt es nicht' };
const all = { en: 'All pieces', de: 'Alle Stücke' };

interface HeadingInput {
  q: string;
  /** The category of the results, in the language of the page. */
  category: string | undefined;
  /** The address names a category that is not there. */
  isNoCategory?: boolean;
}

/** [SRCH-01] The heading of a search or a category, and the title of its page. */
export function headingText({ q, category, isNoCategory = false }: HeadingInput, { say }: Speaker): string {
  if (q) return category ? say(quotedIn)(q, category) : say(quoted)(q);
  return category ?? say(isNoCategory ? noCategory : all);
}
