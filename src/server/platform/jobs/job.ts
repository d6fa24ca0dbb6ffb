import type { App } from '../calls/app.ts';

/** Work that runs by itself every so often: in exactly one process at a time, again from where it was after a kill. */
export interface Job {
  name: string;
  /** Milliseconds of system time between runs. */
  every: number;
  /** Does a bounded piece of work; true when there is more to do at once. */
  run: (app: App) => Promise<boolean | void>;
}
