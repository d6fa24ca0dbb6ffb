import { HOUR, MINUTE } from '../time.ts';

/** [ERR-07] How many errors of one source are taken, and for how long none is after that. */
export const reportLimits = { perMinute: 30, perHour: 200, blockMs: 15 * MINUTE } as const;

/** What is known of one source. Times are milliseconds. */
export interface SourceState {
  /** When its errors of the last hour were taken, oldest first. */
  readonly takenAt: readonly number[];
  readonly blockedUntil: number;
}

export const unknownSource: SourceState = { takenAt: [], blockedUntil: 0 };

/** [ERR-07] Whether one more error of the source is taken: one too many blocks it for a quarter of an hour. */
export function acceptReport(
  { takenAt, blockedUntil }: SourceState,
  now: number,
): { source: SourceState; isTaken: boolean; isNewBlock: boolean } {
  const hour = takenAt.filter((at) => at > now - HOUR);
  if (now < blockedUntil) return { source: { takenAt: hour, blockedUntil }, isTaken: false, isNewBlock: false };
  const minute = hour.filter((at) => at > now - MINUTE);
  if (minute.length >= reportLimits.perMinute || hour.length >= reportLimits.perHour)
    return {
      source: { takenAt: hour, blockedUntil: now + reportLimits.blockMs },
      isTaken: false,
      isNewBlock: true,
    };
  return { source: { takenAt: [...hour, now], blockedUntil: 0 }, isTaken: true, isNewBlock: false };
}
