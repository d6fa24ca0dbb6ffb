import { expect, test } from 'vitest';
import { moveListing, putFirst } from './shop-order.ts';

const listing = (id: string, isFeatured = false, isArranged = isFeatured) => ({ id, isFeatured, isArranged });
const shown = (listings: ReturnType<typeof listing>[]) =>
  listings.map(({ id, isFeatured, isArranged }) => `${id}${isFeatured ? '*' : ''}${isArranged ? '' : '-'}`).join(' ');

test('[DASH-02] a piece that is moved up takes its place, and those above keep theirs', () => {
  expect(shown(moveListing([listing('a', true), listing('b'), listing('c'), listing('d')], 2, 1))).toBe('a* c b d-');
});

test('[DASH-02] no piece passes a featured one by being moved', () => {
  expect(shown(moveListing([listing('a', true), listing('b'), listing('c')], 2, 0))).toBe('a* c b');
});

test('[DASH-02] a piece from elsewhere in the shop comes first, below featured ones', () => {
  const named = (id: string, isFeatured = false) => ({ ...listing(id, isFeatured), listingId: id });
  const listed = [named('a', true), named('b'), named('c')];
  expect(shown(putFirst(listed, named('z'), 3))).toBe('a* z b-');
  expect(shown(putFirst(listed, named('a'), 3))).toBe('a* b- c-');
});
