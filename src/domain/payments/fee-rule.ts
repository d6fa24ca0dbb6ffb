import { z } from 'zod';
import { addMilliseconds, DAY, MINUTE } from '../core/time.ts';
import { fail, ok, type Result } from '../core/result.ts';

/** The marketplace's share is at most this, in percent. */
const MAX_FEE_PERCENT = 50;
/** How far ahead a fee can be named. */
const MAX_DAYS_AHEAD = 366;

export const feePercentSchema = z.number().min(0).max(MAX_FEE_PERCENT).multipleOf(0.01);

/** A percentage and the moment from which it holds, until the next one's. */
export const feeRuleSchema = z.strictObject({
  percent: feePercentSchema,
  /** Null: from the first day on. */
  holdsFrom: z.iso.datetime().nullable(),
  /** Who changed it; empty where the setting of the server did. */
  setBy: z.string(),
  state: z.enum(['past', 'holds', 'planned']),
});
export type FeeRule = z.infer<typeof feeRuleSchema>;

export type FeeProblem = { code: 'office/fee-too-early' } | { code: 'office/fee-too-late' };

/** [PAY-04] From when a new fee holds: from the moment that is asked for, or in a minute, by when every process knows it. Never for what was bought before. */
export function feeHoldsFrom(requested: Date | null, now: Date): Result<Date, FeeProblem> {
  const earliest = addMilliseconds(now, MINUTE);
  if (requested === null) return ok(earliest);
  if (requested < earliest) return fail({ code: 'office/fee-too-early' });
  return requested > addMilliseconds(now, MAX_DAYS_AHEAD * DAY) ? fail({ code: 'office/fee-too-late' }) : ok(requested);
}
