import type { ExportedListing } from '#domain/listings/export/export-rows.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';

/** Listings with their choices at the prices that their maker set, as an import takes them. */
export async function listForExport(
  db: Queryable,
  sellerId: string,
  listingIds: readonly string[],
): Promise<ExportedListing[]> {
  const { rows } = await db.query<ExportedListing>({
    name: 'listings-for-export',
    text: `SELECT l.id AS "listingId", l.title, l.description, l.category, l.options, l.materials, l.colours, l.tags,
           l.processing_days AS "processingDays",
             l.weight_grams AS "weightGrams", l.making_minutes AS "makingMinutes", l.hs_code AS "hsCode",
               l.low_stock AS "lowStock", c.variants
           FROM listings l
           CROSS JOIN LATERAL (SELECT json_agg(json_strip_nulls(json_build_object('values', v.option_values,
             'priceCents', coalesce(v.regular_cents, v.price_cents), 'quantity', v.stock,
             'sku', v.sku, 'contents', CASE WHEN v.contents IS NOT NULL THEN json_build_object('amount', v.contents,
               'unit', v.contents_unit) END)) ORDER BY v.position) AS variants
             FROM variants v WHERE v.seller_id = $1 AND v.listing_id = l.id) c
           WHERE l.seller_id = $1 AND l.id = ANY($2) AND l.state <> 'removed' AND c.variants IS NOT NULL ORDER BY l.id`,
    values: [sellerId, listingIds],
  });
  return rows;
}
