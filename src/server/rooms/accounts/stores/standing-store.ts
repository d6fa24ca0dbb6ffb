import type { Standing } from '#domain/office/standing.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';

/** So many suspensions are ended in one transaction. */
export const AT_ONCE = 100;

export async function saveStanding(
  tx: Transaction,
  stand: { userId: string; standing: Standing; until: Date | null },
): Promise<void> {
  await tx.query({
    name: 'accounts-save-standing',
    text: 'UPDATE users SET standing = $2, standing_until = $3 WHERE id = $1',
    values: [stand.userId, stand.standing, stand.until],
  });
}

/** Suspensions whose last day has come are over; a hundred at most, those that ended first. */
export async function endSuspensionsUntil(tx: Transaction, now: Date): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'accounts-end-suspensions',
    text: `UPDATE users SET standing = 'active', standing_until = NULL WHERE id IN
             (SELECT id FROM users WHERE standing = 'suspended' AND standing_until <= $1
              ORDER BY standing_until LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED) RETURNING id`,
    values: [now],
  });
  return rows.map(({ id }) => id);
}

export async function findStanding(
  tx: Transaction,
  userId: string,
): Promise<{ standing: Standing; until: Date | null } | null> {
  const { rows } = await tx.query<{ standing: Standing; until: Date | null }>({
    name: 'accounts-find-standing',
    text: 'SELECT standing, standing_until AS until FROM users WHERE id = $1',
    values: [userId],
  });
  return rows[0] ?? null;
}

export interface StandingRow {
  standing: string;
  standing_until: Date | null;
}

/** How a person stands, locked: a suspension that comes at the same time waits. */
export async function lockStanding(tx: Transaction, userId: string): Promise<StandingRow | null> {
  const { rows } = await tx.query<StandingRow>({
    name: 'accounts-standing',
    text: 'SELECT standing, standing_until FROM users WHERE id = $1 FOR NO KEY UPDATE',
    values: [userId],
  });
  return rows[0] ?? null;
}
