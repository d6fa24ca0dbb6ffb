import type { Queryable } from '../../platform/database/open-database.ts';

/** Checkouts whose time is over, and those that nobody has finished for a while, from one of them on: they are asked about again. */
export async function listUnfinished(
  db: Queryable,
  { now, idleSince, after, limit }: { now: Date; idleSince: Date; after: string; limit: number },
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'checkout-unfinished',
    text: `SELECT c.id FROM checkouts c JOIN payments p ON p.checkout_id = c.id WHERE c.status IN ('open', 'processing', 'requires_action', 'failed')
             AND (c.expires_at <= $1 OR (p.intent_id IS NULL AND c.created_at <= $2)) AND c.id > $3 ORDER BY c.id LIMIT $4`,
    values: [now, idleSince, after, limit],
  });
  return rows.map((row) => row.id);
}
