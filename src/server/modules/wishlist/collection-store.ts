import { MAX_COLLECTIONS } from '#domain/wishlist/wishlist-items.ts';
import type { Transaction } from '../../platform/database/open-database.ts';

export async function setCollection(
  tx: Transaction,
  item: { userId: string; id: string; collectionId: string | null },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'wishlist-set-collection',
    text: `UPDATE wishlist_items SET collection_id = $3
           WHERE user_id = $1 AND listing_id = $2
             AND ($3::text IS NULL OR EXISTS (SELECT 1 FROM wishlist_collections WHERE user_id = $1 AND id = $3))`,
    values: [item.userId, item.id, item.collectionId],
  });
  return rowCount === 1;
}

/** False when the person has a collection of that name already. */
export async function insertCollection(
  tx: Transaction,
  collection: { userId: string; id: string; name: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'wishlist-add-collection',
    text: `INSERT INTO wishlist_collections (user_id, id, name, created_at) VALUES ($1, $2, $3, $4)
           ON CONFLICT DO NOTHING`,
    values: [collection.userId, collection.id, collection.name, collection.now],
  });
  return rowCount === 1;
}

/** Collections by the ids that they had, as many as there is room for, and what lay in them. */
export async function restoreCollections(
  tx: Transaction,
  was: {
    userId: string;
    items: readonly { id: string; collectionId: string | null }[];
    collections: readonly { id: string; name: string }[];
    now: Date;
  },
): Promise<void> {
  await tx.query({
    name: 'wishlist-restore-collections',
    text: `INSERT INTO wishlist_collections (user_id, id, name, created_at)
           SELECT $1, id, name, $4::timestamptz + place * interval '1 millisecond'
           FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS c (id, name, place)
           ORDER BY place LIMIT $5 - (SELECT count(*) FROM wishlist_collections WHERE user_id = $1)
           ON CONFLICT DO NOTHING`,
    values: [
      was.userId,
      was.collections.map(({ id }) => id),
      was.collections.map(({ name }) => name),
      was.now,
      MAX_COLLECTIONS,
    ],
  });
  await tx.query({
    name: 'wishlist-restore-into-collections',
    text: `UPDATE wishlist_items w SET collection_id = c.id
           FROM unnest($2::text[], $3::text[]) AS lay (listing_id, collection_id)
             JOIN wishlist_collections c ON c.user_id = $1 AND c.id = lay.collection_id
           WHERE w.user_id = $1 AND w.listing_id = lay.listing_id AND w.collection_id IS NULL`,
    values: [was.userId, was.items.map(({ id }) => id), was.items.map(({ collectionId }) => collectionId)],
  });
}

export async function countCollections(tx: Transaction, userId: string): Promise<number> {
  const { rows } = await tx.query<{ n: number }>({
    name: 'wishlist-count-collections',
    text: 'SELECT count(*)::int AS n FROM wishlist_collections WHERE user_id = $1',
    values: [userId],
  });
  return rows[0]?.n ?? 0;
}

export async function removeCollection(tx: Transaction, userId: string, collectionId: string): Promise<void> {
  await tx.query({
    name: 'wishlist-delete-collection',
    text: 'DELETE FROM wishlist_collections WHERE user_id = $1 AND id = $2',
    values: [userId, collectionId],
  });
}
