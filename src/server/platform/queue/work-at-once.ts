import type { PgBoss } from 'pg-boss';
import type { App } from '../calls/app.ts';
import type { Database } from '../database/open-database.ts';
import { openBoss } from './open-boss.ts';
import type { Queue } from './queue.ts';
import { workOnItem } from './work-on-item.ts';

/** However many are due: whoever waits for their own is answered, and a worker does the rest. */
const MAX_AT_ONCE = 20;

const bosses = new WeakMap<Database, PgBoss>();

/** The library on the database of an app, opened by whoever needs it first. */
export function bossOf(app: App): PgBoss {
  const boss = bosses.get(app.db) ?? openBoss(app);
  bosses.set(app.db, boss);
  return boss;
}

/** Works on what is due in a queue right after the commit that enqueued it, instead of waiting for a worker to hear of it. */
export async function workAtOnce(app: App, queue: Queue): Promise<void> {
  try {
    for (let done = 0; done < MAX_AT_ONCE && (await workOnItem({ app, boss: bossOf(app), queue })); done += 1) {
      /* until nothing is due */
    }
  } catch (error) {
    app.log.warn('a queue could not be worked on at once', { queue: queue.name, error });
  }
}
