import type { ListingInput } from '#domain/listings/model.ts';
import type { Transaction } from '../../platform/database/open-database.ts';

export interface KnownVariant {
  id: string;
  values: string[];
  stock: number;
  reserved: number;
}

export async function lockVariants(tx: Transaction, sellerId: string, listingId: string): Promise<KnownVariant[]> {
  const { rows } = await tx.query<KnownVariant>({
    name: 'variants-lock',
    text: `SELECT id, option_values AS values, stock, reserved FROM variants WHERE seller_id = $1 AND listing_id = $2
           ORDER BY id FOR UPDATE`,
    values: [sellerId, listingId],
  });
  return rows;
}

/** Writes the variants of a listing, at their regular prices. A changed quantity counts as units received or given away: received = stock + reserved + sold stays true. */
export async function saveVariants(
  tx: Transaction,
  {
    sellerId,
    listingId,
    variants,
  }: { sellerId: string; listingId: string; variants: (ListingInput['variants'][number] & { id: string })[] },
): Promise<void> {
  await tx.query({
    name: 'variants-delete-others',
    text: 'DELETE FROM variants WHERE seller_id = $1 AND listing_id = $2 AND id <> ALL($3)',
    values: [sellerId, listingId, variants.map((variant) => variant.id)],
  });
  // Values may be exchanged between variants, so they are freed before they are given.
  await tx.query({
    name: 'variants-free-values',
    text: `UPDATE variants SET option_values = ARRAY['', id] WHERE seller_id = $1 AND listing_id = $2`,
    values: [sellerId, listingId],
  });
  await tx.query({
    name: 'variants-save',
    text: `INSERT INTO variants (seller_id, listing_id, id, option_values, position, price_cents, stock, received, sku,
           picture_id, contents, contents_unit)
           SELECT $1, $2, v->>'id', ARRAY(SELECT jsonb_array_elements_text(v->'values')), (n - 1)::int,
             (v->>'priceCents')::bigint, (v->>'quantity')::int, (v->>'quantity')::int, v->>'sku', v->>'pictureId',
             (v->'contents'->>'amount')::int, v->'contents'->>'unit'
           FROM jsonb_array_elements($3::jsonb) WITH ORDINALITY AS t (v, n)
           ON CONFLICT (seller_id, id) DO UPDATE SET option_values = excluded.option_values,
             position = excluded.position, price_cents = excluded.price_cents, sale_id = NULL, regular_cents = NULL,
             received = variants.received + excluded.stock - variants.stock, stock = excluded.stock, sku = excluded.sku,
               picture_id = excluded.picture_id,
             contents = excluded.contents, contents_unit = excluded.contents_unit`,
    values: [sellerId, listingId, JSON.stringify(variants)],
  });
  await goOnFromFormer(tx, sellerId, [listingId]);
}

/** A choice that comes back under its id is the choice it was: what it sold counts on. */
export async function goOnFromFormer(tx: Transaction, sellerId: string, listingIds: readonly string[]): Promise<void> {
  await tx.query({
    name: 'variants-from-former',
    text: `WITH back AS (
             DELETE FROM former_variants f USING variants v WHERE f.seller_id = $1 AND f.listing_id = ANY($2)
               AND v.seller_id = f.seller_id AND v.id = f.id RETURNING f.id, f.sold
           ) UPDATE variants v SET sold = v.sold + back.sold, received = v.received + back.sold FROM back
             WHERE v.seller_id = $1 AND v.id = back.id AND back.sold > 0`,
    values: [sellerId, listingIds],
  });
}

/** The choices of a listing that its maker took out: the same values again are the same choice. */
export async function listFormer(
  tx: Transaction,
  sellerId: string,
  listingId: string,
): Promise<Pick<KnownVariant, 'id' | 'values'>[]> {
  const { rows } = await tx.query<Pick<KnownVariant, 'id' | 'values'>>({
    name: 'variants-former',
    text: `SELECT id, option_values AS values FROM former_variants WHERE seller_id = $1 AND listing_id = $2
           ORDER BY id`,
    values: [sellerId, listingId],
  });
  return rows;
}
