import type { PgBoss } from 'pg-boss';
import type { App } from '../calls/app.ts';
import { reportFailure } from '../failures/failures.ts';
import type { Queue } from './queue.ts';
import { listDueQueues } from './queue-store.ts';
import { workOnItem } from './work-on-item.ts';

/** How often is looked for what became due without anybody having said so: tries that waited, items of a worker that is gone. */
const POLL_MILLISECONDS = 2000;

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
    if (inHand.has(queue)) return void again.add(queue);
    const work = workOff(queue)
      .catch((error: unknown) => {
        app.log.error('a queue could not be worked on and is tried again', { queue: queue.name, error });
        reportFailure(app, { kind: 'job', where: queue.name, error });
      })
      .finally(() => inHand.delete(queue));
    inHand.set(queue, work);
  };
  const look = async (): Promise<void> => {
    const ready = queues.filter((queue) => queue.isReady?.(app) !== false);
    if (stopped || ready.length === 0) return;
    const due = await listDueQueues(
      app.db,
      ready.map(({ name }) => name),
    );
    ready.filter(({ name }) => due.includes(name)).forEach(go);
  };
  const lookQuietly = (): void =>
    void look().catch((error: unknown) => app.log.warn('the queues could not be looked at', { error }));
  const timer = setInterval(lookQuietly, POLL_MILLISECONDS);
  setImmediate(lookQuietly);
  return {
    wake: (name) => (name ? queues.filter((queue) => queue.name === name).forEach(go) : lookQuietly()),
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await Promise.all(inHand.values());
    },
  };
}
