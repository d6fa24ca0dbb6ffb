import type { Picture } from '#domain/core/pictures/picture.ts';
import type { Review, ReviewOfListing, ReviewSort, ReviewState } from '#domain/reviews/model.ts';
import { iso } from '../../platform/database/iso.ts';
import { jsonRecord } from '../../platform/database/json-record.ts';
import type { Queryable, Transaction } from '../../platform/database/open-database.ts';
import { orderTextSql } from '../orders/table/order-table-store.ts';
import { parameters } from '../../platform/database/parameters.ts';

export const time = (column: string): string => iso(column, 'US');

const columns = `r.id AS "reviewId", r.listing_id AS "listingId", r.buyer_name AS "buyerName", r.stars, r.body,
  r.option_values AS "values", r.pictures, r.answer, ${time('r.answered_at')} AS "answeredAt", r.helpful,
  ${time('r.created_at')} AS "createdAt"`;

/** The whole number that each order starts with; newer and then higher ids decide among equals. */
const firstKey: Record<ReviewSort, string> = {
  newest: '0::int',
  helpful: 'r.helpful',
  highest: 'r.stars::int',
  lowest: '-r.stars::int',
};

export interface ReviewCursor {
  key: number;
  at: string;
  id: string;
}

/**
 * A page of the visible reviews of one piece. A condition that is not asked for does not stand in the statement, and the limit is hidden by
 * a subselect: so the database keeps its plan.
 */
export async function listOfListing(
  db: Queryable,
  { sellerId, listingId }: { sellerId: string; listingId: string },
  page: { sort: ReviewSort; stars: number | null; after: ReviewCursor | null; limit: number },
): Promise<(Review & { key: number })[]> {
  const key = firstKey[page.sort];
  const { values, at } = parameters();
  const ofListing = `r.seller_id = ${at(sellerId)} AND r.listing_id = ${at(listingId)}`;
  const limit = at(page.limit);
  const stars = page.stars === null ? '' : ` AND r.stars = ${at(page.stars)}`;
  const beyond =
    page.after === null
      ? ''
      : ` AND (${key}, r.created_at, r.id) < (${at(page.after.key)}::int, ${at(page.after.at)}::timestamptz,
          ${at(page.after.id)})`;
  const { rows } = await db.query<Review & { key: number }>({
    name: `reviews-of-listing-${page.sort}${stars && '-stars'}${beyond && '-next'}`,
    text: `SELECT ${columns}, ${key} AS key FROM reviews r WHERE ${ofListing} AND r.state = 'visible'${stars}${beyond}
           ORDER BY ${key} DESC, r.created_at DESC, r.id DESC LIMIT (SELECT ${limit}::int)`,
    values,
  });
  return rows;
}

/** How many gave one star, two, … five; of a piece, or of a whole shop. */
export async function countStars(
  db: Queryable,
  { sellerId, listingId }: { sellerId: string; listingId?: string },
): Promise<number[]> {
  const ofListing = listingId === undefined ? '' : ' AND listing_id = $2';
  const { rows } = await db.query<{ stars: number; count: number }>({
    name: `reviews-stars${ofListing && '-of-listing'}`,
    text: `SELECT stars, count(*)::int AS count FROM reviews WHERE seller_id = $1${ofListing} AND state = 'visible'
           GROUP BY stars`,
    values: [sellerId, ...(listingId === undefined ? [] : [listingId])],
  });
  return [1, 2, 3, 4, 5].map((stars) => rows.find((row) => row.stars === stars)?.count ?? 0);
}

/** The newest pictures that buyers put to their reviews of a piece. */
export async function listReviewPictures(
  db: Queryable,
  { sellerId, listingId }: { sellerId: string; listingId: string },
  limit: number,
): Promise<{ reviewId: string; picture: Picture }[]> {
  const { rows } = await db.query<{ reviewId: string; picture: Picture }>({
    name: 'reviews-pictures',
    text: `SELECT r.id AS "reviewId", p.picture FROM reviews r CROSS
           JOIN LATERAL jsonb_array_elements(r.pictures) WITH ORDINALITY AS p (picture, place)
           WHERE r.seller_id = $1 AND r.listing_id = $2 AND r.state = 'visible' AND r.pictures <> '[]'
             ORDER BY r.created_at DESC, r.id DESC, p.place LIMIT (SELECT $3::int)`,
    values: [sellerId, listingId, limit],
  });
  return rows;
}

interface ShopPage {
  stars: number | null;
  unanswered: boolean;
  q?: string | undefined;
  /** By stars instead of by time. */
  isByStars?: boolean;
  direction?: 'asc' | 'desc';
  after: { stars?: number; at: string; id: string } | null;
  limit: number;
}

/** A page of the visible reviews of a shop, each with its piece. */
export async function listOfShop(
  db: Queryable,
  sellerId: string,
  page: ShopPage,
): Promise<(ReviewOfListing & { orderId: string })[]> {
  const { q, after, isByStars = false, direction = 'desc' } = page;
  const { values, at } = parameters();
  const [seller, limit] = [at(sellerId), at(page.limit)];
  const stars = page.stars === null ? '' : ` AND r.stars = ${at(page.stars)}`;
  const unanswered = page.unanswered ? ' AND r.answer IS NULL' : '';
  const textCondition = q ? ` AND ${orderTextSql({ sellerId: 'r.seller_id', orderId: 'r.order_id', q: at(q) })}` : '';
  const keys = [...(isByStars ? ['r.stars'] : []), 'r.created_at', 'r.id'];
  const beyond = after
    ? ` AND (${keys.join(', ')}) ${direction === 'asc' ? '>' : '<'}
      (${isByStars ? `${at(after.stars ?? 0)}, ` : ''}${at(after.at)}::timestamptz, ${at(after.id)})`
    : '';
  const order = keys.map((key) => `${key} ${direction}`).join(', ');
  const shape = `${isByStars ? 'stars-' : ''}${direction}${stars && '-stars'}${unanswered && '-unanswered'}${textCondition && '-q'}${beyond && '-next'}`;
  const { rows } = await db.query<ReviewOfListing & { orderId: string }>({
    name: `reviews-of-shop-${shape}`,
    text: `SELECT ${columns}, r.order_id AS "orderId", coalesce(l.title, '') AS title, l.pictures->0 AS picture
           FROM reviews r LEFT JOIN listings l ON l.seller_id = r.seller_id AND l.id = r.listing_id
           WHERE r.seller_id = ${seller} AND r.state = 'visible'${stars}${unanswered}${textCondition}${beyond}
           ORDER BY ${order}
             LIMIT (SELECT ${limit}::int)`,
    values,
  });
  return rows;
}

export async function countUnanswered(db: Queryable, sellerId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'reviews-unanswered',
    text: `SELECT count(*)::int AS count FROM reviews WHERE seller_id = $1 AND state = 'visible' AND answer IS NULL`,
    values: [sellerId],
  });
  return rows[0]?.count ?? 0;
}

export async function listOfOrder(
  db: Queryable,
  { sellerId, orderId }: { sellerId: string; orderId: string },
): Promise<{ lineId: string; reviewId: string; stars: number; state: ReviewState }[]> {
  const { rows } = await db.query<{ lineId: string; reviewId: string; stars: number; state: ReviewState }>({
    name: 'reviews-of-order',
    text: `SELECT line_id AS "lineId", id AS "reviewId", stars, state FROM reviews
           WHERE seller_id = $1 AND order_id = $2`,
    values: [sellerId, orderId],
  });
  return rows;
}

export interface NewReview {
  sellerId: string;
  id: string;
  orderId: string;
  lineId: string;
  listingId: string;
  buyerId: string;
  buyerName: string;
  stars: number;
  body: string;
  values: string[];
  pictures: Picture[];
  state: ReviewState;
  now: Date;
}

/** False when the line has a review already: the first of two at once is the one. */
export async function insertReview(tx: Transaction, review: NewReview): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'reviews-insert',
    text: `INSERT INTO reviews (seller_id, id, order_id, line_id, listing_id, buyer_id, buyer_name, stars, body,
           option_values, pictures, state, created_at, published_at)
           SELECT r."sellerId", r.id, r."orderId", r."lineId", r."listingId", r."buyerId", r."buyerName", r.stars,
             r.body, r."values", r.pictures, r.state, r.now, CASE WHEN r.state = 'visible' THEN r.now END
           FROM jsonb_to_record($1::jsonb) AS r ("sellerId" text, id text, "orderId" text, "lineId" text,
             "listingId" text, "buyerId" text, "buyerName" text, stars smallint, body text, "values" text[],
             pictures jsonb, state text, now timestamptz)
           ON CONFLICT (seller_id, order_id, line_id) DO NOTHING`,
    values: [jsonRecord(review)],
  });
  return rowCount === 1;
}

export interface LockedReview {
  sellerId: string;
  listingId: string;
  buyerId: string;
  stars: number;
  state: ReviewState;
  /** Reports that nobody has settled. */
  reports: number;
  answer: string | null;
  wasPublished: boolean;
}

/** The row of a review, held until the transaction ends. */
export async function lockReview(tx: Transaction, reviewId: string): Promise<LockedReview | null> {
  const { rows } = await tx.query<LockedReview>({
    name: 'reviews-lock',
    text: `SELECT seller_id AS "sellerId", listing_id AS "listingId", buyer_id AS "buyerId", stars, state, reports,
           answer, published_at IS NOT NULL AS "wasPublished" FROM reviews WHERE id = $1 FOR UPDATE`,
    values: [reviewId],
  });
  return rows[0] ?? null;
}
