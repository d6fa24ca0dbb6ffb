import type { ReviewRow } from '#domain/listings/review/review-contract.ts';
import type { ListingState } from '#domain/listings/model.ts';
import { iso } from '../../../platform/database/iso.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

/** What waits, oldest first, by keyset. */
export async function listWaiting(
  db: Queryable,
  { after, limit }: { after: { at: string; id: string } | null; limit: number },
): Promise<ReviewRow[]> {
  const { rows } = await db.query<ReviewRow>({
    name: 'review-list',
    text: `SELECT l.id AS "listingId", l.title, l.description, l.category, c.name AS "categoryName",
           (SELECT min(price_cents) FROM variants v WHERE v.seller_id = l.seller_id AND v.listing_id = l.id)
           AS "priceCents",
             l.tags, l.pictures, s.name AS "shopName", s.slug AS "shopSlug",
               coalesce((SELECT n.listings FROM shop_counts n WHERE n.seller_id = l.seller_id), 0) AS "shopListings",
             ${iso('l.submitted_at')} AS "submittedAt", ${iso('l.updated_at')} AS "updatedAt"
           FROM listings l JOIN shops s ON s.seller_id = l.seller_id JOIN categories c ON c.slug = l.category
           WHERE l.state = 'pending_review' AND ($1::timestamptz IS NULL OR (l.submitted_at, l.id) > ($1::timestamptz,
             $2)) ORDER BY l.submitted_at, l.id LIMIT $3`,
    values: [after?.at ?? null, after?.id ?? '', limit],
  });
  return rows;
}

export async function countWaiting(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'review-count',
    text: `SELECT count(*)::int AS count FROM listings WHERE state = 'pending_review'`,
  });
  return rows[0]?.count ?? 0;
}

export interface Waiting {
  sellerId: string;
  title: string;
  state: ListingState;
  updatedAt: Date;
}

export async function lockWaiting(tx: Transaction, listingId: string): Promise<Waiting | null> {
  const { rows } = await tx.query<Waiting>({
    name: 'review-lock',
    text: `SELECT seller_id AS "sellerId", title, state, updated_at AS "updatedAt" FROM listings
           WHERE id = $1 FOR UPDATE`,
    values: [listingId],
  });
  return rows[0] ?? null;
}

export async function saveDecision(
  tx: Transaction,
  decided: { sellerId: string; listingId: string; state: ListingState; reason: string; now: Date },
): Promise<void> {
  await tx.query({
    name: 'review-decide',
    text: `UPDATE listings SET state = $3::text, review_reason = $4, submitted_at = NULL, updated_at = $5,
           hidden_at = CASE WHEN $3::text <> 'active' THEN hidden_at END WHERE seller_id = $1 AND id = $2`,
    values: [decided.sellerId, decided.listingId, decided.state, decided.reason, decided.now],
  });
}

/** What a moderator wants changed, while it still is wanted. */
export async function findReviewReason(
  db: Queryable,
  sellerId: string,
  listingId: string,
): Promise<{ title: string; reason: string; state: ListingState } | null> {
  const { rows } = await db.query<{ title: string; reason: string; state: ListingState }>({
    name: 'review-reason',
    text: `SELECT title, review_reason AS reason, state FROM listings WHERE seller_id = $1 AND id = $2
           AND review_reason <> ''`,
    values: [sellerId, listingId],
  });
  return rows[0] ?? null;
}
