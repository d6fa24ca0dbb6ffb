import { onlyRow } from '../../../platform/database/only-row.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';

interface Counted {
  actorId: string;
  but: readonly string[];
  since: Date;
  most: number;
}

/** How many acts but these somebody did since then, up to the limit, and when the oldest of them was. */
export async function countAuditRecords(
  db: Queryable,
  { actorId, but, since, most }: Counted,
): Promise<{ count: number; oldest: Date | null }> {
  return onlyRow(
    await db.query<{ count: number; oldest: Date | null }>({
      name: 'admin-count-acts',
      text: `SELECT count(*)::int AS count, min(at) AS oldest FROM (
               SELECT at FROM audit_log WHERE actor_id = $1 AND at > $2 AND act <> ALL($3) ORDER BY at DESC
                 LIMIT $4) newest`,
      values: [actorId, since, but, most],
    }),
  );
}

export async function listMasters(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'admin-masters',
    text: `SELECT id FROM admin_users WHERE role = 'master_admin' AND status = 'active' ORDER BY id`,
  });
  return rows.map(({ id }) => id);
}
