import type { App } from '../calls/app.ts';
import type { Job } from './job.ts';
import { type NotedRun, type Run, upsertRuns } from './job-run-store.ts';

/** Jobs that go well are written down at most so often, all by one statement: some run every few seconds. */
const EVERY_MILLISECONDS = 20_000;

export interface RunNotes {
  add(job: Job, run: Run): Promise<void>;
  flush(): Promise<void>;
}

/** [OFFICE-01] Keeps how each job ran last. It never fails a job: what cannot be written now is written at a later run. */
export function runNotes(app: App): RunNotes {
  const unwritten = new Map<string, NotedRun>();
  const failing = new Set<string>();
  let writtenAt = -Infinity;
  const flush = async (): Promise<void> => {
    // In one order everywhere, so that no process waits for another in a circle.
    const runs = [...unwritten.values()].toSorted((a, b) => (a.job.name < b.job.name ? -1 : 1));
    if (runs.length === 0) return;
    unwritten.clear();
    const before = writtenAt;
    writtenAt = Date.now();
    try {
      await upsertRuns(app.db, runs);
    } catch {
      writtenAt = before;
      for (const run of runs) if (!unwritten.has(run.job.name)) unwritten.set(run.job.name, run);
    }
  };
  return {
    add: async (job, run) => {
      unwritten.set(job.name, { job, ...run, at: Date.now() });
      const hasChanged = run.error !== null || failing.has(job.name);
      if (run.error === null) failing.delete(job.name);
      else failing.add(job.name);
      if (hasChanged || Date.now() - writtenAt >= EVERY_MILLISECONDS) await flush();
    },
    flush,
  };
}
