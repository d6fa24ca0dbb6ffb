import { expect, test } from 'vitest';
import { postcodeOf } from './postcode.ts';

test.each([
  ['AT', 'A-6020', '6020'],
  ['AT', '6020', '6020'],
  ['DE', 'D-10115', '10115'],
  ['DE', 'DE 10115', '10115'],
  ['DE', '１０１１５', '10115'],
  ['SE', 'SE-114\u00a055', '114 55'],
  ['SE', '11455', '114 55'],
  ['PL', '00–950', '00-950'],
  ['PT', '4000\u2013322', '4000-322'],
  ['FI', 'AX-22100', '22100'],
  ['NL', '1012ab', '1012 AB'],
  ['GB', 'ec1a\u202f1bb', 'EC1A 1BB'],
  ['GB', 'gir 0aa', 'GIR 0AA'],
  ['GB', 'BFPO 57', 'BFPO 57'],
  ['US', '94103–1234', '94103-1234'],
  ['IE', ' D02  X285 ', 'D02 X285'],
  ['DE', '1011', null],
  ['DE', 'X-10115', null],
  ['GB', 'BFPO', null],
])('[PAY-01] a postcode of %s typed as %s is %s', (country, typed, written) => {
  expect(postcodeOf(country, typed)).toBe(written);
});
