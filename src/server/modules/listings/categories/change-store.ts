import type { CategoryChange } from '#domain/listings/categories/check-change.ts';
import { iso } from '../../../platform/database/iso.ts';
import { onlyRow } from '../../../platform/database/only-row.ts';
import { jsonRecord } from '../../../platform/database/json-record.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import { type RowTurn, rowTurnSql } from '../../../platform/queue/row-queue-store.ts';

export interface PlannedChange {
  id: string;
  change: CategoryChange;
  since: string;
  state: 'planned' | 'moving' | 'done' | 'withdrawn' | 'failed';
  moved: number;
  problem: string;
  reason: string;
  by: string;
  at: string;
}

const columns = `id, jsonb_build_object('kind', kind, 'slug', slug) || change AS change, since::text AS since, state,
  moved, problem, reason, set_by_name AS by, ${iso('set_at')} AS at`;

/** The newest first. */
export async function listCategoryChanges(db: Queryable): Promise<PlannedChange[]> {
  const { rows } = await db.query<PlannedChange>({
    name: 'category-changes-newest',
    text: `SELECT ${columns} FROM category_changes ORDER BY set_at DESC, id DESC LIMIT 50`,
  });
  return rows;
}

/** Those to come and those that pieces move for. */
export async function listOpenChanges(db: Queryable): Promise<PlannedChange[]> {
  const { rows } = await db.query<PlannedChange>({
    name: 'category-changes-open',
    text: `SELECT ${columns} FROM category_changes WHERE state IN ('planned', 'moving') ORDER BY since, id`,
  });
  return rows;
}

/** One change at a time, planned or made. */
export async function lockCategories(tx: Transaction): Promise<void> {
  await tx.query({ name: 'category-changes-lock', text: 'SELECT pg_advisory_xact_lock(726055)' });
}

interface NewChange {
  id: string;
  change: CategoryChange;
  since: string;
  reason: string;
  by: { userId: string; name: string };
  now: Date;
}

/** Null where another one of the category waits. */
export async function insertCategoryChange(tx: Transaction, planned: NewChange): Promise<PlannedChange | null> {
  const { kind, slug, ...change } = planned.change;
  const { id, since, reason, by, now } = planned;
  const { rows } = await tx.query<PlannedChange>({
    name: 'category-changes-insert',
    text: `INSERT INTO category_changes (id, slug, kind, change, since, state, reason, set_by, set_by_name, set_at)
           SELECT c.id, c.slug, c.kind, c.change, c.since, 'planned', c.reason, c."userId", c.name, c.now
           FROM jsonb_to_record($1::jsonb) AS c (id text, slug text, kind text, change jsonb, since date, reason text,
             "userId" text, name text, now timestamptz)
           ON CONFLICT (slug) WHERE state IN ('planned', 'moving') DO NOTHING RETURNING ${columns}`,
    values: [jsonRecord({ id, slug, kind, change, since, reason, ...by, now })],
  });
  return rows[0] ?? null;
}

/** Null where it is under way or over. */
export async function withdrawChange(tx: Transaction, id: string, now: Date): Promise<PlannedChange | null> {
  const { rows } = await tx.query<PlannedChange>({
    name: 'category-changes-withdraw',
    text: `UPDATE category_changes SET state = 'withdrawn', ended_at = $2 WHERE id = $1 AND state = 'planned'
           RETURNING ${columns}`,
    values: [id, now],
  });
  return rows[0] ?? null;
}

/** Whose day has come. */
export async function listDueChanges(db: Queryable, now: Date, { limit, only }: RowTurn): Promise<{ key: string }[]> {
  const { rows } = await db.query<{ key: string }>({
    name: 'category-changes-due',
    text: `SELECT c.id AS key FROM category_changes c WHERE c.state IN ('planned', 'moving')
           AND c.since <= ($1::timestamptz AT TIME ZONE 'UTC')::date
             AND ${rowTurnSql('listings.change-categories', { key: 'c.id', only: '$3' })} ORDER BY c.since, c.id
               LIMIT $2`,
    values: [now, limit, only],
  });
  return rows;
}

export async function lockDueChange(
  tx: Transaction,
  id: string,
  now: Date,
): Promise<(PlannedChange & { upTo: string }) | null> {
  const { rows } = await tx.query<PlannedChange & { upTo: string }>({
    name: 'category-changes-lock-one',
    text: `SELECT ${columns}, up_to AS "upTo" FROM category_changes WHERE id = $1 AND state IN ('planned', 'moving')
             AND since <= ($2::timestamptz AT TIME ZONE 'UTC')::date FOR UPDATE`,
    values: [id, now],
  });
  return rows[0] ?? null;
}

/** How far it came. */
export async function moveChange(
  tx: Transaction,
  { id, moved, upTo }: { id: string; moved: number; upTo: string },
): Promise<void> {
  await tx.query({
    name: 'category-changes-move',
    text: `UPDATE category_changes SET state = 'moving', moved = moved + $2, up_to = $3 WHERE id = $1`,
    values: [id, moved, upTo],
  });
}

export async function endChange(
  tx: Transaction,
  { id, problem, now }: { id: string; problem: string; now: Date },
): Promise<void> {
  await tx.query({
    name: 'category-changes-end',
    text: `UPDATE category_changes SET state = CASE WHEN $2 = '' THEN 'done' ELSE 'failed' END, problem = $2,
           ended_at = $3 WHERE id = $1`,
    values: [id, problem, now],
  });
}

/** Tells every process at the commit that names and menus are others. */
export async function notifyProcesses(tx: Transaction): Promise<void> {
  onlyRow(await tx.query({ name: 'category-changes-tell', text: `SELECT pg_notify('settings', 'categories')` }));
}
