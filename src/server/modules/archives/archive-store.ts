import type { ArchiveCounts } from '#domain/archives/manifest.ts';
import { iso } from '../../platform/database/iso.ts';
import type { Queryable, Transaction } from '../../platform/database/open-database.ts';
import { enqueuePart } from '../../platform/queue/queue-store.ts';

export const ARCHIVE_QUEUE = 'shop-archives';

export interface StoredArchive {
  archiveId: string;
  state: 'waiting' | 'ready' | 'failed';
  askedAt: string;
  done: number;
  total: number;
  madeAt: string | null;
  expiresAt: string;
  bytes: number;
  counts: ArchiveCounts | null;
  fileName: string;
}

const columns = `id AS "archiveId", state, ${iso('asked_at')} AS "askedAt", done, total, ${iso('made_at')} AS "madeAt",
  ${iso('expires_at')} AS "expiresAt", bytes, counts, file_name AS "fileName"`;

/** The newest that is not over. */
export async function findNewestArchive(db: Queryable, sellerId: string, now: Date): Promise<StoredArchive | null> {
  const { rows } = await db.query<StoredArchive>({
    name: 'archives-newest',
    text: `SELECT ${columns} FROM shop_archives WHERE seller_id = $1 AND expires_at > $2 ORDER BY asked_at DESC, id DESC
           LIMIT 1`,
    values: [sellerId, now],
  });
  return rows[0] ?? null;
}

export async function findArchive(
  db: Queryable,
  { sellerId, archiveId, now }: { sellerId: string; archiveId: string; now: Date },
): Promise<StoredArchive | null> {
  const { rows } = await db.query<StoredArchive>({
    name: 'archives-one',
    text: `SELECT ${columns} FROM shop_archives WHERE seller_id = $1 AND id = $2 AND expires_at > $3`,
    values: [sellerId, archiveId, now],
  });
  return rows[0] ?? null;
}

/** Asks for an archive, with its item in the queue; the one that waits already is enough. Answers which waits. */
export async function insertArchive(
  tx: Transaction,
  request: { sellerId: string; archiveId: string; now: Date; expiresAt: Date },
): Promise<string> {
  await tx.query({
    name: 'archives-ask',
    text: `WITH asked AS (
             INSERT INTO shop_archives (seller_id, id, state, asked_at, expires_at) VALUES ($1, $2, 'waiting', $3, $4)
             ON CONFLICT (seller_id) WHERE state = 'waiting' DO NOTHING RETURNING seller_id, id
           ) ${enqueuePart({ queue: ARCHIVE_QUEUE, from: 'asked', id: 'id::uuid', key: 'seller_id', notBefore: 'NULL::timestamptz' })}`,
    values: [request.sellerId, request.archiveId, request.now, request.expiresAt],
  });
  tx.enqueued.add(ARCHIVE_QUEUE);
  const { rows } = await tx.query<{ id: string }>({
    name: 'archives-waiting',
    text: `SELECT id FROM shop_archives WHERE seller_id = $1 AND state = 'waiting'`,
    values: [request.sellerId],
  });
  return rows[0]?.id ?? request.archiveId;
}

interface ArchiveKey {
  sellerId: string;
  archiveId: string;
}

export async function saveArchiveProgress(
  db: Queryable,
  { sellerId, archiveId }: ArchiveKey,
  { done, total }: { done: number; total: number },
): Promise<void> {
  await db.query({
    name: 'archives-progress',
    text: `UPDATE shop_archives SET done = $3, total = $4 WHERE seller_id = $1 AND id = $2 AND state = 'waiting'`,
    values: [sellerId, archiveId, done, total],
  });
}

/** Those that were made before are over: one archive of a shop is kept. */
export async function saveMadeArchive(
  tx: Transaction,
  { sellerId, archiveId }: ArchiveKey,
  made: { fileName: string; bytes: number; counts: ArchiveCounts; now: Date; expiresAt: Date },
): Promise<void> {
  await tx.query({
    name: 'archives-made',
    text: `WITH former AS (UPDATE shop_archives SET expires_at = $6 WHERE seller_id = $1 AND id <> $2
           AND expires_at > $6)
           UPDATE shop_archives SET state = 'ready', file_name = $3, bytes = $4, counts = $5, made_at = $6,
             expires_at = $7, done = total
           WHERE seller_id = $1 AND id = $2 AND state = 'waiting'`,
    values: [
      ...[sellerId, archiveId, made.fileName, made.bytes, JSON.stringify(made.counts), made.now, made.expiresAt],
    ],
  });
}

export async function saveFailedArchive(tx: Transaction, { sellerId, archiveId }: ArchiveKey): Promise<void> {
  await tx.query({
    name: 'archives-failed',
    text: `UPDATE shop_archives SET state = 'failed' WHERE seller_id = $1 AND id = $2 AND state = 'waiting'`,
    values: [sellerId, archiveId],
  });
}

/** Parked items are worked on again. */
export async function saveRetriedArchives(tx: Transaction, sellerIds: readonly string[], until: Date): Promise<void> {
  await tx.query({
    name: 'archives-retried',
    text: `UPDATE shop_archives a SET state = 'waiting', expires_at = $2 WHERE a.state = 'failed'
           AND a.seller_id = ANY ($1)
             AND a.id = (SELECT id FROM shop_archives n WHERE n.seller_id = a.seller_id ORDER BY asked_at DESC, id DESC
               LIMIT 1)
             AND NOT EXISTS (SELECT 1 FROM shop_archives w WHERE w.seller_id = a.seller_id AND w.state = 'waiting')`,
    values: [sellerIds, until],
  });
}

/** Archives that are over. Their files go before their rows. */
export async function listExpiredArchives(
  db: Queryable,
  now: Date,
  limit: number,
): Promise<(ArchiveKey & { fileName: string })[]> {
  const { rows } = await db.query<ArchiveKey & { fileName: string }>({
    name: 'archives-expired',
    text: `SELECT seller_id AS "sellerId", id AS "archiveId", file_name AS "fileName" FROM shop_archives
           WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2`,
    values: [now, limit],
  });
  return rows;
}

export async function deleteArchive(db: Queryable, { sellerId, archiveId }: ArchiveKey): Promise<void> {
  await db.query({
    name: 'archives-delete',
    text: 'DELETE FROM shop_archives WHERE seller_id = $1 AND id = $2',
    values: [sellerId, archiveId],
  });
}
