import { fail, ok, type Result } from '../core/result.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../core/time.ts';

interface Limit<Code extends string> {
  code: Code;
  times: number;
  milliseconds: number;
  /** Counted for one conversation alone. */
  isOfConversation?: true;
}

/** [MSG-10] So often within so long, at any moment: the windows slide. The first that is full says so. */
export const sendingLimits = [
  { code: 'messages/limit-conversation', times: 10, milliseconds: 15 * MINUTE, isOfConversation: true },
  { code: 'messages/limit-minute', times: 5, milliseconds: MINUTE },
  { code: 'messages/limit-hour', times: 30, milliseconds: HOUR },
  { code: 'messages/limit-day', times: 200, milliseconds: DAY },
] as const satisfies readonly Limit<string>[];
export const startingLimits = [
  { code: 'messages/limit-started', times: 10, milliseconds: HOUR },
] as const satisfies readonly Limit<string>[];
export const reportingLimits = [
  { code: 'messages/limit-reports', times: 5, milliseconds: HOUR },
] as const satisfies readonly Limit<string>[];

type Limits = typeof sendingLimits | typeof startingLimits | typeof reportingLimits;
export type LimitCode<L extends Limits = Limits> = L[number]['code'];

/**
 * For each limit when its n-th newest act was, n being its times; null where there were fewer. One more act is allowed once that has left
 * the window.
 */
export type OldestThatCount = Readonly<Record<string, Date | null>>;

/** [MSG-10] Whether one more act is allowed now; if not, why, and in how many seconds it is. */
export function checkAllowance<L extends Limits>(
  limits: L,
  oldest: OldestThatCount,
  now: Date,
): Result<true, { code: LimitCode<L>; retryAfterSeconds: number }> {
  for (const { code, milliseconds } of limits) {
    const at = oldest[code];
    const left = at ? at.getTime() + milliseconds - now.getTime() : 0;
    if (left > 0) return fail({ code, retryAfterSeconds: Math.ceil(left / SECOND) });
  }
  return ok(true);
}
