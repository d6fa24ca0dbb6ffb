import { z } from 'zod';
import { isTimeZone, localTime, momentOfLocal } from '../../core/days/time-zone.ts';
import { addMilliseconds, DAY, HOUR, MINUTE } from '../../core/time.ts';
import type { NotificationChannel } from '../notification-kinds.ts';

export const digestRhythms = ['daily', 'weekly', 'off'] as const;
export type DigestRhythm = (typeof digestRhythms)[number];

/** On the clock of its reader; a weekly one comes on Mondays. */
export const DIGEST_HOUR = 8;
const MONDAY = 1;
const WEEK_DAYS = 7;

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 22:00');

/** [UX-70] When a person is written to: not in their quiet hours, and in which rhythm the digest comes. */
export const deliverySettingsSchema = z.strictObject({
  timeZone: z.string().max(60).refine(isTimeZone, 'must be a time zone like Europe/Berlin or UTC'),
  /** Null where mails may leave at any hour. */
  quiet: z
    .strictObject({ from: timeOfDay, to: timeOfDay })
    .refine(({ from, to }) => from !== to, 'must end at another time than it begins')
    .nullable(),
  digest: z.enum(digestRhythms),
});
export type DeliverySettings = z.infer<typeof deliverySettingsSchema>;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The end of the quiet hours that this moment is in, on the clock of the person; null outside them. */
export function quietUntil({ timeZone, quiet }: Pick<DeliverySettings, 'timeZone' | 'quiet'>, now: Date): Date | null {
  if (!quiet) return null;
  const local = localTime(timeZone, now);
  const [from, to] = [minutesOf(quiet.from), minutesOf(quiet.to)];
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes();
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  if (!isQuiet) return null;
  const midnight = Math.floor(local.getTime() / DAY) * DAY;
  const end = momentOfLocal(timeZone, new Date(midnight + (minute < to ? 0 : DAY) + to * MINUTE));
  return end > now ? end : null;
}

/** When the next digest comes; null where none does. */
export function nextDigestAt({ timeZone, digest }: Omit<DeliverySettings, 'quiet'>, now: Date): Date | null {
  if (digest === 'off') return null;
  const local = localTime(timeZone, now);
  const today = Math.floor(local.getTime() / DAY) * DAY + DIGEST_HOUR * HOUR;
  const first = new Date(local.getTime() < today ? today : today + DAY);
  const wait = digest === 'weekly' ? (MONDAY - first.getUTCDay() + WEEK_DAYS) % WEEK_DAYS : 0;
  return momentOfLocal(timeZone, addMilliseconds(first, wait * DAY));
}

/** One step never writes two mails: what comes as a mail at once is no line of the digest. */
export function mailPlan(wanted: Pick<Record<NotificationChannel, boolean>, 'email' | 'digest'>, digest: DigestRhythm) {
  if (wanted.email) return 'now';
  return wanted.digest && digest !== 'off' ? 'digest' : 'none';
}
