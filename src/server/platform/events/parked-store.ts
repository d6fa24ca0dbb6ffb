import type { Queryable, Transaction } from '../database/open-database.ts';
import type { EventRow, WhenLocked } from './event-store.ts';
import { IS_FIRST_OF_SUBJECT, IS_TO_BE_TRIED } from './due-retries-store.ts';

const FIRST_RETRY_MILLISECONDS = 500;
const LAST_RETRY_MILLISECONDS = 60_000;

/** In how many milliseconds the next parked event is tried; null where none is parked. */
export async function findNextRetry(db: Queryable): Promise<number | null> {
  const { rows } = await db.query<{ waitMs: number | null }>({
    name: 'events-next-retry',
    text: `SELECT (extract(epoch FROM min(p.next_at) - now()) * 1000)::float8 AS "waitMs" FROM parked_events p
           WHERE ${IS_FIRST_OF_SUBJECT}`,
  });
  return rows[0]?.waitMs ?? null;
}

/** Lets the parked events of a reaction be tried at once, by whoever is at it: all hear of it after the commit. */
export async function wakeParked(tx: Queryable, reaction: string): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'events-wake-parked',
    text: `WITH due AS (UPDATE parked_events SET next_at = now() WHERE reaction = $1 RETURNING 1),
             told AS MATERIALIZED (SELECT pg_notify('events', '') FROM due LIMIT 1)
           SELECT (SELECT count(*) FROM told) FROM due`,
    values: [reaction],
  });
  return rowCount ?? 0;
}

export async function isParked(tx: Transaction, reaction: string, subject: string): Promise<boolean> {
  const { rows } = await tx.query({
    name: 'events-is-parked',
    text: 'SELECT 1 FROM parked_events WHERE reaction = $1 AND subject = $2 LIMIT 1',
    values: [reaction, subject],
  });
  return rows.length > 0;
}

export async function insertParked(
  tx: Transaction,
  reaction: string,
  row: EventRow & { error: string },
): Promise<void> {
  await tx.query({
    name: 'events-park',
    text: `INSERT INTO parked_events (reaction, subject, event_id, xid, seq, next_at, error)
           VALUES ($1, $2, $3, $4::xid8, $5, now() + $6 * interval '1 millisecond', $7)
           ON CONFLICT DO NOTHING`,
    values: [reaction, row.subject, row.id, row.xid, row.seq, FIRST_RETRY_MILLISECONDS, row.error],
  });
}

type ParkedRow = EventRow & { tries: number };

/** The next parked event of a reaction that is due, the first of its subject, locked. */
export async function lockNextParked(
  tx: Transaction,
  reaction: string,
  whenLocked: WhenLocked,
): Promise<ParkedRow | null> {
  const { rows } = await tx.query<ParkedRow>({
    name: `events-next-parked-${whenLocked}`,
    text: `SELECT e.id, e.subject, e.name, e.payload, e.at, e.xid::text, e.seq, p.tries FROM parked_events p
           JOIN events e ON e.subject = p.subject AND e.id = p.event_id
           WHERE p.reaction = $1 AND ${IS_TO_BE_TRIED}
           ORDER BY p.xid, p.seq LIMIT 1 FOR UPDATE OF p ${whenLocked === 'skip' ? 'SKIP LOCKED' : ''}`,
    values: [reaction],
  });
  return rows[0] ?? null;
}

export async function deleteParked(tx: Transaction, reaction: string, row: EventRow): Promise<void> {
  await tx.query({
    text: 'DELETE FROM parked_events WHERE reaction = $1 AND subject = $2 AND event_id = $3',
    values: [reaction, row.subject, row.id],
  });
}

/** Tried again later and later, at last every minute. */
export async function postponeParked(
  tx: Transaction,
  reaction: string,
  row: ParkedRow & { error: string },
): Promise<void> {
  const wait = Math.min(LAST_RETRY_MILLISECONDS, FIRST_RETRY_MILLISECONDS * 2 ** (row.tries + 1));
  await tx.query({
    text: `UPDATE parked_events SET tries = tries + 1, next_at = now() + $4 * interval '1 millisecond', error = $5
           WHERE reaction = $1 AND subject = $2 AND event_id = $3`,
    values: [reaction, row.subject, row.id, wait, row.error],
  });
}
