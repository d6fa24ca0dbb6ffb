import { looks } from './german.ts';
import { weakWords } from './synonyms.ts';

const PREPOSITIONS = new Set(
  'with without for in on from to under by that mit ohne aus von fur fuer im zum zur zu passend'.split(' '),
);

const OF_WHAT = new Set('of from by in out'.split(' '));
/** "made of steel", "made by hand": what follows says more of the thing, as after "with". */
const isMade = (words: readonly string[], at: number): boolean =>
  words[at] === 'made' && OF_WHAT.has(words[at + 1] ?? '');

/** The place of the word that names the thing: the last one before "with", "for", "made of" and the like that is no colour. */
export function indexOfThing(words: readonly string[], isKnown: (word: string) => boolean): number {
  const says = (word: string): boolean => isKnown(word) && !weakWords.has(word) && !/^\d+$/.test(word);
  const end = words.findIndex(
    (word, at) => (PREPOSITIONS.has(word) || isMade(words, at)) && words.slice(0, at).some(says),
  );
  const before = words.slice(0, end < 0 ? words.length : end);
  const named = before.findLastIndex((word) => says(word) && !looks.has(word));
  return named < 0 ? before.findLastIndex(says) : named;
}
