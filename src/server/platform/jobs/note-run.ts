import type { App } from '../calls/app.ts';
import type { Job } from './job.ts';

/** A job that goes well is written down at most so often: some run every two seconds. */
const EVERY_MILLISECONDS = 20_000;

export interface Run {
  tookMs: number;
  /** What went wrong; null when it went well. */
  error: string | null;
}

/** [OFFICE-01] Keeps how each job ran last. It never fails a job: what cannot be written now is written at its next run. */
export function runNotes(app: App): (job: Job, run: Run) => Promise<void> {
  const noted = new Map<string, { at: number; error: string | null }>();
  return async (job, { tookMs, error }) => {
    const before = noted.get(job.name);
    const now = Date.now();
    if (before && error === null && before.error === null && now - before.at < EVERY_MILLISECONDS) return;
    try {
      await app.db.query({
        name: 'jobs-note-run',
        text: `INSERT INTO job_runs (job, every_ms, ran_at, took_ms, failures, failed_at, error)
               VALUES ($1, $2, now(), $3, CASE WHEN $4::text IS NULL THEN 0 ELSE 1 END, CASE WHEN $4::text IS NULL THEN NULL ELSE now() END, coalesce($4, ''))
               ON CONFLICT (job) DO UPDATE SET every_ms = $2, ran_at = now(), took_ms = $3,
                 failures = CASE WHEN $4::text IS NULL THEN 0 ELSE job_runs.failures + 1 END,
                 failed_at = CASE WHEN $4::text IS NULL THEN job_runs.failed_at ELSE now() END, error = CASE WHEN $4::text IS NULL THEN job_runs.error ELSE $4 END`,
        values: [job.name, job.every, Math.round(tookMs), error],
      });
      noted.set(job.name, { at: now, error });
    } catch {
      noted.delete(job.name);
    }
  };
}
