import type { AnyAct, QueuedChange } from '../offline/queued-change.ts';
import { type WishlistItem, withoutWishlistItem, withWishlistItem } from './wishlist-items.ts';

/** What is done to a wishlist without a connection. */
export type WishlistAct =
  { kind: 'save'; listingId: string; title: string } | { kind: 'unsave'; listingId: string; title: string };

export const isWishlistAct = (act: AnyAct): act is WishlistAct => act.kind === 'save' || act.kind === 'unsave';

function withChange(list: readonly WishlistItem[], { act, order }: QueuedChange): readonly WishlistItem[] {
  if (!isWishlistAct(act)) return list;
  return act.kind === 'save'
    ? withWishlistItem(list, { id: act.listingId, addedAt: new Date(Number.parseInt(order, 10)).toISOString() })
    : withoutWishlistItem(list, act.listingId);
}

/** A wishlist as it will be once the queued changes are made. */
export const wishlistItemsWith = (
  items: readonly WishlistItem[],
  changes: readonly QueuedChange[],
): readonly WishlistItem[] => changes.reduce(withChange, items);
