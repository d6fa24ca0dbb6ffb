import type { Queryable, Transaction } from '../../platform/database/open-database.ts';

export interface SavedView {
  viewId: string;
  name: string;
  query: string;
}

export async function listSavedViews(db: Queryable, userId: string, list: string): Promise<SavedView[]> {
  const { rows } = await db.query<SavedView>({
    name: 'views-list',
    text: 'SELECT id AS "viewId", name, query FROM saved_views WHERE user_id = $1 AND list = $2 ORDER BY position',
    values: [userId, list],
  });
  return rows;
}

/** One change of a person's views at a time, so that none takes another's position. */
export async function lockViews(tx: Transaction, userId: string): Promise<void> {
  await tx.query({
    name: 'views-lock',
    text: `SELECT pg_advisory_xact_lock(hashtextextended('saved views of ' || $1, 0))`,
    values: [userId],
  });
}

export async function countViews(tx: Transaction, userId: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>({
    name: 'views-count',
    text: 'SELECT count(*)::int AS count FROM saved_views WHERE user_id = $1',
    values: [userId],
  });
  return rows[0]?.count ?? 0;
}

interface NewView extends SavedView {
  userId: string;
  list: string;
  position: number;
  now: Date;
}

/** False where the list has a view of that name already. */
export async function insertView(tx: Transaction, view: NewView): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'views-insert',
    text: `INSERT INTO saved_views (user_id, id, list, name, query, position, created_at)
           SELECT $1, $2, $3, $4, $5, $6, $7
           WHERE NOT EXISTS (SELECT 1 FROM saved_views WHERE user_id = $1 AND list = $3 AND lower(name) = lower($4))`,
    values: [view.userId, view.viewId, view.list, view.name, view.query, view.position, view.now],
  });
  return rowCount === 1;
}

/** False where another view of the list has that name. */
export async function updateView(
  tx: Transaction,
  { userId, list, viewId, name, query }: SavedView & { userId: string; list: string },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'views-update',
    text: `UPDATE saved_views SET name = $4, query = $5 WHERE user_id = $1 AND list = $2 AND id = $3
             AND NOT EXISTS (SELECT 1 FROM saved_views o WHERE o.user_id = $1 AND o.list = $2 AND o.id <> $3
               AND lower(o.name) = lower($4))`,
    values: [userId, list, viewId, name, query],
  });
  return rowCount === 1;
}

export async function deleteView(tx: Transaction, userId: string, view: { list: string; viewId: string }) {
  await tx.query({
    name: 'views-delete',
    text: 'DELETE FROM saved_views WHERE user_id = $1 AND list = $2 AND id = $3',
    values: [userId, view.list, view.viewId],
  });
}

/** The tabs of a list in this order, from the first position on. */
export async function saveViewOrder(
  tx: Transaction,
  userId: string,
  { list, viewIds }: { list: string; viewIds: readonly string[] },
): Promise<void> {
  await tx.query({
    name: 'views-order',
    text: `UPDATE saved_views v SET position = o.n - 1 FROM unnest($3::text[]) WITH ORDINALITY AS o (id, n)
           WHERE v.user_id = $1 AND v.list = $2 AND v.id = o.id AND v.position <> o.n - 1`,
    values: [userId, list, viewIds],
  });
}
