import { expect, test } from 'vitest';
import { checkAddress, checkBillingAddress } from './check-address.ts';

const good = { name: 'Bo', line1: 'Weg 1', postcode: '04229', city: 'Leipzig', country: 'DE' };

test('[PAY-01] each line of an address that is empty or holds spaces alone is named', () => {
  for (const field of ['name', 'line1', 'postcode', 'city'] as const)
    for (const text of ['', ' \t'])
      expect(checkAddress({ ...good, [field]: text })).toEqual({
        ok: false,
        problem: { code: 'checkout/invalid-address', field },
      });
});

test('[PAY-06] a billing address may be in a country that no parcel goes to', () => {
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
