import type { WishlistItem } from './wishlist-items.ts';

/** [WISH-01] Where a guest's wishlist lives. */
export const WISHLIST_COOKIE = 'artisan_wishlist';
const VERSION = '1.0';
/** Browsers drop cookies of more than 4 KB with name and attributes; this much of it is the list. */
const MAX_BYTES = 3500;
const DAYS_30 = 30 * 24 * 60 * 60;
const ID = /^[\w-]{1,100}$/;

/** What a cookie says, newest first as it was written; anything else that stands there is an empty list. */
export function readGuestItems(cookie: string | undefined): WishlistItem[] {
  try {
    const { items } = JSON.parse(decodeURIComponent(cookie ?? '')) as { items: unknown[] };
    const seen = new Set<string>();
    return items.flatMap((item) => {
      const { id, addedAt } = (item ?? {}) as Record<string, unknown>;
      if (
        typeof id !== 'string' ||
        !ID.test(id) ||
        seen.has(id) ||
        typeof addedAt !== 'string' ||
        Number.isNaN(Date.parse(addedAt))
      )
        return [];
      seen.add(id);
      return [{ id, addedAt: new Date(addedAt).toISOString() }];
    });
  } catch {
    return [];
  }
}

/** The value of the cookie; null when the list has grown past what a cookie holds, so that the person is told instead of losing pieces. */
export function writeGuestItems(entries: readonly WishlistItem[]): string | null {
  const value = encodeURIComponent(
    JSON.stringify({ items: entries.map(({ id, addedAt }) => ({ id, addedAt })), version: VERSION }),
  );
  return value.length > MAX_BYTES ? null : value;
}

/** The whole text that a page gives to `document.cookie`; an empty value removes it. */
export const guestCookie = (value: string, isSecure: boolean): string =>
  `${WISHLIST_COOKIE}=${value}; Path=/; Max-Age=${value === '' ? 0 : DAYS_30}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
