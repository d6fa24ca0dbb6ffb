import { iso } from '../../../platform/database/iso.ts';
import { onlyRow } from '../../../platform/database/only-row.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';

interface ListingKey {
  sellerId: string;
  listingId: string;
}
interface ReviewFacts {
  submittedAt: string;
  reviewReason: string;
  /** Since when an administrator hides it; null where none does. */
  hiddenAt: string | null;
}
/** How a listing waited, and when it was decided on: what changed after that is not undone. */
export interface WaitingBefore extends ReviewFacts {
  decidedAt: string;
}

export async function findReviewFacts(tx: Transaction, { sellerId, listingId }: ListingKey): Promise<ReviewFacts> {
  const { rows } = await tx.query<ReviewFacts>({
    name: 'review-facts',
    text: `SELECT ${iso('submitted_at', 'US')} AS "submittedAt", ${iso('hidden_at', 'US')} AS "hiddenAt",
           review_reason AS "reviewReason"
           FROM listings WHERE seller_id = $1 AND id = $2`,
    values: [sellerId, listingId],
  });
  return onlyRow({ rows });
}

export async function restoreWaiting(
  tx: Transaction,
  { sellerId, listingId }: ListingKey,
  { before, now }: { before: WaitingBefore; now: Date },
): Promise<void> {
  await tx.query({
    name: 'review-restore',
    text: `UPDATE listings SET state = 'pending_review', submitted_at = $3, review_reason = $4,
           hidden_at = $5::timestamptz, updated_at = $6 WHERE seller_id = $1 AND id = $2`,
    values: [sellerId, listingId, before.submittedAt, before.reviewReason, before.hiddenAt, now],
  });
}
