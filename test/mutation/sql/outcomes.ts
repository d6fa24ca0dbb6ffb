import type { Mutant } from './mutants.ts';

/** What a try showed: an error's code, or how many rows, and which. */
export type Outcome = { error: string } | { count: number | null; rows: Rows };
export type Rows = Record<string, unknown>[];

/** Errors that tell of locks and of time, not of the condition. */
const INCONCLUSIVE = new Set(['55P03', '57014', '40001', '40P01', '25P02', '3B001', '57P01', 'closed']);

const text = (value: unknown): string | undefined => JSON.stringify(value);
const partsOf = (value: unknown): Map<string, unknown> | null =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : null;

/** Whether a result is another than the statement's; what the statement itself answers differently each time (chance, numbers) is left out. */
function isOther(one: unknown, again: unknown, its: unknown): boolean {
  const [first, second, third] = [one, again, its].map(partsOf);
  if (!first || !second || !third) return text(one) === text(again) && text(one) !== text(its);
  if (first.size !== second.size) return false;
  return first.size !== third.size || [...first].some(([key, part]) => isOther(part, second.get(key), third.get(key)));
}

/** Without an order of its own a statement may answer its rows in any. */
const sorted = (rows: Rows): Rows =>
  rows.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));

/** Whether a mutant did another thing than the statement, which was tried twice. */
export function differs(kind: Mutant['kind'], outcomes: [Outcome, Outcome, Outcome]): boolean {
  const [one, again, its] = outcomes;
  if (outcomes.some((each) => 'error' in each && INCONCLUSIVE.has(each.error))) return false;
  if ('error' in one || 'error' in again || 'error' in its) {
    const [error, ofIts] = [one, its].map((each) => ('error' in each ? each.error : ''));
    // What the database cannot read is no mutant, and says nothing.
    return error !== ofIts && !ofIts?.startsWith('42');
  }
  const isSteady = JSON.stringify(one.rows) === JSON.stringify(again.rows);
  const inOrder = kind === 'sort' || !isSteady ? (rows: Rows): Rows => rows : sorted;
  return one.count !== its.count || isOther(inOrder(one.rows), inOrder(again.rows), inOrder(its.rows));
}
