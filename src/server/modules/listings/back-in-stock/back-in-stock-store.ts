import type { Language } from '#domain/core/languages/language.ts';
import { mailLanguageSql } from '../../accounts/stores/profile-store.ts';
import { isForSaleSql } from '../pausing/for-sale-sql.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

/** What a back-in-stock request meets: the variant's units, and how many others its owner waits for. The variant's row is held, so that no restock slips between. */
export async function lockVariantForRequest(
  tx: Transaction,
  { listingId, variantId, userId }: { listingId: string; variantId: string; userId: string },
): Promise<{ sellerId: string; stock: number; requests: number } | null> {
  const { rows } = await tx.query<{ sellerId: string; stock: number; requests: number }>({
    name: 'back-in-stock-lock',
    text: `SELECT v.seller_id AS "sellerId", v.stock, (SELECT count(*)::int FROM back_in_stock_requests w
           WHERE w.user_id = $3) AS requests
           FROM listings l JOIN variants v ON v.seller_id = l.seller_id AND v.listing_id = l.id
           WHERE l.id = $1 AND v.id = $2 AND l.state IN ('active', 'sold_out') FOR SHARE OF v`,
    values: [listingId, variantId, userId],
  });
  return rows[0] ?? null;
}

export async function addBackInStockRequest(
  tx: Transaction,
  { sellerId, variantId, userId, now }: { sellerId: string; variantId: string; userId: string; now: Date },
): Promise<void> {
  await tx.query({
    name: 'back-in-stock-add',
    text: `INSERT INTO back_in_stock_requests (seller_id, variant_id, user_id, at) VALUES ($1, $2, $3, $4)
           ON CONFLICT DO NOTHING`,
    values: [sellerId, variantId, userId, now],
  });
}

export async function removeBackInStockRequest(
  tx: Transaction,
  { variantId, userId }: { variantId: string; userId: string },
): Promise<void> {
  await tx.query({
    name: 'back-in-stock-remove',
    text: 'DELETE FROM back_in_stock_requests WHERE variant_id = $1 AND user_id = $2',
    values: [variantId, userId],
  });
}

export async function findRequestedVariants(
  db: Queryable,
  { listingId, userId }: { listingId: string; userId: string },
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'back-in-stock-list',
    text: `SELECT w.variant_id AS id FROM back_in_stock_requests w JOIN variants v ON v.seller_id = w.seller_id
           AND v.id = w.variant_id WHERE w.user_id = $2 AND v.listing_id = $1 ORDER BY w.variant_id`,
    values: [listingId, userId],
  });
  return rows.map(({ id }) => id);
}

export interface FulfilledRequest {
  variantId: string;
  listingId: string;
  userId: string;
  email: string;
  isProven: boolean;
  /** What they are written to in. */
  language: Language;
  title: string;
  values: string[];
  options: { name: string; values: string[] }[];
  priceCents: number;
  stock: number;
  shopName: string;
}

/** Takes the requests that can be met now: the listing is shown and the variant is there. */
export async function claimFulfilledRequests(
  tx: Transaction,
  { sellerId, listingIds }: { sellerId: string; listingIds: string[] },
): Promise<FulfilledRequest[]> {
  const { rows } = await tx.query<FulfilledRequest>({
    name: 'back-in-stock-take',
    text: `DELETE FROM back_in_stock_requests w USING variants v, listings l, users u, shops s
           WHERE w.seller_id = $1 AND v.seller_id = w.seller_id AND v.id = w.variant_id AND v.listing_id = ANY($2)
             AND v.stock > 0
             AND l.seller_id = v.seller_id AND l.id = v.listing_id AND ${isForSaleSql} AND u.id = w.user_id
               AND s.seller_id = w.seller_id
           RETURNING w.variant_id AS "variantId", l.id AS "listingId", u.id AS "userId", u.email,
             u.email_verified AS "isProven", ${mailLanguageSql('u')} AS language, l.title, v.option_values AS values,
             l.options, v.price_cents::int AS "priceCents", v.stock, s.name AS "shopName"`,
    values: [sellerId, listingIds],
  });
  return rows;
}
