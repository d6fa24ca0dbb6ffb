import type { CartLine } from '#domain/cart/model.ts';
import type { Addition } from '#web/modules/listings/slots.ts';

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
    contents: variant.contents,
    withdrawalException: listing.withdrawalException,
    stock: variant.stock,
    available: true,
    processingDays: listing.processingDays,
    madeToOrder: listing.madeToOrder,
  };
}
