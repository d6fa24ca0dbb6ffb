import { listingsContract } from '#domain/listings/contract.ts';
import { fail, ok } from '#domain/core/result.ts';
import { read } from '../../platform/calls/call.ts';
import { pageOf, parsedCursor, timeCursorOf } from '../../platform/calls/cursor.ts';
import { anyone, signedIn } from '../../platform/calls/policy.ts';
import { RawJson } from '../../platform/calls/raw-json.ts';
import { findShownListing } from './around/around-listing.ts';
import { cardTags, shopOrderTag } from './card-tags.ts';
import { findOwnListingJson } from './listing-store.ts';
import { findShopWithSections, listShopCards, type ShopCursor } from './shop-listing-store.ts';

const SHOP_PAGE = 24;

/** A shop's page follows its sections and its order. */
const shopTag = (text: string): string[] => (/"sellerId":"([^"]+)"/.exec(text)?.slice(1, 2) ?? []).map(shopOrderTag);

function shopCursor(cursor: string | undefined): ShopCursor | null {
  const [key = '', id = ''] = parsedCursor(cursor, 2) ?? [];
  if (typeof key === 'number' && Number.isInteger(key)) return { position: key };
  return timeCursorOf([key, id]);
}

/** [CAT-03] A listing as its page shows it. */
export const getListing = read(
  listingsContract.getListing,
  { policy: anyone, cache: ({ listingId }) => [`listing:${listingId}`, 'listings'] },
  async ({ input, app }) => {
    const listing = await findShownListing(app, input.listingId);
    return listing ? ok(new RawJson(listing)) : fail({ code: 'listings/not-found' });
  },
);

export const getShop = read(
  listingsContract.getShop,
  { policy: anyone, cache: ({ slug }, text) => [`shop:${slug}`, 'listings', ...shopTag(text), ...cardTags(text)] },
  async ({ input, app }) => {
    const match = await findShopWithSections(app.db, input.slug);
    if (!match) return fail({ code: 'shops/not-found' });
    const { sections } = match;
    const section = sections.find(({ sectionId }) => sectionId === input.section) ?? null;
    const rows = await listShopCards(app.db, match.shop.sellerId, {
      after: shopCursor(input.cursor),
      sectionId: section?.sectionId ?? null,
      limit: SHOP_PAGE + 1,
    });
    const { items, nextCursor } = pageOf(rows, SHOP_PAGE, (last) =>
      last.position === null ? [last.at, last.id] : [last.position, ''],
    );
    return ok({
      shop: match.shop,
      story: match.story,
      announcement: match.announcement,
      banner: match.banner,
      followers: match.followers,
      listings: items.map((row) => row.card),
      listingCount: section?.listings ?? match.count,
      sections,
      featuredIds: items.filter((row) => row.isFeatured).map((row) => row.id),
      nextCursor,
    });
  },
);

export const getMine = read(listingsContract.getMine, { policy: signedIn }, async ({ input, app, caller }) => {
  const listing = await findOwnListingJson(app.db, caller.session?.userId ?? '', input.listingId);
  return listing ? ok(new RawJson(listing)) : fail({ code: 'listings/not-found' });
});
