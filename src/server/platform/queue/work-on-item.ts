import type { CommandResponse, PgBoss } from 'pg-boss';
import { addMilliseconds } from '#domain/core/time.ts';
import type { App } from '../calls/app.ts';
import { inTransaction } from '../database/open-database.ts';
import { asDatabase, BEAT_MILLISECONDS } from './open-boss.ts';
import { delayAfter, type Item, type ItemFailure, type Queue } from './queue.ts';
import { endTries, postpone } from './queue-store.ts';

/** Somebody else has the item by now: what was to be written with it is undone. */
class ClaimLapsed extends Error {}

/** The library says how many items it found as they were claimed, without saying so in its types. */
const isLapsed = (answer: CommandResponse): boolean => (answer as { affected: number }).affected === 0;
function refuseLapsed(hasLapsed: boolean): void {
  if (hasLapsed) throw new ClaimLapsed();
}

interface Claim {
  id: string;
  retryCount: number;
}

export interface Work {
  app: App;
  boss: PgBoss;
  queue: Queue;
}

/** Takes one item that is due and works on it; false where there is none. */
export async function workOnItem({ app, boss, queue }: Work): Promise<boolean> {
  if (queue.isReady && !queue.isReady(app)) return false;
  const [job] = await boss.fetch<{ key: string }>(queue.name, { includeMetadata: true });
  if (!job) return false;
  const { id, retryCount, retryLimit, data } = job;
  const claim: Claim = { id, retryCount };
  const item: Item = { id, key: data.key, tries: queue.tries - 1 - (retryLimit - retryCount) };
  const beat = setInterval(() => void boss.touch(queue.name, claim).catch(() => undefined), BEAT_MILLISECONDS);
  try {
    const handled = await queue.handle(app, item);
    await settle({ app, boss, queue }, claim, handled);
    app.metrics.count('queue_items_total', { queue: queue.name, result: 'done' });
  } catch (error) {
    if (error instanceof ClaimLapsed) return true;
    app.metrics.count('queue_items_total', { queue: queue.name, result: 'failed' });
    await putBack({ app, boss, queue }, { claim, item, error });
  } finally {
    clearInterval(beat);
  }
  return true;
}

async function settle(
  { app, boss, queue }: Work,
  claim: Claim,
  handled: Awaited<ReturnType<Queue['handle']>>,
): Promise<void> {
  const until = typeof handled === 'object' ? handled.againAt : null;
  const write = typeof handled === 'object' ? handled.write : handled;
  await inTransaction(app.db, async (tx) => {
    await write?.(tx);
    if (until) refuseLapsed(!(await postpone(tx, { name: queue.name, ...claim, until })));
    else refuseLapsed(isLapsed(await boss.deleteJob(queue.name, claim, { db: asDatabase(tx) })));
  });
}

/** Later and later, or parked. Rows of the module are locked before the item, as whoever renews it does. */
async function putBack(
  { app, boss, queue }: Work,
  { claim, item, error }: { claim: Claim; item: Item; error: unknown },
): Promise<void> {
  const tries = item.tries + 1;
  const { isFinal = false, message } = queue.judge(error);
  const isParked = isFinal || tries >= queue.tries;
  const nextAt = isParked ? null : addMilliseconds(app.clock.now(), delayAfter(queue, tries) * 1000);
  const failure: ItemFailure = { tries, nextAt, message };
  if (isParked) app.log.warn('an item is parked', { queue: queue.name, tries, words: message });
  else app.log.warn('an item failed and is tried again', { queue: queue.name, tries, words: message, error });
  await inTransaction(app.db, async (tx) => {
    const db = asDatabase(tx);
    await queue.recordFailure?.(tx, item, failure);
    if (isFinal) await endTries(tx, queue.name, claim.id);
    refuseLapsed(isLapsed(await boss.fail(queue.name, claim, { message }, { db })));
    if (nextAt) await boss.update(queue.name, undefined, { id: claim.id, startAfter: nextAt, db });
  }).catch((reason: unknown) => {
    if (!(reason instanceof ClaimLapsed)) throw reason;
  });
}
