import type { App } from '../calls/app.ts';
import { reportFailure } from '../failures/failures.ts';
import { inSavepoint, inTransaction, isRepeatable, type Transaction } from '../database/open-database.ts';
import { BATCH_SIZE, type EventRow, lockNextEvents, moveCursor, type NextRow, type WhenLocked } from './event-store.ts';
import { insertParked, isParked } from './parked-store.ts';
import type { Happened, Reaction } from './reaction.ts';

/**
 * Handles the next events of one reaction; true when there may be more. They are handled together first; if one fails, all is
 * undone and each is handled on its own, so that the others go on.
 */
export async function handleBatch(app: App, reaction: Reaction, whenLocked: WhenLocked): Promise<boolean> {
  const batchOf = (one: typeof together) =>
    inTransaction(app.db, (tx) =>
      nextBatch(tx, { reaction, whenLocked, one: (row) => one(app, tx, { reaction, row }) }),
    );
  try {
    return await batchOf(together);
  } catch {
    return batchOf(onItsOwn);
  }
}

/**
 * Locks the cursor, handles what the reaction wants of the final events behind it, and moves it: to the last of a full batch, else
 * to the last final event, over those that it does not want. An event whose subject waits is parked behind it.
 */
async function nextBatch(
  tx: Transaction,
  batch: { reaction: Reaction; whenLocked: WhenLocked; one: (row: NextRow) => Promise<void> },
): Promise<boolean> {
  const { reaction, whenLocked, one } = batch;
  const rows = await lockNextEvents(tx, reaction, whenLocked);
  const first = rows[0];
  if (!first) return false;
  const wanted = rows.filter(({ id }) => id !== null);
  for (const row of wanted) await one(row);
  const isFull = wanted.length === BATCH_SIZE;
  const last = isFull ? (wanted.at(-1) as NextRow) : { xid: first.endXid, seq: first.endSeq };
  moveCursor(tx, reaction.name, last);
  return isFull;
}

export const happened = (row: EventRow): Happened =>
  ({ id: row.id, subject: row.subject, name: row.name, payload: row.payload, at: row.at }) as unknown as Happened;

interface One {
  reaction: Reaction;
  row: NextRow;
}

async function together(app: App, tx: Transaction, { reaction, row }: One): Promise<void> {
  if (row.isParked) throw new Error('Waits behind an earlier event.');
  await reaction.handle({ event: happened(row), tx, app });
}

async function onItsOwn(app: App, tx: Transaction, { reaction, row }: One): Promise<void> {
  if (await isParked(tx, reaction.name, row.subject))
    return park(app, tx, { reaction, row, error: 'waits behind an earlier event' });
  try {
    await inSavepoint(tx, () => reaction.handle({ event: happened(row), tx, app }));
  } catch (error) {
    // A deadlock is nobody's fault: the whole batch lets go of its locks and runs again.
    if (isRepeatable(error)) throw error;
    app.log.error('a reaction failed and is tried again', { reaction: reaction.name, error });
    reportFailure(app, { kind: 'reaction', where: reaction.name, error });
    await park(app, tx, { reaction, row, error: String((error as Error).message).slice(0, 200) });
  }
}

async function park(app: App, tx: Transaction, { reaction, row, error }: One & { error: string }): Promise<void> {
  app.metrics.count('events_parked_total');
  await insertParked(tx, reaction.name, { ...row, error });
}
