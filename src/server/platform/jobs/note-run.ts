import type { App } from '../calls/app.ts';
import type { Job } from './job.ts';
import { type Run, upsertRun } from './job-run-store.ts';

/** A job that goes well is written down at most so often: some run every two seconds. */
const EVERY_MILLISECONDS = 20_000;

/** [OFFICE-01] Keeps how each job ran last. It never fails a job: what cannot be written now is written at its next run. */
export function runNotes(app: App): (job: Job, run: Run) => Promise<void> {
  const noted = new Map<string, { at: number; error: string | null }>();
  return async (job, { tookMs, error }) => {
    const before = noted.get(job.name);
    const now = Date.now();
    if (before && error === null && before.error === null && now - before.at < EVERY_MILLISECONDS) return;
    try {
      await upsertRun(app.db, job, { tookMs, error });
      noted.set(job.name, { at: now, error });
    } catch {
      noted.delete(job.name);
    }
  };
}
