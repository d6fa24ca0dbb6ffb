import { archivesFolder } from '#domain/files/storage/file-name.ts';
import { onlyRow } from '../../../platform/database/only-row.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import { fileColumns, type FileDetails, type FileRow, type PartRow } from './file-row.ts';

export interface NewUpload {
  ownerId: string;
  id: string;
  name: string;
  contentType: string;
  details: FileDetails;
  size: number;
  generation: number;
  now: Date;
}

export async function insertUpload(tx: Transaction, upload: NewUpload): Promise<FileRow> {
  const { now, ...facts } = upload;
  return onlyRow(
    await tx.query<FileRow>({
      name: 'files-insert-upload',
      text: `INSERT INTO stored_files (owner_id, id, state, name, content_type, details, size, received, generation,
             created_at, updated_at)
             SELECT "ownerId", id, 'open', name, "contentType", details, size, 0, generation, $2, $2
             FROM jsonb_to_record($1::jsonb) AS u ("ownerId" text, id text, name text, "contentType" text,
               details jsonb, size bigint, generation bigint)
             RETURNING ${fileColumns}`,
      values: [JSON.stringify(facts), now],
    }),
  );
}

/** Bytes of uploads and files, as far as they count: what the product made does not; how many there are of both, and of those that are under way. */
export async function usedByFiles(
  db: Queryable,
  ownerId: string,
): Promise<{ bytes: number; files: number; open: number }> {
  return onlyRow(
    await db.query<{ bytes: number; files: number; open: number }>({
      name: 'files-used-by-files',
      text: `SELECT coalesce(sum(size), 0)::bigint AS bytes, count(*)::int AS files, count(*)
             FILTER (WHERE state = 'open')::int AS open
             FROM stored_files WHERE owner_id = $1 AND state <> 'removed' AND NOT starts_with(name, $2)`,
      values: [ownerId, archivesFolder(ownerId)],
    }),
  );
}

/** An upload in whatever state it is. */
export async function findUpload(db: Queryable, ownerId: string, id: string): Promise<FileRow | null> {
  const { rows } = await db.query<FileRow>({
    name: 'files-find-upload',
    text: `SELECT ${fileColumns} FROM stored_files WHERE owner_id = $1 AND id = $2`,
    values: [ownerId, id],
  });
  return rows[0] ?? null;
}

/** What came is all there is: an upload whose length nobody said. */
export async function setFinalSize(db: Queryable, ownerId: string, id: string): Promise<void> {
  await db.query({
    name: 'files-settle-size',
    text: `UPDATE stored_files SET size = received WHERE owner_id = $1 AND id = $2 AND state = 'open'`,
    values: [ownerId, id],
  });
}

interface PartKey {
  ownerId: string;
  fileId: string;
  partId: string;
}

/** Writes down that bytes will be written, also behind a part that is being finished; false where the upload is none any more, or got further. */
export async function beginPart(db: Queryable, part: PartKey & { startsAt: number; now: Date }): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'files-begin-part',
    text: `INSERT INTO file_parts (owner_id, file_id, id, starts_at, created_at)
           SELECT owner_id, id, $3, $4, $5 FROM stored_files WHERE owner_id = $1 AND id = $2 AND state = 'open'
             AND received <= $4
           FOR KEY SHARE`,
    values: [part.ownerId, part.fileId, part.partId, part.startsAt, part.now],
  });
  return rowCount === 1;
}

/** [FILE-01] The part is there: from now on its bytes are acknowledged. False where others came first or the upload is none any more. */
export async function finishPart(
  db: Queryable,
  part: PartKey & { startsAt: number; size: number; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'files-finish-part',
    text: `WITH part AS (
             SELECT owner_id, file_id, id FROM file_parts
             WHERE owner_id = $1 AND file_id = $2 AND id = $3 AND size IS NULL FOR UPDATE),
           moved AS (
             UPDATE stored_files f SET received = f.received + $5, updated_at = $6 FROM part
             WHERE f.owner_id = part.owner_id AND f.id = part.file_id AND f.state = 'open' AND f.received = $4
             RETURNING f.id)
           UPDATE file_parts p SET size = $5 FROM moved
           WHERE p.owner_id = $1 AND p.file_id = moved.id AND p.id = $3`,
    values: [part.ownerId, part.fileId, part.partId, part.startsAt, part.size, part.now],
  });
  return rowCount === 1;
}

export async function deletePart(db: Queryable, { ownerId, fileId, partId }: PartKey): Promise<void> {
  await db.query({
    name: 'files-delete-part',
    text: 'DELETE FROM file_parts WHERE owner_id = $1 AND file_id = $2 AND id = $3',
    values: [ownerId, fileId, partId],
  });
}

/** The parts of a file in the order of its bytes. */
export async function listParts(db: Queryable, ownerId: string, fileId: string): Promise<PartRow[]> {
  const { rows } = await db.query<PartRow>({
    name: 'files-list-parts',
    text: `SELECT id, starts_at, size FROM file_parts
           WHERE owner_id = $1 AND file_id = $2 AND size IS NOT NULL ORDER BY starts_at`,
    values: [ownerId, fileId],
  });
  return rows;
}
