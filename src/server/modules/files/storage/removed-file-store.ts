import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

/** The parts of a file that was removed; of those that are being written the ones whose request must be over, since it began before then. */
export async function listRemovedParts(
  db: Queryable,
  { ownerId, fileId, before }: { ownerId: string; fileId: string; before: Date },
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'files-removed-parts',
    text: `SELECT p.id FROM file_parts p JOIN stored_files f ON f.owner_id = p.owner_id AND f.id = p.file_id
           WHERE p.owner_id = $1 AND p.file_id = $2 AND f.state = 'removed'
             AND (p.size IS NOT NULL OR p.created_at < $3)`,
    values: [ownerId, fileId, before],
  });
  return rows.map(({ id }) => id);
}

/** Forgets a removed file whose bytes are gone, unless a part was begun meanwhile. */
export async function forgetRemoved(
  db: Queryable,
  { ownerId, fileId, partIds }: { ownerId: string; fileId: string; partIds: readonly string[] },
): Promise<void> {
  await db.query({
    name: 'files-forget-parts',
    text: 'DELETE FROM file_parts WHERE owner_id = $1 AND file_id = $2 AND id = ANY($3)',
    values: [ownerId, fileId, partIds],
  });
  await db.query({
    name: 'files-forget-removed',
    text: `DELETE FROM stored_files f WHERE owner_id = $1 AND id = $2 AND state = 'removed'
             AND NOT EXISTS (SELECT 1 FROM file_parts p WHERE p.owner_id = f.owner_id AND p.file_id = f.id)`,
    values: [ownerId, fileId],
  });
}

/** Uploads that nobody went on with since then are removed, and so is what came in and was taken, or was never taken. */
export async function removeAbandoned(
  db: Queryable,
  { abandoned, taken, now }: { abandoned: Date; taken: Date; now: Date },
): Promise<void> {
  await db.query({
    name: 'files-remove-abandoned',
    text: `UPDATE stored_files SET state = 'removed', updated_at = $3
           WHERE (state = 'open' AND updated_at < $1)
             OR (state = 'stored' AND name ~ '^users/[^/]+/incoming/' AND updated_at < CASE WHEN details ? 'isTaken'
               THEN $2 ELSE $1 END)`,
    values: [abandoned, taken, now],
  });
}

export async function listRemoved(db: Queryable, limit: number): Promise<{ owner_id: string; id: string }[]> {
  const { rows } = await db.query<{ owner_id: string; id: string }>({
    name: 'files-list-removed',
    text: `SELECT owner_id, id FROM stored_files WHERE state = 'removed' ORDER BY updated_at LIMIT $1`,
    values: [limit],
  });
  return rows;
}

export interface DeadPart {
  owner_id: string;
  file_id: string;
  id: string;
}

/** Parts whose writing began before then and never ended: their request is over. */
export async function listDeadParts(db: Queryable, before: Date, limit: number): Promise<DeadPart[]> {
  const { rows } = await db.query<DeadPart>({
    name: 'files-dead-parts',
    text: `SELECT owner_id, file_id, id FROM file_parts WHERE size IS NULL AND created_at < $1 ORDER BY created_at
           LIMIT $2`,
    values: [before, limit],
  });
  return rows;
}

/** False where its writing ended after all. */
export async function deleteDeadPart(db: Queryable, part: DeadPart): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'files-delete-dead-part',
    text: 'DELETE FROM file_parts WHERE owner_id = $1 AND file_id = $2 AND id = $3 AND size IS NULL',
    values: [part.owner_id, part.file_id, part.id],
  });
  return rowCount === 1;
}

/** Everything in somebody's folder, whatever it was shared for. */
export async function removeAllOf(tx: Transaction, ownerId: string, now: Date): Promise<void> {
  await tx.query({
    name: 'files-remove-all',
    text: `UPDATE stored_files SET state = 'removed', updated_at = $2, name = 'users/' || owner_id || '/' || id,
           details = '{}', md5 = NULL, crc32c = NULL, verified_md5 = NULL
           WHERE owner_id = $1`,
    values: [ownerId, now],
  });
}
