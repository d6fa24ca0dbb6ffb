import { onlyRow } from './only-row.ts';
import type { Queryable } from '#server/platform/database/open-database.ts';
import { familyOf } from '../sandbox-environment.ts';
import type { Charge, Intent, Method } from '../stripe-objects.ts';

/** What the API does not show of an intent: which card it waits for, and the open challenge. */
export interface Hidden {
  behaviour?: string;
  challenge?: string;
  returnUrl?: string;
  method?: Method;
}

interface LoadedCharge {
  version: number;
  doc: Charge;
}

export interface StoredAnswer {
  path: string;
  requestHash: string;
  requestId: string;
  status: number;
  body: string;
}

export interface LoadedIntent {
  version: number;
  doc: Intent;
  hidden: Hidden;
  charge: LoadedCharge | null;
}

/** The intent of a family with its successful charge and, in the same statement, the stored answer of an idempotency key. */
export async function loadIntent(
  db: Queryable,
  family: string,
  key: string | null,
): Promise<{ intent: LoadedIntent | null; answer: StoredAnswer | null }> {
  const result = await db.query<{ intent: LoadedIntent | null; answer: StoredAnswer | null }>({
    name: 'sandbox-load-intent',
    text: `SELECT CASE WHEN i.doc IS NOT NULL THEN json_build_object('version', i.version, 'doc', i.doc, 'hidden', i.hidden,
             'charge', CASE WHEN c.doc IS NOT NULL THEN json_build_object('version', c.version, 'doc', c.doc) END) END AS intent,
             CASE WHEN k.body IS NOT NULL THEN json_build_object('path', k.path, 'requestHash', k.request_hash, 'requestId', k.request_id, 'status', k.status, 'body', k.body) END AS answer
           FROM (SELECT $1::text AS family) wanted
           LEFT JOIN stripe_sandbox.payment_intents i ON i.family = wanted.family
           LEFT JOIN stripe_sandbox.charges c ON c.family = wanted.family AND c.status = 'succeeded'
           LEFT JOIN stripe_sandbox.idempotency_keys k ON k.key = $2`,
    values: [family, key],
  });
  return onlyRow(result);
}

export async function findAnswer(db: Queryable, key: string): Promise<StoredAnswer | null> {
  const { rows } = await db.query<StoredAnswer>({
    name: 'sandbox-find-answer',
    text: 'SELECT path, request_hash AS "requestHash", request_id AS "requestId", status, body FROM stripe_sandbox.idempotency_keys WHERE key = $1',
    values: [key],
  });
  return rows[0] ?? null;
}

/** One object's document as text, by its kind's table. */
export async function findDoc(
  db: Queryable,
  table: 'payment_intents' | 'charges' | 'refunds' | 'disputes' | 'payment_methods' | 'events',
  id: { family: string; id: string },
): Promise<string | null> {
  const { rows } = await db.query<{ doc: string }>({
    name: `sandbox-find-${table}`,
    text: `SELECT doc::text AS doc FROM stripe_sandbox.${table} WHERE family = $1 AND id = $2`,
    values: [id.family, id.id],
  });
  return rows[0]?.doc ?? null;
}

export async function findMethod(
  db: Queryable,
  id: { family: string; id: string },
): Promise<{ doc: Method; behaviour: string } | null> {
  const { rows } = await db.query<{ doc: Method; behaviour: string }>({
    name: 'sandbox-find-method',
    text: 'SELECT doc, behaviour FROM stripe_sandbox.payment_methods WHERE family = $1 AND id = $2',
    values: [id.family, id.id],
  });
  return rows[0] ?? null;
}

export interface ListFilter {
  table: 'payment_intents' | 'charges' | 'refunds' | 'disputes' | 'events';
  limit: number;
  startingAfter?: string | undefined;
  endingBefore?: string | undefined;
  family?: string | undefined;
  charge?: string | undefined;
  types?: string[] | undefined;
  createdFrom: number;
  createdTo: number;
}

/** Newest first. One row more than asked for tells whether there are more. */
export async function listDocs(db: Queryable, filter: ListFilter): Promise<{ docs: string[]; hasMore: boolean }> {
  const values: unknown[] = [filter.createdFrom, filter.createdTo, filter.limit + 1];
  const where = ['created >= $1', 'created <= $2'];
  if (filter.table === 'disputes') where.push(`doc IS NOT NULL AND id LIKE 'du%'`);
  const order = filter.table === 'events' ? 'seq' : '(created, id)';
  const bound = (id: string): string =>
    `(SELECT ${order.replace(/[()]/g, '')} FROM stripe_sandbox.${filter.table} WHERE family = $${values.push(familyOf(id))} AND id = $${values.push(id)})`;
  if (filter.startingAfter) where.push(`${order} < ${bound(filter.startingAfter)}`);
  if (filter.endingBefore) where.push(`${order} > ${bound(filter.endingBefore)}`);
  if (filter.family !== undefined) where.push(`family = $${values.push(filter.family)}`);
  if (filter.charge !== undefined) where.push(`doc->>'charge' = $${values.push(filter.charge)}`);
  if (filter.types) where.push(`type = ANY($${values.push(filter.types)})`);
  const direction = filter.endingBefore ? 'ASC' : 'DESC';
  const { rows } = await db.query<{ doc: string }>({
    text: `SELECT doc::text AS doc FROM stripe_sandbox.${filter.table} WHERE ${where.join(' AND ')} ORDER BY ${order.replace(/[()]/g, '').replaceAll(',', ` ${direction},`)} ${direction} LIMIT $3`,
    values,
  });
  const docs = rows.slice(0, filter.limit).map((row) => row.doc);
  return { docs: filter.endingBefore ? docs.toReversed() : docs, hasMore: rows.length > filter.limit };
}

export async function sumBalance(db: Queryable): Promise<{ currency: string; amount: number }[]> {
  const { rows } = await db.query<{ currency: string; amount: number }>({
    text: `SELECT currency, (sum(amount_captured - amount_refunded) - sum(coalesce(d.cents, 0)))::bigint AS amount FROM stripe_sandbox.charges c
             LEFT JOIN (SELECT family, charge, sum(withdrawn) AS cents FROM stripe_sandbox.disputes GROUP BY 1, 2) d ON d.family = c.family AND d.charge = c.id
           WHERE status = 'succeeded' GROUP BY currency ORDER BY currency`,
  });
  return rows;
}
