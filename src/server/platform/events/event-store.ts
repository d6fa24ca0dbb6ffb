import { EARLY_COMMIT, type Queryable, type Transaction } from '../database/open-database.ts';
import { FINAL_BEFORE, WAITS_FOR_NOBODY } from './final-before-store.ts';
import { IS_TO_BE_TRIED } from './due-retries-store.ts';
import type { Reaction } from './reaction.ts';

/** So many events are handled in one transaction. */
export const BATCH_SIZE = 100;

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

export type NextRow = EventRow & { isParked: boolean; endXid: string; endSeq: number };

/**
 * Locks the cursor of a reaction and reads what it wants of the final events behind it, with the last final event in each row; none
 * where there is nothing behind it, or the cursor is another's.
 */
export async function lockNextEvents(tx: Transaction, reaction: Reaction, whenLocked: WhenLocked): Promise<NextRow[]> {
  const { rows } = await tx.query<NextRow>({
    name: `events-next-${whenLocked}`,
    text: `WITH cursor AS MATERIALIZED (
             SELECT xid, seq FROM event_cursors
               WHERE reaction = $1 FOR UPDATE ${whenLocked === 'skip' ? 'SKIP LOCKED' : ''}
           ), final AS MATERIALIZED (
             SELECT xid, seq FROM events WHERE xid < ${FINAL_BEFORE} ORDER BY xid DESC, seq DESC LIMIT 1
           )
           SELECT e.id, e.subject, e.name, e.payload, e.at, e.xid::text, e.seq, final.xid::text AS "endXid",
             final.seq AS "endSeq",
             EXISTS (SELECT 1 FROM parked_events p WHERE p.reaction = $1 AND p.subject = e.subject) AS "isParked"
           FROM cursor JOIN final ON (final.xid, final.seq) > (cursor.xid, cursor.seq) LEFT JOIN LATERAL (
             SELECT * FROM events WHERE (xid, seq) > (cursor.xid, cursor.seq) AND (xid, seq) <= (final.xid, final.seq)
               AND name = ANY($2)
             ORDER BY xid, seq LIMIT ${BATCH_SIZE}) e ON true
           ORDER BY e.xid, e.seq`,
    values: [reaction.name, reaction.to],
  });
  return rows;
}

export function moveCursor(tx: Transaction, reaction: string, last: { xid: string; seq: number }): void {
  tx.send({
    name: 'events-move-cursor',
    text: 'UPDATE event_cursors SET xid = $2::xid8, seq = $3 WHERE reaction = $1',
    values: [reaction, last.xid, last.seq],
  });
}

export async function waitsForNobody(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ isSo: boolean }>({ name: 'events-wait-for-nobody', text: WAITS_FOR_NOBODY });
  return rows[0]?.isSo ?? false;
}

export async function ensureCursors(db: Queryable, reactions: readonly Reaction[]): Promise<void> {
  await db.query({
    text: `INSERT INTO event_cursors (reaction, xid, seq) SELECT name, '0', 0 FROM unnest($1::text[]) name
           ON CONFLICT DO NOTHING`,
    values: [reactions.map((reaction) => reaction.name)],
  });
}

interface NewEvent {
  xid: string;
  seq: number;
  name: string;
  isFinal: boolean;
}

/** So many new events are looked through at once. */
export const EVENT_SCAN_BATCH_SIZE = 500;

/** The names of events behind a place, in order, the final ones first; the newest that is final alone where none is named. */
export async function listNewEvents(db: Queryable, after: { xid: string; seq: number } | null): Promise<NewEvent[]> {
  const { rows } = await db.query<NewEvent>({
    name: `events-new${after ? '' : '-first'}`,
    text: !after
      ? `SELECT xid::text, seq, name, true AS "isFinal" FROM events WHERE xid < ${FINAL_BEFORE}
         ORDER BY xid DESC, seq DESC LIMIT 1`
      : `SELECT xid::text, seq, name, xid < ${FINAL_BEFORE} AS "isFinal" FROM events
         WHERE (xid, seq) > ($1::xid8, $2::bigint) ORDER BY xid, seq LIMIT ${EVENT_SCAN_BATCH_SIZE}`,
    values: !after ? [] : [after.xid, after.seq],
  });
  return rows;
}

/** Which reactions have something to do, by one statement. With `readOver` events that a reaction does not want count too. */
export async function listDueReactions(
  db: Queryable,
  reactions: readonly Reaction[],
  readOver: boolean,
): Promise<{ reaction: string; hasEvents: boolean; hasParked: boolean }[]> {
  const { rows } = await db.query<{ reaction: string; hasEvents: boolean; hasParked: boolean }>({
    name: 'events-due',
    text: `SELECT * FROM (
             SELECT c.reaction,
               EXISTS (SELECT 1 FROM events e WHERE (e.xid, e.seq) > (c.xid, c.seq) AND e.xid < ${FINAL_BEFORE}
                 AND ($3 OR e.name = ANY(string_to_array(r.names, ' ')))) AS "hasEvents",
               EXISTS (SELECT 1 FROM parked_events p WHERE p.reaction = c.reaction AND ${IS_TO_BE_TRIED}) AS "hasParked"
             FROM unnest($1::text[], $2::text[]) AS r (name, names) JOIN event_cursors c ON c.reaction = r.name) due
           WHERE "hasEvents" OR "hasParked"`,
    values: [reactions.map(({ name }) => name), reactions.map(({ to }) => to.join(' ')), readOver],
  });
  return rows;
}

/** That every reaction has passed an event. */
export const IS_PASSED = `NOT EXISTS (SELECT 1 FROM event_cursors c WHERE (c.xid, c.seq) < (events.xid, events.seq))
             AND NOT EXISTS (SELECT 1 FROM parked_events p WHERE p.subject = events.subject
               AND p.event_id = events.id)`;

export interface PublishedEvent {
  id: string;
  subject: string;
  name: string;
  payload: object;
  at: Date;
  /** Topics that get a live message. */
  live: readonly string[];
}

/**
 * Writes events in their order, with their live messages, and wakes every process when the transaction is committed. PostgreSQL lets one
 * transaction that notifies commit at a time, so none of them keeps the others waiting for its disk. Subselects hide from the planner how
 * many there are, so that it keeps its plan.
 */
export function insertEvents(tx: Transaction, events: readonly PublishedEvent[]): void {
  if (events.length === 0) return;
  tx.isFlushed = true;
  const live = events.flatMap(({ live: topics }, index) => topics.map((topic) => ({ topic, n: index + 1 })));
  tx.send({
    name: 'events-publish',
    text: `WITH event AS MATERIALIZED (
             SELECT * FROM unnest((SELECT $1::text[]), (SELECT $2::text[]), (SELECT $3::text[]), (SELECT $4::jsonb[]),
               (SELECT $5::timestamptz[]))
               WITH ORDINALITY AS e (subject, id, name, payload, at, n)
           ), written AS (
             INSERT INTO events (subject, id, name, payload, at) SELECT subject, id, name, payload, at FROM event
               ORDER BY n
           ), message AS MATERIALIZED (
             SELECT e.n, m.topic, nextval('live_messages_id_seq') AS id, e.name, e.payload, e.at
             FROM unnest((SELECT $6::text[]), (SELECT $7::int[])) AS m (topic, n) JOIN event e ON e.n = m.n
           ), live AS (
             INSERT INTO live_messages (topic, id, name, payload, at) OVERRIDING SYSTEM VALUE SELECT topic, id, name,
               payload, at FROM message
           )
           SELECT ${EARLY_COMMIT}, count(pg_notify('events', json_build_object('name', name, 'payload', payload,
             'live', (SELECT json_agg(json_build_array(topic, id)) FROM message m WHERE m.n = e.n))::text))
               FROM (SELECT * FROM event ORDER BY n) e`,
    values: [
      events.map(({ subject }) => subject),
      events.map(({ id }) => id),
      events.map(({ name }) => name),
      events.map(({ payload }) => JSON.stringify(payload)),
      events.map(({ at }) => at),
      live.map(({ topic }) => topic),
      live.map(({ n }) => n),
    ],
  });
}

/** Live messages without an event: what passes in seconds and nothing reacts to. */
export function insertSignal(
  tx: Transaction,
  signal: { name: string; payload: object; live: string[]; at: Date },
): void {
  tx.isFlushed = true;
  tx.send({
    name: 'events-signal',
    text: `WITH live AS (
             INSERT INTO live_messages (topic, name, payload, at) SELECT topic, $1, $2, $3 FROM unnest($4::text[]) topic
               RETURNING topic, id
           )
           SELECT ${EARLY_COMMIT}, pg_notify('events', json_build_object('name', $1::text, 'payload', $2::jsonb,
             'live', (SELECT json_agg(json_build_array(topic, id)) FROM live))::text)`,
    values: [signal.name, JSON.stringify(signal.payload), signal.at, signal.live],
  });
}
