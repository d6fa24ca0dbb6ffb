import type { App } from '../calls/app.ts';
import { reportFailure } from '../failures/failures.ts';
import type { Job } from './job.ts';
import { runNotes } from './note-run.ts';

export interface JobRunner {
  stop(): Promise<void>;
  /** Runs this job now, if no other process is at it. */
  runNow(name: string): void;
  /** Runs what is due now: the simulated clock was moved. */
  runDue(): void;
  /** Runs every job once, until none has more to do; for the demo and tests. */
  settle(): Promise<void>;
}

const MAX_ROUNDS = 1000;
/** A job holds a connection for its lock and asks others for its work: however many are due, most of the pool stays free for that. */
const MAX_AT_ONCE = 6;

interface Watch {
  isOver: () => boolean;
  note: ReturnType<typeof runNotes>;
}

const claimSql = { name: 'jobs-claim', text: 'SELECT pg_try_advisory_lock(726051, $1) AS got' };
const releaseSql = { name: 'jobs-release', text: 'SELECT pg_advisory_unlock(726051, $1)' };

/** A job's lock is held by a connection: it is free the moment the process that held it is gone. */
async function runLocked(app: App, job: Job, { isOver, note }: Watch): Promise<void> {
  const key = keyOf(job.name);
  const begun = performance.now();
  try {
    const client = await app.db.pool.connect();
    let broken: Error | undefined;
    try {
      const { rows } = await client.query<{ got: boolean }>({ ...claimSql, values: [key] });
      if (!rows[0]?.got) return;
      try {
        // A server that stops does not wait for all the work there is, only for the piece in hand [RUN-03].
        for (let round = 0; round < MAX_ROUNDS && !isOver() && (await job.run(app)); round += 1) {
          /* until nothing is left */
        }
        app.metrics.count('jobs_total', { job: job.name, result: 'done' });
        await note(job, { tookMs: performance.now() - begun, error: null });
      } finally {
        await client.query({ ...releaseSql, values: [key] }).catch((error: Error) => (broken = error));
      }
    } finally {
      // A connection that could not give the lock back ends, and the lock with it.
      client.release(broken);
    }
  } catch (error) {
    app.metrics.count('jobs_total', { job: job.name, result: 'failed' });
    app.log.error('a job failed and runs again later', { job: job.name, error });
    reportFailure(app, { kind: 'job', where: job.name, error });
    await note(job, { tookMs: performance.now() - begun, error: String((error as Error).message).slice(0, 200) });
  }
}

export const keyOf = (name: string): number =>
  [...name].reduce((hash, letter) => (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0, 7);

/** Runs each job at once and then at its pace, a few of them at a time. State lies in the database, so any process may take over. */
export function runJobs(app: App, jobs: readonly Job[]): JobRunner {
  let stopped = false;
  const running = new Set<Promise<void>>();
  const waiting: Job[] = [];
  const note = runNotes(app);
  const goOn = (): void => {
    while (!stopped && running.size < MAX_AT_ONCE) {
      const job = waiting.shift();
      if (!job) return;
      const run = runLocked(app, job, { isOver: () => stopped, note });
      running.add(run);
      void run.finally(() => {
        running.delete(run);
        goOn();
      });
    }
  };
  const go = (job: Job): void => {
    // One that waits already will do what is due by then.
    if (!waiting.includes(job)) waiting.push(job);
    goOn();
  };
  const timers = jobs.map((job) => {
    setImmediate(() => go(job));
    return setInterval(() => go(job), job.every);
  });
  return {
    stop: async () => {
      stopped = true;
      timers.forEach((timer) => clearInterval(timer));
      await Promise.all(running);
    },
    runNow: (name) => jobs.filter((job) => job.name === name).forEach(go),
    runDue: () => jobs.forEach(go),
    settle: async () => {
      for (const job of jobs) await runLocked(app, job, { isOver: () => false, note });
    },
  };
}
