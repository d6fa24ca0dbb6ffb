import type { Transaction } from '../../../platform/database/open-database.ts';

/** A former price is the lowest of so many days before the reduction (98/6/EC article 6a). */
const FORMER_PRICE_DAYS = 30;

/**
 * [LAW-02] Adds what the variants of listings are offered for to their history, where it changed, and reckons the former price of those that
 * cost less from now on: none where it was not offered all of that time. What costs no less than it did in these days has risen. Their listings are locked by whoever calls this.
 */
export async function recordPrices(
  tx: Transaction,
  { sellerId, listingIds, now }: { sellerId: string; listingIds: readonly string[]; now: Date },
): Promise<void> {
  await tx.query({
    name: 'prices-note',
    text: `WITH offered AS (
             SELECT v.id, CASE WHEN l.state IN ('active', 'sold_out') THEN v.price_cents END AS price,
               h.price_cents AS before, coalesce(h.serial, 0) AS serial
             FROM listings l JOIN variants v ON v.seller_id = l.seller_id AND v.listing_id = l.id
             LEFT JOIN LATERAL (SELECT p.serial, p.price_cents FROM variant_prices p WHERE p.seller_id = v.seller_id
               AND p.variant_id = v.id
               ORDER BY p.serial DESC LIMIT 1) h ON true
             WHERE l.seller_id = $1 AND l.id = ANY($2)
           ), changed AS (
             SELECT * FROM offered WHERE price IS DISTINCT FROM before
           ), added AS (
             INSERT INTO variant_prices (seller_id, variant_id, serial, price_cents, from_at) SELECT $1, id, serial + 1,
               price, $3 FROM changed
           )
           UPDATE variants v SET former_cents = CASE WHEN c.price < c.before AND h.is_whole THEN h.lowest END,
             risen = coalesce(c.price >= h.lowest, false)
           FROM changed c CROSS JOIN LATERAL (
             SELECT min(p.price_cents) AS lowest, min(p.from_at) <= $3::timestamptz - $4::int * interval '1 day'
               AND every(p.price_cents IS NOT NULL) AS is_whole
             FROM (SELECT price_cents, from_at, lead(from_at, 1, $3::timestamptz) OVER (ORDER BY serial) AS until
                   FROM variant_prices WHERE seller_id = $1 AND variant_id = c.id) p
             WHERE p.until > p.from_at AND p.until > $3::timestamptz - $4::int * interval '1 day') h
           WHERE v.seller_id = $1 AND v.id = c.id`,
    values: [sellerId, listingIds, now, FORMER_PRICE_DAYS],
  });
}
