import { countries, countryName } from '#domain/core/countries.ts';
import type { WordKnowledge } from '#domain/search/plan-query.ts';
import { languages } from '#domain/core/languages/language.ts';
import { ok } from '#domain/core/result.ts';
import { MAX_SUGGESTIONS, searchContract, type Suggestions } from '#domain/search/contract.ts';
import { isUnspaced } from '#domain/search/fold-text.ts';
import { inTitle, tagged } from '#domain/search/query-text.ts';
import { tokenize } from '#domain/search/tokenize.ts';
import type { App } from '../../platform/calls/app.ts';
import { read } from '../../platform/calls/call.ts';
import { anyone } from '../../platform/calls/policy.ts';
import { categoryTree } from './categories/category-tree.ts';
import { knowledgeFor } from './words/known-terms.ts';
import { germanBeginnings } from './words/translate.ts';
import { type CategoryRow, listCategoryNames } from './categories/category-tree-store.ts';
import { suggestListings, suggestShops, thatFind } from './suggest-store.ts';
import { findCompletions } from './words/word-store.ts';

const MAX_QUERIES = 4;
const MAX_CATEGORIES = 2;
const MAX_LISTINGS = 4;
const MAX_SHOPS = 2;
const MIN_OF_COUNTRY = 3;
const nothing: Suggestions = { queries: [], categories: [], listings: [], shops: [] };

/** [UX-18] Suggestions while typing: words that go on, categories, pieces and shops, ten rows at most. */
export const suggest = read(
  searchContract.suggest,
  { policy: anyone, cache: () => ['listings'] },
  async ({ input, app }) => {
    const tokens = tokenize(input.q);
    return ok(tokens.join('').length < 2 && !tokens.some(isUnspaced) ? nothing : await suggestFor(app, tokens));
  },
);

async function suggestFor(app: App, tokens: readonly string[]): Promise<Suggestions> {
  const [endings, categories, shops] = await Promise.all([
    endingsOf(app, tokens),
    categoriesFor(app, tokens),
    suggestShops(app.db, { text: tokens.join(' '), countries: countriesFor(tokens.join(' ')) }, MAX_SHOPS),
  ]);
  const first = await firstTerms(app, tokens.slice(0, -1));
  const stems = [...new Set(endings.flatMap((ending) => ending.stems))];
  const [listings, queries] = await Promise.all([
    stems.length > 0
      ? suggestListings(
          app.db,
          {
            titled: [...first, any(stems.map(inTitle))].join(' & '),
            tagged: [...first, any(stems.map(tagged))].join(' & '),
          },
          MAX_LISTINGS,
        )
      : [],
    queriesFor(app, { tokens, first, endings }),
  ]);
  return {
    categories,
    shops,
    queries,
    listings: listings.slice(0, MAX_SUGGESTIONS - queries.length - categories.length - shops.length),
  };
}

const any = (parts: readonly string[]): string => `(${parts.join(' | ')})`;

interface Ending {
  word: string;
  stems: readonly string[];
}

/** The stems that a word is looked for by; none for one that says nothing or is nowhere. */
function stemsOf(word: string, known: WordKnowledge): string[] {
  const { stems, documents } = known.factsOf(word);
  return [...new Set([...(documents > 0 ? stems : []), ...(known.translationsOf(word) ?? [])])];
}

/** What the last word may become: itself, words that begin so, in German too, or else those that it was mistaken for. */
async function endingsOf(app: App, tokens: readonly string[]): Promise<Ending[]> {
  const last = tokens.at(-1) ?? '';
  const [known, longer] = await Promise.all([
    knowledgeFor(app, [last]),
    findCompletions(app.db, last, 2 * MAX_QUERIES),
  ]);
  const stems = stemsOf(last, known);
  const german = longer.length < MAX_QUERIES ? await germanBeginnings(app, last, MAX_QUERIES) : [];
  const endings = [...(stems.length > 0 ? [{ word: last, stems }] : []), ...longer.map(endingOf), ...german];
  return endings.length > 0
    ? endings
    : known
        .nearOf(last)
        .toSorted((a, b) => a.distance - b.distance || b.documents - a.documents)
        .slice(0, MAX_QUERIES)
        .map(endingOf);
}

const endingOf = ({ word, stems }: Ending): Ending => ({ word, stems });

/** The words before the last, as they are looked for. */
async function firstTerms(app: App, tokens: readonly string[]): Promise<string[]> {
  const known = await knowledgeFor(app, tokens);
  return tokens
    .map((word) => stemsOf(word, known))
    .flatMap((stems) => (stems.length > 0 ? [any(stems.map(tagged))] : []));
}

/** Whole queries that find something; of a word and its plural, only the one that is written more often. */
async function queriesFor(
  app: App,
  { tokens, first, endings }: { tokens: readonly string[]; first: readonly string[]; endings: readonly Ending[] },
): Promise<string[]> {
  const last = tokens.at(-1) ?? '';
  const seen = new Set<string>();
  const fresh = endings.filter(({ word, stems: [stem = ''] }) => word !== last && !seen.has(stem) && seen.add(stem));
  if (fresh.length === 0) return [];
  const finds = await thatFind(
    app.db,
    fresh.map(({ stems }) => [...first, any(stems.map(tagged))].join(' & ')),
  );
  return fresh
    .filter((_, index) => finds[index])
    .slice(0, MAX_QUERIES)
    .map(({ word }) => [...tokens.slice(0, -1), word].join(' '));
}

/** Countries whose name begins so, in any language: of two letters too many do. */
const countriesFor = (text: string): string[] =>
  text.length < MIN_OF_COUNTRY
    ? []
    : countries
        .map(({ code }) => code)
        .filter((code) =>
          languages.some((language) => tokenize(countryName(code, language)).join(' ').startsWith(text)),
        );

/** Categories with a word, in any language, that begins as the last one does, and with those before. */
async function categoriesFor(app: App, tokens: readonly string[]): Promise<Suggestions['categories']> {
  const [tree, names] = await Promise.all([categoryTree(app), listCategoryNames(app.db)]);
  const named = ({ slug, name }: CategoryRow): boolean =>
    [name, ...languages.map((language) => names[language][slug] ?? '')].some((each) => {
      const parts = tokenize(each);
      return tokens.every((word) => parts.some((part) => part.startsWith(word) || word === `${part}s`));
    });
  return tree
    .filter((row) => row.count > 0 && named(row))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_CATEGORIES)
    .map(({ slug, name, parent, count }) => ({
      slug,
      name,
      parentName: tree.find((row) => row.slug === parent)?.name ?? null,
      count,
    }));
}
