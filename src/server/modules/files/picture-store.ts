import type { Queryable, Transaction } from '../../platform/database/open-database.ts';

export interface PictureRow {
  owner_id: string;
  id: string;
  width: number;
  height: number;
  colour: string;
}

interface Content {
  ownerId: string;
  hash: Buffer;
  isPrivate: boolean;
}

/** The same bytes of the same owner are stored once, and once more where nobody but a few may see them. */
export async function findByHash(db: Queryable, { ownerId, hash, isPrivate }: Content): Promise<PictureRow | null> {
  const { rows } = await db.query<PictureRow>({
    name: 'files-by-hash',
    text: `SELECT owner_id, id, width, height, colour FROM pictures
           WHERE owner_id = $1 AND content_hash = $2 AND is_private = $3 LIMIT 1`,
    values: [ownerId, hash, isPrivate],
  });
  return rows[0] ?? null;
}

export async function usedBytes(db: Queryable, ownerId: string): Promise<number> {
  const { rows } = await db.query<{ bytes: number }>({
    name: 'files-used',
    text: 'SELECT coalesce(sum(bytes), 0)::bigint AS bytes FROM pictures WHERE owner_id = $1',
    values: [ownerId],
  });
  return rows[0]?.bytes ?? 0;
}

/** One picture of an owner at a time is counted against the quota. */
export async function lockQuota(tx: Transaction, ownerId: string): Promise<void> {
  await tx.query({
    name: 'files-lock-quota',
    text: 'SELECT pg_advisory_xact_lock(726052, hashtext($1))',
    values: [ownerId],
  });
}

/** False when the same bytes are there already. */
export async function insertPicture(
  tx: Transaction,
  picture: PictureRow & { hash: Buffer; bytes: number; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'files-insert',
    text: `INSERT INTO pictures (owner_id, id, content_hash, width, height, bytes, colour, created_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (owner_id, content_hash, is_private) DO NOTHING`,
    values: [
      picture.owner_id,
      picture.id,
      picture.hash,
      picture.width,
      picture.height,
      picture.bytes,
      picture.colour,
      picture.now,
    ],
  });
  return rowCount === 1;
}

/** The oldest pictures whose sizes were not made ahead yet. */
export async function listUnprepared(db: Queryable, limit: number): Promise<{ owner_id: string; id: string }[]> {
  const { rows } = await db.query<{ owner_id: string; id: string }>({
    name: 'files-unprepared',
    text: 'SELECT owner_id, id FROM pictures WHERE prepared_at IS NULL AND NOT is_private ORDER BY created_at LIMIT $1',
    values: [limit],
  });
  return rows;
}

export async function markPrepared(db: Queryable, picture: { owner_id: string; id: string; now: Date }): Promise<void> {
  await db.query({
    name: 'files-prepared',
    text: 'UPDATE pictures SET prepared_at = $3 WHERE owner_id = $1 AND id = $2',
    values: [picture.owner_id, picture.id, picture.now],
  });
}

/** Pictures of an owner by id; those of others are not there. */
export async function listPictures(
  db: Queryable,
  ownerId: string,
  ids: readonly string[],
): Promise<Map<string, PictureRow>> {
  const { rows } = await db.query<PictureRow>({
    name: 'files-list',
    text: 'SELECT owner_id, id, width, height, colour FROM pictures WHERE owner_id = $1 AND id = ANY($2)',
    values: [ownerId, ids],
  });
  return new Map(rows.map((row) => [row.id, row]));
}

export async function ownsPicture(db: Queryable, ownerId: string, id: string): Promise<boolean> {
  const { rows } = await db.query({
    name: 'files-owns-picture',
    text: 'SELECT 1 FROM pictures WHERE owner_id = $1 AND id = $2',
    values: [ownerId, id],
  });
  return rows.length === 1;
}

/** An owner's own private pictures by id, marked as sent along in this transaction: they stay. */
export async function attachPrivate(tx: Transaction, ownerId: string, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'files-attach-private',
    text: `WITH own AS (SELECT id FROM pictures WHERE owner_id = $1 AND id = ANY($2) AND is_private
           ORDER BY id FOR UPDATE),
             attached AS (UPDATE pictures SET is_attached = true WHERE owner_id = $1 AND NOT is_attached
               AND id IN (SELECT id FROM own))
           SELECT id FROM own`,
    values: [ownerId, ids],
  });
  return new Set(rows.map(({ id }) => id));
}

/** The same private picture came again: the time after which it goes begins anew. False where it has just gone. */
export async function touchPrivate(
  db: Queryable,
  { ownerId, id, now }: { ownerId: string; id: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'files-touch-private',
    text: `UPDATE pictures SET created_at = CASE WHEN is_attached THEN created_at ELSE $3 END
           WHERE owner_id = $1 AND id = $2`,
    values: [ownerId, id, now],
  });
  return rowCount === 1;
}

/** Private pictures of these owners are not sent along any more: the next sweep takes them, with their bytes. */
export async function dropPrivateOf(tx: Transaction, ownerIds: readonly string[]): Promise<void> {
  await tx.query({
    name: 'files-drop-private',
    text: `UPDATE pictures SET is_attached = false, created_at = to_timestamp(0) WHERE owner_id = ANY($1)
           AND is_private`,
    values: [ownerIds],
  });
}

/** Takes out private pictures that were never sent along; answers their ids. */
export async function deleteUnattached(tx: Transaction, before: Date, limit: number): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'files-delete-unattached',
    text: `DELETE FROM pictures WHERE (owner_id, id) IN (SELECT owner_id, id FROM pictures
           WHERE is_private AND NOT is_attached AND created_at < $1
             ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING id`,
    values: [before, limit],
  });
  return rows.map(({ id }) => id);
}

/** Pictures that a few may see, whosever they are: whoever asks has decided that they may be shown. */
export async function listPrivatePictures(db: Queryable, ids: readonly string[]): Promise<PictureRow[]> {
  const { rows } = await db.query<PictureRow>({
    name: 'files-list-private',
    text: 'SELECT owner_id, id, width, height, colour FROM pictures WHERE id = ANY($1) AND is_private',
    values: [ids],
  });
  return rows;
}

/** Takes out what only a few may see of somebody's pictures; answers their ids. */
export async function deletePictures(tx: Transaction, ownerId: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'files-delete-pictures',
    text: `DELETE FROM pictures p WHERE owner_id = $1 AND NOT EXISTS (
             SELECT 1 FROM order_lines l WHERE l.seller_id = p.owner_id AND l.picture->>'id' = p.id) RETURNING id`,
    values: [ownerId],
  });
  return rows.map(({ id }) => id);
}

/** A private picture that a guest sent along belongs to an order; of what has an account, to a person. */
export const ofOrderSql = (owner: string): string => `is_private AND ${owner} IN (SELECT id FROM orders)`;
