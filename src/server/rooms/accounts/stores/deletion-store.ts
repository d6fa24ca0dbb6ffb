import { MIN_PAYOUT_CENTS } from '#domain/core/money.ts';
import { ownTables } from './own-tables.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

/** Whoever waits for a parcel in one of these states, or owes one, stays. */
const OPEN = ['pending_payment', 'confirmed', 'processing', 'shipped'];

/** Whose time of waiting is over, the first of them. A shop stays until its money is paid out, unless it is too little to be sent. */
export async function findDuePerson(db: Queryable, now: Date): Promise<{ id: string; email: string } | null> {
  const { rows } = await db.query<{ id: string; email: string }>({
    name: 'accounts-due-to-delete',
    text: `SELECT u.id, u.email FROM users u WHERE u.deletion_due_at <= $1 AND u.deleted_at IS NULL
             AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.buyer_id = u.id AND o.state = ANY($2))
             AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.seller_id = u.id AND o.state = ANY($2))
             AND NOT EXISTS (SELECT 1 FROM ledger_sums s WHERE s.seller_id = u.id AND s.account IN ('seller_reserved', 'seller_payable', 'payouts_in_transit')
               GROUP BY s.currency HAVING sum(s.amount_cents) <= -$3::bigint)
           ORDER BY u.deletion_due_at LIMIT 1`,
    values: [now, OPEN, MIN_PAYOUT_CENTS],
  });
  return rows[0] ?? null;
}

/** Takes everything that tells of a person out of their row; false where the account is kept after all. */
export async function erasePerson(tx: Transaction, userId: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'accounts-erase-person',
    text: `UPDATE users SET email = '', display_name = 'Former member', original_display_name = '', bio = '', location = '',
             photo_picture_id = NULL, phone = NULL, password_hash = NULL, email_verified = false, deleted_at = $2,
             deletion_due_at = NULL, updated_at = $2 WHERE id = $1 AND deletion_due_at <= $2`,
    values: [userId, now],
  });
  return rowCount === 1;
}

export async function eraseOwnRows(tx: Transaction, userId: string): Promise<void> {
  for (const [table, { of }] of Object.entries(ownTables))
    await tx.query({ text: `DELETE FROM ${table} WHERE ${of} = $1`, values: [userId] });
}
