import type { Queryable, Transaction } from '../database/open-database.ts';

/** On it processes that only serve the web tell those that work that a queue has something due. */
export const QUEUES_CHANNEL = 'queues';

/**
 * As if it had never been tried. The count goes on nevertheless, and its limit with it: by the count the library tells a claim from one that
 * has lapsed, so none may come twice.
 */
const asNew = (start: string, tries: string): string =>
  `state = 'created', retry_count = j.retry_count + 1, retry_limit = j.retry_count + 1 + ${tries}, started_on = NULL, completed_on = NULL, heartbeat_on = NULL,
   output = NULL, start_after = ${start}`;

interface NewItems {
  queue: string;
  /** The part of the statement that says which, with these columns. */
  from: string;
  id: string;
  key: string;
  /** SQL: a moment, or NULL for at once. */
  notBefore: string;
}

/**
 * Enqueues what another part of the same statement wrote, so that it costs no way of its own to the database; what the library's `send`
 * writes, held against it by `enqueue.test.ts`. An item that waits or is parked already becomes as if it were new.
 */
export const enqueuePart = ({ queue, from, id, key, notBefore }: NewItems): string =>
  `INSERT INTO pgboss.job_common AS j (id, name, data, start_after, created_on, keep_until, policy, retry_limit,
   retry_delay, retry_backoff, retry_delay_max,
     expire_seconds, heartbeat_seconds, deletion_seconds, dead_letter)
   SELECT ${id}, '${queue}', jsonb_build_object('key', ${key}), t.start_after, t.now,
     t.start_after + q.retention_seconds * interval '1 second', q.policy,
     q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.heartbeat_seconds,
       q.deletion_seconds, q.dead_letter
   FROM ${from} LEFT JOIN pgboss.queue q ON q.name = '${queue}',
     LATERAL (SELECT coalesce(${notBefore}, n.now) AS start_after, n.now
       FROM (SELECT pgboss.job_now() AS now OFFSET 0) n) t
   ON CONFLICT (name, id) DO UPDATE SET ${asNew('excluded.start_after', 'excluded.retry_limit')}
     WHERE j.state <> 'active'`;

/** The earliest moment at which an item of the queue `q` that is in this state may be worked on. */
const earliest = (state: string): string =>
  `(SELECT min(j.start_after) FROM pgboss.job_common j
      WHERE j.name = q.name AND j.state = '${state}' AND NOT j.blocked)`;

/** In how many milliseconds each of these queues has something to do, none or less where it has now; without those that have nothing. */
export async function listQueueTimes(
  db: Queryable,
  names: readonly string[],
): Promise<{ name: string; waitMs: number }[]> {
  const { rows } = await db.query<{ name: string; waitMs: number }>({
    name: 'queues-times',
    text: `SELECT name, (extract(epoch FROM at - pgboss.job_now()) * 1000)::float8 AS "waitMs" FROM (
             SELECT q.name, least(${earliest('created')},
               ${earliest('retry')}) AS at FROM unnest($1::text[]) AS q (name)) t
           WHERE at IS NOT NULL`,
    values: [names],
  });
  return rows;
}

/** Items of which nothing was heard for longer than their queue allows, or that take longer than that. */
export async function listLapsed(db: Queryable): Promise<{ name: string; id: string; retryCount: number }[]> {
  const { rows } = await db.query<{ name: string; id: string; retryCount: number }>({
    name: 'queues-lapsed',
    text: `SELECT j.name, j.id, j.retry_count AS "retryCount" FROM pgboss.queue q JOIN pgboss.job_common j
           ON j.name = q.name AND j.state = 'active'
           WHERE coalesce(j.heartbeat_on, j.started_on) + j.heartbeat_seconds * interval '1 second' < pgboss.job_now()
             OR j.started_on + j.expire_seconds * interval '1 second' < pgboss.job_now()`,
  });
  return rows;
}

/** Later on, behind what is due already; false where the claim has lapsed. */
export async function postpone(
  tx: Transaction,
  { name, id, retryCount, until }: { name: string; id: string; retryCount: number; until: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'queues-put-off',
    text: `UPDATE pgboss.job_common j SET ${asNew('$4', 'q.retry_limit')}, created_on = pgboss.job_now()
           FROM pgboss.queue q
           WHERE q.name = j.name AND j.name = $1 AND j.id = $2 AND j.state = 'active' AND j.retry_count = $3`,
    values: [name, id, retryCount, until],
  });
  return rowCount === 1;
}

/** No further try: the library parks what fails in its last one. */
export async function endTries(tx: Transaction, name: string, id: string): Promise<void> {
  await tx.query({
    name: 'queues-end-tries',
    text: `UPDATE pgboss.job_common SET retry_limit = retry_count WHERE name = $1 AND id = $2 AND state = 'active'`,
    values: [name, id],
  });
}

/** What waits for somebody, as far as one act reaches. */
export async function listParked(db: Queryable, name: string): Promise<{ id: string; key: string }[]> {
  const { rows } = await db.query<{ id: string; key: string }>({
    name: 'queues-parked',
    text: `SELECT id, data->>'key' AS key FROM pgboss.job_common WHERE name = $1 AND state = 'failed'
           ORDER BY completed_on, id LIMIT 10000`,
    values: [name],
  });
  return rows;
}

/** Parked items are tried again as if they were new; says how many still were parked. */
export async function renewParked(tx: Transaction, name: string, ids: readonly string[]): Promise<number> {
  tx.enqueued.add(name);
  const { rowCount } = await tx.query({
    name: 'queues-renew-parked',
    text: `UPDATE pgboss.job_common j SET ${asNew('pgboss.job_now()', 'q.retry_limit')} FROM pgboss.queue q
             WHERE q.name = j.name AND j.name = $1 AND j.id = ANY($2) AND j.state = 'failed'`,
    values: [name, ids],
  });
  return rowCount ?? 0;
}

/** Tells processes that work, from one that does not. */
export async function notifyWorkers(db: Queryable, queue: string): Promise<void> {
  await db.query({ name: 'queues-notify', text: `SELECT pg_notify('${QUEUES_CHANNEL}', $1)`, values: [queue] });
}

export interface QueueRow {
  name: string;
  waiting: number;
  active: number;
  failing: number;
  parked: number;
  oldestAt: Date | null;
  nextAt: Date | null;
  error: string;
}

/** How each queue fares: what is due or comes later, what is being done, what failed and is tried again, what is parked and why. */
export async function findQueues(db: Queryable, names: readonly string[]): Promise<QueueRow[]> {
  const { rows } = await db.query<QueueRow>({
    name: 'queues-figures',
    text: `SELECT q.name, count(*) FILTER (WHERE j.state = 'created')::int AS waiting, count(*)
           FILTER (WHERE j.state = 'active')::int AS active,
             count(*) FILTER (WHERE j.state = 'retry')::int AS failing, count(*)
               FILTER (WHERE j.state = 'failed')::int AS parked,
             min(j.start_after) FILTER (WHERE j.state IN ('created', 'retry') AND j.start_after <= pgboss.job_now())
               AS "oldestAt",
             min(j.start_after) FILTER (WHERE j.state = 'retry') AS "nextAt",
             coalesce((SELECT coalesce(f.output->>'message', f.output->'value'->>'message') FROM pgboss.job_common f
               WHERE f.name = q.name AND f.state IN ('failed', 'retry') AND f.output IS NOT NULL
               ORDER BY f.state DESC, f.start_after DESC LIMIT 1), '') AS error
           FROM unnest($1::text[]) WITH ORDINALITY AS q (name, place) LEFT JOIN pgboss.job_common j ON j.name = q.name
             GROUP BY q.name, q.place ORDER BY q.place`,
    values: [names],
  });
  return rows;
}
