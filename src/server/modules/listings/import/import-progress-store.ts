import { onlyRow } from '../../../platform/database/only-row.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

export interface ImportKey {
  sellerId: string;
  fileHash: string;
}

export interface ImportProgress {
  startedAt: Date;
  rowsRead: number;
  loaded: number;
  refused: number;
}

/** Somebody else reads the same file at this moment. */
export class ImportElsewhere extends Error {
  constructor() {
    super('the same file is being imported by somebody else right now');
  }
}

/** Where the import of this file goes on: where it was cut off, or at the beginning. */
export async function beginImport(
  db: Queryable,
  { sellerId, fileHash }: ImportKey,
  now: Date,
): Promise<ImportProgress> {
  const { rows } = await db.query<ImportProgress>({
    text: `INSERT INTO listing_imports AS i (seller_id, file_hash, started_at) VALUES ($1, $2, $3)
           ON CONFLICT (seller_id, file_hash) DO UPDATE SET finished_at = NULL, started_at = CASE
             WHEN i.finished_at IS NULL THEN i.started_at ELSE $3 END,
             rows_read = CASE WHEN i.finished_at IS NULL THEN i.rows_read ELSE 0 END, loaded = CASE
               WHEN i.finished_at IS NULL THEN i.loaded ELSE 0 END,
             refused = CASE WHEN i.finished_at IS NULL THEN i.refused ELSE 0 END
           RETURNING started_at AS "startedAt", rows_read AS "rowsRead", loaded, refused`,
    values: [sellerId, fileHash, now],
  });
  return onlyRow({ rows });
}

/** Moves the position with the rows that it counts; somebody who imports the same file at the same time stops here. */
export async function advanceImport(
  tx: Transaction,
  { sellerId, fileHash }: ImportKey,
  { from, to }: { from: ImportProgress; to: ImportProgress },
): Promise<void> {
  const { rowCount } = await tx.query({
    name: 'import-advance',
    text: `UPDATE listing_imports SET rows_read = $4, loaded = $5, refused = $6 WHERE seller_id = $1 AND file_hash = $2
           AND rows_read = $3`,
    values: [sellerId, fileHash, from.rowsRead, to.rowsRead, to.loaded, to.refused],
  });
  if (rowCount !== 1) throw new ImportElsewhere();
}

export async function finishImport(tx: Transaction, { sellerId, fileHash }: ImportKey, now: Date): Promise<void> {
  await tx.query({
    text: 'UPDATE listing_imports SET finished_at = $3 WHERE seller_id = $1 AND file_hash = $2',
    values: [sellerId, fileHash, now],
  });
}
