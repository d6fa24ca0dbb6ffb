import { expect, test } from 'vitest';
import { moveListing } from './shop-order.ts';

const listing = (id: string, isFeatured = false, isArranged = isFeatured) => ({ id, isFeatured, isArranged });
const shown = (listings: ReturnType<typeof listing>[]) =>
  listings.map(({ id, isFeatured, isArranged }) => `${id}${isFeatured ? '*' : ''}${isArranged ? '' : '-'}`).join(' ');

test('[DASH-02] a piece that is moved up takes its place, and those above keep theirs', () => {
  expect(shown(moveListing([listing('a', true), listing('b'), listing('c'), listing('d')], 2, 1))).toBe('a* c b d-');
});

test('[DASH-02] no piece passes a featured one by being moved', () => {
  expect(shown(moveListing([listing('a', true), listing('b'), listing('c')], 2, 0))).toBe('a* c b');
});
