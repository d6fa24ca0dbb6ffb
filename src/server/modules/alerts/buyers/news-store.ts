import type { Queryable } from '../../../platform/database/open-database.ts';

export interface ListingNews {
  listingId: string;
  title: string;
  shopName: string;
  priceCents: number;
  /** [LAW-02] The lowest price of the 30 days before; null where it was not lowered on this day. */
  beforeCents: number | null;
  isNew: boolean;
}

/** What of these listings is lower, or offered for the first time, since the day began; the cheapest variant of each. */
export async function findNews(
  db: Queryable,
  { sellerId, listingIds, since }: { sellerId: string; listingIds: readonly string[]; since: Date },
): Promise<ListingNews[]> {
  const { rows } = await db.query<ListingNews>({
    name: 'alerts-news',
    text: `SELECT * FROM (
             SELECT DISTINCT ON (l.id) l.id AS "listingId", l.title, s.name AS "shopName",
               v.price_cents::int AS "priceCents",
               CASE WHEN v.price_cents < v.former_cents AND h.changed_at >= $3 THEN v.former_cents::int
                 END AS "beforeCents",
               NOT EXISTS (SELECT 1 FROM variants o JOIN variant_prices p ON p.seller_id = o.seller_id
                 AND p.variant_id = o.id
                 WHERE o.seller_id = l.seller_id AND o.listing_id = l.id AND p.price_cents IS NOT NULL
                   AND p.from_at < $3) AS "isNew"
             FROM listings l JOIN shops s ON s.seller_id = l.seller_id JOIN variants v ON v.seller_id = l.seller_id
               AND v.listing_id = l.id
               CROSS JOIN LATERAL (SELECT max(from_at) AS changed_at FROM variant_prices WHERE seller_id = v.seller_id
                 AND variant_id = v.id) h
             WHERE l.seller_id = $1 AND l.id = ANY($2) AND l.state = 'active' AND l.paused_until IS NULL
             ORDER BY l.id, v.price_cents, v.id) news
           WHERE "isNew" OR "beforeCents" IS NOT NULL ORDER BY "listingId"`,
    values: [sellerId, listingIds, since],
  });
  return rows;
}

interface Readers {
  sellerId: string;
  /** Null for those who follow the shop. */
  wishlistListingId: string | null;
  /** How the notices begin that tell of it: who has one is told. */
  noticePrefix: string;
  after: string;
  limit: number;
}

const readersSql = (from: string): string =>
  `SELECT r.user_id AS "userId" FROM ${from} r JOIN users u ON u.id = r.user_id AND u.account_status = 'active'
   AND u.deleted_at IS NULL
   WHERE r.user_id > $2 AND r.user_id <> $1 AND NOT EXISTS (SELECT 1 FROM buyer_notices n WHERE n.user_id = r.user_id
     AND n.id = $3 || r.user_id)
   ORDER BY r.user_id LIMIT $4`;

/** Who waits for it and was not told yet, in the order of their ids, after one of them; never its maker. */
export async function listReaders(db: Queryable, readers: Readers): Promise<string[]> {
  const { sellerId, wishlistListingId, noticePrefix, after, limit } = readers;
  const { rows } =
    wishlistListingId === null
      ? await db.query<{ userId: string }>({
          name: 'alerts-news-followers',
          text: readersSql('(SELECT user_id FROM follows WHERE seller_id = $1)'),
          values: [sellerId, after, noticePrefix, limit],
        })
      : await db.query<{ userId: string }>({
          name: 'alerts-news-wishers',
          text: readersSql('(SELECT user_id FROM wishlist_items WHERE listing_id = $5)'),
          values: [sellerId, after, noticePrefix, limit, wishlistListingId],
        });
  return rows.map(({ userId }) => userId);
}
