import type { Picture } from '#domain/core/pictures/picture.ts';
import type { KnownCategory } from '#domain/listings/import/match-category.ts';
import type { ImportedRow } from '#domain/listings/import/read-row.ts';
import type { ListingState } from '#domain/listings/model.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import { goOnFromFormer } from '../variant-store.ts';

// The statements have no names: a plan made while the tables were small would be kept while the import makes them grow.

export interface ImportedListing extends Pick<ImportedRow, 'input' | 'says'> {
  listingId: string;
  isNew: boolean;
  variants: (ImportedRow['input']['variants'][number] & { id: string })[];
  /** Null leaves the pictures that are there. */
  pictures: Picture[] | null;
}

export async function findSellerBySlug(db: Queryable, slug: string): Promise<string | null> {
  const { rows } = await db.query<{ seller_id: string }>({
    text: 'SELECT seller_id FROM shop_slugs WHERE slug = $1',
    values: [slug],
  });
  return rows[0]?.seller_id ?? null;
}

/** What an import wrote and nobody changed since. */
export async function listImported(db: Queryable, sellerId: string, startedAt: Date): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    text: 'SELECT id FROM listings WHERE seller_id = $1 AND updated_at = $2 ORDER BY id',
    values: [sellerId, startedAt],
  });
  return rows.map(({ id }) => id);
}

export async function listKnownCategories(db: Queryable): Promise<KnownCategory[]> {
  const { rows } = await db.query<KnownCategory>({
    text: 'SELECT slug, name, parent FROM categories WHERE NOT is_paused ORDER BY position',
  });
  return rows;
}

export async function addFallbackCategory(db: Queryable, slug: string): Promise<void> {
  await db.query({
    text: `INSERT INTO categories (slug, parent, name, sentence, position)
           SELECT $1, NULL, 'Everything else', 'What belongs on no other shelf.', coalesce(max(position), 0) + 1
             FROM categories ON CONFLICT DO NOTHING`,
    values: [slug],
  });
}

export interface KnownListing {
  id: string;
  state: ListingState;
  variants: { id: string; values: string[]; reserved: number }[];
}

/** The listings that are there already with their variants, locked: while they are, nobody begins to pay for one. */
export async function lockKnownListings(
  tx: Transaction,
  sellerId: string,
  ids: readonly string[],
): Promise<Map<string, KnownListing>> {
  const listings = await tx.query<Pick<KnownListing, 'id' | 'state'>>({
    text: 'SELECT id, state FROM listings WHERE seller_id = $1 AND id = ANY($2) ORDER BY id FOR UPDATE',
    values: [sellerId, ids],
  });
  if (listings.rows.length === 0) return new Map();
  const variants = await tx.query<KnownListing['variants'][number] & { listingId: string }>({
    text: `SELECT listing_id AS "listingId", id, option_values AS values, reserved FROM variants
           WHERE seller_id = $1 AND listing_id = ANY($2)
           ORDER BY id FOR UPDATE`,
    values: [sellerId, listings.rows.map(({ id }) => id)],
  });
  const byListing = Map.groupBy(variants.rows, ({ listingId }) => listingId);
  return new Map(listings.rows.map((row) => [row.id, { ...row, variants: byListing.get(row.id) ?? [] }]));
}

const label = (field: string): string => `ARRAY(SELECT jsonb_array_elements_text(r->'${field}'))`;

/** New listings are for sale at once, or drafts of their maker; of one that is there the words change and its state stays, and so does what the file says nothing of. */
export async function saveListings(
  tx: Transaction,
  {
    sellerId,
    listings,
    state,
    now,
  }: { sellerId: string; listings: readonly ImportedListing[]; state: 'active' | 'draft'; now: Date },
): Promise<void> {
  const silent = (says: (listing: ImportedListing) => boolean): string[] =>
    listings.filter((listing) => !says(listing)).map(({ listingId }) => listingId);
  const unchangedIf = (parameter: number, column: string): string =>
    `${column} = CASE WHEN l.id = ANY($${parameter}) THEN l.${column} ELSE excluded.${column} END`;
  await tx.query({
    text: `INSERT INTO listings AS l (seller_id, id, state, title, description, category, options, materials, colours,
           tags, pictures, processing_days, weight_grams, making_minutes, hs_code, low_stock, created_at, updated_at)
           SELECT $1, r->>'listingId', $7, r->>'title', r->>'description', r->>'category', r->'options',
             ${label('materials')}, ${label('colours')}, ${label('tags')},
             r->'pictures', (r->>'processingDays')::int, (r->>'weightGrams')::int, (r->>'makingMinutes')::int,
               r->>'hsCode', (r->>'lowStock')::int, $3, $3 FROM jsonb_array_elements($2::jsonb) r
           ON CONFLICT (seller_id, id) DO UPDATE SET title = excluded.title, description = excluded.description,
             category = excluded.category, options = excluded.options,
             materials = excluded.materials, colours = excluded.colours, tags = excluded.tags,
               updated_at = excluded.updated_at,
             ${unchangedIf(4, 'pictures')}, ${unchangedIf(5, 'processing_days')}, ${unchangedIf(6, 'weight_grams')},
               ${unchangedIf(8, 'making_minutes')}, ${unchangedIf(9, 'hs_code')}, ${unchangedIf(10, 'low_stock')}`,
    values: [
      sellerId,
      JSON.stringify(
        listings.map(({ listingId, input, pictures }) => ({ ...input, listingId, pictures: pictures ?? [] })),
      ),
      now,
      silent(({ pictures }) => pictures !== null),
      silent(({ says }) => says.days),
      silent(({ says }) => says.weight),
      state,
      silent(({ says }) => says.minutes),
      silent(({ says }) => says.hsCode),
      silent(({ says }) => says.lowStock),
    ],
  });
}

/** [CAT-02] received = stock + reserved + sold stays true; a file that says no quantity changes none. */
export async function saveImportedVariants(
  tx: Transaction,
  sellerId: string,
  listings: readonly ImportedListing[],
): Promise<void> {
  const again = listings.filter(({ isNew }) => !isNew).map(({ listingId }) => listingId);
  const rows = listings.flatMap(({ listingId, variants, says }) =>
    variants.map((variant, position) => ({
      ...variant,
      listingId,
      position,
      saysQuantity: says.quantity,
      saysSku: says.sku,
    })),
  );
  if (again.length > 0) {
    await tx.query({
      text: 'DELETE FROM variants WHERE seller_id = $1 AND listing_id = ANY($2) AND id <> ALL($3)',
      values: [sellerId, again, rows.map(({ id }) => id)],
    });
    // Values may be exchanged between variants, so they are freed before they are given.
    await tx.query({
      text: `UPDATE variants SET option_values = ARRAY['', id] WHERE seller_id = $1 AND listing_id = ANY($2)
             AND option_values <> '{}'`,
      values: [sellerId, again],
    });
  }
  await tx.query({
    text: `INSERT INTO variants AS v (seller_id, listing_id, id, option_values, position, price_cents, stock, received,
           sku, contents, contents_unit)
           SELECT $1, r->>'listingId', r->>'id', ${label('values')}, (r->>'position')::int, (r->>'priceCents')::bigint,
             (r->>'quantity')::int, (r->>'quantity')::int, r->>'sku',
             (r->'contents'->>'amount')::int, r->'contents'->>'unit'
           FROM jsonb_array_elements($2::jsonb) r
           ON CONFLICT (seller_id, id) DO UPDATE SET option_values = excluded.option_values,
             position = excluded.position, price_cents = excluded.price_cents, sale_id = NULL, regular_cents = NULL,
             sku = CASE WHEN v.id = ANY($4) THEN v.sku ELSE excluded.sku END,
             contents = coalesce(excluded.contents, v.contents), contents_unit = coalesce(excluded.contents_unit,
               v.contents_unit),
             stock = CASE WHEN v.id = ANY($3) THEN v.stock ELSE excluded.stock END, received = CASE WHEN v.id = ANY($3)
               THEN v.received ELSE v.received + excluded.stock - v.stock END`,
    values: [
      sellerId,
      JSON.stringify(rows),
      rows.filter(({ saysQuantity }) => !saysQuantity).map(({ id }) => id),
      rows.filter(({ saysSku }) => !saysSku).map(({ id }) => id),
    ],
  });
  if (again.length > 0) await goOnFromFormer(tx, sellerId, again);
}
