import type { Transaction } from '../../platform/database/open-database.ts';
import {
  addCounts,
  addShopCount,
  type Indexed,
  listIndexed,
  lockIndexed,
  recordChanges,
  rebuildDocuments,
  restockCards,
  saveDocuments,
} from './document-store.ts';
import { countTerms, lockWordCounts } from './word-counts-store.ts';

/** Brings the index of some listings of a shop up to date. */
export async function indexListings(tx: Transaction, indexed: Indexed): Promise<void> {
  lockIndexed(tx, indexed);
  const { moved, opened } = await saveDocuments(tx, indexed);
  recordChanges(tx, indexed);
  // In the order of their names, so that two makers never wait for each other in a circle.
  const changed = Object.entries(moved ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  if (changed.length > 0) addCounts(tx, changed);
  if (opened !== 0) addShopCount(tx, indexed.sellerId, opened);
}

/** Brings the cards of listings up to date of which many were left before and after some were bought or came back. */
export function restockListings(tx: Transaction, indexed: Indexed): void {
  lockIndexed(tx, indexed);
  restockCards(tx, indexed);
}

/** The same of one, in the transaction that changed it: a maker who saves finds the piece at once. */
export const indexListing = (
  tx: Transaction,
  { sellerId, listingId }: { sellerId: string; listingId: string },
): Promise<void> => indexListings(tx, { sellerId, listingIds: [listingId] });

/** The listings of a shop, whose name and place stand on every card. */
export async function indexShop(tx: Transaction, sellerId: string): Promise<string[]> {
  const listingIds = await listIndexed(tx, sellerId);
  await indexListings(tx, { sellerId, listingIds });
  return listingIds;
}

/** Builds the whole index again: after bulk loads and for repairs. */
export async function indexEverything(tx: Transaction): Promise<void> {
  await lockWordCounts(tx);
  await rebuildDocuments(tx);
  await countTerms(tx);
}
