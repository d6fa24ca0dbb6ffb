import { looks } from './german.ts';
import { weakTerms } from './synonyms.ts';

const PREPOSITIONS = new Set(
  'with without for in on from to under by that mit ohne aus von fur fuer im zum zur zu passend'.split(' '),
);

const OF_WHAT = new Set('of from by in out'.split(' '));
/** "made of steel", "made by hand": what follows says more of the thing, as after "with". */
const isMade = (tokens: readonly string[], at: number): boolean =>
  tokens[at] === 'made' && OF_WHAT.has(tokens[at + 1] ?? '');

/** The place of the word that names the thing: the last one before "with", "for", "made of" and the like that is no colour. */
export function indexOfThing(tokens: readonly string[], isKnown: (word: string) => boolean): number {
  const says = (word: string): boolean => isKnown(word) && !weakTerms.has(word) && !/^\d+$/.test(word);
  const end = tokens.findIndex(
    (word, at) => (PREPOSITIONS.has(word) || isMade(tokens, at)) && tokens.slice(0, at).some(says),
  );
  const before = tokens.slice(0, end < 0 ? tokens.length : end);
  const named = before.findLastIndex((word) => says(word) && !looks.has(word));
  return named < 0 ? before.findLastIndex(says) : named;
}
