import type { SavedReport } from '#domain/analytics/reports/report-contract.ts';
import { iso } from '../../../platform/database/iso.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

/** `$1` is who asks. */
const shown = `r.id AS "reportId", r.name, r.definition, r.is_shared AS "isShared", r.owner_id = $1 AS "isOwn",
  coalesce(u.display_name, '') AS "ownerName", r.version, ${iso('r.updated_at')} AS "updatedAt"`;
const MAX_SHARED = 500;

/** Own reports and shared ones, by name. */
export async function listSavedReports(db: Queryable, userId: string): Promise<SavedReport[]> {
  const { rows } = await db.query<SavedReport>({
    name: 'analytics-saved-reports',
    text: `SELECT ${shown} FROM (SELECT * FROM saved_reports WHERE owner_id = $1
             UNION SELECT * FROM (SELECT * FROM saved_reports WHERE is_shared ORDER BY name LIMIT ${MAX_SHARED}) s) r
           LEFT JOIN users u ON u.id = r.owner_id ORDER BY r.name, r.id`,
    values: [userId],
  });
  return rows;
}

/** How many somebody has; their reports wait for each other until the transaction ends. */
export async function lockReportsOf(tx: Transaction, userId: string): Promise<number> {
  await tx.query({
    name: 'analytics-lock-reports',
    text: `SELECT pg_advisory_xact_lock(hashtextextended('saved_reports:' || $1, 0))`,
    values: [userId],
  });
  const { rows } = await tx.query<{ count: number }>({
    name: 'analytics-count-reports',
    text: 'SELECT count(*)::int AS count FROM saved_reports WHERE owner_id = $1',
    values: [userId],
  });
  return rows[0]?.count ?? 0;
}

interface Saved extends Pick<SavedReport, 'reportId' | 'name' | 'definition' | 'isShared' | 'version'> {
  ownerId: string;
  now: Date;
}

export async function insertReport(tx: Transaction, report: Saved): Promise<void> {
  await tx.query({
    name: 'analytics-insert-report',
    text: `INSERT INTO saved_reports (id, owner_id, name, definition, is_shared, version, updated_at)
           VALUES ($1, $2, $3, $4, $5, 1, $6)`,
    values: [
      report.reportId,
      report.ownerId,
      report.name,
      JSON.stringify(report.definition),
      report.isShared,
      report.now,
    ],
  });
}

/** Changes an own report of the version that was read: `changed` where it has another, `gone` where there is none. */
export async function updateReport(tx: Transaction, report: Saved): Promise<'saved' | 'changed' | 'gone'> {
  const { rows } = await tx.query<{ version: number }>({
    name: 'analytics-hold-report',
    text: 'SELECT version FROM saved_reports WHERE id = $1 AND owner_id = $2 FOR UPDATE',
    values: [report.reportId, report.ownerId],
  });
  if (!rows[0]) return 'gone';
  if (rows[0].version !== report.version) return 'changed';
  await tx.query({
    name: 'analytics-update-report',
    text: `UPDATE saved_reports SET name = $2, definition = $3, is_shared = $4, version = version + 1, updated_at = $5
           WHERE id = $1`,
    values: [report.reportId, report.name, JSON.stringify(report.definition), report.isShared, report.now],
  });
  return 'saved';
}

export async function findSavedReport(db: Queryable, of: { userId: string; reportId: string }): Promise<SavedReport> {
  const { rows } = await db.query<SavedReport>({
    name: 'analytics-saved-report',
    text: `SELECT ${shown} FROM saved_reports r LEFT JOIN users u ON u.id = r.owner_id
           WHERE r.id = $2 AND (r.owner_id = $1 OR r.is_shared)`,
    values: [of.userId, of.reportId],
  });
  if (!rows[0]) throw new Error('The report that was saved just now is not there');
  return rows[0];
}

/** The name of what was removed; null where there was nothing. */
export async function deleteReport(
  tx: Transaction,
  of: { userId: string; reportId: string },
): Promise<{ name: string; isShared: boolean } | null> {
  const { rows } = await tx.query<{ name: string; isShared: boolean }>({
    name: 'analytics-delete-report',
    text: 'DELETE FROM saved_reports WHERE id = $2 AND owner_id = $1 RETURNING name, is_shared AS "isShared"',
    values: [of.userId, of.reportId],
  });
  return rows[0] ?? null;
}
