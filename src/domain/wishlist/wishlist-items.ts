/** One item as it is kept: which piece, and since when. */
export interface WishlistItem {
  id: string;
  /** ISO 8601. */
  addedAt: string;
}

export const MAX_WISHLIST_ITEMS = 500;
export const MAX_COLLECTIONS = 50;

/** [WISH-04] A new piece goes to the front; one that is there stays where it is. */
export const withWishlistItem = <W extends WishlistItem>(items: readonly W[], item: W): readonly W[] =>
  items.some(({ id }) => id === item.id) ? items : [item, ...items];

export const withoutWishlistItem = <W extends WishlistItem>(items: readonly W[], id: string): W[] =>
  items.filter((item) => item.id !== id);
