import type { ListingToReview } from '#domain/reviews/model.ts';
import type { Queryable, Transaction } from '../../platform/database/open-database.ts';

interface Written {
  sellerId: string;
  listingId: string;
  id: string;
}

/** Takes a person's name out of what they wrote; answers what that was. */
export async function forgetAuthor(
  tx: Transaction,
  userId: string,
): Promise<{ reviews: Written[]; questions: Written[] }> {
  const written = 'seller_id AS "sellerId", listing_id AS "listingId", id';
  const { rows: reviews } = await tx.query<Written>({
    name: 'reviews-forget-buyer',
    text: `UPDATE reviews SET buyer_name = 'Former member' WHERE buyer_id = $1 RETURNING ${written}`,
    values: [userId],
  });
  const { rows: questions } = await tx.query<Written>({
    name: 'reviews-forget-asker',
    text: `UPDATE questions SET asker_name = 'Former member' WHERE asker_id = $1 RETURNING ${written}`,
    values: [userId],
  });
  return { reviews, questions };
}

const MAX_LINES_TO_REVIEW = 12;

/** Pieces that have arrived and have no review of their buyer, the newest order first. */
export async function listListingsToReview(db: Queryable, buyerId: string): Promise<ListingToReview[]> {
  const { rows } = await db.query<ListingToReview>({
    name: 'reviews-to-write',
    text: `SELECT o.id AS "orderId", l.id AS "lineId", l.title, l.option_values AS "values", l.picture, o.shop_name AS "shopName"
           FROM orders o JOIN order_lines l ON l.seller_id = o.seller_id AND l.order_id = o.id
           WHERE o.buyer_id = $1 AND o.seller_id <> $1 AND o.state IN ('delivered', 'completed')
             AND NOT EXISTS (SELECT 1 FROM reviews r WHERE r.seller_id = l.seller_id AND r.order_id = l.order_id AND r.line_id = l.id)
           ORDER BY o.placed_at DESC, o.id, l.id LIMIT ${MAX_LINES_TO_REVIEW}`,
    values: [buyerId],
  });
  return rows;
}
