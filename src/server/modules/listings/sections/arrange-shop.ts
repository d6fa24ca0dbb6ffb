import { listingsContract } from '#domain/listings/contract.ts';
import { MAX_ARRANGED } from '#domain/listings/sections/limits.ts';
import { fail, ok } from '#domain/core/result.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { listShopCards } from '../shop-listing-store.ts';
import { countOwn, saveArrangement } from './arrangement-store.ts';
import { arranged } from './change-sections.ts';
import { lockShop } from './section-store.ts';

export const getShopOrder = read(listingsContract.getShopOrder, { policy: signedIn }, async ({ app, caller }) => {
  const sellerId = caller.session?.userId ?? '';
  const rows = await listShopCards(app.db, sellerId, { after: null, sectionId: null, limit: MAX_ARRANGED });
  return ok({
    listings: rows.map(({ card, position, isFeatured }) => ({
      ...{ listingId: card.listingId, title: card.title, picture: card.picture, isFeatured },
      isArranged: position !== null,
    })),
  });
});

/** [DASH-02] Which pieces stand first in the maker's shop; featured ones above the others. The whole order is replaced. */
export const arrangeShop = write(
  listingsContract.arrangeShop,
  { policy: signedIn },
  async ({ input: { listings }, app, tx, caller }) => {
    const sellerId = caller.session?.userId ?? '';
    await lockShop(tx, sellerId);
    const own = await countOwn(
      tx,
      sellerId,
      listings.map(({ listingId }) => listingId),
    );
    if (own < listings.length) return fail({ code: 'listings/not-found' });
    const ordered = [
      ...listings.filter((listing) => listing.isFeatured),
      ...listings.filter((listing) => !listing.isFeatured),
    ];
    await saveArrangement(tx, sellerId, ordered);
    await arranged(app, tx, sellerId);
    return ok({ arranged: ordered.length });
  },
);
