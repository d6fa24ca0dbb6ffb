import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

export interface RegularPrice {
  variantId: string;
  priceCents: number;
}

interface OneListing {
  sellerId: string;
  listingId: string;
}

/** The prices that the maker set, whatever a sale makes of them. */
export async function lockRegularPrices(tx: Transaction, { sellerId, listingId }: OneListing): Promise<RegularPrice[]> {
  const { rows } = await tx.query<RegularPrice>({
    name: 'bulk-lock-prices',
    text: `SELECT id AS "variantId", coalesce(regular_cents, price_cents) AS "priceCents" FROM variants WHERE seller_id = $1 AND listing_id = $2 ORDER BY id FOR UPDATE`,
    values: [sellerId, listingId],
  });
  return rows;
}

/** Writes regular prices; the sale that runs is reckoned anew by whoever calls this. */
export async function saveRegularPrices(
  tx: Transaction,
  { sellerId, listingId, prices, now }: OneListing & { prices: readonly RegularPrice[]; now: Date },
): Promise<void> {
  await tx.query({
    name: 'bulk-save-prices',
    text: `UPDATE variants v SET price_cents = p."priceCents", sale_id = NULL, regular_cents = NULL
           FROM jsonb_to_recordset($3) AS p ("variantId" text, "priceCents" bigint) WHERE v.seller_id = $1 AND v.listing_id = $2 AND v.id = p."variantId"`,
    values: [sellerId, listingId, JSON.stringify(prices)],
  });
  await tx.query({
    name: 'bulk-touch-listing',
    text: 'UPDATE listings SET updated_at = $3 WHERE seller_id = $1 AND id = $2',
    values: [sellerId, listingId, now],
  });
}

export async function listTitles(
  db: Queryable,
  sellerId: string,
  listingIds: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await db.query<{ id: string; title: string }>({
    name: 'bulk-titles',
    text: 'SELECT id, title FROM listings WHERE seller_id = $1 AND id = ANY($2)',
    values: [sellerId, listingIds],
  });
  return new Map(rows.map(({ id, title }) => [id, title]));
}
