import { SECOND } from '#domain/core/time.ts';
import { isSaleRunning, nextLook } from '#domain/promotions/check-sale.ts';
import type { App } from '../../platform/calls/app.ts';
import { inTransaction, type Transaction } from '../../platform/database/open-database.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { repriceListings } from '../listings/prices/reprice-listings.ts';
import { listUnmoved, lockDueSale, type MovedSale, saveDueAt } from './sale-store.ts';

/** Listings whose prices move in one transaction. */
const BATCH_SIZE = 100;

/** [DASH-04] Lowers the prices of sales that begin, and puts them back where sales are over. */
export const moveSales: Job = {
  name: 'promotions.move-sales',
  every: 15 * SECOND,
  run: (app) =>
    inTransaction(app.db, async (tx) => {
      const sale = await lockDueSale(tx, app.clock.now());
      if (!sale) return false;
      if (await moveSalePrices(app, tx, sale)) await saveDueAt(tx, sale, nextLook(sale, app.clock.now()));
      return true;
    }),
};

/** Moves the prices of some listings of a sale, which is locked. True once none is left. */
export async function moveSalePrices(app: App, tx: Transaction, sale: MovedSale): Promise<boolean> {
  const isRunning = isSaleRunning(sale, app.clock.now());
  const listingIds = await listUnmoved(tx, sale, { isRunning, limit: BATCH_SIZE });
  if (listingIds.length > 0) await repriceListings(app, tx, { sellerId: sale.sellerId, listingIds });
  return listingIds.length < BATCH_SIZE;
}
