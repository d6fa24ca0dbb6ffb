import type { App } from '../calls/app.ts';
import type { Transaction } from '../database/open-database.ts';

/** One piece of work that waits in a queue. What it is about lies in the tables of its module: here it is named alone. */
export interface Item {
  id: string;
  /** The key of a row of the module. */
  key: string;
  /** How many tries there were before this one. */
  tries: number;
}

/** How a try failed. */
export interface ItemFailure {
  /** Tries that are gone, this one counted. */
  tries: number;
  /** When it is tried again; null where it is parked until somebody asks for it. */
  nextAt: Date | null;
  /** What is kept of the error. */
  message: string;
}

/** What is written in the transaction that settles an item: wholly there with it, or not at all. */
type Write = (tx: Transaction) => Promise<void>;

/** Nothing failed, and there is something to wait for: at that time it is handled again as if it were new, so that no try is lost. */
export interface Again {
  againAt: Date;
  write?: Write;
}

interface Judgement {
  /** No further try can do better. */
  isFinal?: boolean;
  /** What may be kept of the error and shown in system health: nothing of a person. */
  message: string;
}

/** Work on single items, each tried until it is done or parked; enqueued in the transaction of its cause [RUN-03]. */
export interface Queue {
  name: string;
  /** So often it is tried before it is parked. */
  tries: number;
  /** Seconds before the second try; each later one waits twice as long as the one before. */
  firstDelay: number;
  /** No try waits longer, in seconds. */
  longestDelay: number;
  /** Whether items can be worked on now; they wait otherwise, and no try of theirs is lost. */
  isReady?(app: App): boolean;
  /**
   * Does it, perhaps for the second time: a process may be gone after it was done and before it was written. What it answers is written in
   * the transaction that takes the item off, or puts it off.
   */
  handle(app: App, item: Item): Promise<void | Write | Again>;
  judge(error: unknown): Judgement;
  /** Keeps along in tables of the module that a try failed, in the transaction that puts the item back. */
  recordFailure?(tx: Transaction, item: Item, failure: ItemFailure): Promise<void>;
  /** Keeps along that parked items are tried again as if they were new. */
  recordRetry?(tx: Transaction, keys: readonly string[], now: Date): Promise<void>;
}

/** Seconds until the next try: doubling up to the longest. */
export const delayAfter = ({ firstDelay, longestDelay }: Queue, tries: number): number =>
  Math.min(firstDelay * 2 ** (tries - 1), longestDelay);
