import { inTransaction, type Database, type Transaction } from '../../platform/database/open-database.ts';
import {
  addCounts,
  addShopCount,
  areTiersUneven,
  balanceTiers,
  type Counted,
  deleteDocument,
  listIndexed,
  lockIndexed,
  noteChange,
  rebuildDocuments,
  saveDocument,
} from './document-store.ts';
import { countWords, lockWordCounts } from './word-counts-store.ts';

/** Brings the index of one listing up to date, in the transaction that changed it: a maker who saves finds the piece at once. */
export async function indexListing(
  tx: Transaction,
  { sellerId, listingId }: { sellerId: string; listingId: string },
): Promise<void> {
  if (!(await lockIndexed(tx, sellerId, listingId))) return;
  const { before, after } = await saveDocument(tx, sellerId, listingId);
  if (before && !after) await deleteDocument(tx, sellerId, listingId);
  await noteChange(tx);
  const changed = movedCounts(before, after);
  if (changed.length > 0) await addCounts(tx, changed);
  if (!before !== !after) await addShopCount(tx, sellerId, after ? 1 : -1);
}

/** What the counts of categories gain and lose, in the order of their names, so that two makers never wait for each other in a circle. */
function movedCounts(before: Counted | null, after: Counted | null): [category: string, delta: number][] {
  const deltas = new Map<string, number>();
  for (const [counted, delta] of [
    [before, -1],
    [after, 1],
  ] as const) {
    for (const category of counted ? new Set([counted.category, counted.top_category]) : [])
      deltas.set(category, (deltas.get(category) ?? 0) + delta);
  }
  return [...deltas].filter(([, delta]) => delta !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The listings of a shop, whose name and place stand on every card. */
export async function indexShop(tx: Transaction, sellerId: string): Promise<string[]> {
  const listingIds = await listIndexed(tx, sellerId);
  for (const listingId of listingIds) await indexListing(tx, { sellerId, listingId });
  return listingIds;
}

/** Builds the whole index again: after bulk loads and for repairs. */
export async function indexEverything(tx: Transaction): Promise<void> {
  await lockWordCounts(tx);
  await rebuildDocuments(tx);
  await countWords(tx);
}

/** Keeps the tiers of the index in their sizes while the market grows. */
export async function keepTiers(db: Database): Promise<void> {
  if (await areTiersUneven(db)) await inTransaction(db, balanceTiers);
}
