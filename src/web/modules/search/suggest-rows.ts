import { hrefTo } from '#domain/addresses.ts';
import type { Suggestions } from '#domain/search/contract.ts';
import type { Picture } from '#domain/core/pictures/picture.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import * as texts from './suggest-texts.ts';

export interface SuggestRow {
  kind: 'recent' | 'query' | 'category' | 'listing' | 'shop';
  /** What is looked for; the part that was typed is shown plain, the rest bold. */
  text: string;
  note: string;
  href: string;
  picture: Picture | null;
}

const MAX_ROWS = 10;
const searchFor = (text: string): string => `${hrefTo('search')}?q=${encodeURIComponent(text)}`;

/** [UX-18] Rows in the order of their groups, ten at most. */
export function rowsOf(suggestions: Suggestions): SuggestRow[] {
  return [
    ...suggestions.queries.map((text): SuggestRow => ({
      kind: 'query',
      text,
      note: '',
      href: searchFor(text),
      picture: null,
    })),
    ...suggestions.categories.map((category): SuggestRow => ({
      kind: 'category',
      text: category.name,
      note: category.parentName ? texts.inCategory(category.parentName) : texts.units(category.count),
      href: hrefTo('category', { slug: category.slug }),
      picture: null,
    })),
    ...suggestions.listings.map((listing): SuggestRow => ({
      kind: 'listing',
      text: listing.title,
      note: formatMoney(listing.priceCents),
      href: hrefTo('product', { productId: listing.listingId }),
      picture: listing.picture,
    })),
    ...suggestions.shops.map((shop): SuggestRow => ({
      kind: 'shop',
      text: shop.name,
      note: shop.place,
      href: hrefTo('shop', { slug: shop.slug }),
      picture: null,
    })),
  ].slice(0, MAX_ROWS);
}

export const recentRows = (queries: readonly string[]): SuggestRow[] =>
  queries.map((text) => ({ kind: 'recent', text, note: '', href: searchFor(text), picture: null }));

function matchStart(text: string, typed: string): number {
  if (typed === '') return -1;
  return text.startsWith(typed) ? 0 : text.indexOf(` ${typed}`) + 1 || -1;
}

/** Splits a text into what was typed and what is added; the first place counts where a word begins with it. */
export function typedPart(text: string, typed: string): [before: string, typed: string, after: string] {
  const query = typed.trim().toLowerCase();
  const low = text.toLowerCase();
  const at = matchStart(low, query);
  return at < 0
    ? [text, '', '']
    : [text.slice(0, at), text.slice(at, at + query.length), text.slice(at + query.length)];
}
