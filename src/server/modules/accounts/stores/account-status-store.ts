import type { AccountStatus } from '#domain/accounts/account-status.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';

/** So many suspensions are ended in one transaction. */
export const AT_ONCE = 100;

export async function saveAccountStatus(
  tx: Transaction,
  stand: { userId: string; accountStatus: AccountStatus; until: Date | null },
): Promise<void> {
  await tx.query({
    name: 'accounts-save-status',
    text: 'UPDATE users SET account_status = $2, account_status_until = $3 WHERE id = $1',
    values: [stand.userId, stand.accountStatus, stand.until],
  });
}

/** Suspensions whose last day has come are over; a hundred at most, those that ended first. */
export async function endSuspensionsUntil(tx: Transaction, now: Date): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'accounts-end-suspensions',
    text: `UPDATE users SET account_status = 'active', account_status_until = NULL WHERE id IN
             (SELECT id FROM users WHERE account_status = 'suspended' AND account_status_until <= $1
              ORDER BY account_status_until LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED) RETURNING id`,
    values: [now],
  });
  return rows.map(({ id }) => id);
}

export async function findAccountStatus(
  tx: Transaction,
  userId: string,
): Promise<{ accountStatus: AccountStatus; until: Date | null } | null> {
  const { rows } = await tx.query<{ accountStatus: AccountStatus; until: Date | null }>({
    name: 'accounts-find-status',
    text: 'SELECT account_status AS "accountStatus", account_status_until AS until FROM users WHERE id = $1',
    values: [userId],
  });
  return rows[0] ?? null;
}

export interface AccountStatusRow {
  account_status: string;
  account_status_until: Date | null;
}

/** How a person stands, locked: a suspension that comes at the same time waits. */
export async function lockAccountStatus(tx: Transaction, userId: string): Promise<AccountStatusRow | null> {
  const { rows } = await tx.query<AccountStatusRow>({
    name: 'accounts-lock-status',
    text: 'SELECT account_status, account_status_until FROM users WHERE id = $1 FOR NO KEY UPDATE',
    values: [userId],
  });
  return rows[0] ?? null;
}
