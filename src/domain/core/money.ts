/** Money is an integer count of minor units (cents). 21 million euros is past any price and far inside 2^53. */
export const MAX_CENTS = 2_147_483_647;

/** The currencies that the marketplace deals in. */
export type Currency = 'EUR';

/** `percent` of an amount in minor units, rounded half up to a whole cent. */
export function percentOf(cents: number, percent: number): number {
  return Math.round((cents * Math.round(percent * 100)) / 10_000);
}

const signs: Record<Currency, string> = { EUR: '€' };

/** `€1,234.50`; a negative amount has the sign U+2212 in front. */
export function formatMoney(cents: number, currency: Currency = 'EUR'): string {
  const whole = Math.trunc(Math.abs(cents) / 100).toLocaleString('en-GB');
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  return `${cents < 0 ? '−' : ''}${signs[currency]}${whole}.${rest}`;
}

/** Minor units of an amount that a person typed (`34`, `34.5`, `1,234.50` or `34,50`); null when it is none, or past what is dealt in. */
export function parseMoney(text: string): number | null {
  const plain = text
    .trim()
    .replace(/^€\s*/, '')
    .replace(/,(?=\d{3}(\D|$))/g, '')
    .replace(',', '.');
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(plain)) return null;
  const [whole = '', rest = ''] = plain.split('.');
  const cents = Number(whole) * 100 + Number(rest.padEnd(2, '0'));
  return cents <= MAX_CENTS ? cents : null;
}

/** `34.00`: an amount as a form field holds it. */
export const moneyField = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
