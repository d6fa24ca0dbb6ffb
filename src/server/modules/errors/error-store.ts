import type { SourceState } from '#domain/core/errors/report-limit.ts';
import { reportsToDrop } from '#domain/errors/limits.ts';
import type { Circumstances, ErrorGroup } from '#domain/errors/model.ts';
import { jsonRecord } from '../../platform/database/json-record.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { onlyRow } from '../../platform/database/only-row.ts';

/** What is known of a source, locked until the transaction ends: however many report at once, each is counted. */
export async function lockSource(tx: Transaction, source: Buffer, now: Date): Promise<SourceState> {
  const result = await tx.query<{ takenAt: string[]; blockedUntil: Date | null }>({
    name: 'errors-lock-source',
    text: `INSERT INTO error_sources (source, seen_at) VALUES ($1, $2) ON CONFLICT (source) DO UPDATE
           SET seen_at = excluded.seen_at
           RETURNING taken_at AS "takenAt", blocked_until AS "blockedUntil"`,
    values: [source, now],
  });
  const { takenAt, blockedUntil } = onlyRow(result);
  return { takenAt: takenAt.map(Number), blockedUntil: blockedUntil?.getTime() ?? 0 };
}

export function updateSource(tx: Transaction, source: Buffer, { takenAt, blockedUntil }: SourceState): void {
  tx.send({
    name: 'errors-update-source',
    text: 'UPDATE error_sources SET taken_at = $2, blocked_until = $3 WHERE source = $1',
    values: [source, takenAt, blockedUntil > 0 ? new Date(blockedUntil) : null],
  });
}

export interface Occurrence extends Pick<
  ErrorGroup,
  'fingerprint' | 'origin' | 'kind' | 'type' | 'category' | 'name' | 'message' | 'path'
> {
  number: string;
  requestId: string | null;
  circumstances: Circumstances;
}

/** One at a time, so that what is kept never passes its limit. */
const LOCK = 726_053;

/** [ERR-07] Keeps an occurrence with its group; the same number again changes nothing. A group that was resolved opens again. */
export async function insertOccurrence(tx: Transaction, occurrence: Occurrence, now: Date): Promise<void> {
  const { fingerprint, number, requestId, circumstances, ...group } = occurrence;
  tx.send({ text: 'SELECT pg_advisory_xact_lock($1)', values: [LOCK] });
  tx.send({
    name: 'errors-insert-group',
    text: `INSERT INTO error_groups (fingerprint, origin, kind, type, category, name, message, path, first_seen,
             last_seen)
           SELECT g.fingerprint, g.origin, g.kind, g.type, g.category, g.name, g.message, g.path, g.now, g.now
           FROM jsonb_to_record($1::jsonb) AS g (fingerprint text, origin text, kind text, type text, category text,
             name text, message text, path text, now timestamptz) ON CONFLICT DO NOTHING`,
    values: [jsonRecord({ ...group, fingerprint, now })],
  });
  const { rows } = await tx.query({
    name: 'errors-insert-report',
    text: `WITH added AS (
             INSERT INTO error_reports (fingerprint, number, request_id, at, message, path, circumstances)
             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING fingerprint
           )
           UPDATE error_groups g SET reports = reports + 1, last_seen = greatest(last_seen, $4), message = $5,
             path = $6,
             recurrences = recurrences + (resolved_at IS NOT NULL)::int, resolved_at = NULL
           FROM added WHERE g.fingerprint = added.fingerprint
             RETURNING (SELECT count(*)::int FROM error_reports) AS count`,
    values: [fingerprint, number, requestId, now, group.message, group.path, JSON.stringify(circumstances)],
  });
  // The count is that of before the new one.
  const drop = reportsToDrop(Number(rows[0]?.count ?? 0) + rows.length);
  if (drop > 0) await dropOldest(tx, drop);
}

async function dropOldest(tx: Transaction, count: number): Promise<void> {
  await tx.query({
    text: `DELETE FROM error_reports r USING (SELECT fingerprint, number FROM error_reports ORDER BY at, fingerprint,
           number LIMIT $1) o
           WHERE r.fingerprint = o.fingerprint AND r.number = o.number`,
    values: [count],
  });
}

/** Resolved or open again; null where there is no such group. */
export async function updateResolved(
  tx: Transaction,
  fingerprint: string,
  resolvedAt: Date | null,
): Promise<{ name: string; message: string } | null> {
  const { rows } = await tx.query<{ name: string; message: string }>({
    name: 'errors-resolve',
    text: 'UPDATE error_groups SET resolved_at = $2 WHERE fingerprint = $1 RETURNING name, message',
    values: [fingerprint, resolvedAt],
  });
  return rows[0] ?? null;
}
