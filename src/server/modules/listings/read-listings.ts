import { listingsContract } from '#domain/listings/contract.ts';
import { fail, ok } from '#domain/core/result.ts';
import { read } from '../../platform/calls/call.ts';
import { pageOf, timeCursor } from '../../platform/calls/cursor.ts';
import { anyone, signedIn } from '../../platform/calls/policy.ts';
import { RawJson } from '../../platform/calls/raw-json.ts';
import { cardTags } from './card-tags.ts';
import { findListingJson, findOwnListingJson } from './listing-store.ts';
import { findShopBySlug, listShopCards } from './shop-listing-store.ts';

const SHOP_PAGE = 24;

/** [CAT-03] A listing as its page shows it: one statement. */
export const getListing = read(
  listingsContract.getListing,
  { policy: anyone, cache: ({ listingId }) => [`listing:${listingId}`, 'listings'] },
  async ({ input, app }) => {
    const listing = await findListingJson(app.db, input.listingId, app.clock.now());
    return listing ? ok(new RawJson(listing)) : fail({ code: 'listings/not-found' });
  },
);

export const getShop = read(
  listingsContract.getShop,
  { policy: anyone, cache: ({ slug }, text) => [`shop:${slug}`, 'listings', ...cardTags(text)] },
  async ({ input, app }) => {
    const match = await findShopBySlug(app.db, input.slug);
    if (!match) return fail({ code: 'shops/not-found' });
    const rows = await listShopCards(app.db, match.shop.sellerId, {
      before: timeCursor(input.cursor),
      limit: SHOP_PAGE + 1,
    });
    const { items, nextCursor } = pageOf(rows, SHOP_PAGE, (last) => [last.at, last.id]);
    return ok({
      shop: match.shop,
      story: match.story,
      announcement: match.announcement,
      banner: match.banner,
      followers: match.followers,
      listings: items.map((row) => row.card),
      listingCount: match.count,
      nextCursor,
    });
  },
);

export const getMine = read(listingsContract.getMine, { policy: signedIn }, async ({ input, app, caller }) => {
  const listing = await findOwnListingJson(app.db, caller.session?.userId ?? '', input.listingId);
  return listing ? ok(new RawJson(listing)) : fail({ code: 'listings/not-found' });
});
