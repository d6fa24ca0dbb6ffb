import { expect, test } from 'vitest';
import { addressLines } from './address-lines.ts';
import { unitsIn } from './counted.ts';
import { fingerprintText, plainPath } from './errors/fingerprint.ts';
import { chosenLanguage } from './languages/language.ts';
import { inLanguage } from './languages/in-language.ts';
import { centsSchema } from './money-schema.ts';
import { MAX_CENTS, moneyField, percentOf } from './money.ts';
import { parseMoney } from './reading/read-amount.ts';
import { API_KEY_PREFIX, ONE_TIME_CODE_DIGITS, SESSION_TOKEN_BYTES, TOKEN_BYTES } from './random-values.ts';
import { sanitiseLog } from './sanitise-log.ts';
import { lineSchema, slugOf, textSchema } from './text.ts';
import { formatDate, formatDay } from './time.ts';
import { projectIdOf } from './wire/project-id.ts';

test('[PAY-04, INV-05] a share is rounded half up to a cent, and a percentage to a hundredth of one', () => {
  expect([percentOf(100, 0.5), percentOf(100, 0.49), percentOf(99, 50), percentOf(3333, 6.5)]).toEqual([1, 0, 50, 217]);
  // 1.255 percent are 1.26, and 1.254 are 1.25.
  expect([percentOf(10_000, 1.256), percentOf(10_000, 1.254)]).toEqual([126, 125]);
});

test('[DASH-04] a typed sum is read with its currency sign on either side', () => {
  for (const typed of ['€ 34.50', '34,50 €', ' 34.5 ', '€34,5']) expect(parseMoney(typed), typed).toBe(3450);
  expect([parseMoney('1.234.567,89'), parseMoney('1,234,567.89')]).toEqual([123_456_789, 123_456_789]);
  expect([parseMoney('21474836.47'), parseMoney('21474836.48')]).toEqual([MAX_CENTS, null]);
  for (const typed of ['', '€', '1€2', '34.567', '-1', '123456789', '1,23,4'])
    expect(parseMoney(typed), typed).toBeNull();
  expect([moneyField(3400), moneyField(5), moneyField(99)]).toEqual(['34.00', '0.05', '0.99']);
});

test('[UX-61] a day carries its weekday or its year', () => {
  const friday = new Date('2026-11-20T15:00:00Z');
  expect([formatDay(friday), formatDate(friday)]).toEqual(['Fri 20 Nov', '20 Nov 2026']);
  expect(formatDate(new Date('2026-09-01T23:59:00Z'))).toBe('1 Sep 2026');
});

test('[ERR-11] what a log says is cut to two hundred characters', () => {
  expect(sanitiseLog('x '.repeat(100))).toHaveLength(200);
  expect(sanitiseLog(`${'x '.repeat(100)}y`)).toBe('x '.repeat(100));
  // Read whole, its end is there; one sign longer, its last hundred are gone.
  const filling = 'https://example.com/'.padEnd(1940, 'a');
  expect(sanitiseLog(`${filling} ${'b '.repeat(29)}c`)).toBe(`[url] ${'b '.repeat(29)}c`);
  expect(sanitiseLog(`${filling} ${'b '.repeat(29)}cd`)).toBe('');
  expect(sanitiseLog(`${'a@example.com '.repeat(140)}${'z '.repeat(60)}`)).toMatch(
    /^(\[email\] )+\[emai?l?$|^(\[email\] )+/,
  );
});

test('[ERR-11] a log shows no addresses, cards, telephone numbers or keys', () => {
  for (const [text, clean] of [
    ['Ida wrote to ida@example.com today', 'Ida wrote to [email] today'],
    ['GET https://example.com/x?key=1 failed', 'GET [url] failed'],
    ['card 4242 4242 4242 4242 declined', 'card [card] declined'],
    ['call +351 912 345 678 now', 'call [phone] now'],
    [`key ${'a1'.repeat(12)}`, 'key [key]'],
    [`key ${'a'.repeat(40)}`, 'key [key]'],
    [`word ${'a'.repeat(39)}`, `word ${'a'.repeat(39)}`],
    [`short ${'a1'.repeat(11)}`, `short ${'a1'.repeat(11)}`],
    ['order 12345678 took 3.14159 s', 'order 12345678 took 3.14159 s'],
  ] as const)
    expect(sanitiseLog(text)).toBe(clean);
});

test('[RUN-10] an address of words is small letters, digits and dashes, sixty at the most', () => {
  expect(slugOf('  Two-tone mug,  Größe_2! ')).toBe('two-tone-mug-grosse-2');
  expect(slugOf('Straße, Fußweg')).toBe('strasse-fussweg');
  expect(slugOf('-- Ångström --')).toBe('angstrom');
  expect(slugOf('a'.repeat(70))).toBe('a'.repeat(60));
  expect(slugOf('家具')).toBe('');
});

test('[RUN-10] typed text is trimmed and has nothing in it that nobody types', () => {
  const isText = (text: string) => textSchema(1, 3).safeParse(text).success;
  expect(['abc', ' abc ', 'a\nb', 'a\tb', '🏺'].map(isText)).toEqual([true, true, true, true, true]);
  expect(['', '  ', 'abcd', 'a\u0000', 'a\u007f', '\ud83c', '\udffa'].map(isText)).toEqual([
    ...[false, false, false, false, false, false, false],
  ]);
  const isLine = (text: string) => lineSchema(1, 9).safeParse(text).success;
  expect(['a b', 'a\nb', 'a\tb', '\n a '].map(isLine)).toEqual([true, false, false, true]);
});

test('[UX-70] a language setting comes before what the browser asks for', () => {
  expect(chosenLanguage({ setting: 'de', cookie: 'en', accepted: 'en' })).toBe('de');
  expect(chosenLanguage({ setting: 'fr', cookie: 'de', accepted: 'en' })).toBe('de');
  const accepted = (header: string) => chosenLanguage({ accepted: header });
  expect(accepted('fr;q=0.9, en;q=0.2, DE-at;q=0.5')).toBe('de');
  expect(accepted('en;q=0.5,de;q=0.5')).toBe('en');
  expect(accepted('en;q=0.5,de;q=1')).toBe('de');
  expect(accepted('en;q=0, de;q=0.1')).toBe('de');
  expect(accepted('de;q=0')).toBe('en');
  expect(accepted('en;q=0.3;level=1, de;level=2')).toBe('de');
  expect(accepted('de;q=x, en;q=0.1')).toBe('en');
  expect([accepted(''), accepted('fr')]).toEqual(['en', 'en']);
  expect(inLanguage({ one: { en: 'a', de: 'b' }, two: { en: 'c', de: 'd' } }, 'de')).toEqual({ one: 'b', two: 'd' });
});

test('[ERR-06] errors that differ in numbers, names and places alone are one', () => {
  const error = {
    origin: 'browser',
    kind: 'error',
    name: 'TypeError',
    message: 'No "mug" at 12',
    frames: ['a.js:1:2', 'b.js'],
  } as const;
  expect(fingerprintText(error)).toBe('browser\nerror\nTypeError\nNo # at #\na.js');
  expect(fingerprintText({ ...error, message: "No 'bowl' at 7", frames: ['a.js:3:4'] })).toBe(fingerprintText(error));
  expect(fingerprintText({ ...error, frames: [] })).toBe('browser\nerror\nTypeError\nNo # at #\n');
  expect(fingerprintText({ ...error, message: 'Gone' })).not.toBe(fingerprintText(error));
  expect(plainPath('/order/AM-2026-1?key=x#y')).toBe('/order/:id');
  expect(plainPath(`/p/${'a'.repeat(24)}/${'a'.repeat(25)}`)).toBe(`/p/${'a'.repeat(24)}/:id`);
  expect(plainPath('/word'.repeat(30))).toHaveLength(100);
});

test('[CART-01] lines are as many pieces as their quantities', () => {
  expect(unitsIn([{ quantity: 2 }, { quantity: 3 }])).toBe(5);
  const address = { line1: 'Weg 1', line2: 'Hof', postcode: '04229', city: 'Leipzig', country: 'DE' };
  expect(addressLines(address)).toEqual(['Weg 1', 'Hof', '04229 Leipzig', 'Germany']);
  expect(addressLines({ ...address, line2: '' }, (code) => `(${code})`)).toEqual(['Weg 1', '04229 Leipzig', '(DE)']);
});

test('[VAULT-05] how much chance there is in what is drawn', () => {
  expect([TOKEN_BYTES, SESSION_TOKEN_BYTES, ONE_TIME_CODE_DIGITS, API_KEY_PREFIX]).toEqual([32, 48, 6, 'ask_']);
  expect(projectIdOf('Artisan  Market & Co')).toBe('artisan-market-co');
});

test('[PAY-04] a sum is whole cents from nothing up to what is dealt in', () => {
  const isTaken = (cents: number) => centsSchema.safeParse(cents).success;
  expect([0, MAX_CENTS].map(isTaken)).toEqual([true, true]);
  expect([-1, 0.5, MAX_CENTS + 1].map(isTaken)).toEqual([false, false, false]);
});
