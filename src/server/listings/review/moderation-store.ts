import type { ListingState } from '#domain/listings/model.ts';
import type { Transaction } from '../../platform/database/open-database.ts';

/** How a listing stands with the moderators: hidden since, and what its maker should change. */
export async function saveModeration(
  tx: Transaction,
  saved: { sellerId: string; listingId: string; state: ListingState; hiddenAt: Date | null; reason: string; now: Date },
): Promise<void> {
  await tx.query({
    name: 'listings-moderate',
    text: 'UPDATE listings SET state = $3, hidden_at = $4, review_reason = $5, updated_at = $6 WHERE seller_id = $1 AND id = $2',
    values: [saved.sellerId, saved.listingId, saved.state, saved.hiddenAt, saved.reason, saved.now],
  });
}
