import type { App } from '#server/platform/calls/app.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import { findQueues } from '#server/platform/queue/queue-store.ts';
import { bossOf } from '#server/platform/queue/work-at-once.ts';
import { workOnItem } from '#server/platform/queue/work-on-item.ts';

/**
 * Each item that waits is worked on once. Queues keep the time of the database: what is put off to an hour of the demo's past is due again at
 * once, and has its turn when the demo is that far.
 */
export async function workOnDue(app: App, queue: Queue): Promise<void> {
  const [figures] = await findQueues(app.db, [queue.name]);
  for (let left = figures?.waiting ?? 0; left > 0 && (await workOnItem({ app, boss: bossOf(app), queue })); left -= 1) {
    /* the next one */
  }
}
