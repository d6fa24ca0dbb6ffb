import type { AnyOperation, QueuedChange } from '../offline/queued-change.ts';
import { type WishlistItem, withoutWishlistItem, withWishlistItem } from './wishlist-items.ts';

/** What is done to a wishlist without a connection. */
export type WishlistOperation =
  { kind: 'save'; listingId: string; title: string } | { kind: 'unsave'; listingId: string; title: string };

export const isWishlistOperation = (action: AnyOperation): action is WishlistOperation =>
  action.kind === 'save' || action.kind === 'unsave';

function withChange(list: readonly WishlistItem[], { operation, order }: QueuedChange): readonly WishlistItem[] {
  if (!isWishlistOperation(operation)) return list;
  return operation.kind === 'save'
    ? withWishlistItem(list, { id: operation.listingId, addedAt: new Date(Number.parseInt(order, 10)).toISOString() })
    : withoutWishlistItem(list, operation.listingId);
}

/** A wishlist as it will be once the queued changes are made. */
export const wishlistItemsWith = (
  items: readonly WishlistItem[],
  changes: readonly QueuedChange[],
): readonly WishlistItem[] => changes.reduce(withChange, items);
