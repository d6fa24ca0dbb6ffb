import type { Listing } from '#domain/listings/model.ts';
import { cachedPart, cachedParts } from '../../platform/cache/cached-part.ts';
import type { App } from '../../platform/calls/app.ts';
import { cardTags } from './card-tags.ts';
import { listCategoryPaths } from './categories/category-store.ts';
import { findPublicListing } from './listing-store.ts';
import { listNewestCards } from './shop-listing-store.ts';

/** Other pieces of the shop below a listing. */
const MORE = 3;
/** Shops whose newest cards are cached: some five kilobytes each. */
const MAX_SHOPS = 1000;

/** From the top of the tree down to each category, as JSON text by its slug. */
const categoryPaths = cachedPart(
  ({ db }) => listCategoryPaths(db),
  () => ['listings'],
);

/** The newest cards of a shop, one more than a page shows: the listing itself may be among them. */
const newestOfShop = cachedParts(
  ({ db }, sellerId: string) => listNewestCards(db, sellerId, MORE + 1),
  (cards) => ['listings', ...cardTags(cards.map(({ card }) => card).join())],
  MAX_SHOPS,
);

/** [CAT-03] A listing with its way down the categories and more of its shop, as JSON text: what its page shows, by one statement in most cases. */
export async function findShownListing(app: App, listingId: string): Promise<string | null> {
  const found = await findPublicListing(app.db, listingId, app.clock.now());
  if (!found) return null;
  const [paths, newest] = await Promise.all([categoryPaths(app), newestOfShop(app, found.sellerId)]);
  const others = newest.filter((other) => other.listingId !== listingId).slice(0, MORE);
  const more = others.map(({ card }) => card).join();
  return `${found.json.slice(0, -1)},"categoryPath":${paths.get(found.category) ?? '[]'},"moreFromShop":[${more}]}`;
}

export async function readShownListing(app: App, listingId: string): Promise<Listing | null> {
  const json = await findShownListing(app, listingId);
  return json === null ? null : (JSON.parse(json) as Listing);
}
