import { salePrice, type SaleOff } from '#domain/listings/sale-price.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';

interface Listings {
  sellerId: string;
  listingIds: readonly string[];
}

export async function lockListings(tx: Transaction, { sellerId, listingIds }: Listings): Promise<void> {
  await tx.query({
    name: 'listings-lock-many',
    text: 'SELECT 1 FROM listings WHERE seller_id = $1 AND id = ANY($2) ORDER BY id FOR UPDATE',
    values: [sellerId, listingIds],
  });
}

/**
 * [DASH-04] Brings the prices of listings in line with the sale that runs now: what it makes of the regular price, or the regular price itself where none runs. Doing it again
 * changes nothing. Their listings are locked by whoever calls this, and `notePrices` follows.
 */
export async function applySales(
  tx: Transaction,
  { sellerId, listingIds, now }: Listings & { now: Date },
): Promise<void> {
  const { rows } = await tx.query<SaleOff & { id: string; regularCents: number; saleId: string | null }>({
    name: 'sale-prices-find',
    text: `SELECT v.id, coalesce(v.regular_cents, v.price_cents) AS "regularCents", s.id AS "saleId", s.percent,
           s.amount_cents AS "amountCents"
           FROM variants v LEFT JOIN sales s ON s.seller_id = v.seller_id
             AND coalesce(s.listing_id, v.listing_id) = v.listing_id AND s.stopped_at IS NULL
             AND s.starts_at <= $3 AND s.ends_at > $3
           WHERE v.seller_id = $1 AND v.listing_id = ANY($2) AND (v.sale_id IS NOT NULL OR s.id IS NOT NULL)
             ORDER BY v.id FOR UPDATE OF v`,
    values: [sellerId, listingIds, now],
  });
  if (rows.length === 0) return;
  const prices = rows.map(({ id, regularCents, saleId, ...off }) =>
    saleId
      ? { id, saleId, regularCents, priceCents: salePrice(regularCents, off) }
      : { id, saleId: null, regularCents: null, priceCents: regularCents },
  );
  await tx.query({
    name: 'sale-prices-save',
    text: `UPDATE variants v SET price_cents = p."priceCents", sale_id = p."saleId", regular_cents = p."regularCents"
           FROM jsonb_to_recordset($2) AS p (id text, "saleId" text, "regularCents" bigint, "priceCents" bigint)
             WHERE v.seller_id = $1 AND v.id = p.id`,
    values: [sellerId, JSON.stringify(prices)],
  });
}
