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
const searchFor = (words: string): string => `${hrefTo('search')}?q=${encodeURIComponent(words)}`;

/** [UX-18] Rows in the order of their groups, ten at most. */
export function rowsOf(found: Suggestions): SuggestRow[] {
  return [
    ...found.queries.map((text): SuggestRow => ({
      kind: 'query',
      text,
      note: '',
      href: searchFor(text),
      picture: null,
    })),
    ...found.categories.map((category): SuggestRow => ({
      kind: 'category',
      text: category.name,
      note: category.parentName ? texts.inCategory(category.parentName) : texts.units(category.count),
      href: hrefTo('category', { slug: category.slug }),
      picture: null,
    })),
    ...found.listings.map((listing): SuggestRow => ({
      kind: 'listing',
      text: listing.title,
      note: formatMoney(listing.priceCents),
      href: hrefTo('product', { productId: listing.listingId }),
      picture: listing.picture,
    })),
    ...found.shops.map((shop): SuggestRow => ({
      kind: 'shop',
      text: shop.name,
      note: shop.place,
      href: hrefTo('shop', { slug: shop.slug }),
      picture: null,
    })),
  ].slice(0, MAX_ROWS);
}

export const recentRows = (words: readonly string[]): SuggestRow[] =>
  words.map((text) => ({ kind: 'recent', text, note: '', href: searchFor(text), picture: null }));

function matchStart(text: string, typed: string): number {
  if (typed === '') return -1;
  return text.startsWith(typed) ? 0 : text.indexOf(` ${typed}`) + 1 || -1;
}

/** Splits a text into what was typed and what is added; the first place counts where a word begins with it. */
export function typedPart(text: string, typed: string): [before: string, typed: string, after: string] {
  const asked = typed.trim().toLowerCase();
  const low = text.toLowerCase();
  const at = matchStart(low, asked);
  return at < 0
    ? [text, '', '']
    : [text.slice(0, at), text.slice(at, at + asked.length), text.slice(at + asked.length)];
}
