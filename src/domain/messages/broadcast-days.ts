import { fail, ok, type Result } from '../core/result.ts';
import { addMilliseconds, DAY } from '../core/time.ts';
import type { Announcement } from './admin-model.ts';

interface Days {
  startsAt: Date | null;
  bannerUntil: Date | null;
  announces: Announcement | null;
}

/** [ALERT-26] When a message of the house begins to go, and until when its banner shows. A start that has passed is now. */
export function broadcastDays(
  { startsAt, bannerUntil, announces }: Days,
  now: Date,
): Result<{ startsAt: Date; bannerUntil: Date | null }, { code: 'messages/wrong-days' }> {
  const start = startsAt && startsAt > now ? startsAt : now;
  const isWrong =
    start > addMilliseconds(now, 366 * DAY) ||
    (bannerUntil !== null && (!announces || bannerUntil <= start || bannerUntil > addMilliseconds(start, 366 * DAY)));
  return isWrong ? fail({ code: 'messages/wrong-days' }) : ok({ startsAt: start, bannerUntil });
}
