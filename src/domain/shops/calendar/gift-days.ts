import { addMilliseconds, DAY } from '../../core/time.ts';
import { countries } from '../../core/countries.ts';
import { isoDay } from './working-calendar.ts';

export const giftDayIds = ['nicholas', 'christmas', 'epiphany', 'valentine', 'easter', 'mother', 'father'] as const;
export type GiftDayId = (typeof giftDayIds)[number];

type DayOfYear = (year: number) => Date;
const on =
  (month: number, day: number): DayOfYear =>
  (year) =>
    new Date(Date.UTC(year, month - 1, day));
/** The nth Sunday of a month; 0 the last. */
const sunday =
  (month: number, nth: number): DayOfYear =>
  (year) => {
    const first = new Date(Date.UTC(year, nth === 0 ? month : month - 1, 1));
    const offset = ((7 - first.getUTCDay()) % 7) + 7 * (nth - 1);
    return addMilliseconds(first, offset * DAY);
  };

/** Easter Sunday by the Gregorian computus. */
export function easterOf(year: number): Date {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return new Date(Date.UTC(year, month - 1, ((h + l - 7 * m + 114) % 31) + 1));
}
const afterEaster =
  (days: number): DayOfYear =>
  (year) =>
    addMilliseconds(easterOf(year), days * DAY);

interface Observed {
  id: GiftDayId;
  /** Countries that keep it on this day; empty: all others. */
  in: string;
  day: DayOfYear;
}

/** By which day a present is wanted, in each country: the first that fits it counts. */
const observed: readonly Observed[] = [
  { id: 'nicholas', in: 'NL', day: on(12, 5) },
  { id: 'nicholas', in: 'AT BE CH CZ DE HR HU LU PL RO SI SK', day: on(12, 6) },
  // Where presents are given on the eve, they are wanted a day earlier.
  {
    id: 'christmas',
    in: 'AT CH CZ DE DK EE FI HR HU IS LI LT LU LV NO PL PT SE SI SK',
    day: on(12, 23),
  },
  { id: 'christmas', in: '', day: on(12, 24) },
  { id: 'epiphany', in: 'ES IT', day: on(1, 5) },
  { id: 'valentine', in: '', day: on(2, 14) },
  { id: 'easter', in: 'AT BE CH CZ DE DK FR GB HR HU IE IT LU NL PL PT SE SI SK', day: afterEaster(-1) },
  { id: 'mother', in: 'NO', day: sunday(2, 2) },
  { id: 'mother', in: 'GB IE', day: afterEaster(-21) },
  { id: 'mother', in: 'ES HU LT PT RO', day: sunday(5, 1) },
  { id: 'mother', in: 'FR SE', day: sunday(5, 0) },
  { id: 'mother', in: 'PL', day: on(5, 26) },
  { id: 'mother', in: 'SI', day: on(3, 25) },
  { id: 'mother', in: 'BG', day: on(3, 8) },
  { id: 'mother', in: 'KR', day: on(5, 8) },
  { id: 'mother', in: '', day: sunday(5, 2) },
  { id: 'father', in: 'ES HR IT LI PT', day: on(3, 19) },
  { id: 'father', in: 'DE', day: afterEaster(39) },
  { id: 'father', in: 'DK', day: on(6, 5) },
  { id: 'father', in: 'AT BE', day: sunday(6, 2) },
  { id: 'father', in: 'EE FI IS NO SE', day: sunday(11, 2) },
  { id: 'father', in: 'AU NZ', day: sunday(9, 1) },
  { id: 'father', in: 'PL', day: on(6, 23) },
  { id: 'father', in: 'LU', day: sunday(10, 1) },
  { id: 'father', in: 'KR', day: on(5, 8) },
  { id: 'father', in: '', day: sunday(6, 3) },
];

/** The next day from `today` on by which a present for an occasion is wanted in a country; null where nobody gives any. */
export function nextGiftDay(id: GiftDayId, country: string, today: string): string | null {
  const rule = observed.find((each) => each.id === id && (each.in === '' || each.in.split(' ').includes(country)));
  if (!rule || !countries.some(({ code }) => code === country)) return null;
  const year = Number(today.slice(0, 4));
  return [year, year + 1].map((each) => isoDay(rule.day(each))).find((day) => day >= today) ?? null;
}
