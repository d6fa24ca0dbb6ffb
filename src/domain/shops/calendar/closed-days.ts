import { addMilliseconds, DAY } from '../../core/time.ts';
import type { CalendarSettings } from './calendar-model.ts';
import { isoDay, plainCalendar, type WorkingCalendar } from './working-calendar.ts';

/** What is stored of a shop's calendar; vacations as first and last day. */
export interface StoredCalendar extends Omit<CalendarSettings, 'maxQueueDays'> {
  queueMinutes: number;
  vacations: readonly (readonly [string, string])[];
}

/** Promises are counted so far ahead. */
const HORIZON_DAYS = 400;

/** Every day from one to another, both included, within the horizon. */
function daysBetween(first: string, last: string): string[] {
  const length = Math.min(HORIZON_DAYS, (Date.parse(last) - Date.parse(first)) / DAY + 1);
  return Array.from({ length }, (_, index) => isoDay(addMilliseconds(new Date(first), index * DAY)));
}

/** Days of a list that promises of today can meet. */
export const daysAhead = (days: readonly string[], today: Date): string[] => {
  const [from, to] = [isoDay(today), isoDay(addMilliseconds(today, HORIZON_DAYS * DAY))];
  return days.filter((day) => day >= from && day <= to);
};

/** [ORD-06] The calendar that a shop's promises are counted by: public holidays of its country, days off and vacation are closed. */
export function workingCalendarOf(
  stored: StoredCalendar | null,
  { today, holidays }: { today: Date; holidays: readonly string[] },
): WorkingCalendar {
  if (!stored) return { ...plainCalendar, closed: daysAhead(holidays, today) };
  const { workingDays, lastHour, keepsHolidays, daysOff, minutesPerDay, queueMinutes, vacations } = stored;
  const closed = [
    ...(keepsHolidays ? holidays : []),
    ...daysOff,
    ...vacations.flatMap(([first, last]) => daysBetween(first, last)),
  ];
  return { workingDays, lastHour, minutesPerDay, queueMinutes, closed: daysAhead(closed, today) };
}
