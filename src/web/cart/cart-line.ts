import type { CartLine } from '#domain/cart/model.ts';
import type { Listing, Variant } from '#domain/listings/model.ts';
import type { WishedPiece } from '#domain/wishlist/contract.ts';

export interface Addition {
  listing: Listing;
  variant: Variant;
  quantity: number;
  personalisation: string;
}

/** The line that a piece on its page becomes, shown before the server has answered. */
export function lineOf({ listing, variant, quantity, personalisation }: Addition): CartLine {
  const picture = listing.pictures.find((each) => each.id === variant.pictureId) ?? listing.pictures[0] ?? null;
  return {
    id: crypto.randomUUID(),
    sellerId: listing.shop.sellerId,
    shopName: listing.shop.name,
    shopSlug: listing.shop.slug,
    place: listing.shop.place,
    listingId: listing.listingId,
    variantId: variant.id,
    title: listing.title,
    values: variant.values,
    personalisation,
    picture,
    quantity,
    priceCents: variant.priceCents,
    addedPriceCents: variant.priceCents,
    stock: variant.stock,
    available: true,
    processingDays: listing.processingDays,
    madeToOrder: listing.madeToOrder,
  };
}

/** The line that a wished piece without a choice becomes; null where one must choose or nothing is left. */
export function lineOfWish({ id, title, picture, now }: WishedPiece): CartLine | null {
  if (!now?.variantId || now.stock === 0) return null;
  const { sellerId, shopName, shopSlug, place, variantId, priceCents, stock, processingDays, madeToOrder } = now;
  return {
    ...{ id: crypto.randomUUID(), listingId: id, variantId, title, values: [], personalisation: '', picture },
    ...{ sellerId, shopName, shopSlug, place, quantity: 1, priceCents, addedPriceCents: priceCents, stock },
    ...{ available: true, processingDays, madeToOrder },
  };
}
