import { expect, test } from 'vitest';
import { readAmount } from './read-amount.ts';

test.each([
  [
    'no-amount',
    ['0,999', '0.999', '1,234.567', '12.50.1', '1.2.3', '1.234.56', '1 23', '1 2', '-3', 'ten', '1e3', '1€2'],
  ],
  ['unclear', ['12,500', '1.250', '1,250', '999.000', '€ 1.250', '１，２５０']],
  ['missing', ['', ' ', '€', '\u00a0']],
  ['other-currency', ['$12', '12 USD', 'CHF 12', 'usd12', '£12']],
])('[CAT-01] an amount that is %s is never guessed', (code, written) => {
  for (const text of written) expect(readAmount(text), text).toMatchObject({ ok: false, problem: { code } });
});

test.each([
  [
    125_000,
    [
      '1250',
      '1250.00',
      '1.250,00',
      '1,250.00',
      '1 250,00',
      '1\u00a0250',
      '1\u202f250,0',
      "1'250.00",
      '1’250,00',
      '１２５０．００',
    ],
  ],
  [1250, ['12.5', '12,50', '€12.50', '12,50 €', '12.50 EUR', 'eur 12.5', ' 12.50\u00a0€ ']],
  [123_456_700, ['1,234,567', '1.234.567,00', "1'234'567", '1 234 567.0']],
  [5, ['0.05', '0,05', '00.05']],
])('[CAT-01] %i cents are read however they are written', (cents, written) => {
  for (const text of written) expect(readAmount(text), text).toEqual({ ok: true, value: cents });
});
