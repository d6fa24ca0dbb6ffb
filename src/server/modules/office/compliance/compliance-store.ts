import { iso } from '../../../platform/database/iso.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';

/** [SUP-03] What went of each table in the 30 days before, and the last day on which anything did. */
export async function listEnded(
  db: Queryable,
  now: Date,
): Promise<{ table: string; ended30: number; lastDay: string }[]> {
  const { rows } = await db.query<{ table: string; ended30: number; lastDay: string }>({
    name: 'office-ended-retentions',
    text: `SELECT table_name AS table, coalesce(sum(row_count) FILTER (WHERE day > $1::timestamptz::date - 30),
           0)::bigint AS ended30, max(day) AS "lastDay"
           FROM ended_retentions GROUP BY 1`,
    values: [now],
  });
  return rows;
}

/** How the job that carries them out ran last. */
export async function findRetentionRun(
  db: Queryable,
  job: string,
): Promise<{ ranAt: string; failures: number } | null> {
  const { rows } = await db.query<{ ranAt: string; failures: number }>({
    name: 'office-retention-run',
    text: `SELECT ${iso('ran_at')} AS "ranAt", failures FROM job_runs WHERE job = $1`,
    values: [job],
  });
  return rows[0] ?? null;
}
