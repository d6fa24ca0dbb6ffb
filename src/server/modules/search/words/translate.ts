import { germanFor, germanParts, germanTerms, germanTermsFrom } from '#domain/search/german.ts';
import { synonyms } from '#domain/search/synonyms.ts';
import type { App } from '../../../platform/calls/app.ts';
import { type CachedTerms, cachedTerms } from './cached-terms.ts';

const MAX_STEMS = 8;
/** German words that are looked at for one that was begun. */
const MAX_BEGINNINGS = 24;

/** Words of the other language that say the same, the likeliest first; none where the word is of both. */
function otherLanguage(word: string): readonly string[] {
  const entry = germanTerms.get(word);
  if (entry) return entry.english.includes(word) ? [] : entry.english;
  return germanFor.get(word) ?? germanFor.get(word.replace(/s$/, '')) ?? [];
}

/** What the index has of the other language for words of one. A German word that the shop has no English one for stays one, and is no mistake. */
export function translate({ table }: CachedTerms, tokens: readonly string[]): ReadonlyMap<string, readonly string[]> {
  return new Map(
    tokens.flatMap((word) => {
      const others = otherLanguage(word).flatMap((other) => {
        const row = table.get(other);
        return row && row.documents > 0 ? row.stems : [];
      });
      const isGerman = germanTerms.has(word) && otherLanguage(word).length > 0;
      return isGerman || others.length > 0 ? [[word, [...new Set(others)].slice(0, MAX_STEMS)] as const] : [];
    }),
  );
}

/** German words that begin so and that the index has something for. */
export async function germanBeginnings(
  app: App,
  begun: string,
  limit: number,
): Promise<{ word: string; stems: readonly string[] }[]> {
  const known = await cachedTerms(app);
  const beginnings = germanTermsFrom(begun, MAX_BEGINNINGS);
  const stems = translate(known, beginnings);
  return beginnings
    .map((word) => ({ word: germanTerms.get(word)?.written ?? word, stems: stems.get(word) ?? [] }))
    .filter((each) => each.stems.length > 0)
    .slice(0, limit);
}

/** The words of a query with German compounds taken apart that the catalogue does not write so. */
export async function splitCompounds(app: App, tokens: readonly string[]): Promise<string[]> {
  const { spelled } = await cachedTerms(app);
  const isWritten = (word: string): boolean => spelled.has(word);
  const isGerman = (word: string): boolean => spelled.get(word)?.stems.some((stem) => stem.startsWith('de:')) ?? false;
  const isRight = (word: string): boolean => isWritten(word) || germanTerms.has(word) || synonyms.has(word);
  return tokens.flatMap((word) => (isRight(word) ? [word] : (germanParts(word, { isWritten, isGerman }) ?? [word])));
}
