import type { ModeratedReview, ReviewState } from '#domain/reviews/model.ts';
import { onlyRow } from '../../platform/database/only-row.ts';
import type { Queryable, Transaction } from '../../platform/database/open-database.ts';
import { openReportsSql, reviewIsSpamSql } from './open-reports-store.ts';
import { time } from './review-store.ts';

interface ReviewKey {
  sellerId: string;
  reviewId: string;
}

export async function saveState(
  tx: Transaction,
  { sellerId, reviewId, state, now }: ReviewKey & { state: ReviewState; now: Date },
): Promise<void> {
  await tx.query({
    name: 'reviews-set-state',
    text: `UPDATE reviews SET state = $3, reports = 0, published_at = CASE WHEN $3 = 'visible'
           THEN coalesce(published_at, $4) ELSE published_at END WHERE seller_id = $1 AND id = $2`,
    values: [sellerId, reviewId, state, now],
  });
}

/** As it stood before a decision; reports that came since are added. `forget` where nobody has heard of it yet. */
export async function restoreReview(
  tx: Transaction,
  { sellerId, reviewId, state, reports, forget }: ReviewKey & { state: ReviewState; reports: number; forget: boolean },
): Promise<void> {
  await tx.query({
    name: 'reviews-restore',
    text: `UPDATE reviews SET state = $3, reports = reports + $4, published_at = CASE WHEN NOT $5 THEN published_at END
           WHERE seller_id = $1 AND id = $2`,
    values: [sellerId, reviewId, state, reports, forget],
  });
}

export async function saveAnswer(
  tx: Transaction,
  { sellerId, reviewId, answer, now }: ReviewKey & { answer: string; now: Date },
): Promise<void> {
  await tx.query({
    name: 'reviews-answer',
    text: 'UPDATE reviews SET answer = $3, answered_at = $4 WHERE seller_id = $1 AND id = $2',
    values: [sellerId, reviewId, answer, now],
  });
}

/** Sets or takes back one person's mark and answers the count, which moves only with a mark that came or went. */
export async function saveMark(
  tx: Transaction,
  { sellerId, reviewId, userId, helpful, now }: ReviewKey & { userId: string; helpful: boolean; now: Date },
): Promise<number> {
  const moved = helpful
    ? await tx.query({
        name: 'reviews-mark',
        text: `INSERT INTO review_votes (seller_id, review_id, user_id, at) VALUES ($1, $2, $3, $4)
               ON CONFLICT DO NOTHING`,
        values: [sellerId, reviewId, userId, now],
      })
    : await tx.query({
        name: 'reviews-unmark',
        text: 'DELETE FROM review_votes WHERE seller_id = $1 AND review_id = $2 AND user_id = $3',
        values: [sellerId, reviewId, userId],
      });
  const { rows } = await tx.query<{ helpful: number }>({
    name: 'reviews-count-mark',
    text: 'UPDATE reviews SET helpful = helpful + $3 WHERE seller_id = $1 AND id = $2 RETURNING helpful',
    values: [sellerId, reviewId, (moved.rowCount ?? 0) * (helpful ? 1 : -1)],
  });
  return rows[0]?.helpful ?? 0;
}

/** False when this person reported it before. */
export async function insertReport(
  tx: Transaction,
  report: ReviewKey & { userId: string; reason: string; note: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'reviews-report',
    text: `WITH report AS (INSERT INTO review_reports (seller_id, review_id, user_id, reason, note, at)
           VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING seller_id, review_id)
           UPDATE reviews r SET reports = r.reports + 1 FROM report p WHERE r.seller_id = p.seller_id
             AND r.id = p.review_id`,
    values: [report.sellerId, report.reviewId, report.userId, report.reason, report.note, report.now],
  });
  return rowCount === 1;
}

interface Marks {
  helpful: string[];
  reported: string[];
  own: string[];
}

/** What one person did with the reviews of a piece. */
export async function listMarks(
  db: Queryable,
  { sellerId, listingId, userId }: { sellerId: string; listingId: string; userId: string },
): Promise<Marks> {
  const result = await db.query<Marks>({
    name: 'reviews-marks',
    text: `SELECT coalesce(array_agg(r.id) FILTER (WHERE v.user_id IS NOT NULL), '{}') AS helpful,
           coalesce(array_agg(r.id) FILTER (WHERE p.user_id IS NOT NULL), '{}') AS reported,
             coalesce(array_agg(r.id) FILTER (WHERE r.buyer_id = $3), '{}') AS own
           FROM reviews r LEFT JOIN review_votes v ON v.seller_id = r.seller_id AND v.review_id = r.id
             AND v.user_id = $3
             LEFT JOIN review_reports p ON p.seller_id = r.seller_id AND p.review_id = r.id AND p.user_id = $3
           WHERE r.seller_id = $1 AND r.listing_id = $2 AND (v.user_id IS NOT NULL OR p.user_id IS NOT NULL
             OR r.buyer_id = $3)`,
    values: [sellerId, listingId, userId],
  });
  return onlyRow(result);
}

/** The reports about a review are settled; false where there are none. */
export async function resolveReported(tx: Transaction, { sellerId, reviewId }: ReviewKey): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'reviews-settle-reports',
    text: 'UPDATE reviews SET reports = 0 WHERE seller_id = $1 AND id = $2 AND reports > 0',
    values: [sellerId, reviewId],
  });
  return rowCount === 1;
}

/** What waits for a moderator, oldest first; with a state, everything in that state; or what was reported, or waits as spam, alone. */
export async function listForModerator(
  db: Queryable,
  page: { state: string | null; only?: 'reported' | 'spam'; after: { at: string; id: string } | null; limit: number },
): Promise<ModeratedReview[]> {
  const { rows } = await db.query<ModeratedReview>({
    name: 'reviews-moderation',
    text: `SELECT r.id AS "reviewId", r.listing_id AS "listingId", r.buyer_name AS "buyerName", r.stars, r.body,
           r.option_values AS "values", r.pictures, r.answer, ${time('r.answered_at')} AS "answeredAt", r.helpful,
             ${time('r.created_at')} AS "createdAt", r.seller_id AS "sellerId", r.state, coalesce(l.title, '') AS title,
               l.pictures->0 AS picture,
             coalesce((SELECT json_agg(json_build_object('reason', p.reason, 'note', p.note, 'at', ${time('p.at')})
               ORDER BY p.at) FROM ${openReportsSql} p), '[]') AS reports
           FROM reviews r LEFT JOIN listings l ON l.seller_id = r.seller_id AND l.id = r.listing_id
           WHERE CASE WHEN $5 = 'reported' THEN r.reports > 0 WHEN $5 = 'spam' THEN ${reviewIsSpamSql}
             WHEN $1::text IS NULL THEN r.state = 'pending' OR r.reports > 0 ELSE r.state = $1 END
             AND ($2::timestamptz IS NULL OR (r.created_at, r.id) > ($2::timestamptz, $3))
           ORDER BY r.created_at, r.id LIMIT $4`,
    values: [page.state, page.after?.at ?? null, page.after?.id ?? '', page.limit, page.only ?? ''],
  });
  return rows;
}
