import type { ListingInput, ListingState } from '#domain/listings/model.ts';
import type { Picture } from '#domain/core/pictures/picture.ts';
import { iso } from '../../platform/database/iso.ts';
import { jsonRecord } from '../../platform/database/json-record.ts';
import type { Queryable, Transaction } from '../../platform/database/open-database.ts';
import { vatSellerOfSql } from '../shops/tax/invoice-facts-store.ts';
import { addShopRating, shopCardSql } from '../shops/shop-store.ts';
import { postageSql } from './postage/profile-store.ts';

/** What a listing counts as: an active one with nothing left is sold out. */
const shownState = `CASE WHEN l.state = 'active' AND v.stock = 0 THEN 'sold_out' ELSE l.state END`;

/** [LAW-02] What a variant was reduced from, as everybody sees it: its maker or a sale says that it is reduced, its history from what. */
const variantFormerSql = 'CASE WHEN l.compare_at_cents IS NOT NULL OR sale_id IS NOT NULL THEN former_cents END';
/** [LAW-02] The same of the variant with the lowest price, over a listing's variants. */
export const formerSql = `(array_agg(${variantFormerSql} ORDER BY price_cents, position, id))[1]`;
/** [DASH-04] When a sale ends, as JSON; null where there is none. */
const endOfSaleSql = (sale: string): string =>
  `(SELECT ${iso('e.ends_at')} FROM sales e WHERE e.seller_id = l.seller_id AND e.id = ${sale})`;
export const saleEndsAtSql = endOfSaleSql('v.sale');
/** [LAW-02] The sale that lowers a variant's price; none where that price has risen all the same. */
const variantSaleSql = 'CASE WHEN price_cents < regular_cents AND NOT risen THEN sale_id END';
/** [LAW-02] The same of the variant with the lowest price, over a listing's variants. */
export const saleSql = `(array_agg(${variantSaleSql} ORDER BY price_cents, position, id))[1]`;
/** [LAW-04] What is in a variant, as JSON; null for what is sold by the piece. */
export const contentsSql =
  "CASE WHEN contents IS NOT NULL THEN json_build_object('amount', contents, 'unit', contents_unit) END";
/** [LAW-04] What is in the variant with the lowest price, over a listing's variants. */
export const cheapestContentsSql = `(array_agg(${contentsSql} ORDER BY price_cents, position, id))[1]`;

/** When a listing was changed last, to the microsecond: what one saw is compared with it. */
const updatedAtSql = iso('l.updated_at', 'US');

/**
 * A listing as its page shows it, or with what its maker set, in one statement. What stands around it is cached: see `around-listing.ts`; a
 * maker, who changes it, reads it anew.
 */
const listingSql = ({
  compareAt,
  price,
  shop,
  join,
}: Record<'compareAt' | 'price' | 'shop' | 'join', string>): string => `
  SELECT json_build_object(
    'listingId', l.id, 'state', ${shownState}, 'title', l.title, 'description', l.description,
    'category', l.category, 'priceCents', v.lowest, 'priceVaries', v.lowest <> v.highest,
    'compareAtCents', ${compareAt}, 'currency', l.currency, 'options', l.options, 'variants', v.variants,
    'personalisation', l.personalisation, 'materials', l.materials, 'colours', l.colours, 'tags', l.tags,
    'pictures', l.pictures, 'processingDays', l.processing_days,
    'madeToOrder', l.made_to_order, 'origin', l.origin, 'weightGrams', l.weight_grams,
    'shippingProfileId', l.shipping_profile_id, 'makingMinutes', l.making_minutes, 'hsCode', l.hs_code,
    'lowStock', l.low_stock, 'pausedUntil', l.paused_until,
    'heightMm', l.height_mm, 'widthMm', l.width_mm, 'depthMm', l.depth_mm,
    'sizeNote', l.size_note, 'care', l.care, 'withdrawalException', l.withdrawal_exception,
    'stock', v.stock, 'ratingMean', CASE WHEN l.rating_count = 0 THEN 0
      ELSE round(l.rating_sum::numeric / l.rating_count, 4) END, 'ratingCount', l.rating_count,
    'createdAt', ${iso('l.created_at')}${shop}
  )::text AS json, l.seller_id AS "sellerId", l.category, l.shipping_profile_id AS "profileId",
    l.review_reason AS "reviewReason", l.section_id AS "sectionId", ${updatedAtSql} AS "updatedAt"
  FROM listings l${join}
  CROSS JOIN LATERAL (
    SELECT min(${price}) AS lowest, max(${price}) AS highest, sum(stock)::int AS stock, ${formerSql} AS former,
      json_agg(json_build_object('id', id, 'values', option_values, 'priceCents', ${price},
        'formerCents', ${variantFormerSql}, 'saleEndsAt', ${endOfSaleSql(variantSaleSql)}, 'contents', ${contentsSql},
        'stock', stock, 'sku', sku, 'pictureId', picture_id) ORDER BY position, id) AS variants
    FROM variants WHERE seller_id = l.seller_id AND listing_id = l.id) v`;

export interface PublicListing {
  json: string;
  sellerId: string;
  category: string;
  profileId: string | null;
}

/** What anybody may see, as JSON text: a listing that is or was for sale, without what its shop says. Drafts and removed ones are not there. */
export async function findPublicListing(db: Queryable, listingId: string): Promise<PublicListing | null> {
  const { rows } = await db.query<PublicListing>({
    name: 'listings-find',
    text: `${listingSql({ compareAt: 'v.former', price: 'price_cents', shop: '', join: '' })}
           WHERE l.id = $1 AND l.state IN ('active', 'sold_out')`,
    values: [listingId],
  });
  return rows[0] ?? null;
}

const ownShop = {
  shop: `, 'postage', ${postageSql}, 'shop', ${shopCardSql}, 'vatSeller', ${vatSellerOfSql('s.seller_id')}`,
  join: ' JOIN shops s ON s.seller_id = l.seller_id',
};

export async function findOwnListingJson(db: Queryable, sellerId: string, listingId: string): Promise<string | null> {
  const { rows } = await db.query<{
    json: string;
    reviewReason: string;
    updatedAt: string;
    sectionId: string | null;
  }>({
    name: 'listings-find-own',
    text: `${listingSql({ compareAt: 'l.compare_at_cents', price: 'coalesce(regular_cents, price_cents)', ...ownShop })}
           WHERE l.seller_id = $1 AND l.id = $2 AND l.state <> 'removed'`,
    values: [sellerId, listingId],
  });
  const [row] = rows;
  if (!row) return null;
  const { reviewReason, updatedAt, sectionId } = row;
  return `${row.json.slice(0, -1)},${JSON.stringify({ reviewReason, updatedAt, sectionId }).slice(1)}`;
}

interface LockedListing {
  state: ListingState;
  pictures: Picture[];
  isHidden: boolean;
  updatedAt: string;
}

export async function lockListing(tx: Transaction, sellerId: string, listingId: string): Promise<LockedListing | null> {
  const { rows } = await tx.query<LockedListing>({
    name: 'listings-lock',
    text: `SELECT l.state, l.pictures, l.hidden_at IS NOT NULL AS "isHidden", ${updatedAtSql} AS "updatedAt"
           FROM listings l WHERE l.seller_id = $1 AND l.id = $2 FOR UPDATE`,
    values: [sellerId, listingId],
  });
  return rows[0] ?? null;
}

export interface SavedListing {
  sellerId: string;
  listingId: string;
  state: ListingState;
  input: ListingInput;
  pictures: Picture[];
  now: Date;
}

/** Inserts a listing or replaces the words of one. */
export async function saveListing(
  tx: Transaction,
  { sellerId, listingId, state, input, pictures, now }: SavedListing,
): Promise<void> {
  await tx.query({
    name: 'listings-save',
    text: `INSERT INTO listings (seller_id, id, state, title, description, category, compare_at_cents, options,
             personalisation, materials, colours, tags, pictures, processing_days, made_to_order, weight_grams,
             height_mm, width_mm, depth_mm, size_note, care, created_at, updated_at, shipping_profile_id, origin,
             submitted_at, withdrawal_exception, making_minutes, hs_code, low_stock, section_id)
           SELECT l."sellerId", l."listingId", l.state, l.title, l.description, l.category, l."compareAtCents",
             l.options, l.personalisation, l.materials, l.colours, l.tags, l.pictures, l."processingDays",
             l."madeToOrder", l."weightGrams", l."heightMm", l."widthMm", l."depthMm", l."sizeNote", l.care, l.now,
             l.now, l."shippingProfileId", l.origin, CASE WHEN l.state = 'pending_review' THEN l.now END,
             l."withdrawalException", l."makingMinutes", l."hsCode", l."lowStock", l."sectionId"
           FROM jsonb_to_record($1::jsonb) AS l ("sellerId" text, "listingId" text, state text, title text,
             description text, category text, "compareAtCents" bigint, options jsonb, personalisation jsonb,
             materials text[], colours text[], tags text[], pictures jsonb, "processingDays" int,
             "madeToOrder" boolean, "weightGrams" int, "heightMm" int, "widthMm" int, "depthMm" int, "sizeNote" text,
             care text, now timestamptz, "shippingProfileId" text, origin text, "withdrawalException" text,
             "makingMinutes" int, "hsCode" text, "lowStock" int, "sectionId" text)
           ON CONFLICT (seller_id, id) DO UPDATE SET state = excluded.state, title = excluded.title,
             description = excluded.description, category = excluded.category,
             compare_at_cents = excluded.compare_at_cents, options = excluded.options,
             personalisation = excluded.personalisation, materials = excluded.materials, colours = excluded.colours,
             tags = excluded.tags, pictures = excluded.pictures, processing_days = excluded.processing_days,
             made_to_order = excluded.made_to_order, weight_grams = excluded.weight_grams,
             height_mm = excluded.height_mm, width_mm = excluded.width_mm, depth_mm = excluded.depth_mm,
             size_note = excluded.size_note, care = excluded.care, shipping_profile_id = excluded.shipping_profile_id,
             origin = excluded.origin, withdrawal_exception = excluded.withdrawal_exception,
             making_minutes = excluded.making_minutes, hs_code = excluded.hs_code, low_stock = excluded.low_stock,
             section_id = CASE WHEN $2 THEN excluded.section_id ELSE listings.section_id END,
             updated_at = excluded.updated_at,
             submitted_at = CASE WHEN excluded.state = listings.state THEN listings.submitted_at
               ELSE excluded.submitted_at END,
             review_reason = CASE WHEN excluded.state IN ('active', 'sold_out') OR excluded.state <> listings.state
               THEN '' ELSE listings.review_reason END`,
    values: [jsonRecord({ ...input, sellerId, listingId, state, pictures, now }), input.sectionId !== undefined],
  });
}

export async function setState(
  tx: Transaction,
  { sellerId, listingId, state, now }: { sellerId: string; listingId: string; state: ListingState; now: Date },
): Promise<void> {
  await tx.query({
    name: 'listings-set-state',
    text: `UPDATE listings SET state = $3::text, updated_at = $4::timestamptz,
             submitted_at = CASE WHEN $3::text = 'pending_review' THEN $4::timestamptz END, review_reason = ''
           WHERE seller_id = $1 AND id = $2`,
    values: [sellerId, listingId, state, now],
  });
}

export interface RatingChange {
  sellerId: string;
  listingId: string;
  sum: number;
  count: number;
}

/** Adds to what listing and shop count, the listing first, like every other transaction that changes both. */
export async function addRating(tx: Transaction, { sellerId, listingId, sum, count }: RatingChange): Promise<void> {
  await tx.query({
    name: 'listings-rate',
    text: `UPDATE listings SET rating_sum = rating_sum + $3, rating_count = rating_count + $4
           WHERE seller_id = $1 AND id = $2`,
    values: [sellerId, listingId, sum, count],
  });
  await addShopRating(tx, { sellerId, sum, count });
}

/** Takes a maker's pieces out of the shop; answers which these were. */
export async function withdrawListings(tx: Transaction, sellerId: string, now: Date): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'listings-withdraw-all',
    text: `UPDATE listings SET state = 'inactive', submitted_at = NULL, updated_at = $2
           WHERE seller_id = $1 AND state IN ('active', 'sold_out', 'pending_review') RETURNING id`,
    values: [sellerId, now],
  });
  return rows.map(({ id }) => id);
}
