import { isUnspaced } from '#domain/search/fold-text.ts';
import { germanStopWords } from '#domain/search/german.ts';
import type { NearWord, WordFacts, WordKnowledge } from '#domain/search/plan-query.ts';
import { phrase, tagged } from '#domain/search/query-text.ts';
import { isMeasure, mistakesBetween, splitsOf, withoutOneLetter } from '#domain/search/tokenize.ts';
import type { App } from '../../../platform/calls/app.ts';
import { type CachedTerms, cachedTerms } from './cached-terms.ts';
import { otherNamesOf } from './other-names.ts';
import { translate } from './translate.ts';
import {
  countTogether,
  findAlike,
  findCompletions,
  findNewStems,
  findSpellings,
  findTerms,
  type SpellingRow,
  type WordRow,
} from './word-store.ts';

const MIN_LENGTH_FOR_MISTAKES = 3;
const MIN_LENGTH_FOR_TWO_MISTAKES = 7;
const MAX_READINGS = 5;
const MIN_LENGTH_TO_SPLIT = 6;

/** Looks up what is not known yet. */
async function learn(app: App, { spelled, others }: CachedTerms, tokens: readonly string[]): Promise<void> {
  const missing = tokens.filter((word) => !spelled.has(word) && !others.has(word));
  if (missing.length === 0) return;
  for (const row of await findTerms(app.db, [...new Set(missing)])) others.set(row.word, row);
}

const swapped = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
  );

/** Words of the index that a word may have been meant for, or that it begins. */
export async function nearTerms(app: App, token: string, isLast: boolean): Promise<NearWord[]> {
  if (token.length < MIN_LENGTH_FOR_MISTAKES || /\d/.test(token) || isUnspaced(token)) return [];
  const known = await cachedTerms(app);
  const key = isLast ? `${token} ` : token;
  const near = known.near.get(key) ?? findNear(app, known, { token, isLast });
  known.near.set(key, near);
  return near.catch((error: unknown) => {
    known.near.delete(key);
    throw error;
  });
}

/** A word and, where it may be a plural, its singular: one mistake in "dresers" is one in "dreser". */
const numbersOf = (token: string): string[] =>
  token.endsWith('s') && token.length > MIN_LENGTH_FOR_MISTAKES + 1 ? [token, token.slice(0, -1)] : [token];

async function findNear(
  app: App,
  { vocabulary }: CachedTerms,
  { token, isLast }: { token: string; isLast: boolean },
): Promise<NearWord[]> {
  const tokens = numbersOf(token);
  const parts = [...new Set(tokens.flatMap((each) => [each, ...withoutOneLetter(each), ...swapped(each)]))].filter(
    (part) => part.length > 1,
  );
  const mistakes = (word: string): number => Math.min(...tokens.map((each) => mistakesBetween(each, word)));
  const measured = (rows: readonly SpellingRow[]): NearWord[] =>
    rows.map((row) => ({ ...row, distance: mistakes(row.word) + (row.word[0] === token[0] ? 0 : 0.4) }));
  const close = await findSpellings(
    app.db,
    parts.map(() => token),
    parts,
  );
  const near = measured(close).filter((each) => each.distance > 0 && each.distance < 2);
  for (const each of vocabulary) {
    const distance = Math.abs(each.word.length - token.length) > 2 ? 2 : mistakes(each.word);
    if (distance === 1) near.push({ ...each, documents: 1, distance });
  }
  if (near.length === 0 && token.length >= MIN_LENGTH_FOR_TWO_MISTAKES)
    near.push(...measured(await findAlike(app.db, token)).filter((each) => each.distance < 3));
  if (near.length > 0 || !isLast) return near;
  const longer = await findCompletions(app.db, token, 4);
  return longer.map((row) => ({ ...row, distance: 0.15 * (row.word.length - token.length) }));
}

/** The likeliest corrections of a word, each with the number of pieces in which it stands with another word of the query. */
async function withCompany(app: App, near: NearWord[], others: readonly string[]): Promise<NearWord[]> {
  const least = Math.min(...near.map(({ distance }) => distance));
  const readings = near.filter(({ distance }) => distance < least + 1).slice(0, MAX_READINGS);
  if (readings.length < 2 || others.length === 0) return near;
  const beside = others.map((stem) => phrase(stem)).join(' | ');
  const counts = await countTogether(
    app.db,
    readings.map(({ stems }) => `(${stems.map(tagged).join(' | ')}) & (${beside})`),
  );
  return near.map((each) => ({ ...each, together: counts[readings.indexOf(each)] ?? 0 }));
}

/** The stems of another name of one word or two, where titles or tags have its words, one or many of them. */
function stemsOfName({ spelled }: CachedTerms, name: string): string[] {
  const parts = name.split(' ').map((part) => (spelled.get(part) ?? spelled.get(`${part}s`))?.stems ?? []);
  if (parts.some((stems) => stems.length === 0)) return [];
  return parts.length === 1 ? [...(parts[0] ?? [])] : [parts.map(([stem]) => stem).join(' ')];
}

type RowOf = (word: string) => WordRow | undefined;

/** "raincoat" as "rain jacket": the thing may bear another name, unless the whole word has one itself. */
function waysApart(known: CachedTerms, word: string, row: RowOf): ReturnType<typeof splitsOf> {
  const isAlike = (part: string): boolean => (row(part)?.stems ?? []).some((stem) => known.alike.has(stem));
  const ways = splitsOf(word).filter(([first]) => row(first)?.spelled);
  const written = ways.filter(([, second]) => row(second)?.spelled);
  return written.length > 0 || isAlike(word) ? written : ways.filter(([, second]) => isAlike(second));
}

/** The stems of other names of these words, by the stems of the words themselves. */
function namedStems(
  known: CachedTerms,
  tokens: readonly string[],
  stemsOf: (word: string) => readonly string[],
): Map<string, string[]> {
  const named = new Map<string, string[]>();
  for (const [word, names] of otherNamesOf(tokens))
    for (const stem of stemsOf(word))
      named.set(
        stem,
        names.flatMap((name) => stemsOfName(known, name)),
      );
  return named;
}

/** What must be known to understand these words: nothing is asked of the database that this process knew a moment ago. */
export async function knowledgeFor(app: App, tokens: readonly string[]): Promise<WordKnowledge> {
  const known = await cachedTerms(app);
  const { documents } = known.counted;
  // "kx 210" may be the code "KX-210", and "12cm" may stand as "12".
  const codes = tokens
    .slice(1)
    .flatMap((word, at) => (/\d/.test(`${tokens[at]}${word}`) ? [`${tokens[at]}${word}`] : []));
  const numbers = tokens.filter(isMeasure).map((word) => /^[\dpf]+/.exec(word)?.[0] ?? word);
  await learn(app, known, [...tokens, ...codes, ...numbers]);
  const translations = translate(known, tokens);
  const counted = (word: string): WordRow | undefined =>
    germanStopWords.has(word)
      ? { word, stems: [], documents: 0, spelled: false }
      : (known.spelled.get(word) ?? known.others.get(word) ?? known.table.get(word));
  // A word that was not counted may have come with the last listing: that is asked anew each time.
  const strange = tokens.filter(
    (word) => counted(word)?.documents === 0 && counted(word)?.stems.length !== 0 && !translations.has(word),
  );
  const newer =
    strange.length > 0
      ? await findNewStems(
          app.db,
          strange.flatMap((word) => counted(word)?.stems ?? []),
        )
      : [];
  const row = (word: string): WordRow | undefined => {
    const row = counted(word);
    const stems = row?.documents === 0 ? row.stems.filter((stem) => newer.includes(stem)) : [];
    return row && stems.length > 0 ? { ...row, stems, documents: 1 } : row;
  };
  const stemsBeside = (word: string): string[] =>
    tokens.flatMap((other) => {
      const facts = other === word ? undefined : row(other);
      return facts && facts.documents > 0 ? facts.stems : [];
    });
  // A word of very few pieces may be right or wrong: its neighbours are looked at, too.
  const isDoubtful = (word: string): boolean =>
    word.length > MIN_LENGTH_FOR_MISTAKES &&
    !translations.has(word) &&
    (row(word)?.documents ?? 0) <= documents / 2000 &&
    row(word)?.stems.length !== 0;
  const nears = new Map(
    await Promise.all(
      [...new Set([...strange, ...tokens.filter(isDoubtful)])].map(async (word) => {
        const near = await nearTerms(app, word, word === tokens.at(-1));
        return [word, strange.includes(word) ? await withCompany(app, near, stemsBeside(word)) : near] as const;
      }),
    ),
  );
  const named = namedStems(known, tokens, (word) => row(word)?.stems ?? []);
  return {
    documents,
    factsOf: (word): WordFacts => row(word) ?? { stems: [word], documents: 0, spelled: false },
    nearOf: (word) => nears.get(word) ?? [],
    splitsOf: (word) => (word.length < MIN_LENGTH_TO_SPLIT ? [] : waysApart(known, word, row)),
    synonymsOf: (stem) => [...new Set([...(known.alike.get(stem) ?? []), ...(named.get(stem) ?? [])])],
    translationsOf: (word) => translations.get(word) ?? null,
  };
}
