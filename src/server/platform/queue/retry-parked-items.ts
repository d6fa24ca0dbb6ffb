import type { App } from '../calls/app.ts';
import type { Transaction } from '../database/open-database.ts';
import type { Queue } from './queue.ts';
import { listParked, renewParked } from './queue-store.ts';

/** [RUN-04] Tries the parked items of a queue again as if they were new, and says how many. Rows of the module are locked before their items. */
export async function retryParkedItems(
  { app, tx }: { app: Pick<App, 'clock'>; tx: Transaction },
  queue: Queue,
): Promise<number> {
  const parked = await listParked(tx, queue.name);
  if (parked.length === 0) return 0;
  await queue.recordRetry?.(
    tx,
    parked.map(({ key }) => key),
    app.clock.now(),
  );
  return renewParked(
    tx,
    queue.name,
    parked.map(({ id }) => id),
  );
}
