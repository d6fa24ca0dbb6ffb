import { planQuery, type QueryPlan, type WordKnowledge } from '#domain/search/plan-query.ts';
import type { App } from '../../../platform/calls/app.ts';
import { knowledgeFor } from './known-terms.ts';
import { correctSpelling } from './correct-spelling.ts';
import { splitCompounds } from './translate.ts';

export interface Understood {
  /** The words that were planned: German compounds are taken apart. */
  tokens: readonly string[];
  plan: QueryPlan;
  known: WordKnowledge;
  corrected: string | null;
}

/** Reads the words; once more where mistakes were found, since right words may belong together as wrong ones did not. */
export async function understand(app: App, typed: readonly string[]): Promise<Understood> {
  const tokens = await splitCompounds(app, typed);
  const known = await knowledgeFor(app, tokens);
  const plan = planQuery(tokens, known);
  if (plan.corrected === null && plan.unknown.length === 0) return { tokens, plan, known, corrected: null };
  const mended = await correctSpelling(app, tokens, known);
  const isMended = mended.join(' ') !== tokens.join(' ');
  const mendedPlan = isMended ? planQuery(mended, await knowledgeFor(app, mended)) : plan;
  const right = mendedPlan.corrected?.split(' ') ?? mended;
  if (right.join(' ') === tokens.join(' ')) return { tokens, plan, known, corrected: null };
  const knownNow = await knowledgeFor(app, right);
  return { tokens, plan: planQuery(right, knownNow), known: knownNow, corrected: right.join(' ') };
}
