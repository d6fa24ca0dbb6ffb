import type { ListingState } from '#domain/listings/model.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';

/** How a listing stands with the moderators: hidden since, and what its maker should change. */
export async function saveModeration(
  tx: Transaction,
  saved: { sellerId: string; listingId: string; state: ListingState; hiddenAt: Date | null; reason: string; now: Date },
): Promise<void> {
  await tx.query({
    name: 'listings-moderate',
    text: `UPDATE listings SET state = $3, hidden_at = $4, review_reason = $5, updated_at = $6
           WHERE seller_id = $1 AND id = $2`,
    values: [saved.sellerId, saved.listingId, saved.state, saved.hiddenAt, saved.reason, saved.now],
  });
}

/** Puts title and category of a listing right; called while it is locked. */
export async function correctListing(
  tx: Transaction,
  { sellerId, listingId, title, category }: { sellerId: string; listingId: string; title: string; category: string },
): Promise<void> {
  await tx.query({
    name: 'listings-correct',
    text: 'UPDATE listings SET title = $3, category = $4 WHERE seller_id = $1 AND id = $2',
    values: [sellerId, listingId, title, category],
  });
}

/** True when a listing of this shop has been in the shop already. */
export async function wasShown(tx: Transaction, sellerId: string): Promise<boolean> {
  const { rows } = await tx.query({
    name: 'review-was-shown',
    text: `SELECT 1 FROM listings WHERE seller_id = $1 AND state IN ('active', 'sold_out', 'inactive') LIMIT 1`,
    values: [sellerId],
  });
  return rows.length === 1;
}
