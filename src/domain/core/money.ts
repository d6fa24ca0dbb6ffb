import { byLanguage, type Language } from './languages/language.ts';

/** Money is an integer count of minor units (cents). 21 million euros is past any price and far inside 2^53. */
export const MAX_CENTS = 2_147_483_647;

/** The payment provider sends no less to a bank. */
export const MIN_PAYOUT_CENTS = 100;

/** `percent` of an amount in minor units, rounded half up to a whole cent. */
export function percentOf(cents: number, percent: number): number {
  return Math.round((cents * Math.round(percent * 100)) / 10_000);
}

/** The currency that the marketplace deals in, in every language (decision 0047). */
const currency = 'EUR';
/** How a language writes amounts in minor units: `€1,234.50`, in German `1.234,50 €`; a negative one has the sign U+2212 in front, nothing has none. */
export function moneyIn(locale: string): (cents: number) => string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return (cents) => format.format(cents / 100 || 0).replace('-', '−');
}
const formats = /* @__PURE__ */ byLanguage(moneyIn);

/** `€1,234.50` */
export const formatMoney = (cents: number, language: Language = 'en'): string => formats[language](cents);

/** `34.00`: an amount as a form field holds it. */
export const moneyField = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
