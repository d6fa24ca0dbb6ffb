import type { Picture } from '#domain/core/pictures/picture.ts';
import { storeText } from '#web/platform/stores/store-text.ts';

export interface SeenListing {
  listingId: string;
  title: string;
  priceCents: number;
  picture: Picture | null;
}

const KEY = 'recently-viewed';
const MAX_VIEWED = 12;

/** Pieces looked at in this browser, newest first. A spoilt entry reads as none. */
export function seenListings(): SeenListing[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter(
          (listing): listing is SeenListing =>
            typeof listing?.listingId === 'string' &&
            typeof listing?.title === 'string' &&
            Number.isInteger(listing?.priceCents),
        )
      : [];
  } catch {
    return [];
  }
}

export function recordSeen({ listingId, title, priceCents, picture }: SeenListing): void {
  const rest = seenListings().filter((listing) => listing.listingId !== listingId);
  storeText(KEY, JSON.stringify([{ listingId, title, priceCents, picture }, ...rest].slice(0, MAX_VIEWED)));
}

export const forgetSeen = (): void => localStorage.removeItem(KEY);
