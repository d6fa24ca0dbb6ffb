import type { Listing } from '#domain/listings/model.ts';
import { cachedPart, cachedParts } from '../../../platform/cache/cached-part.ts';
import type { App } from '../../../platform/calls/app.ts';
import { findShopOfListings, type ShopOfListings, withShop } from './around-listing-store.ts';
import { cardTags, shopOfListingsTag } from '../card-tags.ts';
import { listCategoryPaths } from '../categories/category-store.ts';
import { findPublicListing, type PublicListing } from '../listing-store.ts';

/** Other pieces of the shop below a listing. */
const MORE = 3;
/** Shops whose cards, postage and newest listings are cached: some seven kilobytes each. */
const MAX_SHOPS = 1000;

/** From the top of the tree down to each category, as JSON text by its slug. */
const categoryPaths = cachedPart(
  ({ db }) => listCategoryPaths(db),
  () => ['listings'],
);

/** One more of the newest than a page shows: the listing itself may be among them. */
const readShop = ({ db }: App, sellerId: string): Promise<ShopOfListings | null> =>
  findShopOfListings(db, sellerId, MORE + 1);

const tagsOf = (shop: ShopOfListings | null): string[] =>
  shop ? [shopOfListingsTag(shop.sellerId), ...cardTags(shop.newest.map(({ card }) => card).join())] : [];

const cachedShop = cachedParts(readShop, (shop) => ['listings', ...tagsOf(shop)], MAX_SHOPS);

/** A listing may have a shipping profile already of which nothing was heard here. */
async function shopOf(app: App, { sellerId, profileId }: PublicListing): Promise<ShopOfListings | null> {
  const shop = await cachedShop(app, sellerId);
  return !shop || profileId === null || shop.postages.has(profileId) ? shop : readShop(app, sellerId);
}

/** [CAT-03] A listing with its way down the categories, its shop and more of it, as JSON text: what its page shows, by one statement in most cases. */
export async function findShownListing(app: App, listingId: string): Promise<string | null> {
  const listing = await findPublicListing(app.db, listingId);
  if (!listing) return null;
  const [paths, shop] = await Promise.all([categoryPaths(app), shopOf(app, listing)]);
  if (!shop) return null;
  const others = shop.newest.filter((other) => other.listingId !== listingId).slice(0, MORE);
  const more = others.map(({ card }) => card).join();
  const json = withShop(listing, shop, app.clock.now());
  return `${json.slice(0, -1)},"categoryPath":${paths.get(listing.category) ?? '[]'},"moreFromShop":[${more}]}`;
}

export async function readShownListing(app: App, listingId: string): Promise<Listing | null> {
  const json = await findShownListing(app, listingId);
  return json === null ? null : (JSON.parse(json) as Listing);
}
