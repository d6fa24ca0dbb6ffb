import { byLanguage, type Language } from '../languages/language.ts';
import { addMilliseconds, daysIn, formatDate, formatDay, SECOND, withWeekday } from '../time.ts';

/** A name of the IANA time zone database, `Europe/Berlin`; offsets like `+01:00` are none. */
export function isTimeZone(name: string): boolean {
  try {
    return /^(UTC|[A-Za-z]+\/[A-Za-z0-9_/+-]+)$/.test(name) && Boolean(clockOf(name));
  } catch {
    return false;
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>();
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const cached = clocks.get(timeZone);
  if (cached) return cached;
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
  const clock = new Intl.DateTimeFormat('en', { ...numeric, second: 'numeric', hourCycle: 'h23', timeZone });
  clocks.set(timeZone, clock);
  return clock;
}

/** What the clocks of a zone show at a moment, as that time of UTC: what reckons in days of UTC takes it for the zone's days. */
export function localTime(timeZone: string, at: Date): Date {
  const part = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}

/** The moment when the clocks of a zone show this time of UTC. A time that they skip counts from before the skip. */
export function momentOfLocal(timeZone: string, local: Date): Date {
  const shifted = (by: Date): Date => addMilliseconds(local, by.getTime() - localTime(timeZone, by).getTime());
  return shifted(shifted(local));
}

/** `YYYY-MM-DD`: the day of a moment in a zone. */
export const dayIn = (timeZone: string, at: Date): string => localTime(timeZone, at).toISOString().slice(0, 10);

/** The first moment of a day (`YYYY-MM-DD`) in a zone; where clocks skip midnight, the first that they show. */
export function startOfDay(timeZone: string, day: string): Date {
  const midnight = new Date(day);
  const shifted = (by: Date): Date => addMilliseconds(midnight, by.getTime() - localTime(timeZone, by).getTime());
  const first = shifted(midnight);
  const [earlier = first, later = first] = [first, shifted(first)].toSorted((a, b) => a.getTime() - b.getTime());
  return dayIn(timeZone, earlier) === day ? earlier : later;
}

/** The last second of a day in a zone. */
export const endOfDay = (timeZone: string, day: string): Date =>
  addMilliseconds(startOfDay(timeZone, dayIn('UTC', addMilliseconds(new Date(day), 86_400 * SECOND))), -SECOND);

/** `Thu 26 Nov`: the day of a moment in a zone. */
export const formatDayIn = (timeZone: string, at: Date, language: Language = 'en'): string =>
  formatDay(localTime(timeZone, at), language);

/** `26 Nov 2026`: the date of a moment in a zone. */
export const formatDateIn = (timeZone: string, at: Date, language: Language = 'en'): string =>
  formatDate(localTime(timeZone, at), language);

const germanCities: Readonly<Record<string, string>> = {
  ...{ Athens: 'Athen', Brussels: 'Brüssel', Bucharest: 'Bukarest', Copenhagen: 'Kopenhagen', Lisbon: 'Lissabon' },
  ...{ Luxembourg: 'Luxemburg', Nicosia: 'Nikosia', Prague: 'Prag', Rome: 'Rom', Tokyo: 'Tokio', Vienna: 'Wien' },
  ...{ Warsaw: 'Warschau', Zurich: 'Zürich' },
};

/** `Berlin`, in German `Wien`: the city that a zone is named after. */
export function cityOfZone(timeZone: string, language: Language = 'en'): string {
  const city = timeZone.replace(/^.*\//, '').replaceAll('_', ' ');
  return language === 'de' ? (germanCities[city] ?? city) : city;
}

const weekdays = /* @__PURE__ */ byLanguage((locale) => daysIn(locale, withWeekday));

/** `Tue 1 Dec, 23:59 in Berlin` */
export function formatMoment(timeZone: string, at: Date, language: Language = 'en'): string {
  const local = localTime(timeZone, at);
  const where = timeZone === 'UTC' ? 'UTC' : `in ${cityOfZone(timeZone, language)}`;
  const time = local.toISOString().slice(11, 16);
  return `${weekdays[language](local)}, ${time} ${language === 'de' ? `Uhr ${where}` : where}`;
}
