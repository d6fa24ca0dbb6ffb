import type { Transaction } from '../../../platform/database/open-database.ts';

export async function countOwn(tx: Transaction, sellerId: string, listingIds: readonly string[]): Promise<number> {
  const { rows } = await tx.query<{ count: number }>({
    name: 'arrangement-own',
    text: `SELECT count(*)::int AS count FROM listings WHERE seller_id = $1 AND id = ANY($2) AND state <> 'removed'`,
    values: [sellerId, listingIds],
  });
  return rows[0]?.count ?? 0;
}

/** Replaces the order of a shop's first pieces. */
export async function saveArrangement(
  tx: Transaction,
  sellerId: string,
  listings: readonly { listingId: string; isFeatured: boolean }[],
): Promise<void> {
  await tx.query({
    name: 'arrangement-clear',
    text: 'DELETE FROM arranged_listings WHERE seller_id = $1 AND listing_id <> ALL($2)',
    values: [sellerId, listings.map(({ listingId }) => listingId)],
  });
  await tx.query({
    name: 'arrangement-save',
    text: `INSERT INTO arranged_listings (seller_id, listing_id, position, is_featured)
           SELECT $1, p."listingId", n - 1, p."isFeatured"
           FROM ROWS FROM (jsonb_to_recordset($2) AS ("listingId" text, "isFeatured" boolean)) WITH ORDINALITY AS p
             ("listingId", "isFeatured", n)
           ON CONFLICT (seller_id, listing_id) DO UPDATE SET position = excluded.position,
             is_featured = excluded.is_featured`,
    values: [sellerId, JSON.stringify(listings)],
  });
}
