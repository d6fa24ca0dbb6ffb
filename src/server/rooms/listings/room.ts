import type { Room } from '../../platform/calls/room.ts';
import { cardTag } from './card-tags.ts';
import { createListing } from './create-listing.ts';
import { importListings } from './import/import-listings.ts';
import { listRelated } from './list-related.ts';
import { listingScreens } from './listing-screens.ts';
import { dropDraft, getDraft, keepDraft } from './drafts/keep-draft.ts';
import { getHome, listCategories, listFollowed } from './get-home.ts';
import { getListing, getMine, getShop, listMine } from './read-listings.ts';
import { addProfile, changeProfile, listProfiles, removeProfile } from './postage/change-profiles.ts';
import { decideReview, listForReview } from './review/decide-review.ts';
import { decideReviews, undoReviews } from './review/decide-reviews.ts';
import { setListingState } from './set-listing-state.ts';
import { listBackInStockRequests, onStockBack, setBackInStockRequest } from './back-in-stock/back-in-stock-requests.ts';
import { updateListing } from './update-listing.ts';

export const listings: Room = {
  name: 'listings',
  personalData: {
    listings: { of: 'seller_id' },
    variants: { of: 'seller_id' },
    former_variants: { of: 'seller_id', notCopied: 'they are the traces of choices that are gone' },
    variant_prices: { of: 'seller_id', notCopied: 'everybody could see them' },
    rested_listings: { of: 'seller_id', notCopied: 'it is a mark of the house on a listing' },
    listing_drafts: { of: 'seller_id' },
    listing_imports: { of: 'seller_id', notCopied: 'what was loaded stands in the listings' },
    shipping_profiles: { of: 'seller_id', notCopied: 'they are settings of the shop' },
    back_in_stock_requests: { of: 'user_id' },
    sold_lately: { of: 'seller_id', notCopied: 'it is a count' },
  },
  functions: { importListings },
  calls: {
    getHome,
    listCategories,
    getListing,
    getShop,
    listRelated,
    listFollowed,
    listMine,
    getMine,
    createListing,
    updateListing,
    setListingState,
    listForReview,
    decideReview,
    decideReviews,
    undoReviews,
    keepDraft,
    getDraft,
    dropDraft,
    listProfiles,
    addProfile,
    changeProfile,
    removeProfile,
    setBackInStockRequest,
    listBackInStockRequests,
  },
  reactions: [onStockBack],
  screens: listingScreens,
  // A listing shows in lists, in its shop and beside its neighbours, so a change makes every public list stale.
  invalidates: {
    'listings.changed': ({ listingId }) => [`listing:${listingId}`, 'listings', 'home'],
    'listings.loaded': ({ listingIds }) => listingIds.map((id) => `listing:${id}`),
    'listings.stock-changed': ({ listingIds, plenty }) => [
      ...listingIds.flatMap((id) => [`listing:${id}`, cardTag(id)]),
      ...(plenty ? [] : ['home', 'listings']),
    ],
    'listings.postage-changed': () => ['listings'],
    'shops.changed': () => ['listings'],
  },
};
