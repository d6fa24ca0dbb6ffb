import * as addresses from '#domain/core/address-lines.ts';
import { countriesIn } from '#domain/core/countries.ts';
import { locales } from '#domain/core/languages/language.ts';
import { moneyIn } from '#domain/core/money.ts';
import { daysIn, withWeekday, withYear } from '#domain/core/time.ts';
import { language, say } from './language.ts';

/** Numbers, money, days and names of countries as the language of the page writes them. */
const locale = locales[language];
const rules = new Intl.PluralRules(locale);
const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

export const formatMoney = moneyIn(locale);
export const formatDay = daysIn(locale, withWeekday);
export const formatDate = daysIn(locale, withYear);
/** Days and times of moments as the reader's clock shows them; `formatDay` and `formatDate` write days that are days everywhere. */
const here = { timeZone: undefined };
const localDays = daysIn(locale, { ...withWeekday, ...here });
const localDates = daysIn(locale, { ...withYear, ...here });
const localClock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
export const localDay = (at: string): string => localDays(new Date(at));
export const localDate = (at: string): string => localDates(new Date(at));
export const clockTime = (at: string | Date): string => localClock.format(new Date(at));

export const countryName = countriesIn(locale);

/** `1,204`, in German `1.204`. */
export const formatNumber = (value: number): string => value.toLocaleString(locale);

const lists = new Intl.ListFormat(locale);
/** `Ceuta, Melilla and the Canary Islands` */
export const listed = (names: readonly string[]): string => lists.format(names);

/** A mean with one decimal: `4.8`, in German `4,8`. */
export const formatMean = (mean: number): string => mean.toLocaleString(locale, oneDecimal);

/** A number with a point as a field of a form holds it: `34.00`, in German `34,00`. Fields read both. */
export const inField = (number: string): string => say({ en: number, de: number.replace('.', ',') });

/** The form that goes with a number; both languages have these two. */
export const plural = (count: number, one: string, other: string): string =>
  rules.select(count) === 'one' ? one : other;

/** The number with its form: `1,204 reviews`, in German `1.204 Bewertungen`. */
export const numbered = (count: number, one: string, other: string): string =>
  `${formatNumber(count)} ${plural(count, one, other)}`;

export const addressLines = (address: Parameters<typeof addresses.addressLines>[0]): string[] =>
  addresses.addressLines(address, countryName);
