import type { WordKnowledge } from '#domain/search/plan-query.ts';
import { splitsOf } from '#domain/search/tokenize.ts';
import type { App } from '../../../platform/calls/app.ts';
import { nearTerms } from './known-terms.ts';

const MIN_JOINED = 7;
const MIN_APART = 8;
const MIN_PART = 4;
const MIN_OTHER = 3;
const ONE_MISTAKE = 1.4;

/**
 * Words whose mistake hides that they are one or two: "hering bone" is "herringbone", "dinnerplte" is "dinner plate". Only words that
 * nothing is known of are looked at.
 */
export async function correctSpelling(app: App, tokens: readonly string[], known: WordKnowledge): Promise<string[]> {
  const mended: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const word = tokens[at] ?? '';
    const next = tokens[at + 1];
    const isPair = next !== undefined && (isStrange(word, known) || isStrange(next, known));
    const one = isPair ? await meant(app, `${word}${next}`, MIN_JOINED) : null;
    if (one !== null) {
      mended.push(one);
      at += 1;
    } else if (isStrange(word, known) && known.nearOf(word).length === 0)
      mended.push(...((await apart(app, word, known)) ?? [word]));
    else mended.push(word);
  }
  return mended;
}

function isStrange(word: string, known: WordKnowledge): boolean {
  const { stems, documents } = known.factsOf(word);
  return (
    stems.length > 0 &&
    documents === 0 &&
    stems.flatMap(known.synonymsOf).length === 0 &&
    known.splitsOf(word).length === 0
  );
}

async function meant(app: App, word: string, least: number): Promise<string | null> {
  if (word.length < least) return null;
  const near = (await nearTerms(app, word, false)).filter((each) => each.distance <= ONE_MISTAKE);
  return near.toSorted((a, b) => a.distance - b.distance || b.documents - a.documents)[0]?.word ?? null;
}

/** Two words of the index, one of them with a mistake; the longer the part that is right, the better. */
async function apart(app: App, word: string, known: WordKnowledge): Promise<[string, string] | null> {
  if (word.length < MIN_APART) return null;
  const right = splitsOf(word).flatMap(([first, second]) => [
    { part: first, other: second, isFirst: true },
    { part: second, other: first, isFirst: false },
  ]);
  const ways = right
    .filter(({ part, other }) => part.length >= MIN_PART && other.length >= MIN_OTHER && known.factsOf(part).spelled)
    .toSorted((a, b) => b.part.length - a.part.length);
  for (const { part, other, isFirst } of ways) {
    const correction = await meant(app, other, MIN_OTHER);
    if (correction !== null) return isFirst ? [part, correction] : [correction, part];
  }
  return null;
}
