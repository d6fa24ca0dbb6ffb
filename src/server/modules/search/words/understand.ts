import { planQuery, type QueryPlan, type WordKnowledge } from '#domain/search/plan-query.ts';
import type { App } from '../../../platform/calls/app.ts';
import { knowledgeFor } from './known-words.ts';
import { correctSpelling } from './correct-spelling.ts';
import { takeApart } from './translate.ts';

export interface Understood {
  /** The words that were planned: German compounds are taken apart. */
  words: readonly string[];
  plan: QueryPlan;
  known: WordKnowledge;
  corrected: string | null;
}

/** Reads the words; once more where mistakes were found, since right words may belong together as wrong ones did not. */
export async function understand(app: App, typed: readonly string[]): Promise<Understood> {
  const words = await takeApart(app, typed);
  const known = await knowledgeFor(app, words);
  const plan = planQuery(words, known);
  if (plan.corrected === null && plan.unknown.length === 0) return { words, plan, known, corrected: null };
  const mended = await correctSpelling(app, words, known);
  const isMended = mended.join(' ') !== words.join(' ');
  const mendedPlan = isMended ? planQuery(mended, await knowledgeFor(app, mended)) : plan;
  const right = mendedPlan.corrected?.split(' ') ?? mended;
  if (right.join(' ') === words.join(' ')) return { words, plan, known, corrected: null };
  const knownNow = await knowledgeFor(app, right);
  return { words, plan: planQuery(right, knownNow), known: knownNow, corrected: right.join(' ') };
}
