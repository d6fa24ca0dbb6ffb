import { iso } from '../../platform/database/iso.ts';
import type { Wishlist, WishlistListing } from '#domain/wishlist/contract.ts';
import type { WishlistItem } from '#domain/wishlist/wishlist-items.ts';
import { cheapestContentsSql } from '../listings/listing-store.ts';
import type { App } from '../../platform/calls/app.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Queryable, Transaction } from '../../platform/database/open-database.ts';
import { rowContext } from '../../platform/secrets/reseal.ts';
import { seal, unseal } from '../../platform/secrets/seal.ts';
import { isForSaleSql } from '../listings/pausing/for-sale-sql.ts';
import type { SecretColumn } from '../../platform/secrets/secret-store.ts';

const TABLE = 'wishlists';

/** [INV-12] A link is compared by its hash; its owner reads it again, so it lies sealed beside it. */
export const shareTokenColumn: SecretColumn = { table: TABLE, column: 'share_token', key: ['user_id'] };

/** How a piece is sold now; null when nobody may see it any more. */
const nowJson = `CASE WHEN l.state IN ('active', 'sold_out')
    THEN jsonb_build_object('priceCents', v.lowest, 'priceVaries', v.lowest <> v.highest, 'contents', v.contents,
  'stock', CASE WHEN ${isForSaleSql} THEN v.stock ELSE 0 END,
  'pausedUntil', CASE WHEN l.state = 'active' THEN l.paused_until END,
  'shopName', s.name, 'shopSlug', s.slug, 'place', s.place, 'sellerId', s.seller_id, 'variantId', v.only,
  'needsWords', coalesce((l.personalisation->>'required')::boolean, false),
  'processingDays', l.processing_days, 'madeToOrder', l.made_to_order) END`;
const nowJoins = `LEFT JOIN listings l ON l.seller_id = w.seller_id AND l.id = w.listing_id
  LEFT JOIN shops s ON s.seller_id = l.seller_id
  LEFT JOIN LATERAL (SELECT min(price_cents) AS lowest, max(price_cents) AS highest, sum(stock)::int AS stock,
      ${cheapestContentsSql} AS contents, CASE WHEN count(*) = 1 THEN min(id) END AS only FROM variants
    WHERE seller_id = l.seller_id AND listing_id = l.id) v ON true`;
const itemJson = `jsonb_build_object('id', w.listing_id, 'addedAt', ${iso('w.added_at')}, 'title', w.title,
  'addedPriceCents', w.price_cents, 'picture', w.picture,
  'collectionId', w.collection_id, 'wasSoldOut', w.was_sold_out, 'now', ${nowJson})`;

/** [WISH-09] The list of a person; an empty one where there is none. One statement. */
export async function findWishlist(db: Queryable, userId: string): Promise<Wishlist> {
  const { rows } = await db.query<Omit<Wishlist, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date }>({
    name: 'wishlist-find',
    text: `SELECT x.user_id AS "userId", x.created_at AS "createdAt", x.updated_at AS "updatedAt",
             x.share_hash IS NOT NULL AS "isShared",
             coalesce((SELECT jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) ORDER BY c.created_at, c.id)
               FROM wishlist_collections c WHERE c.user_id = x.user_id), '[]') AS collections,
             coalesce((SELECT jsonb_agg(${itemJson} ORDER BY w.added_at DESC, w.listing_id)
               FROM wishlist_items w ${nowJoins} WHERE w.user_id = x.user_id), '[]') AS items
           FROM wishlists x WHERE x.user_id = $1`,
    values: [userId],
  });
  const row = rows[0];
  if (!row) return { userId, items: [], collections: [], isShared: false, createdAt: null, updatedAt: null };
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}

/** Locks a list that is there, for a change that makes none: as `lockWishlist` before anything of the list is touched. */
export async function lockExistingWishlist(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.query({
    name: 'wishlist-hold',
    text: 'UPDATE wishlists SET updated_at = $2 WHERE user_id = $1',
    values: [userId, now],
  });
}

/** Makes the list where it is missing and locks it [WISH-06]: whoever changes a list does so after this. */
export async function lockWishlist(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.query({
    name: 'wishlist-lock',
    text: `INSERT INTO wishlists (user_id, created_at, updated_at) VALUES ($1, $2, $2)
           ON CONFLICT (user_id) DO UPDATE SET updated_at = excluded.updated_at`,
    values: [userId, now],
  });
}

export async function countWishlistItems(tx: Transaction, userId: string): Promise<number> {
  const { rows } = await tx.query<{ n: number }>({
    name: 'wishlist-count',
    text: 'SELECT count(*)::int AS n FROM wishlist_items WHERE user_id = $1',
    values: [userId],
  });
  return rows[0]?.n ?? 0;
}

/** [WISH-02, WISH-04] Adds pieces with title, price and picture of now; those that are there stay. Pieces that never were are left out. Says how many exist, and which were not there. */
export async function insertWishlistItems(
  tx: Transaction,
  userId: string,
  items: readonly WishlistItem[],
): Promise<{ known: number; added: string[] }> {
  const { rows } = await tx.query<{ known: number; added: string[] }>({
    name: 'wishlist-insert',
    text: `WITH wanted AS (
             SELECT w.id, w.added_at, l.seller_id, l.title, l.pictures->0 AS picture, v.lowest,
               coalesce(v.stock, 0) = 0 AS sold_out
             FROM unnest($2::text[], $3::timestamptz[]) AS w (id, added_at)
               JOIN listings l ON l.id = w.id AND l.state IN ('active', 'sold_out', 'inactive')
               CROSS JOIN LATERAL (SELECT min(price_cents) AS lowest, sum(stock)::int AS stock FROM variants
                 WHERE seller_id = l.seller_id AND listing_id = l.id) v
           ), added AS (
             INSERT INTO wishlist_items (user_id, listing_id, seller_id, added_at, title, price_cents,
               picture, was_sold_out)
             SELECT $1, id, seller_id, added_at, title, lowest, picture, sold_out FROM wanted ON CONFLICT DO NOTHING
             RETURNING listing_id
           ) SELECT (SELECT count(*)::int FROM wanted) AS known, ARRAY(SELECT listing_id FROM added) AS added`,
    values: [userId, items.map(({ id }) => id), items.map(({ addedAt }) => addedAt)],
  });
  return rows[0] ?? { known: 0, added: [] };
}

/** Whether it was there. */
export async function deleteWishlistItem(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'wishlist-remove',
    text: 'DELETE FROM wishlist_items WHERE user_id = $1 AND listing_id = $2',
    values: [userId, id],
  });
  return rowCount === 1;
}

export async function deleteWishlistItemsExcept(
  tx: Transaction,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  await tx.query({
    name: 'wishlist-keep',
    text: 'DELETE FROM wishlist_items WHERE user_id = $1 AND listing_id <> ALL($2)',
    values: [userId, ids],
  });
}

/** [WISH-05] */
export async function deleteWishlist(tx: Transaction, userId: string): Promise<void> {
  await tx.query({ name: 'wishlist-delete', text: 'DELETE FROM wishlists WHERE user_id = $1', values: [userId] });
}

/** A guest's own pieces as they are now, in the order given. */
export async function listShown(db: Queryable, items: readonly WishlistItem[]): Promise<WishlistListing[]> {
  const { rows } = await db.query<{ item: WishlistListing }>({
    name: 'wishlist-shown',
    text: `SELECT ${itemJson} AS item FROM (
             SELECT g.id AS listing_id, k.seller_id, g.added_at, coalesce(k.title, '') AS title,
               NULL::bigint AS price_cents, k.pictures->0 AS picture, NULL::text AS collection_id,
               false AS was_sold_out, g.place
             FROM unnest($1::text[], $2::timestamptz[]) WITH ORDINALITY AS g (id, added_at, place)
               LEFT JOIN listings k ON k.id = g.id AND k.state IN ('active', 'sold_out')) w ${nowJoins}
           ORDER BY w.place`,
    values: [items.map(({ id }) => id), items.map(({ addedAt }) => addedAt)],
  });
  return rows.map(({ item }) => item);
}

export const sealedToken = (config: Config, userId: string, token: string): string =>
  seal(config, rowContext(TABLE, userId), token);

export async function setShared(
  tx: Transaction,
  userId: string,
  link: { hash: Buffer; token: string } | null,
): Promise<void> {
  await tx.query({
    name: 'wishlist-share',
    text: 'UPDATE wishlists SET share_hash = $2, share_token = $3 WHERE user_id = $1',
    values: [userId, link?.hash ?? null, link?.token ?? null],
  });
}

/** The token of a list's link; null where it has none. */
export async function findShareToken({ db, config }: App, userId: string): Promise<string | null> {
  const { rows } = await db.query<{ token: string | null }>({
    name: 'wishlist-share-token',
    text: 'SELECT share_token AS token FROM wishlists WHERE user_id = $1',
    values: [userId],
  });
  const { token = null } = rows[0] ?? {};
  return token && unseal(config, rowContext(TABLE, userId), token);
}

/** The owner of a shared list by the hash of its link's token. */
export async function findShared(db: Queryable, shareHash: Buffer): Promise<{ userId: string; name: string } | null> {
  const { rows } = await db.query<{ userId: string; name: string }>({
    name: 'wishlist-shared',
    text: `SELECT w.user_id AS "userId", split_part(u.display_name, ' ', 1) AS name
           FROM wishlists w JOIN users u ON u.id = w.user_id WHERE w.share_hash = $1`,
    values: [shareHash],
  });
  return rows[0] ?? null;
}
