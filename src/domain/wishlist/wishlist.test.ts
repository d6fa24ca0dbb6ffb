import { expect, test } from 'vitest';
import { guestCookie, readGuestItems, writeGuestItems } from './guest-cookie.ts';
import { type WishlistItem, withoutWishlistItem, withWishlistItem } from './wishlist-items.ts';

const day = (n: number): string => new Date(Date.UTC(2026, 10, n)).toISOString();
const item = (id: string, n = 1): WishlistItem => ({ id, addedAt: day(n) });

test('[WISH-04] a new piece goes to the front, a present one changes nothing', () => {
  const list = [item('b', 2), item('a', 1)];
  expect(withWishlistItem(list, item('c', 3)).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect(withWishlistItem(list, item('a', 9))).toBe(list);
  expect(withoutWishlistItem(list, 'b')).toEqual([item('a', 1)]);
});

test('[WISH-01] the cookie holds id and addedAt and the version 1.0, for 30 days', () => {
  const value = writeGuestItems([{ ...item('a', 1), title: 'Mug' } as WishlistItem]) ?? '';
  expect(JSON.parse(decodeURIComponent(value))).toEqual({ items: [{ id: 'a', addedAt: day(1) }], version: '1.0' });
  expect(guestCookie(value, false)).toBe(`artisan_wishlist=${value}; Path=/; Max-Age=2592000; SameSite=Lax`);
  expect(guestCookie('', true)).toBe('artisan_wishlist=; Path=/; Max-Age=0; SameSite=Lax; Secure');
  expect(readGuestItems(value)).toEqual([item('a', 1)]);
});

test('[WISH-01] past 3.5 KB nothing is written, so that nothing is dropped silently', () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    item(`0198c9b2-0000-7000-8000-0000000000${String(index).padStart(2, '0')}`),
  );
  const most = many.findIndex((_, index) => writeGuestItems(many.slice(0, index + 1)) === null);
  expect(most).toBeGreaterThan(20);
  expect(writeGuestItems(many.slice(0, most))?.length).toBeLessThanOrEqual(3500);
});

test.each([
  '',
  'x',
  '%',
  '{}',
  '[]',
  'null',
  '{"items":5}',
  '{"items":[null,5,{"id":1},{"id":"a"},{"id":"<b>","addedAt":"2026-01-01"},{"id":"a","addedAt":"x"}]}',
])('[WISH-01] a tampered cookie %j is an empty list', (cookie) => {
  expect(readGuestItems(cookie)).toEqual([]);
  expect(readGuestItems(encodeURIComponent(cookie))).toEqual([]);
});
