import type { Reaction } from '../../../platform/events/reaction.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import type { Queue } from '../../../platform/queue/queue.ts';

/** What runs beside the calls, as the product was put together. */
export interface RunningProduct {
  reactions: readonly Reaction[];
  jobs: readonly Job[];
  queues: readonly Queue[];
  /** Open event streams of this process. */
  listeners(): number;
}

declare module '../../../platform/calls/app.ts' {
  interface Outside {
    runningProduct?: RunningProduct;
  }
}
