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
  for (const [country, ...right] of [
    ...[
      ['AT', '1010'],
      ['BE', '1000'],
      ['CH', '8001'],
      ['DK', '2100'],
      ['NO', '0150'],
    ],
    ...[
      ['DE', '04229'],
      ['ES', '28001'],
      ['FI', '00100'],
      ['FR', '75001'],
      ['IT', '00118'],
    ],
    ...[
      ['CZ', '110 00', '11000'],
      ['SE', '111 22', '11122'],
      ['PL', '00-950', '00950'],
      ['PT', '1000-001', '1000001'],
    ],
    ['GB', 'SW1A 1AA', 'sw1a1aa', 'M1 1AE', 'B33 8TH', 'CR2 6XH'],
    ...[
      ['NL', '1012 AB', '1012ab'],
      ['US', '94103', '94103-1234'],
    ],
  ] as [string, ...string[]][])
    for (const postcode of right) {
      const isTaken = (text: string) => checkAddress({ ...good, country, postcode: text }).ok;
      expect(isTaken(postcode), `${country} ${postcode}`).toBe(true);
      for (const wrong of [
        `1${postcode}`,
        `${postcode}1`,
        `x${postcode}`,
        `${postcode}x`,
        postcode.slice(1),
        postcode.slice(0, -1),
      ])
        // Five digits and four more are an American postcode, and so are fewer letters a British one.
        if (!right.includes(wrong) && !(country === 'GB' && isTakenInBritain(wrong)))
          expect(isTaken(wrong), `${country} ${wrong}`).toBe(false);
    }
});

/** What a British postcode may be beside the examples above. */
const isTakenInBritain = (text: string): boolean => /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i.test(text);

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
