import type { Transaction, Queryable } from '../../../platform/database/open-database.ts';

export async function findByPhone(db: Queryable, phone: string): Promise<string | null> {
  const { rows } = await db.query<{ user_id: string }>({
    name: 'accounts-find-by-phone',
    text: 'SELECT user_id FROM sign_in_phones WHERE phone = $1',
    values: [phone],
  });
  return rows[0]?.user_id ?? null;
}

/** Makes the number this person's, instead of the one before; false when somebody has it. */
export async function claimPhone(tx: Transaction, phone: string, userId: string): Promise<boolean> {
  const { rows } = await tx.query<{ user_id: string }>({
    name: 'accounts-claim-phone',
    text: `INSERT INTO sign_in_phones (phone, user_id) VALUES ($1, $2) ON CONFLICT (phone) DO UPDATE
           SET phone = excluded.phone RETURNING user_id`,
    values: [phone, userId],
  });
  if (rows[0]?.user_id !== userId) return false;
  await tx.query({
    name: 'accounts-set-phone',
    text: `WITH old AS (DELETE FROM sign_in_phones WHERE user_id = $1 AND phone <> $2) UPDATE users SET phone = $2
           WHERE id = $1`,
    values: [userId, phone],
  });
  return true;
}

export async function forgetPhone(tx: Transaction, userId: string): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'accounts-forget-phone',
    text: 'DELETE FROM sign_in_phones WHERE user_id = $1',
    values: [userId],
  });
  await tx.query({
    name: 'accounts-unset-phone',
    text: 'UPDATE users SET phone = NULL WHERE id = $1',
    values: [userId],
  });
  return (rowCount ?? 0) > 0;
}
