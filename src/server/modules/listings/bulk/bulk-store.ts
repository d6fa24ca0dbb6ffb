import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

export interface OneListing {
  sellerId: string;
  listingId: string;
}

export interface LockedVariant {
  variantId: string;
  /** What its maker set, whatever a sale makes of it. */
  priceCents: number;
  stock: number;
}

export async function lockBulkVariants(tx: Transaction, { sellerId, listingId }: OneListing): Promise<LockedVariant[]> {
  const { rows } = await tx.query<LockedVariant>({
    name: 'bulk-lock-variants',
    text: `SELECT id AS "variantId", coalesce(regular_cents, price_cents) AS "priceCents", stock FROM variants
           WHERE seller_id = $1 AND listing_id = $2 ORDER BY id FOR UPDATE`,
    values: [sellerId, listingId],
  });
  return rows;
}

/** Writes regular prices; the sale that runs is reckoned anew by whoever calls this. */
export async function saveRegularPrices(
  tx: Transaction,
  { sellerId, listingId }: OneListing,
  prices: readonly Pick<LockedVariant, 'variantId' | 'priceCents'>[],
): Promise<void> {
  await tx.query({
    name: 'bulk-save-prices',
    text: `UPDATE variants v SET price_cents = p."priceCents", sale_id = NULL, regular_cents = NULL
           FROM jsonb_to_recordset($3) AS p ("variantId" text, "priceCents" bigint) WHERE v.seller_id = $1
             AND v.listing_id = $2 AND v.id = p."variantId"`,
    values: [sellerId, listingId, JSON.stringify(prices)],
  });
}

/** Pieces that came or went by the maker's own count: received = stock + reserved + sold stays true. */
export async function saveStocks(
  tx: Transaction,
  { sellerId, listingId }: OneListing,
  stocks: readonly Pick<LockedVariant, 'variantId' | 'stock'>[],
): Promise<void> {
  await tx.query({
    name: 'bulk-save-stocks',
    text: `UPDATE variants v SET received = v.received + n.stock - v.stock, stock = n.stock
           FROM jsonb_to_recordset($3) AS n ("variantId" text, stock int) WHERE v.seller_id = $1 AND v.listing_id = $2
             AND v.id = n."variantId"`,
    values: [sellerId, listingId, JSON.stringify(stocks)],
  });
}

export interface BulkFields {
  profileId: string | null;
  category: string;
  sectionId: string | null;
  tags: string[];
}

export async function findBulkFields(tx: Transaction, { sellerId, listingId }: OneListing): Promise<BulkFields | null> {
  const { rows } = await tx.query<BulkFields>({
    name: 'bulk-fields',
    text: `SELECT shipping_profile_id AS "profileId", category, section_id AS "sectionId", tags FROM listings
           WHERE seller_id = $1 AND id = $2`,
    values: [sellerId, listingId],
  });
  return rows[0] ?? null;
}

export async function saveBulkFields(
  tx: Transaction,
  { sellerId, listingId }: OneListing,
  { profileId, category, sectionId, tags, now }: BulkFields & { now: Date },
): Promise<void> {
  await tx.query({
    name: 'bulk-save-fields',
    text: `UPDATE listings SET shipping_profile_id = $3, category = $4, tags = $5, updated_at = $6, section_id = $7
           WHERE seller_id = $1 AND id = $2`,
    values: [sellerId, listingId, profileId, category, tags, now, sectionId],
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
