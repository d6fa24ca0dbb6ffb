import { claimRecentlySold } from '../../listings/stock-store.ts';
import type { App } from '../../../platform/calls/app.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { rankSold } from '../document-store.ts';
import { publishListings } from '../publish-listings.ts';

const SALES_BATCH_SIZE = 200;

/** Ranks the next listings that sold by their sales; answers how many there were. */
const rankNext = (app: App): Promise<number> =>
  inTransaction(app.db, async (tx) => {
    const sold = await claimRecentlySold(tx, SALES_BATCH_SIZE);
    if (sold.length === 0) return 0;
    await rankSold(tx, sold);
    for (const [sellerId, listings] of Map.groupBy(sold, (each) => each.sellerId))
      await publishListings(app, tx, {
        name: 'search.indexed',
        sellerId,
        listingIds: listings.map(({ listingId }) => listingId),
      });
    return sold.length;
  });

/** [SRCH-01] What sold ranks by it: not in the purchase, which must be quick, but soon after, some hundred in a transaction. */
export const updateSalesRanking = {
  name: 'search.update-sales-ranking',
  every: 5 * 60 * 1000,
  run: async (app: App): Promise<void> => {
    let ranked = SALES_BATCH_SIZE;
    while (ranked === SALES_BATCH_SIZE) ranked = await rankNext(app);
  },
};
