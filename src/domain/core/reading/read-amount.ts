import { MAX_CENTS } from '../money.ts';
import { fail, ok, type Result } from '../result.ts';

/** `1,250` is a thousand and more for some people, and a little more than one for others; `whole` are its digits. */
type Unclear = { code: 'unclear'; whole: string };
type AmountProblem = Unclear | { code: 'missing' | 'other-currency' | 'no-amount' };

const MAX_LENGTH = 40;
const AMOUNT = /^(?:(\d{1,3}(?:([., '])\d{3})(?:\2\d{3})*)|(\d+))(?:([.,])(\d{1,2}))?$/;

/**
 * [CAT-01] Whole cents of an amount in euros as people write it, in forms and in tables: `34`, `34,5`, `1 250,00`, `1'250.00`, `1.250,00`,
 * `€ 1,250.00`. One or two digits after the last separator are cents, groups of three are thousands; `1.250` could be either, so it is asked back.
 */
export function readAmount(written: string): Result<number, AmountProblem> {
  if (written.length > MAX_LENGTH) return fail({ code: 'no-amount' });
  const text = written
    .replace(/[’‘`´]/g, "'")
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:€|EUR) ?| ?(?:€|EUR)$/gi, '');
  if (text === '') return fail({ code: 'missing' });
  if (/^(?:[$£¥]|[A-Z]{3}(?= ?\d))|(?:[$£¥]|(?<=\d ?)[A-Z]{3})$/i.test(text)) return fail({ code: 'other-currency' });
  const [all, grouped, separator, digits = '', point, cents = ''] = AMOUNT.exec(text) ?? [];
  if (all === undefined || (separator && separator === point)) return fail({ code: 'no-amount' });
  const whole = grouped?.replace(/\D/g, '') ?? digits;
  const isMark = separator === '.' || separator === ',';
  if (isMark && !point && grouped?.split(separator).length === 2)
    return fail(whole.startsWith('0') ? { code: 'no-amount' } : { code: 'unclear', whole });
  const value = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  return Number.isSafeInteger(value) ? ok(value) : fail({ code: 'no-amount' });
}

/** The same of a form: null for what is no amount, is unclear, or is past what is dealt in. */
export function parseMoney(text: string): number | null {
  const read = readAmount(text);
  return read.ok && read.value <= MAX_CENTS ? read.value : null;
}
