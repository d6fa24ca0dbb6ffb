import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { listingChanged } from '../write-listing.ts';
import { recordPrices } from './price-history-store.ts';
import { applySales, lockListings } from './sale-price-store.ts';

/** [DASH-04, LAW-02] Gives listings of a shop the prices that its sales make of them now, as an edit of their maker would: with history, index and caches. */
export async function repriceListings(
  app: App,
  tx: Transaction,
  { sellerId, listingIds }: { sellerId: string; listingIds: readonly string[] },
): Promise<void> {
  const now = app.clock.now();
  await lockListings(tx, { sellerId, listingIds });
  await applySales(tx, { sellerId, listingIds, now });
  await recordPrices(tx, { sellerId, listingIds, now });
  for (const listingId of listingIds) await listingChanged(app, tx, { sellerId, listingId });
}
