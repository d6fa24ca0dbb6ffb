import { claimRecentlySold } from '../../listings/stock-store.ts';
import type { App } from '../../../platform/calls/app.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { rankSold } from '../document-store.ts';
import { publishListings } from '../publish-listings.ts';

/** [SRCH-01] What sold ranks by it: not in the purchase, which must be quick, but soon after. */
export const updateSalesRanking = {
  name: 'search.update-sales-ranking',
  every: 5 * 60 * 1000,
  run: (app: App): Promise<void> =>
    inTransaction(app.db, async (tx) => {
      const sold = await claimRecentlySold(tx);
      if (sold.length === 0) return;
      await rankSold(tx, sold);
      for (const [sellerId, listings] of Map.groupBy(sold, (each) => each.sellerId))
        await publishListings(app, tx, {
          name: 'search.indexed',
          sellerId,
          listingIds: listings.map(({ listingId }) => listingId),
        });
    }),
};
