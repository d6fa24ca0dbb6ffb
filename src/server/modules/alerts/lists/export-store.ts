import { createHash } from 'node:crypto';
import { alertLimits } from '#domain/alerts/limits.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export interface NewExport {
  token: string;
  userId: string;
  sellerId: string;
  fileName: string;
  now: Date;
  expiresAt: Date;
}

/** A link that opens nothing until `finishExport` says that its parts are there. */
export async function insertExport(db: Queryable, link: NewExport): Promise<void> {
  await db.query({
    name: 'exports-insert',
    text: `INSERT INTO export_urls (token_hash, user_id, seller_id, filename, created_at, expires_at)
           VALUES ($1, $2, $3, $4, $5, $6)`,
    values: [hashOf(link.token), link.userId, link.sellerId, link.fileName, link.now, link.expiresAt],
  });
}

export async function insertPart(
  db: Queryable,
  token: string,
  { part, csv }: { part: number; csv: string },
): Promise<void> {
  await db.query({
    name: 'exports-insert-part',
    text: 'INSERT INTO export_parts (token_hash, part, csv) VALUES ($1, $2, $3)',
    values: [hashOf(token), part, csv],
  });
}

/** Its 15 minutes begin. */
export async function finishExport(
  db: Queryable,
  token: string,
  { rows, expiresAt }: { rows: number; expiresAt: Date },
): Promise<void> {
  await db.query({
    name: 'exports-finish',
    text: 'UPDATE export_urls SET row_count = $2, expires_at = $3 WHERE token_hash = $1',
    values: [hashOf(token), rows, expiresAt],
  });
}

export interface UsedLink {
  userId: string;
  fileName: string;
  isExpired: boolean;
  isUsed: boolean;
}

/** What a link is, whoever asks; null where there is none. */
export async function findExport(db: Queryable, token: string, now: Date): Promise<UsedLink | null> {
  const { rows } = await db.query<UsedLink>({
    name: 'exports-find',
    text: `SELECT user_id AS "userId", filename AS "fileName", expires_at <= $2 AS "isExpired", used AS "isUsed"
           FROM export_urls
           WHERE token_hash = $1 AND row_count IS NOT NULL`,
    values: [hashOf(token), now],
  });
  return rows[0] ?? null;
}

/** [ALERT-20] Uses a link; of many at once one alone does. */
export async function markUsed(db: Queryable, token: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'exports-use',
    text: `UPDATE export_urls SET used = true, used_at = $2 WHERE token_hash = $1 AND NOT used AND expires_at > $2`,
    values: [hashOf(token), now],
  });
  return rowCount === 1;
}

/** The parts of an export, one after the other; each is gone once it was read. */
export async function* readParts(db: Queryable, token: string): AsyncGenerator<string> {
  for (let part = 0; ; part += 1) {
    const { rows } = await db.query<{ csv: string }>({
      name: 'exports-read-part',
      text: 'DELETE FROM export_parts WHERE token_hash = $1 AND part = $2 RETURNING csv',
      values: [hashOf(token), part],
    });
    const [row] = rows;
    if (!row) return;
    yield row.csv;
  }
}

/** [ALERT-20] Links that are over, 100 at a time. */
export async function deleteExpired(db: Queryable, now: Date): Promise<number> {
  const { rowCount } = await db.query({
    name: 'exports-delete-expired',
    text: `DELETE FROM export_urls WHERE token_hash IN
             (SELECT token_hash FROM export_urls WHERE expires_at <= $1 ORDER BY expires_at
               LIMIT ${alertLimits.perRun} FOR UPDATE SKIP LOCKED)`,
    values: [now],
  });
  return rowCount ?? 0;
}
