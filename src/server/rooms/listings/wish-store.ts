import type { Queryable, Transaction } from '../../platform/database/open-database.ts';

/** What a wish for stock meets: the variant's units, and how many others its owner waits for. The variant's row is held, so that no restock slips between. */
export async function lockWished(
  tx: Transaction,
  { listingId, variantId, userId }: { listingId: string; variantId: string; userId: string },
): Promise<{ sellerId: string; stock: number; wishes: number } | null> {
  const { rows } = await tx.query<{ sellerId: string; stock: number; wishes: number }>({
    name: 'wishes-lock',
    text: `SELECT v.seller_id AS "sellerId", v.stock, (SELECT count(*)::int FROM stock_wishes w WHERE w.user_id = $3) AS wishes
           FROM listings l JOIN variants v ON v.seller_id = l.seller_id AND v.listing_id = l.id
           WHERE l.id = $1 AND v.id = $2 AND l.state IN ('active', 'sold_out') FOR SHARE OF v`,
    values: [listingId, variantId, userId],
  });
  return rows[0] ?? null;
}

export async function addWish(
  tx: Transaction,
  { sellerId, variantId, userId, now }: { sellerId: string; variantId: string; userId: string; now: Date },
): Promise<void> {
  await tx.query({
    name: 'wishes-add',
    text: 'INSERT INTO stock_wishes (seller_id, variant_id, user_id, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
    values: [sellerId, variantId, userId, now],
  });
}

export async function removeWish(
  tx: Transaction,
  { variantId, userId }: { variantId: string; userId: string },
): Promise<void> {
  await tx.query({
    name: 'wishes-remove',
    text: 'DELETE FROM stock_wishes WHERE variant_id = $1 AND user_id = $2',
    values: [variantId, userId],
  });
}

export async function listWishes(
  db: Queryable,
  { listingId, userId }: { listingId: string; userId: string },
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'wishes-list',
    text: `SELECT w.variant_id AS id FROM stock_wishes w JOIN variants v ON v.seller_id = w.seller_id AND v.id = w.variant_id WHERE w.user_id = $2 AND v.listing_id = $1 ORDER BY w.variant_id`,
    values: [listingId, userId],
  });
  return rows.map(({ id }) => id);
}

export interface MetWish {
  variantId: string;
  listingId: string;
  userId: string;
  email: string;
  isProven: boolean;
  title: string;
  values: string[];
  options: { name: string; values: string[] }[];
  priceCents: number;
  stock: number;
  shopName: string;
}

/** Takes the wishes that can be met now: the listing is shown and the variant is there. */
export async function takeMetWishes(
  tx: Transaction,
  { sellerId, listingIds }: { sellerId: string; listingIds: string[] },
): Promise<MetWish[]> {
  const { rows } = await tx.query<MetWish>({
    name: 'wishes-take-met',
    text: `DELETE FROM stock_wishes w USING variants v, listings l, users u, shops s
           WHERE w.seller_id = $1 AND v.seller_id = w.seller_id AND v.id = w.variant_id AND v.listing_id = ANY($2) AND v.stock > 0
             AND l.seller_id = v.seller_id AND l.id = v.listing_id AND l.state = 'active' AND u.id = w.user_id AND s.seller_id = w.seller_id
           RETURNING w.variant_id AS "variantId", l.id AS "listingId", u.id AS "userId", u.email, u.email_verified AS "isProven", l.title, v.option_values AS values, l.options, v.price_cents::int AS "priceCents", v.stock, s.name AS "shopName"`,
    values: [sellerId, listingIds],
  });
  return rows;
}
