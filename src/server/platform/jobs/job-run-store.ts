import type { Queryable, Transaction } from '../database/open-database.ts';
import type { Job } from './job.ts';

export interface Run {
  tookMs: number;
  /** What went wrong; null when it went well. */
  error: string | null;
}

/** How a job ran last, and how often it has failed in all. */
export async function upsertRun(db: Queryable, job: Job, { tookMs, error }: Run): Promise<void> {
  await db.query({
    name: 'jobs-note-run',
    text: `INSERT INTO job_runs (job, every_ms, ran_at, took_ms, failures, failed_at, error)
           VALUES ($1, $2, now(), $3, CASE WHEN $4::text IS NULL THEN 0 ELSE 1 END, CASE WHEN $4::text IS NULL THEN NULL
             ELSE now() END, coalesce($4, ''))
           ON CONFLICT (job) DO UPDATE SET every_ms = $2, ran_at = now(), took_ms = $3,
             failures = CASE WHEN $4::text IS NULL THEN 0 ELSE job_runs.failures + 1 END,
             failed_at = CASE WHEN $4::text IS NULL THEN job_runs.failed_at ELSE now() END, error = CASE
               WHEN $4::text IS NULL THEN job_runs.error ELSE $4 END`,
    values: [job.name, job.every, Math.round(tookMs), error],
  });
}

/** Whichever process runs jobs hears after the commit that this one has something to do. */
export async function wakeJob(tx: Transaction, name: string): Promise<void> {
  await tx.query({ name: 'jobs-wake', text: `SELECT pg_notify('jobs', $1)`, values: [name] });
}
