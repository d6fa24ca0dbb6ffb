import { addMilliseconds, DAY } from '../../core/time.ts';
import { addShopDays, isoDay, queueDays, type WorkingCalendar } from './working-calendar.ts';

/**
 * [ORD-06] The day from which pieces made to order can be bought again, where the queue of a shop is longer than its maker's limit: the
 * one on which what is above it is made. Null while it is not. `now` is the shop's local time as UTC.
 */
export function queuePausedUntil(calendar: WorkingCalendar, maxQueueDays: number | null, now: Date): string | null {
  const days = queueDays(calendar);
  if (maxQueueDays === null || days <= maxQueueDays) return null;
  return isoDay(addShopDays(now, days - maxQueueDays, calendar));
}

/** [DASH-04] The first day after a vacation on which a shop sells nothing. */
export const soldAgainFrom = (lastDay: string): string => isoDay(addMilliseconds(new Date(lastDay), DAY));
