import { expect, test } from 'vitest';
import { changePrice } from './change-price.ts';

test('[DASH-02] a percentage changes a price to the cent', () => {
  expect([changePrice(2800, 10), changePrice(2800, -10), changePrice(333, 2.5)]).toEqual([3080, 2520, 341]);
});

test('[DASH-02] a price stays between one cent and the highest one', () => {
  expect([changePrice(1, -90), changePrice(2_000_000_000, 50), changePrice(1, 10)]).toEqual([null, null, 1]);
});
