import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

/** [ACC-09] Keeps a shop's name for its maker, and frees the one before; false where another shop has it. Null frees alone. */
export async function claimName(
  tx: Transaction,
  { userId, shape }: { userId: string; shape: string | null },
): Promise<boolean> {
  await tx.query({
    name: 'accounts-free-name',
    text: 'DELETE FROM claimed_names WHERE user_id = $1 AND shape IS DISTINCT FROM $2',
    values: [userId, shape],
  });
  if (!shape) return true;
  await tx.query({
    name: 'accounts-claim-name',
    text: 'INSERT INTO claimed_names (shape, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    values: [shape, userId],
  });
  return !(await isNameOfAnother(tx, { userId, shapes: [shape] }));
}

export async function isNameOfAnother(
  db: Queryable,
  { userId, shapes }: { userId: string | null; shapes: readonly string[] },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'accounts-name-of-another',
    text: 'SELECT 1 FROM claimed_names WHERE shape = ANY($1) AND user_id IS DISTINCT FROM $2 LIMIT 1',
    values: [shapes, userId],
  });
  return (rowCount ?? 0) > 0;
}
