import { expect, test } from 'vitest';
import { fingerprintText, plainPath } from './fingerprint.ts';

const error = {
  origin: 'browser' as const,
  kind: 'render',
  name: 'TypeError',
  message: 'Cannot read properties of undefined (reading "price") of order 7d3a91b2-0f51-4a0f-9d3e-1f2a3b4c5d6e',
  frames: ['Card (/assets/ab12cd34.js:1:2345)'],
};

test('[ERR-05] errors that differ in numbers, ids and lines alone are one group', () => {
  const same = fingerprintText({
    ...error,
    message: 'Cannot read properties of undefined (reading "title") of order 11111111-0f51-4a0f-9d3e-1f2a3b4c5d6e',
    frames: ['Card (/assets/99ffee00.js:2:1)'],
  });
  expect(same).toBe(fingerprintText(error));
  for (const other of [
    { name: 'RangeError' },
    { kind: 'uncaught' },
    { frames: ['List (/assets/ab12cd34.js:1:2345)'] },
    { origin: 'server' as const },
  ])
    expect(fingerprintText({ ...error, ...other })).not.toBe(fingerprintText(error));
});

test('[ERR-11] a path names neither a thing nor a person', () => {
  expect(plainPath('/order/order7d3a91b2?key=secret#x')).toBe('/order/:id');
  expect(plainPath('/shop/clay-and-fire')).toBe('/shop/clay-and-fire');
  expect(plainPath('/reset-password/ana@example.com')).toBe('/reset-password/:id');
  expect(plainPath('/')).toBe('/');
});
