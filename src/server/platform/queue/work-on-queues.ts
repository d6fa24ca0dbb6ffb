import type { PgBoss } from 'pg-boss';
import type { App } from '../calls/app.ts';
import { reportFailure } from '../failures/failures.ts';
import type { Queue } from './queue.ts';
import { listQueueTimes } from './queue-store.ts';
import { workOnItem } from './work-on-item.ts';

/** How often is asked whether the time has come to look: the next item is due, an item was worked on, or another queue can be worked on now. */
const POLL_MILLISECONDS = 2000;
/** How often is looked for what became due without anybody having said so: items of a worker that is gone. */
const SAFETY_MILLISECONDS = 15_000;

export interface QueueWorker {
  /** Something of this queue may be due, or of any. */
  wake(name?: string): void;
  /** Waits for the items in hand. */
  stop(): Promise<void>;
}

/** One worker of a process: an item of each queue at a time. Any number of processes share the queues, and each takes over from one that is gone. */
export function workOnQueues(app: App, boss: PgBoss, queues: readonly Queue[]): QueueWorker {
  let stopped = false;
  const inHand = new Map<Queue, Promise<void>>();
  const again = new Set<Queue>();
  let [lookAt, readyBefore] = [0, ''];
  const workOff = async (queue: Queue): Promise<void> => {
    do {
      again.delete(queue);
      while (!stopped && (await workOnItem({ app, boss, queue }))) {
        /* until nothing is due */
      }
    } while (!stopped && again.has(queue));
  };
  const go = (queue: Queue): void => {
    if (stopped) return;
    lookAt = 0;
    if (inHand.has(queue)) return void again.add(queue);
    const work = workOff(queue)
      .catch((error: unknown) => {
        app.log.error('a queue could not be worked on and is tried again', { queue: queue.name, error });
        reportFailure(app, { kind: 'job', where: queue.name, error });
      })
      .finally(() => {
        inHand.delete(queue);
        lookAt = 0;
      });
    inHand.set(queue, work);
  };
  const look = async (): Promise<void> => {
    const ready = queues.filter((queue) => queue.isReady?.(app) !== false);
    const names = ready.map(({ name }) => name);
    if (stopped || names.length === 0 || (Date.now() < lookAt && names.join() === readyBefore)) return;
    [lookAt, readyBefore] = [Date.now() + SAFETY_MILLISECONDS, names.join()];
    const times = await listQueueTimes(app.db, names);
    const waits = times.filter(({ waitMs }) => waitMs > 0).map(({ waitMs }) => waitMs);
    lookAt = Math.min(lookAt, Date.now() + Math.min(...waits));
    const due = new Set(times.filter(({ waitMs }) => waitMs <= 0).map(({ name }) => name));
    ready.filter(({ name }) => due.has(name)).forEach(go);
  };
  const lookQuietly = (): void =>
    void look().catch((error: unknown) => {
      lookAt = 0;
      app.log.warn('the queues could not be looked at', { error });
    });
  const timer = setInterval(lookQuietly, POLL_MILLISECONDS);
  setImmediate(lookQuietly);
  return {
    wake: (name) => {
      if (name) return queues.filter((queue) => queue.name === name).forEach(go);
      lookAt = 0;
      lookQuietly();
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await Promise.all(inHand.values());
    },
  };
}
