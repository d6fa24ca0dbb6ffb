import { countries, countryName } from '#domain/core/countries.ts';
import { languages } from '#domain/core/languages/language.ts';
import { ok } from '#domain/core/result.ts';
import { MAX_SUGGESTIONS, searchContract, type Suggestions } from '#domain/search/contract.ts';
import { quoted } from '#domain/search/query-text.ts';
import { readWords } from '#domain/search/read-words.ts';
import type { App } from '../../platform/calls/app.ts';
import { read } from '../../platform/calls/call.ts';
import { anyone } from '../../platform/calls/policy.ts';
import { categoryTree } from './category-tree.ts';
import { knowledgeFor } from './words/known-words.ts';
import type { CategoryRow } from './search-store.ts';
import { suggestListings, suggestShops, thatFind } from './suggest-store.ts';
import { findCompletions } from './words/word-store.ts';

const MAX_QUERIES = 4;
const MAX_CATEGORIES = 2;
const MAX_LISTINGS = 4;
const MAX_SHOPS = 2;
const MIN_OF_COUNTRY = 3;
const nothing: Suggestions = { queries: [], categories: [], pieces: [], shops: [] };

/** [UX-18] Suggestions while typing: words that go on, categories, pieces and shops, ten rows at most. */
export const suggest = read(
  searchContract.suggest,
  { policy: anyone, cache: () => ['listings'] },
  async ({ input, app }) => {
    const words = readWords(input.q);
    return ok(words.join('').length < 2 ? nothing : await suggestFor(app, words));
  },
);

async function suggestFor(app: App, words: readonly string[]): Promise<Suggestions> {
  const [endings, categories, shops] = await Promise.all([
    endingsOf(app, words),
    categoriesFor(app, words),
    suggestShops(app.db, { text: words.join(' '), countries: countriesFor(words.join(' ')) }, MAX_SHOPS),
  ]);
  const first = await firstWords(app, words.slice(0, -1));
  const last = endings.map((ending) => quoted(`t:${ending.lexeme}`));
  const asked = [...first, ...(last.length > 0 ? [`(${last.join(' | ')})`] : [])].join(' & ');
  const [listings, queries] = await Promise.all([
    last.length > 0 ? suggestListings(app.db, asked, MAX_LISTINGS) : [],
    queriesFor(app, { words, first, endings }),
  ]);
  return {
    categories,
    shops,
    queries,
    pieces: listings.slice(0, MAX_SUGGESTIONS - queries.length - categories.length - shops.length),
  };
}

interface Ending {
  word: string;
  lexeme: string;
}

/** What the last word may become: itself, words that begin so, or else those that it was mistaken for. */
async function endingsOf(app: App, words: readonly string[]): Promise<Ending[]> {
  const last = words.at(-1) ?? '';
  const [known, longer] = await Promise.all([
    knowledgeFor(app, [last]),
    findCompletions(app.db, last, 2 * MAX_QUERIES),
  ]);
  const { lexeme, documents } = known.factsOf(last);
  const endings = [...(lexeme !== null && documents > 0 ? [{ word: last, lexeme }] : []), ...longer];
  return endings.length > 0
    ? endings
    : known
        .nearOf(last)
        .toSorted((a, b) => a.distance - b.distance || b.documents - a.documents)
        .slice(0, MAX_QUERIES);
}

/** The words before the last, as they are looked for; those that say nothing or are nowhere are left out. */
async function firstWords(app: App, words: readonly string[]): Promise<string[]> {
  const known = await knowledgeFor(app, words);
  return words.flatMap((word) => {
    const { lexeme, documents } = known.factsOf(word);
    return lexeme !== null && documents > 0 ? [quoted(`t:${lexeme}`)] : [];
  });
}

/** Whole queries that find something; of a word and its plural, only the one that is written more often. */
async function queriesFor(
  app: App,
  { words, first, endings }: { words: readonly string[]; first: readonly string[]; endings: readonly Ending[] },
): Promise<string[]> {
  const last = words.at(-1) ?? '';
  const seen = new Set<string>();
  const kept = endings.filter(({ word, lexeme }) => word !== last && !seen.has(lexeme) && seen.add(lexeme));
  if (kept.length === 0) return [];
  const finds = await thatFind(
    app.db,
    kept.map(({ lexeme }) => [...first, quoted(`t:${lexeme}`)].join(' & ')),
  );
  return kept
    .filter((_, index) => finds[index])
    .slice(0, MAX_QUERIES)
    .map(({ word }) => [...words.slice(0, -1), word].join(' '));
}

/** Countries whose name begins so, in any language: of two letters too many do. */
const countriesFor = (text: string): string[] =>
  text.length < MIN_OF_COUNTRY
    ? []
    : countries
        .map(({ code }) => code)
        .filter((code) =>
          languages.some((language) => readWords(countryName(code, language)).join(' ').startsWith(text)),
        );

/** Categories with a word that begins as the last one does, and with those before. */
async function categoriesFor(app: App, words: readonly string[]): Promise<Suggestions['categories']> {
  const tree = await categoryTree(app);
  const named = (row: CategoryRow): boolean => {
    const names = readWords(row.name);
    return words.every((word) => names.some((name) => name.startsWith(word) || word === `${name}s`));
  };
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
