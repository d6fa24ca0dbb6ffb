import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import { fileColumns, type FileDetails, type FileRow } from './file-row.ts';

export async function findStored(db: Queryable, ownerId: string, name: string): Promise<FileRow | null> {
  const { rows } = await db.query<FileRow>({
    name: 'files-find-stored',
    text: `SELECT ${fileColumns} FROM stored_files WHERE owner_id = $1 AND name = $2 AND state = 'stored'`,
    values: [ownerId, name],
  });
  return rows[0] ?? null;
}

/** Makes an upload the file of its name; null where it is none any more. */
export async function storeUpload(
  tx: Transaction,
  file: { ownerId: string; id: string; md5: Buffer; crc32c: Buffer; now: Date },
): Promise<FileRow | null> {
  const { rows } = await tx.query<FileRow>({
    name: 'files-store-upload',
    text: `UPDATE stored_files SET state = 'stored', md5 = $3, crc32c = $4, verified_md5 = $3, updated_at = $5
           WHERE owner_id = $1 AND id = $2 AND state = 'open' AND received = size RETURNING ${fileColumns}`,
    values: [file.ownerId, file.id, file.md5, file.crc32c, file.now],
  });
  return rows[0] ?? null;
}

/** Takes files away from readers and lists; their bytes go afterwards. What a module has shared stays; an answer of `shared` says so. */
export async function markRemoved(
  db: Queryable,
  file: { ownerId: string; name: string; now: Date },
): Promise<{ removed: string[]; shared: boolean }> {
  const { rows } = await db.query<{ id: string; shared: boolean }>({
    name: 'files-mark-removed',
    text: `WITH found AS (
             SELECT f.owner_id, f.id, EXISTS (SELECT 1 FROM file_readers r WHERE r.owner_id = f.owner_id
               AND r.file_id = f.id) AS shared
             FROM stored_files f WHERE f.owner_id = $1 AND f.name = $2 AND f.state = 'stored' FOR UPDATE),
           gone AS (
             UPDATE stored_files f SET state = 'removed', updated_at = $3 FROM found
             WHERE f.owner_id = found.owner_id AND f.id = found.id AND NOT found.shared)
           SELECT id, shared FROM found`,
    values: [file.ownerId, file.name, file.now],
  });
  return { removed: rows.filter((row) => !row.shared).map(({ id }) => id), shared: rows.some((row) => row.shared) };
}

/** An upload that is called off or refused. */
export async function markUploadRemoved(
  db: Queryable,
  upload: { ownerId: string; id: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'files-mark-upload-removed',
    text: `UPDATE stored_files SET state = 'removed', updated_at = $3 WHERE owner_id = $1 AND id = $2
           AND state = 'open'`,
    values: [upload.ownerId, upload.id, upload.now],
  });
  return rowCount === 1;
}

export async function changeDetails(
  tx: Transaction,
  file: { ownerId: string; name: string; contentType: string; details: FileDetails; now: Date },
): Promise<FileRow | null> {
  const { rows } = await tx.query<FileRow>({
    name: 'files-change-details',
    text: `UPDATE stored_files SET content_type = $3, details = $4, updated_at = $5, metageneration = metageneration + 1
           WHERE owner_id = $1 AND name = $2 AND state = 'stored' RETURNING ${fileColumns}`,
    values: [file.ownerId, file.name, file.contentType, JSON.stringify(file.details), file.now],
  });
  return rows[0] ?? null;
}

interface Names {
  ownerId: string;
  prefix: string;
  from: string;
  delimiter: string;
  limit: number;
}

/**
 * [FILE-01] Names under a prefix in their order, those behind a delimiter gathered as one; each step looks for the next alone, so that a
 * folder with many files costs one step.
 */
export async function listNames(db: Queryable, request: Names): Promise<{ entry: string; isFolder: boolean }[]> {
  const { rows } = await db.query<{ entry: string; isFolder: boolean }>({
    name: 'files-list-names',
    text: `WITH RECURSIVE step AS (
             SELECT 0 AS n, $3::text COLLATE "C" AS next, NULL::text COLLATE "C" AS entry, false AS "isFolder"
             UNION ALL
             SELECT s.n + 1,
               CASE WHEN cut.at > 0 THEN (left(found.name, length($2) + cut.at - 1) || '0') COLLATE "C"
                 ELSE (found.name || chr(1)) COLLATE "C" END,
               CASE WHEN cut.at > 0 THEN left(found.name, length($2) + cut.at) ELSE found.name END,
               cut.at > 0
             FROM step s CROSS JOIN LATERAL (
               SELECT name FROM stored_files
               WHERE owner_id = $1 AND state = 'stored' AND name >= s.next AND starts_with(name, $2)
               ORDER BY name LIMIT 1) AS found
             CROSS JOIN LATERAL (
               SELECT CASE WHEN $4 = '' THEN 0 ELSE position($4 IN substr(found.name, length($2) + 1)) END AS at) AS cut
             WHERE s.n < $5)
           SELECT entry, "isFolder" FROM step WHERE n > 0 ORDER BY n`,
    values: [request.ownerId, request.prefix, request.from, request.delimiter, request.limit],
  });
  return rows;
}

export async function markTaken(db: Queryable, file: { ownerId: string; id: string; now: Date }): Promise<void> {
  await db.query({
    name: 'files-mark-taken',
    text: `UPDATE stored_files SET details = details || '{"isTaken": true}', updated_at = $3
           WHERE owner_id = $1 AND id = $2`,
    values: [file.ownerId, file.id, file.now],
  });
}

/** Stored files behind an owner and an id whose checksums were not counted over all their bytes. */
export async function listUnverified(
  db: Queryable,
  after: Pick<FileRow, 'owner_id' | 'id'>,
  limit: number,
): Promise<FileRow[]> {
  const { rows } = await db.query<FileRow>({
    name: 'files-list-unverified',
    text: `SELECT ${fileColumns} FROM stored_files
           WHERE state = 'stored' AND verified_md5 IS DISTINCT FROM md5 AND (owner_id, id) > ($1, $2)
             ORDER BY owner_id, id LIMIT $3`,
    values: [after.owner_id, after.id, limit],
  });
  return rows;
}

export async function saveChecksums(
  db: Queryable,
  file: { ownerId: string; id: string; md5: Buffer; crc32c: Buffer },
): Promise<void> {
  await db.query({
    name: 'files-save-checksums',
    text: `UPDATE stored_files SET md5 = $3, crc32c = $4, verified_md5 = $3 WHERE owner_id = $1 AND id = $2
           AND state = 'stored'`,
    values: [file.ownerId, file.id, file.md5, file.crc32c],
  });
}
