import type { ListingToReview } from '#domain/reviews/model.ts';
import type { Queryable } from '../../platform/database/open-database.ts';

interface Written {
  sellerId: string;
  listingId: string;
  id: string;
}

/** What a person wrote or answered. */
export async function listWritten(
  db: Queryable,
  userId: string,
): Promise<{ reviews: Written[]; questions: Written[] }> {
  const written = 'seller_id AS "sellerId", listing_id AS "listingId", id';
  const { rows: reviews } = await db.query<Written>({
    name: 'reviews-written',
    text: `SELECT ${written} FROM reviews WHERE buyer_id = $1 OR (seller_id = $1 AND answer IS NOT NULL)`,
    values: [userId],
  });
  const { rows: questions } = await db.query<Written>({
    name: 'reviews-asked',
    text: `SELECT ${written} FROM questions WHERE asker_id = $1 OR (seller_id = $1 AND answer IS NOT NULL)`,
    values: [userId],
  });
  return { reviews, questions };
}

const MAX_LINES_TO_REVIEW = 12;

/** Pieces that have arrived and have no review of their buyer, the newest order first. */
export async function listListingsToReview(db: Queryable, buyerId: string): Promise<ListingToReview[]> {
  const { rows } = await db.query<ListingToReview>({
    name: 'reviews-to-write',
    text: `SELECT o.id AS "orderId", l.id AS "lineId", l.title, l.option_values AS "values", l.picture,
           o.shop_name AS "shopName"
           FROM orders o JOIN order_lines l ON l.seller_id = o.seller_id AND l.order_id = o.id
           WHERE o.buyer_id = $1 AND o.seller_id <> $1 AND o.state IN ('delivered', 'completed')
             AND NOT EXISTS (SELECT 1 FROM reviews r WHERE r.seller_id = l.seller_id AND r.order_id = l.order_id
               AND r.line_id = l.id)
           ORDER BY o.placed_at DESC, o.id, l.id LIMIT ${MAX_LINES_TO_REVIEW}`,
    values: [buyerId],
  });
  return rows;
}
