import { type Language, speakerOf } from '#domain/core/languages/language.ts';
import type { SearchInput, SearchOutput } from '#domain/search/contract.ts';
import { filterNames } from '#domain/search/contract.ts';
import { countText, understoodText } from '#domain/search/results-text.ts';
import { nothingText } from '#domain/search/nothing-text.ts';
import { escapedHtml as text } from '../../../platform/escaped-html.ts';
import { cardHtml } from '../../listings/first-paint/card-first-paint.ts';

/** What the first window of a phone and of a wide screen shows. */
const CARDS = 6;
/** Their pictures are fetched before anything else, those of the others when they come near. */
const EARLY_PICTURES = 3;

const texts = {
  filters: { en: 'Filters', de: 'Filter' },
  home: { en: 'Home', de: 'Start' },
  results: { en: 'Results', de: 'Ergebnisse' },
};

export interface SearchPaint {
  input: SearchInput;
  page: SearchOutput;
  heading: string;
  /** The crafts above a category's own page and its own, in the language of the page. */
  crumbs: readonly string[];
  language: Language;
}

/** What narrows a search beside its words; the category of a page of its own is its address. */
const countFilters = ({ input, crumbs }: SearchPaint): number =>
  filterNames.filter((name) => input[name] !== undefined && !(name === 'category' && (crumbs.length > 0 || !input.q)))
    .length;

function cardsHtml({ page, language }: SearchPaint): string {
  const cards = page.items
    .slice(0, CARDS)
    .map((card, index) => cardHtml(card, { language, isLate: index >= EARLY_PICTURES }));
  return `<ul class="goods goods--three">${cards.join('')}</ul>`;
}

function nothingHtml({ input, language }: SearchPaint): string {
  const query = { q: input.q ?? '', isMovedCategory: false, isFiltered: false };
  const [title = '', advice = ''] = nothingText(query, speakerOf(language));
  return `<div class="nothing nothing--bare"><div class="empty"><svg class="drawing"></svg><h2>${text(title)}</h2><p>${text(advice)}</p></div></div>`;
}

/**
 * [UX-02] The results of a search or a category as the document itself brings them: heading, count and the cards of the first window in the
 * boxes in which the page's own code shows them a moment later. Cards lead on; the rest cannot be pressed. Empty where filters found
 * nothing or were left out: what is said then comes with the code.
 */
export function searchFirstPaint(paint: SearchPaint): string {
  const { input, page, heading, crumbs, language } = paint;
  const speaker = speakerOf(language);
  const count = countFilters(paint);
  if (page.relaxed?.droppedFilters.length || (page.items.length === 0 && count > 0)) return '';
  const say = (name: keyof typeof texts): string => texts[name][language];
  const understood = understoodText({ q: input.q ?? '', filters: [] }, page, speaker);
  const trail = crumbs.length > 0 ? [say('home'), ...crumbs].map((name) => `<li><a>${text(name)}</a></li>`) : [];
  const filters = `${say('filters')}${count > 0 ? ` (${count})` : ''}`;
  return (
    `<main class="page-width first-paint">${trail.length > 0 ? `<div><ol class="crumbs">${trail.join('')}</ol></div>` : ''}` +
    `<div class="results-head${trail.length > 0 ? ' results-head--crumbs' : ''}"><h1>${text(heading)}</h1><p>${text(countText(page, speaker))}</p>` +
    `${page.about?.[language] ? `<p>${text(page.about[language])}</p>` : ''}${understood && `<p class="notice notice--info">${text(understood)}</p>`}</div>` +
    `<div class="search"><div class="facets"></div><div><div class="results-bar"><span class="button button--line results-bar__filters" aria-hidden="true"><svg class="icon icon--s"></svg>${filters}</span></div>` +
    `${count > 0 ? `<div class="chips chips--phone"><span class="filter-chip skeleton">${'&nbsp;'.repeat(24)}</span></div>` : ''}<h2 class="visually-hidden">${say('results')}</h2>` +
    `${page.items.length > 0 ? cardsHtml(paint) : nothingHtml(paint)}</div></div></main>`
  );
}
