import { expect, test } from 'vitest';
import { MAX_FOLLOWS, mayFollow } from './may-follow.ts';
import { shopLocationText } from './shop-location-text.ts';

test('[CAT-05] one follows the shops of others, five hundred of them and no more', () => {
  expect(MAX_FOLLOWS).toBe(500);
  const request = { userId: 'ida', sellerId: 'ana', follows: 499 };
  expect(mayFollow(request)).toEqual({ ok: true, value: true });
  expect(mayFollow({ ...request, follows: 500 })).toEqual({ ok: false, problem: { code: 'shops/too-many-follows' } });
  expect(mayFollow({ ...request, sellerId: 'ida', follows: 500 })).toEqual({
    ok: false,
    problem: { code: 'shops/own-shop' },
  });
});

test('[CAT-05] where a shop stands is its town and its country, whichever of them it has said', () => {
  expect(shopLocationText({ place: 'Porto', country: 'PT' })).toBe('Porto, Portugal');
  expect(shopLocationText({ place: 'Porto', country: '' })).toBe('Porto');
  expect(shopLocationText({ place: '', country: 'PT' })).toBe('Portugal');
  expect(shopLocationText({ place: 'Porto', country: 'XX' })).toBe('Porto');
  expect(shopLocationText({ place: 'Porto', country: 'PT' }, (code) => `the ${code}`)).toBe('Porto, the PT');
});
