import { daysAhead, type StoredCalendar, workingCalendarOf } from '#domain/shops/calendar/closed-days.ts';
import { isoDay, type WorkingCalendar } from '#domain/shops/calendar/working-calendar.ts';
import { addMilliseconds, DAY } from '#domain/core/time.ts';
import { holidaysBetween, holidaysOf } from './public-holidays.ts';

/** A page carries the holidays of all countries so far ahead, as its buyer may live in any of them. */
const SENT_DAYS = 200;
/** The first day is yesterday: somewhere it still is. */
const sentRange = (now: Date): [string, string] => [
  isoDay(addMilliseconds(now, -DAY)),
  isoDay(addMilliseconds(now, SENT_DAYS * DAY)),
];

let sentHolidays = { of: '', json: '' };
function sentHolidaysJson(now: Date): string {
  const [from, to] = sentRange(now);
  if (sentHolidays.of !== from) sentHolidays = { of: from, json: JSON.stringify(holidaysBetween(from, to)) };
  return sentHolidays.json;
}

interface Shop {
  calendar: StoredCalendar | null;
  country: string;
}

/** [ORD-06] The calendar that promises of a shop are counted by. */
export const calendarOfShop = ({ calendar, country }: Shop, now: Date): WorkingCalendar =>
  workingCalendarOf(calendar, { today: addMilliseconds(now, -DAY), holidays: holidaysOf(country) });

/** What a browser needs to count the days of a piece itself, as members of its JSON; the holidays are written once a day. */
export const promiseDaysJson = (shop: Shop, now: Date): string =>
  `"calendar":${JSON.stringify(calendarOfShop(shop, now))},"holidays":${sentHolidaysJson(now)}`;

/** Public holidays of a buyer's country that promises of today can meet. */
export const holidaysAhead = (country: string, now: Date): string[] =>
  daysAhead(holidaysOf(country), addMilliseconds(now, -DAY));
