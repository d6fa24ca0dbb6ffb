import type { App } from '../calls/app.ts';
import { inTransaction, isRepeatable, type Transaction } from '../database/open-database.ts';
import { FINAL_BEFORE } from './final-before-store.ts';
import type { Happened, Reaction } from './reaction.ts';

const BATCH = 100;
export const FIRST_RETRY_MILLISECONDS = 500;

export interface EventRow {
  id: string;
  subject: string;
  name: string;
  payload: never;
  at: Date;
  xid: string;
  seq: number;
}

/** Where another process handles the same reaction: pass on, or wait for its turn. */
export type WhenLocked = 'skip' | 'wait';

type NextRow = EventRow & { isParked: boolean; endXid: string; endSeq: number };

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
  const { rows } = await tx.query<NextRow>({
    name: `events-next-${whenLocked}`,
    text: `WITH cursor AS MATERIALIZED (
             SELECT xid, seq FROM event_cursors WHERE reaction = $1 FOR UPDATE ${whenLocked === 'skip' ? 'SKIP LOCKED' : ''}
           ), final AS MATERIALIZED (
             SELECT xid, seq FROM events WHERE xid < ${FINAL_BEFORE} ORDER BY xid DESC, seq DESC LIMIT 1
           )
           SELECT e.id, e.subject, e.name, e.payload, e.at, e.xid::text, e.seq, final.xid::text AS "endXid", final.seq AS "endSeq",
             EXISTS (SELECT 1 FROM parked_events p WHERE p.reaction = $1 AND p.subject = e.subject) AS "isParked"
           FROM cursor JOIN final ON (final.xid, final.seq) > (cursor.xid, cursor.seq) LEFT JOIN LATERAL (
             SELECT * FROM events WHERE (xid, seq) > (cursor.xid, cursor.seq) AND (xid, seq) <= (final.xid, final.seq) AND name = ANY($2)
             ORDER BY xid, seq LIMIT ${BATCH}) e ON true
           ORDER BY e.xid, e.seq`,
    values: [reaction.name, reaction.to],
  });
  const first = rows[0];
  if (!first) return false;
  const wanted = rows.filter(({ id }) => id !== null);
  for (const row of wanted) await one(row);
  const isFull = wanted.length === BATCH;
  const last = isFull ? (wanted.at(-1) as NextRow) : { xid: first.endXid, seq: first.endSeq };
  await tx.query({
    name: 'events-move-cursor',
    text: 'UPDATE event_cursors SET xid = $2::xid8, seq = $3 WHERE reaction = $1',
    values: [reaction.name, last.xid, last.seq],
  });
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
  const waiting = await tx.query({
    name: 'events-is-parked',
    text: 'SELECT 1 FROM parked_events WHERE reaction = $1 AND subject = $2 LIMIT 1',
    values: [reaction.name, row.subject],
  });
  if (waiting.rows.length > 0) return park(app, tx, { reaction, row, error: 'waits behind an earlier event' });
  await tx.query({ text: 'SAVEPOINT one' });
  try {
    await reaction.handle({ event: happened(row), tx, app });
    await tx.query({ text: 'RELEASE SAVEPOINT one' });
  } catch (error) {
    // A deadlock is nobody's fault: the whole batch lets go of its locks and runs again.
    if (isRepeatable(error)) throw error;
    await tx.query({ text: 'ROLLBACK TO SAVEPOINT one' });
    app.log.error('a reaction failed and is tried again', { reaction: reaction.name, error });
    await park(app, tx, { reaction, row, error: String((error as Error).message).slice(0, 200) });
  }
}

async function park(app: App, tx: Transaction, { reaction, row, error }: One & { error: string }): Promise<void> {
  app.metrics.count('events_parked_total');
  await tx.query({
    name: 'events-park',
    text: `INSERT INTO parked_events (reaction, subject, event_id, xid, seq, next_at, error) VALUES ($1, $2, $3, $4::xid8, $5, now() + $6 * interval '1 millisecond', $7)
           ON CONFLICT DO NOTHING`,
    values: [reaction.name, row.subject, row.id, row.xid, row.seq, FIRST_RETRY_MILLISECONDS, error],
  });
}
