import { expect, test } from 'vitest';
import { checkIban } from './iban.ts';

/** Countries that take payments in euros by SEPA, and how long an IBAN is there (ISO 13616). */
const LENGTHS =
  'AD24 AL28 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GI23 GR27 HR21 HU28 IE22 IS26 IT27 LI21 LT20 LU20 LV21 ' +
  'MC27 MD24 ME22 MK19 MT31 NL18 NO15 PL28 PT25 RO24 RS22 SE24 SI19 SK24 SM27 VA22';

/** An IBAN of a country: what stands behind its check digits, and the digits that make it right. */
function ibanOf(country: string, behind: string): string {
  const digits = [...behind, ...country, '0', '0'].map((sign) => Number.parseInt(sign, 36)).join('');
  const check = 98n - (BigInt(digits) % 97n);
  return `${country}${String(check).padStart(2, '0')}${behind}`;
}

test('[PAY-06] an IBAN is as long as its country has it, not a sign more or less', () => {
  for (const entry of LENGTHS.split(' ')) {
    const [country, length] = [entry.slice(0, 2), Number(entry.slice(2))];
    const right = ibanOf(country, 'Z'.repeat(length - 4));
    expect(checkIban(right), country).toEqual({ ok: true, value: right });
    for (const given of [length - 1, length + 1])
      expect(checkIban(ibanOf(country, '7'.repeat(given - 4))), country).toEqual({
        ok: false,
        problem: { code: 'payments/iban-length', country, characters: length, given },
      });
  }
  const served = new Set(LENGTHS.split(' ').map((entry) => entry.slice(0, 2)));
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const others = letters.flatMap((one) => letters.map((two) => one + two)).filter((country) => !served.has(country));
  for (const country of others) expect(checkIban(ibanOf(country, '7'.repeat(18))).ok, country).toBe(false);
});

test('[PAY-06] an IBAN is read with spaces, dots and dashes and in small letters', () => {
  expect(checkIban(' de89 3704-0044.0532 0130 00 ')).toEqual({ ok: true, value: 'DE89370400440532013000' });
  for (const text of ['DE8937040044053201300_', 'DE89 3704 0044 0532 0130 0/', '1E89370400440532013000'])
    expect(checkIban(text).ok, text).toBe(false);
});
