import type { Queryable, Transaction } from '../database/open-database.ts';
import type { Job } from './job.ts';

export interface Run {
  tookMs: number;
  /** What went wrong; null when it went well. */
  error: string | null;
}

export interface NotedRun extends Run {
  job: Job;
  /** When it ended, by the clock of this process. */
  at: number;
}

/** How jobs ran last, and how often each has failed in all. */
export async function upsertRuns(db: Queryable, runs: readonly NotedRun[]): Promise<void> {
  const now = Date.now();
  await db.query({
    name: 'jobs-note-runs',
    text: `INSERT INTO job_runs AS r (job, every_ms, ran_at, took_ms, failures, failed_at, error)
           SELECT job, every_ms, at, took_ms, (error IS NOT NULL)::int, CASE WHEN error IS NOT NULL THEN at END,
             coalesce(error, '')
           FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::int[])
             AS n (job, every_ms, took_ms, error, ago), LATERAL (SELECT now() - ago * interval '1 millisecond' AS at) t
           ON CONFLICT (job) DO UPDATE SET every_ms = excluded.every_ms, ran_at = excluded.ran_at,
             took_ms = excluded.took_ms, failures = CASE WHEN excluded.failures = 0 THEN 0 ELSE r.failures + 1 END,
             failed_at = coalesce(excluded.failed_at, r.failed_at),
             error = CASE WHEN excluded.failures = 0 THEN r.error ELSE excluded.error END`,
    values: [
      runs.map(({ job }) => job.name),
      runs.map(({ job }) => job.every),
      runs.map(({ tookMs }) => Math.round(tookMs)),
      runs.map(({ error }) => error),
      runs.map(({ at }) => Math.max(0, now - at)),
    ],
  });
}

/** Whichever process runs jobs hears after the commit that this one has something to do. */
export async function wakeJob(tx: Transaction, name: string): Promise<void> {
  await tx.query({ name: 'jobs-wake', text: `SELECT pg_notify('jobs', $1)`, values: [name] });
}
