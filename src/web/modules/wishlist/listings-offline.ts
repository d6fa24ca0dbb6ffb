import type { Listing } from '#domain/listings/model.ts';
import type { WishlistListing } from '#domain/wishlist/contract.ts';
import { isWishlistOperation } from '#domain/wishlist/queued-operations.ts';
import type { WishlistItem } from '#domain/wishlist/wishlist-items.ts';
import { queryClient } from '#web/platform/query-client.ts';
import { callKey } from '#web/platform/use-call.ts';
import { queuedChanges } from '#web/modules/offline/offline-queue.ts';

/** Where the pieces of a guest's list lie for times without a connection, beside those of members. */
const GUESTS = ['wishlist.getWishlist', 'guest'];

export const cacheGuestListings = (items: WishlistListing[]): void =>
  void queryClient.setQueryData<{ items: WishlistListing[] }>(GUESTS, { items });
export const cachedGuestListings = (): WishlistListing[] | undefined =>
  queryClient.getQueryData<{ items: WishlistListing[] }>(GUESTS)?.items;

function fromItsPage({ id, addedAt }: WishlistItem): WishlistListing | null {
  const listing = queryClient.getQueryData<Listing>(callKey('listings.getListing', { listingId: id }));
  if (!listing) return null;
  const { variants, shop, title, personalisation, processingDays, madeToOrder } = listing;
  const prices = variants.map(({ priceCents }) => priceCents);
  const stock = variants.reduce((sum, variant) => sum + variant.stock, 0);
  return {
    ...{ id, addedAt, title, picture: listing.pictures[0] ?? null, collectionId: null },
    ...{ addedPriceCents: Math.min(...prices), wasSoldOut: stock === 0 },
    now: {
      ...{ priceCents: Math.min(...prices), priceVaries: new Set(prices).size > 1, stock },
      ...{ shopName: shop.name, shopSlug: shop.slug, place: shop.place, sellerId: shop.sellerId },
      variantId: variants.length === 1 ? (variants[0]?.id ?? null) : null,
      needsWords: personalisation?.required ?? false,
      ...{ processingDays, madeToOrder },
    },
  };
}

/** A piece that this browser knows by name alone. */
const byName = ({ id, addedAt }: WishlistItem): WishlistListing => {
  const actions = queuedChanges().map(({ operation }) => operation);
  const title =
    actions.filter(isWishlistOperation).find(({ kind, listingId }) => kind === 'save' && listingId === id)?.title ?? '';
  return {
    ...{ id, addedAt, title, addedPriceCents: null, picture: null, collectionId: null, wasSoldOut: false, now: null },
  };
};

/** Wishes that the last answer did not hold: as their pages showed them, or by name. */
export const listingOffline = (item: WishlistItem): WishlistListing => fromItsPage(item) ?? byName(item);
