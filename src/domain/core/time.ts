import { byLanguage, type Language } from './languages/language.ts';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const addMilliseconds = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);

/** How a language writes days in UTC, in the few letters of a sentence: `Thu 26 Nov`, in German `Do. 26. Nov.` */
export function daysIn(locale: string, format: Intl.DateTimeFormatOptions): (day: Date) => string {
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC', ...format });
  return (day) => parts.format(day).replace(',', '').replace('Sept', 'Sep');
}
export const withWeekday = { weekday: 'short' } as const;
export const withYear = { year: 'numeric' } as const;
const days = /* @__PURE__ */ byLanguage((locale) => daysIn(locale, withWeekday));
const dates = /* @__PURE__ */ byLanguage((locale) => daysIn(locale, withYear));

/** `Thu 26 Nov`: dates carry their weekday. */
export const formatDay = (day: Date, language: Language = 'en'): string => days[language](day);

/** `26 Nov 2026` */
export const formatDate = (day: Date, language: Language = 'en'): string => dates[language](day);
