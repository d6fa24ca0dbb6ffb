import { fail, ok, type Result } from '../core/result.ts';
import { addMilliseconds, MINUTE } from '../core/time.ts';
import type { NewSale } from './sale-model.ts';

export interface SaleWindow {
  startsAt: Date;
  endsAt: Date;
}

/** [DASH-04] From when to when a sale runs: from now on where its maker names no beginning. */
export function saleWindow(
  { startsAt, endsAt }: Pick<NewSale, 'startsAt' | 'endsAt'>,
  now: Date,
): Result<SaleWindow, { code: 'promotions/sale-ends-too-early' }> {
  const window = { startsAt: startsAt ? new Date(startsAt) : now, endsAt: new Date(endsAt) };
  return window.endsAt <= window.startsAt || window.endsAt <= now
    ? fail({ code: 'promotions/sale-ends-too-early' })
    : ok(window);
}

export const isSaleRunning = ({ startsAt, endsAt }: SaleWindow, now: Date): boolean => startsAt <= now && now < endsAt;

/** So often the prices of a running sale are looked at again, and once more after its end. */
export const RECHECK_INTERVAL_MS = 10 * MINUTE;

/**
 * When the prices of a sale, which are right at a moment, are looked at next: at its beginning and its end, and some minutes after each, for what
 * was being written just then. Null once nothing is left to do.
 */
export function nextLook({ startsAt, endsAt }: SaleWindow, now: Date): Date | null {
  if (now < startsAt && startsAt < endsAt) return startsAt;
  const soon = addMilliseconds(now, RECHECK_INTERVAL_MS);
  if (now < endsAt) return soon < endsAt ? soon : endsAt;
  const last = addMilliseconds(endsAt, RECHECK_INTERVAL_MS);
  return now < last ? last : null;
}
