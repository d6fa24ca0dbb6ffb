import type { Transaction } from '../../platform/database/open-database.ts';

interface Facts {
  /** Since when everybody sees it; null where nobody does. */
  seenSince: Date | null;
  body: string;
  answer: string | null;
  title: string;
  shopName: string;
}

/** What an alert says of a review. Its row is held, so that a decision on it is either known here or finds the alert. */
export async function findReviewForAlert(
  tx: Transaction,
  { sellerId, reviewId }: { sellerId: string; reviewId: string },
): Promise<(Facts & { buyerName: string; stars: number }) | null> {
  const { rows } = await tx.query<Facts & { buyerName: string; stars: number }>({
    name: 'reviews-for-alert',
    text: `SELECT CASE WHEN r.state = 'visible' THEN r.published_at END AS "seenSince", r.body, r.answer, r.stars,
           r.buyer_name AS "buyerName", coalesce(l.title, '') AS title, s.name AS "shopName" FROM reviews r
           JOIN shops s ON s.seller_id = r.seller_id
             LEFT JOIN listings l ON l.seller_id = r.seller_id AND l.id = r.listing_id WHERE r.seller_id = $1
               AND r.id = $2 FOR KEY SHARE OF r`,
    values: [sellerId, reviewId],
  });
  return rows[0] ?? null;
}

export async function findQuestionForAlert(
  tx: Transaction,
  { sellerId, questionId }: { sellerId: string; questionId: string },
): Promise<(Facts & { askerName: string }) | null> {
  const { rows } = await tx.query<Facts & { askerName: string }>({
    name: 'questions-for-alert',
    text: `SELECT CASE WHEN q.state = 'visible' THEN q.published_at END AS "seenSince", q.body, q.answer,
           q.asker_name AS "askerName", l.title, s.name AS "shopName" FROM questions q
           JOIN shops s ON s.seller_id = q.seller_id
             JOIN listings l ON l.seller_id = q.seller_id AND l.id = q.listing_id WHERE q.seller_id = $1
               AND q.id = $2 FOR KEY SHARE OF q`,
    values: [sellerId, questionId],
  });
  return rows[0] ?? null;
}
