import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import { enqueuePart } from '../../../platform/queue/queue-store.ts';
import { EXPORT_QUEUE } from './export-store.ts';

export interface ExportRow {
  id: string;
  requested_at: Date;
  ready_at: Date | null;
  expires_at: Date | null;
}

export async function findDeletionDue(db: Queryable, userId: string): Promise<Date | null> {
  const { rows } = await db.query<{ deletion_due_at: Date | null }>({
    name: 'accounts-deletion-due',
    text: 'SELECT deletion_due_at FROM users WHERE id = $1',
    values: [userId],
  });
  return rows[0]?.deletion_due_at ?? null;
}

/** Copies that were asked for and are not over, the newest first. */
export async function listExports(db: Queryable, userId: string, now: Date): Promise<ExportRow[]> {
  const { rows } = await db.query<ExportRow>({
    name: 'accounts-list-exports',
    text: `SELECT id, requested_at, ready_at, expires_at FROM account_exports
           WHERE user_id = $1 AND (expires_at IS NULL OR expires_at > $2) ORDER BY requested_at DESC LIMIT 5`,
    values: [userId, now],
  });
  return rows;
}

/** Asks for a copy, unless one waits already; its item in the queue has its id, and is due at `makeAt`. */
export async function insertExport(
  tx: Transaction,
  { userId, id, now, makeAt }: { userId: string; id: string; now: Date; makeAt: Date },
): Promise<void> {
  await tx.query({
    name: 'accounts-request-export',
    text: `WITH asked AS (
             INSERT INTO account_exports (user_id, id, requested_at) SELECT $1, $2, $3
             WHERE NOT EXISTS (SELECT 1 FROM account_exports WHERE user_id = $1 AND ready_at IS NULL)
               RETURNING user_id, id
           ) ${enqueuePart({ queue: EXPORT_QUEUE, from: 'asked', id: 'id::uuid', key: 'user_id', notBefore: '$4::timestamptz' })}`,
    values: [userId, id, now, makeAt],
  });
}

/** What keeps an account from being deleted. */
export async function findWhatHolds(
  tx: Transaction,
  userId: string,
): Promise<{ isShopOpen: boolean; isAdmin: boolean }> {
  const { rows } = await tx.query<{ isShopOpen: boolean; isAdmin: boolean }>({
    name: 'accounts-may-delete',
    text: `SELECT EXISTS (SELECT 1 FROM listings WHERE seller_id = $1 AND state = 'active') AS "isShopOpen",
             EXISTS (SELECT 1 FROM admin_users WHERE id = $1 AND status = 'active') AS "isAdmin"`,
    values: [userId],
  });
  return rows[0] ?? { isShopOpen: false, isAdmin: false };
}

/** The day that was set before stays; answers which it is. */
export async function setDeletionDue(tx: Transaction, userId: string, due: Date): Promise<Date> {
  const { rows } = await tx.query<{ deletion_due_at: Date }>({
    name: 'accounts-request-deletion',
    text: 'UPDATE users SET deletion_due_at = coalesce(deletion_due_at, $2) WHERE id = $1 RETURNING deletion_due_at',
    values: [userId, due],
  });
  return rows[0]?.deletion_due_at ?? due;
}

export async function unsetDeletionDue(tx: Transaction, userId: string): Promise<void> {
  await tx.query({
    name: 'accounts-cancel-deletion',
    text: 'UPDATE users SET deletion_due_at = NULL WHERE id = $1 AND deleted_at IS NULL',
    values: [userId],
  });
}

/** Why the law holds an account from now on, or '' to let go of it; answers why it was held before. Called while its row is locked. */
export async function setLegalHold(tx: Transaction, userId: string, reason: string): Promise<string> {
  const { rows } = await tx.query<{ before: string }>({
    name: 'accounts-set-legal-hold',
    text: `UPDATE users u SET legal_hold = $2 FROM (SELECT id, legal_hold FROM users WHERE id = $1 FOR UPDATE) b
           WHERE u.id = b.id RETURNING b.legal_hold AS before`,
    values: [userId, reason],
  });
  return rows[0]?.before ?? '';
}
