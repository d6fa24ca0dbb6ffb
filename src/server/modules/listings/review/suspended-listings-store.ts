import type { Transaction } from '../../../platform/database/open-database.ts';

/** So many pieces are moved in one transaction. */
const BATCH_SIZE = 100;

export interface Moved {
  listingId: string;
  state: 'active' | 'sold_out' | 'inactive';
}

/** Takes pieces out of the shop and remembers how they were. */
export async function suspendListings(tx: Transaction, sellerId: string): Promise<Moved[]> {
  const { rows } = await tx.query<Moved>({
    name: 'listings-rest',
    text: `WITH shown AS (SELECT id, state FROM listings WHERE seller_id = $1 AND state IN ('active', 'sold_out')
           ORDER BY id LIMIT ${BATCH_SIZE} FOR UPDATE),
             kept AS (INSERT INTO rested_listings (seller_id, listing_id, state) SELECT $1, id, state FROM shown
               ON CONFLICT (seller_id, listing_id) DO UPDATE SET state = excluded.state)
           SELECT id AS "listingId", 'inactive' AS state FROM shown`,
    values: [sellerId],
  });
  return rows;
}

/** Those that nobody moved meanwhile go back to what they were. */
export async function wakeListings(tx: Transaction, sellerId: string): Promise<Moved[]> {
  const { rows } = await tx.query<Moved & { now: string }>({
    name: 'listings-wake',
    text: `WITH gone AS (DELETE FROM rested_listings WHERE (seller_id, listing_id) IN (SELECT seller_id, listing_id
           FROM rested_listings WHERE seller_id = $1 ORDER BY listing_id LIMIT ${BATCH_SIZE}) RETURNING listing_id,
           state)
           SELECT l.id AS "listingId", g.state, l.state AS now FROM gone g JOIN listings l ON l.seller_id = $1
             AND l.id = g.listing_id FOR UPDATE OF l`,
    values: [sellerId],
  });
  return rows.filter((row) => row.now === 'inactive');
}
