import { expect, test } from 'vitest';
import { checkAddress, checkBillingAddress } from './check-address.ts';

const good = { name: 'Bo', line1: 'Weg 1', postcode: '04229', city: 'Leipzig', country: 'DE' };

test('[PAY-01] each line of an address that is empty or holds spaces alone is named', () => {
  for (const field of ['name', 'line1', 'postcode', 'city'] as const)
    for (const words of ['', ' \t'])
      expect(checkAddress({ ...good, [field]: words })).toEqual({
        ok: false,
        problem: { code: 'checkout/invalid-address', field },
      });
});

test('[PAY-01] a postcode is looked at where its country has a shape for it, without the spaces around it', () => {
  expect(checkAddress(good)).toEqual({ ok: true, value: true });
  expect(checkAddress({ ...good, postcode: ' 04229 ' }).ok).toBe(true);
  // No shape is known of Japan: any postcode is taken.
  expect(checkAddress({ ...good, country: 'JP', postcode: 'any' }).ok).toBe(true);
  for (const [country, right, wrong] of [
    ['AT', '1010', '10100'],
    ['CH', '8001', '800'],
    ['CZ', '110 00', '11-000'],
    ['DE', '04229', '042291'],
    ['GB', 'sw1a 1aa', 'SW1A 1A'],
    ['NL', '1012ab', '1012 A'],
    ['PL', '00-950', '0-0950'],
    ['PT', '1000-001', '1000-01'],
    ['SE', '111 22', '1112'],
    ['US', '94103-1234', '94103-12'],
  ] as const) {
    expect(checkAddress({ ...good, country, postcode: right }).ok, country).toBe(true);
    expect(checkAddress({ ...good, country, postcode: wrong }).ok, country).toBe(false);
    expect(checkAddress({ ...good, country, postcode: `x${right}` }).ok, country).toBe(false);
  }
});

test('[PAY-06] a billing address may be in a country that no parcel goes to, and is complete there too', () => {
  const problem = { code: 'checkout/country-not-served' };
  expect(checkAddress({ ...good, country: 'XX' })).toEqual({ ok: false, problem });
  expect(checkBillingAddress({ ...good, country: 'XX' })).toEqual({ ok: true, value: true });
  expect(checkBillingAddress(good)).toEqual({ ok: true, value: true });
  for (const country of ['DE', 'XX'])
    expect(checkBillingAddress({ ...good, country, city: '' })).toEqual({
      ok: false,
      problem: { code: 'checkout/invalid-address', field: 'city' },
    });
});
