import { fail, ok, type Result } from '../core/result.ts';

/** Length of an IBAN by country, in characters (ISO 13616): the countries that take payments in euros by SEPA. */
const lengths: Record<string, number> = {
  ...{ AD: 24, AL: 28, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24, FI: 18 },
  ...{ FR: 27, GB: 22, GI: 23, GR: 27, HR: 21, HU: 28, IE: 22, IS: 26, IT: 27, LI: 21, LT: 20, LU: 20, LV: 21 },
  ...{ MC: 27, MD: 24, ME: 22, MK: 19, MT: 31, NL: 18, NO: 15, PL: 28, PT: 25, RO: 24, RS: 22, SE: 24, SI: 19 },
  ...{ SK: 24, SM: 27, VA: 22 },
};

/** What is wrong with a number that somebody typed as an IBAN. */
type IbanProblem =
  | { code: 'payments/iban-country' }
  | { code: 'payments/iban-length'; country: string; characters: number; given: number }
  | { code: 'payments/iban-digits' };

/** ISO 7064 mod 97-10: the first four characters behind the rest, letters as 10 to 35, leave 1. */
function hasCheckDigits(iban: string): boolean {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((character) => Number.parseInt(character, 36)).join('');
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** [PAY-06] An IBAN without spaces and in capitals, if its country, its length and its check digits are right. */
export function checkIban(text: string): Result<string, IbanProblem> {
  const iban = text.replace(/[\s.-]/g, '').toUpperCase();
  const country = iban.slice(0, 2);
  const length = Object.hasOwn(lengths, country) ? lengths[country] : undefined;
  if (length === undefined) return fail({ code: 'payments/iban-country' });
  if (iban.length !== length)
    return fail({ code: 'payments/iban-length', country, characters: length, given: iban.length });
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) || !hasCheckDigits(iban)) return fail({ code: 'payments/iban-digits' });
  return ok(iban);
}
