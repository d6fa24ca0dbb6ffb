import { MIN_PAYOUT_CENTS } from '#domain/core/money.ts';
import type { KnownPerson } from '../../../platform/personal-data/tagged-table.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

/** Whoever waits for a parcel in one of these states, or owes one, stays. */
const OPEN = ['pending_payment', 'confirmed', 'processing', 'shipped'];

/** So many accounts are deleted in one run. */
const BATCH_SIZE = 20;

/** SQL: what keeps an account `u` after its day, an order of the law among it; `$2` are the states of open orders, `$3` the least that is paid out. */
const holds = {
  waitsForParcel: 'EXISTS (SELECT 1 FROM orders o WHERE o.buyer_id = u.id AND o.state = ANY($2))',
  owesParcel: 'EXISTS (SELECT 1 FROM orders o WHERE o.seller_id = u.id AND o.state = ANY($2))',
  hasMoney: `EXISTS (SELECT 1 FROM ledger_sums s WHERE s.seller_id = u.id AND s.account IN ('seller_reserved',
             'seller_payable', 'payouts_in_transit')
    GROUP BY s.currency HAVING sum(s.amount_cents) <= -$3::bigint)`,
  hasLegalHold: `u.legal_hold <> ''`,
};
export type DeletionHold = keyof typeof holds;
const isOnHoldSql = `(${Object.values(holds).join(' OR ')})`;
const isDueSql = 'u.deletion_due_at <= $1 AND u.deleted_at IS NULL';

/** Whose time of waiting is over, who waited longest first. A shop stays until its money is paid out, unless it is too little to be sent. */
export async function listDuePeople(db: Queryable, now: Date): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'accounts-due-to-delete',
    text: `SELECT u.id FROM users u WHERE ${isDueSql} AND NOT ${isOnHoldSql} ORDER BY u.deletion_due_at
           LIMIT ${BATCH_SIZE}`,
    values: [now, OPEN, MIN_PAYOUT_CENTS],
  });
  return rows.map(({ id }) => id);
}

export interface DelayedDeletion {
  id: string;
  dueAt: Date;
  /** None where only a fault of ours delays it. */
  holds: DeletionHold[];
}

/** Claims those whose promised day is over, who are kept, or failed to be deleted for an hour, and who do not know of it yet. */
export async function claimDelayed(
  tx: Transaction,
  { failed, now }: { failed: readonly string[]; now: Date },
): Promise<DelayedDeletion[]> {
  const { rows } = await tx.query<DelayedDeletion>({
    name: 'accounts-claim-delayed',
    text: `UPDATE users u SET deletion_delay_told_for = u.deletion_due_at FROM (
             SELECT id FROM users u WHERE ${isDueSql} AND u.deletion_delay_told_for IS DISTINCT FROM u.deletion_due_at
               AND (${isOnHoldSql} OR u.id = ANY($4) AND u.deletion_due_at <= $1 - interval '1 hour')
             ORDER BY u.deletion_due_at LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED
           ) late WHERE u.id = late.id
           RETURNING u.id, u.deletion_due_at AS "dueAt", array_remove(ARRAY[${Object.entries(holds)
             .map(([name, sql]) => `CASE WHEN ${sql} THEN '${name}' END`)
             .join(', ')}], NULL) AS holds`,
    values: [now, OPEN, MIN_PAYOUT_CENTS, failed],
  });
  return rows;
}

/** From here on the account is deleted; false where its person keeps it after all, in this very moment. */
export async function beginErasure(tx: Transaction, userId: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'accounts-begin-erasure',
    text: `UPDATE users SET deleted_at = $2, deletion_due_at = NULL, updated_at = $2
           WHERE id = $1 AND deletion_due_at <= $2 AND legal_hold = ''`,
    values: [userId, now],
  });
  return rowCount === 1;
}

/** By what rows of a person are found, wherever they lie. */
export async function findKnown(db: Queryable, userId: string, now: Date): Promise<KnownPerson> {
  const { rows } = await db.query<Pick<KnownPerson, 'emails' | 'proven' | 'phones'>>({
    name: 'accounts-known-person',
    text: `SELECT ARRAY(SELECT u.email WHERE u.email <> '' UNION SELECT n.email FROM sign_in_names n
           WHERE n.user_id = u.id
               UNION SELECT i.email FROM identities i WHERE i.user_id = u.id UNION SELECT c.new_email
                 FROM email_changes c WHERE c.user_id = u.id) AS emails,
             ARRAY(SELECT u.email WHERE u.email <> '' AND u.email_verified) AS proven,
             ARRAY(SELECT u.phone WHERE u.phone IS NOT NULL UNION SELECT p.phone FROM sign_in_phones p
               WHERE p.user_id = u.id) AS phones
           FROM users u WHERE u.id = $1`,
    values: [userId],
  });
  return { id: userId, emails: [], proven: [], phones: [], ...rows[0], now };
}
