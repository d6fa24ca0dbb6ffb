import type { App } from '../calls/app.ts';
import { inSavepoint, inTransaction, isRepeatable } from '../database/open-database.ts';
import type { WhenLocked } from './event-store.ts';
import { happened } from './handle-batch.ts';
import { deleteParked, lockNextParked, postponeParked } from './parked-store.ts';
import type { Reaction } from './reaction.ts';

/** Tries parked events again, the first of each subject first. */
export async function retryParked(app: App, reaction: Reaction, whenLocked: WhenLocked): Promise<void> {
  for (let more = true; more;) {
    more = await inTransaction(app.db, async (tx) => {
      const row = await lockNextParked(tx, reaction.name, whenLocked);
      if (!row) return false;
      try {
        await inSavepoint(tx, async () => {
          await reaction.handle({ event: happened(row), tx, app });
          await deleteParked(tx, reaction.name, row);
        });
      } catch (error) {
        if (isRepeatable(error)) throw error;
        await postponeParked(tx, reaction.name, { ...row, error: String((error as Error).message).slice(0, 200) });
      }
      return true;
    });
  }
}
