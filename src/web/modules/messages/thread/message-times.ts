import { locales } from '#domain/core/languages/language.ts';
import { clockTime } from '#web/platform/languages/formats.ts';
import { language } from '#web/platform/languages/language.ts';

const locale = locales[language];
/** A talk is read in its reader's days. */
const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' });
const withYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
const dayName = new Intl.DateTimeFormat(locale, { weekday: 'short' });

/** The day on which something was, where the reader is; two of the same day are equal. */
export const dayOf = (at: string | Date): string => new Date(at).toDateString();

const plain = (text: string): string => text.replace(',', '').replace('Sept', 'Sep');

/** Over the messages of a day: `Wed 18 Nov`, of another year `18 Nov 2025`. */
export function dayText(at: string | Date, now: Date): string {
  const day = new Date(at);
  return plain((day.getFullYear() === now.getFullYear() ? weekday : withYear).format(day));
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** In a list: `11:24` today, `Thu 18:52` within a week, else the day. */
export function listTime(at: string, now: Date): string {
  const time = new Date(at);
  if (dayOf(time) === dayOf(now)) return clockTime(time);
  if (now.getTime() - time.getTime() < WEEK_MS) return `${plain(dayName.format(time))} ${clockTime(time)}`;
  return dayText(time, now);
}
