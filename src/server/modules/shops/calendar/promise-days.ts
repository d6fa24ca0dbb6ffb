import { daysAhead, type StoredCalendar, workingCalendarOf } from '#domain/shops/calendar/closed-days.ts';
import { isDeliveryDay, isoDay, type WorkingCalendar } from '#domain/shops/calendar/working-calendar.ts';
import { addMilliseconds, DAY } from '#domain/core/time.ts';
import { holidaysBetween, holidaysOf } from './public-holidays.ts';

/** A page carries the holidays of all countries so far ahead, as its buyer may live in any of them; those on which nothing would be delivered anyway are left out. */
const SENT_DAYS = 200;
/** The first day is yesterday: somewhere it still is. */
const sentRange = (now: Date): [string, string] => [
  isoDay(addMilliseconds(now, -DAY)),
  isoDay(addMilliseconds(now, SENT_DAYS * DAY)),
];

let sentHolidays = { of: '', json: '' };
function sentHolidaysJson(now: Date): string {
  const [from, to] = sentRange(now);
  if (sentHolidays.of !== from) {
    const sent = Object.entries(holidaysBetween(from, to)).map(([country, days]) => [
      country,
      days.filter((day) => isDeliveryDay(new Date(day))),
    ]);
    sentHolidays = { of: from, json: JSON.stringify(Object.fromEntries(sent)) };
  }
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

const aheadOf = new Map<string, { of: string; days: string[] }>();

/** Public holidays of a buyer's country that promises of today can meet; counted once a day. */
export function holidaysAhead(country: string, now: Date): string[] {
  const yesterday = addMilliseconds(now, -DAY);
  const of = isoDay(yesterday);
  const counted = aheadOf.get(country);
  if (counted?.of === of) return counted.days;
  const days = daysAhead(holidaysOf(country), yesterday);
  aheadOf.set(country, { of, days });
  return days;
}
