import { setTimeout as sleep } from 'node:timers/promises';
import type { App } from '../calls/app.ts';
import { reportFailure } from '../failures/failures.ts';
import type { Job } from './job.ts';
import { type JobLocks, jobLocks } from './job-lock-store.ts';
import { type RunNotes, runNotes } from './record-run.ts';

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
/** However many are due, most of the pool stays free for what requests ask. */
const MAX_AT_ONCE = 6;
/** What becomes due within so many milliseconds begins together, by one claim of all its locks. */
const TOGETHER_MILLISECONDS = 10;

interface Watch {
  locks: JobLocks;
  isOver: () => boolean;
  note: RunNotes;
}

/** Runs a job whose lock this process holds, and gives the lock back. */
async function runClaimed(app: App, job: Job, { locks, isOver, note }: Watch): Promise<void> {
  const begun = performance.now();
  try {
    // A server that stops does not wait for all the work there is, only for the piece in hand [RUN-03].
    for (let round = 0; round < MAX_ROUNDS && !isOver() && (await job.run(app)); round += 1) {
      /* until nothing is left */
    }
    app.metrics.count('jobs_total', { job: job.name, result: 'done' });
    await note.add(job, { tookMs: performance.now() - begun, error: null });
  } catch (error) {
    await recordFailed(app, job, { error: error as Error, note, tookMs: performance.now() - begun });
  } finally {
    await locks.release(keyOf(job.name));
  }
}

async function recordFailed(
  app: App,
  job: Job,
  { error, note, tookMs }: { error: Error; note: RunNotes; tookMs: number },
): Promise<void> {
  app.metrics.count('jobs_total', { job: job.name, result: 'failed' });
  app.log.error('a job failed and runs again later', { job: job.name, error });
  reportFailure(app, { kind: 'job', where: job.name, error });
  await note.add(job, { tookMs, error: String(error.message).slice(0, 200) });
}

/** Those of these jobs whose lock no process had, and this one has now. */
async function claim(app: App, jobs: readonly Job[], { locks, note }: Watch): Promise<Job[]> {
  try {
    const got = await locks.claim(jobs.map(({ name }) => keyOf(name)));
    return jobs.filter(({ name }) => got.has(keyOf(name)));
  } catch (error) {
    for (const job of jobs) await recordFailed(app, job, { error: error as Error, note, tookMs: 0 });
    return [];
  }
}

export const keyOf = (name: string): number =>
  [...name].reduce((hash, letter) => (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0, 7);

/** Runs each job at once and then at its pace, a few of them at a time. State lies in the database, so any process may take over. */
export function runJobs(app: App, jobs: readonly Job[]): JobRunner {
  let stopped = false;
  const running = new Set<Promise<void>>();
  const waiting: Job[] = [];
  let turn: Promise<void> | null = null;
  const watch: Watch = { locks: jobLocks(app.db), isOver: () => stopped, note: runNotes(app) };
  const claimTurn = async (): Promise<void> => {
    await sleep(TOGETHER_MILLISECONDS);
    if (stopped) return;
    for (const job of await claim(app, waiting.splice(0, MAX_AT_ONCE - running.size), watch)) {
      const run = runClaimed(app, job, watch);
      running.add(run);
      void run.finally(() => {
        running.delete(run);
        goOn();
      });
    }
  };
  const goOn = (): void => {
    if (turn || stopped || waiting.length === 0 || running.size >= MAX_AT_ONCE) return;
    turn = claimTurn().finally(() => {
      turn = null;
      goOn();
    });
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
      await turn;
      await Promise.all(running);
      await watch.note.flush();
    },
    runNow: (name) => jobs.filter((job) => job.name === name).forEach(go),
    runDue: () => jobs.forEach(go),
    settle: async () => {
      const whole = { ...watch, isOver: () => false };
      for (const each of jobs) for (const job of await claim(app, [each], whole)) await runClaimed(app, job, whole);
      await watch.note.flush();
    },
  };
}
