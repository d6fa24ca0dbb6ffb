import type { App } from '../calls/app.ts';
import { inTransaction, isRepeatable } from '../database/open-database.ts';
import { type EventRow, FIRST_RETRY_MILLISECONDS, happened, type WhenLocked } from './handle-batch.ts';
import type { Reaction } from './reaction.ts';

const LAST_RETRY_MILLISECONDS = 60_000;

/** Tries parked events again, the first of each subject first. */
export async function retryParked(app: App, reaction: Reaction, whenLocked: WhenLocked): Promise<void> {
  for (let more = true; more;) {
    more = await inTransaction(app.db, async (tx) => {
      const { rows } = await tx.query<EventRow & { tries: number }>({
        name: `events-next-parked-${whenLocked}`,
        text: `SELECT e.id, e.subject, e.name, e.payload, e.at, e.xid::text, e.seq, p.tries FROM parked_events p JOIN events e ON e.subject = p.subject AND e.id = p.event_id
               WHERE p.reaction = $1 AND p.next_at <= now() AND NOT EXISTS (
                 SELECT 1 FROM parked_events q WHERE q.reaction = p.reaction AND q.subject = p.subject AND (q.xid, q.seq) < (p.xid, p.seq))
               ORDER BY p.xid, p.seq LIMIT 1 FOR UPDATE OF p ${whenLocked === 'skip' ? 'SKIP LOCKED' : ''}`,
        values: [reaction.name],
      });
      const row = rows[0];
      if (!row) return false;
      await tx.query({ text: 'SAVEPOINT one' });
      try {
        await reaction.handle({ event: happened(row), tx, app });
        await tx.query({
          text: 'DELETE FROM parked_events WHERE reaction = $1 AND subject = $2 AND event_id = $3',
          values: [reaction.name, row.subject, row.id],
        });
      } catch (error) {
        if (isRepeatable(error)) throw error;
        await tx.query({ text: 'ROLLBACK TO SAVEPOINT one' });
        const wait = Math.min(LAST_RETRY_MILLISECONDS, FIRST_RETRY_MILLISECONDS * 2 ** (row.tries + 1));
        await tx.query({
          text: `UPDATE parked_events SET tries = tries + 1, next_at = now() + $4 * interval '1 millisecond', error = $5 WHERE reaction = $1 AND subject = $2 AND event_id = $3`,
          values: [reaction.name, row.subject, row.id, wait, String((error as Error).message).slice(0, 200)],
        });
      }
      return true;
    });
  }
}
