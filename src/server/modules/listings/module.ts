import type { Module } from '../../platform/calls/module.ts';
import { changeMany } from './bulk/change-many.ts';
import { listChanges } from './changes/list-changes.ts';
import { foldListingCounts, listMine } from './table/list-mine.ts';
import { changeCategories } from './categories/change-categories.ts';
import { cardTag, shopOfListingsTag, shopOrderTag } from './card-tags.ts';
import { createListing } from './create-listing.ts';
import { csvRoute } from '../views/csv-route.ts';
import { exportedListings } from './export/export-listings.ts';
import { importListings } from './import/import-listings.ts';
import { listRelated } from './list-related.ts';
import { listingScreens } from './listing-screens.ts';
import { dropDraft, getDraft, writeDraft } from './drafts/save-draft.ts';
import { getHome, listCategories, listFollowed } from './get-home.ts';
import { getListing, getMine, getShop } from './read-listings.ts';
import {
  addProfile,
  assignProfile,
  changeProfile,
  copyProfile,
  listProfiles,
  removeProfile,
} from './postage/change-profiles.ts';
import { turnPostage } from './postage/follow-plain-rates.ts';
import { previewDelivery } from './postage/preview-delivery.ts';
import { pauseListings, renewPauses } from './pausing/pause-listings.ts';
import { decideReview, listForReview } from './review/decide-review.ts';
import { decideReviews, undoReviews } from './review/decide-reviews.ts';
import { arrangeShop, getShopOrder } from './sections/arrange-shop.ts';
import {
  addSection,
  deleteSections,
  listSections,
  orderSections,
  removeSection,
  renameSection,
} from './sections/change-sections.ts';
import { setListingState } from './set-listing-state.ts';
import { listBackInStockRequests, onStockBack, setBackInStockRequest } from './back-in-stock/back-in-stock-requests.ts';
import { updateListing } from './update-listing.ts';
import { beforeErasure } from './before-erasure.ts';
import { listingTables } from './tagged-tables.ts';

export const listings: Module = {
  name: 'listings',
  personalData: listingTables,
  beforeErasure,
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
    changeMany,
    listChanges,
    ...{ listSections, addSection, renameSection, orderSections, removeSection, getShopOrder, arrangeShop },
    listForReview,
    decideReview,
    decideReviews,
    undoReviews,
    keepDraft: writeDraft,
    getDraft,
    dropDraft,
    ...{ listProfiles, addProfile, copyProfile, assignProfile, previewDelivery },
    changeProfile,
    removeProfile,
    setBackInStockRequest,
    listBackInStockRequests,
  },
  reactions: [onStockBack, pauseListings],
  jobs: [renewPauses, foldListingCounts, deleteSections, changeCategories, turnPostage],
  routes: (server, app) => csvRoute(server, app, exportedListings),
  screens: listingScreens,
  // A listing shows in lists, in its shop and beside its neighbours, so a change makes every public list stale.
  invalidates: {
    'listings.changed': ({ listingId }) => [`listing:${listingId}`, 'listings', 'home'],
    'listings.loaded': ({ sellerId, listingIds }) => [
      shopOfListingsTag(sellerId),
      ...listingIds.map((id) => `listing:${id}`),
    ],
    'listings.stock-changed': ({ sellerId, listingIds, plenty }) => [
      shopOfListingsTag(sellerId),
      ...listingIds.flatMap((id) => [`listing:${id}`, cardTag(id)]),
      ...(plenty ? [] : ['home', 'listings']),
    ],
    'listings.days-changed': ({ sellerId, listingIds, pausedIds }) => [
      shopOfListingsTag(sellerId),
      ...listingIds.map((id) => `listing:${id}`),
      ...(pausedIds.length > 0 ? ['home', 'listings'] : []),
    ],
    'listings.category-changed': ({ listingIds }) => [...listingIds.map((id) => `listing:${id}`), 'home', 'listings'],
    'listings.postage-changed': () => ['listings'],
    'listings.arranged': ({ sellerId }) => [shopOrderTag(sellerId)],
    'shops.changed': () => ['listings'],
  },
};
