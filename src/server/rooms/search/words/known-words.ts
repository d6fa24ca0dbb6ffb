import type { NearWord, WordFacts, WordKnowledge } from '#domain/search/plan-query.ts';
import { mistakesBetween, splitsOf, withoutOneLetter } from '#domain/search/read-words.ts';
import type { App } from '../../../platform/calls/app.ts';
import { type CachedWords, cachedWords } from './cached-words.ts';
import {
  findAlike,
  findCompletions,
  findNewStems,
  findSpellings,
  findWords,
  type SpellingRow,
  type WordRow,
} from './word-store.ts';

const MIN_LENGTH_FOR_MISTAKES = 3;
const MIN_LENGTH_FOR_TWO_MISTAKES = 7;
const MIN_LENGTH_TO_SPLIT = 6;

/** Looks up what is not known yet. */
async function learn(app: App, { spelled, others }: CachedWords, words: readonly string[]): Promise<void> {
  const missing = words.filter((word) => !spelled.has(word) && !others.has(word));
  if (missing.length === 0) return;
  for (const row of await findWords(app.db, [...new Set(missing)])) others.set(row.word, row);
}

const swapped = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
  );

/** Words of the index that a word may have been meant for, or that it begins. */
export async function nearWords(app: App, token: string, isLast: boolean): Promise<NearWord[]> {
  if (token.length < MIN_LENGTH_FOR_MISTAKES || /\d/.test(token)) return [];
  const known = await cachedWords(app);
  const key = isLast ? `${token} ` : token;
  const near = known.near.get(key) ?? findNear(app, known, { token, isLast });
  known.near.set(key, near);
  return near.catch((error: unknown) => {
    known.near.delete(key);
    throw error;
  });
}

async function findNear(
  app: App,
  { vocabulary }: CachedWords,
  { token, isLast }: { token: string; isLast: boolean },
): Promise<NearWord[]> {
  const parts = [...new Set([token, ...withoutOneLetter(token), ...swapped(token)])].filter((part) => part.length > 1);
  const measured = (rows: readonly SpellingRow[]): NearWord[] =>
    rows.map((row) => ({ ...row, distance: mistakesBetween(token, row.word) + (row.word[0] === token[0] ? 0 : 0.4) }));
  const [close, longer] = await Promise.all([
    findSpellings(
      app.db,
      parts.map(() => token),
      parts,
    ),
    isLast ? findCompletions(app.db, token, 4) : [],
  ]);
  const near = measured(close).filter((each) => each.distance > 0 && each.distance < 2);
  for (const each of vocabulary) {
    const distance = Math.abs(each.word.length - token.length) > 1 ? 2 : mistakesBetween(token, each.word);
    if (distance === 1) near.push({ ...each, documents: 1, distance });
  }
  near.push(...longer.map((row) => ({ ...row, distance: 0.15 * (row.word.length - token.length) })));
  if (near.length > 0 || token.length < MIN_LENGTH_FOR_TWO_MISTAKES) return near;
  return measured(await findAlike(app.db, token)).filter((each) => each.distance <= 3);
}

/** What must be known to understand these words: nothing is asked of the database that this process knew a moment ago. */
export async function knowledgeFor(app: App, words: readonly string[]): Promise<WordKnowledge> {
  const known = await cachedWords(app);
  const { documents } = known.counted;
  await learn(app, known, words);
  const counted = (word: string): WordRow | undefined => known.spelled.get(word) ?? known.others.get(word);
  // A word that was not counted may have come with the last listing: that is asked anew each time.
  const strange = words.filter((word) => counted(word)?.documents === 0 && counted(word)?.lexeme !== null);
  const newer =
    strange.length > 0
      ? await findNewStems(
          app.db,
          strange.map((word) => counted(word)?.lexeme ?? word),
        )
      : [];
  const row = (word: string): WordRow | undefined => {
    const found = counted(word);
    return found?.documents === 0 && newer.includes(found.lexeme ?? '') ? { ...found, documents: 1 } : found;
  };
  // A word of very few pieces may be right or wrong: its neighbours are looked at, too.
  const doubtful = words.filter(
    (word) =>
      word.length > MIN_LENGTH_FOR_MISTAKES &&
      (row(word)?.documents ?? 0) <= documents / 2000 &&
      row(word)?.lexeme !== null,
  );
  const nears = new Map(
    await Promise.all(
      [...new Set([...strange, ...doubtful])].map(
        async (word) => [word, await nearWords(app, word, word === words.at(-1))] as const,
      ),
    ),
  );
  return {
    documents,
    factsOf: (word): WordFacts => row(word) ?? { lexeme: word, documents: 0, spelled: false },
    nearOf: (word) => nears.get(word) ?? [],
    splitsOf: (word) =>
      word.length < MIN_LENGTH_TO_SPLIT
        ? []
        : splitsOf(word).filter((pair) => pair.every((part) => row(part)?.spelled)),
    synonymsOf: (lexeme) => known.alike.get(lexeme) ?? [],
  };
}
