import { cardTag } from '../listings/card-tags.ts';
import { searchAddresses } from '#domain/search/addresses.ts';
import type { Module } from '../../platform/calls/module.ts';
import { screensAt } from '../../platform/page/screens-at.ts';
import { react } from '../../platform/events/reaction.ts';
import { indexListings, indexShop, restockListings } from './index-listing.ts';
import { updateTiers } from './tiers/update-tiers.ts';
import { searchListings } from './search-listings.ts';
import { countFacets } from './filters/count-facets.ts';
import { explainRank } from './rank/explain-rank.ts';
import { searchScreen } from './screen/search-screen.ts';
import { suggest } from './suggest.ts';
import { publishListings } from './publish-listings.ts';
import { updateSalesRanking } from './rank/update-sales-ranking.ts';
import { feedExternal, fillExternal } from './external/feed-external.ts';
import { termCountsJob } from './word-counts-store.ts';
import { searchTables } from './tagged-tables.ts';

// What is indexed after the fact is told again: an answer kept between the change and its index would stay stale.

const updateStock = react({
  name: 'search.keep-stock',
  to: ['listings.stock-changed'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, listingIds, plenty } = event.payload;
    if (plenty) restockListings(tx, { sellerId, listingIds });
    else await indexListings(tx, { sellerId, listingIds });
    await publishListings(app, tx, { name: 'search.indexed', sellerId, listingIds, ...(plenty ? { plenty } : {}) });
  },
});

const updateShop = react({
  name: 'search.keep-shop',
  to: ['shops.changed', 'listings.postage-changed'],
  handle: async ({ event, tx, app }) => {
    const { sellerId } = event.payload;
    await publishListings(app, tx, { name: 'search.indexed', sellerId, listingIds: await indexShop(tx, sellerId) });
  },
});

const updatePaused = react({
  name: 'search.keep-paused',
  to: ['listings.days-changed'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, pausedIds, queuedIds } = event.payload;
    const listingIds = [...new Set([...pausedIds, ...queuedIds])].toSorted();
    if (listingIds.length === 0) return;
    await indexListings(tx, { sellerId, listingIds });
    if (pausedIds.length > 0)
      await publishListings(app, tx, { name: 'search.indexed', sellerId, listingIds: pausedIds });
    // Days on their cards alone are others.
    if (queuedIds.length > 0)
      await publishListings(app, tx, { name: 'search.indexed', sellerId, listingIds: queuedIds, plenty: true });
  },
});

const updateCategory = react({
  name: 'search.keep-category',
  to: ['listings.category-changed'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, listingIds } = event.payload;
    await indexListings(tx, { sellerId, listingIds });
    await publishListings(app, tx, { name: 'search.indexed', sellerId, listingIds });
  },
});

export const search: Module = {
  name: 'search',
  personalData: searchTables,
  calls: { searchListings, countFacets, suggest, explainRank },
  reactions: [updateStock, updateShop, updatePaused, updateCategory, feedExternal],
  jobs: [
    { name: 'search.update-tiers', every: 10 * 60 * 1000, run: ({ db }) => updateTiers(db) },
    updateSalesRanking,
    termCountsJob,
    fillExternal,
  ],
  invalidates: {
    'search.indexed': ({ listingIds, plenty }) => (plenty ? listingIds.map(cardTag) : ['listings', 'home']),
  },
  offlineFiles: ['src/web/modules/search/suggest-list.tsx'],
  screens: screensAt(searchAddresses, { search: searchScreen, category: searchScreen }),
};
