import type { Reaction } from '../../../platform/events/reaction.ts';
import type { Job } from '../../../platform/jobs/job.ts';

/** What runs beside the calls, as the product was put together. */
export interface Works {
  reactions: readonly Reaction[];
  jobs: readonly Job[];
  /** Open event streams of this process. */
  listeners(): number;
}

declare module '../../../platform/calls/app.ts' {
  interface Outside {
    works?: Works;
  }
}
