import type { WithdrawalRefusal, WithdrawalState, WithdrawnLine } from '#domain/orders/withdrawal/model.ts';
import { type RowTurn, rowTurnSql } from '../../../platform/queue/row-queue-store.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import { isWithheldSql } from '../../payments/disputes/dispute-store.ts';

export interface NewWithdrawal {
  id: string;
  /** '' where no order fits. */
  sellerId: string;
  orderId: string;
  state: WithdrawalState;
  refusal: WithdrawalRefusal | null;
  name: string;
  number: string;
  said: string;
  email: string;
  lines: readonly WithdrawnLine[];
  isBeforeLeaving: boolean;
  labelCents: number;
  now: Date;
}

export async function insertWithdrawal(tx: Transaction, withdrawal: NewWithdrawal): Promise<void> {
  await tx.query({
    name: 'withdrawals-insert',
    text: `INSERT INTO withdrawals (seller_id, id, order_id, state, refusal, name, order_number, said, email, lines,
           is_before_leaving, label_cents, declared_at)
           SELECT "sellerId", id, "orderId", state, refusal, name, number, said, email, lines, "isBeforeLeaving",
             "labelCents", now
           FROM jsonb_to_record($1::jsonb) AS w ("sellerId" text, id text, "orderId" text, state text, refusal text,
             name text,
             number text, said text, email text, lines jsonb, "isBeforeLeaving" boolean, "labelCents" bigint,
               now timestamptz)`,
    values: [JSON.stringify(withdrawal)],
  });
}

export interface StoredWithdrawal {
  withdrawalId: string;
  sellerId: string;
  orderId: string;
  state: WithdrawalState;
  name: string;
  number: string;
  said: string;
  email: string;
  declaredAt: Date;
}

export async function findWithdrawal(db: Queryable, withdrawalId: string): Promise<StoredWithdrawal | null> {
  const { rows } = await db.query<StoredWithdrawal>({
    name: 'withdrawals-one',
    text: `SELECT id AS "withdrawalId", seller_id AS "sellerId", order_id AS "orderId", state, name,
           order_number AS number, said, email,
             declared_at AS "declaredAt" FROM withdrawals WHERE id = $1`,
    values: [withdrawalId],
  });
  return rows[0] ?? null;
}

interface Which {
  sellerId: string;
  withdrawalId: string;
}

/** The buyer named a proof that the pieces were sent; a later one takes the place of an earlier one, but for its moment. */
export async function markReturning(
  tx: Transaction,
  { sellerId, withdrawalId, tracking, now }: Which & { tracking: string; now: Date },
): Promise<void> {
  await tx.query({
    name: 'withdrawals-returning',
    text: `UPDATE withdrawals SET state = 'returning', tracking = $3, sent_at = coalesce(sent_at, $4)
           WHERE seller_id = $1 AND id = $2 AND state IN ('declared', 'returning')`,
    values: [sellerId, withdrawalId, tracking, now],
  });
}

/** Its money goes back; `receivedAt` is null where nobody has the pieces, or none had left. False where it does already. */
export async function markRefunded(
  tx: Transaction,
  { sellerId, withdrawalId, ...refund }: Which & { cents: number; receivedAt: Date | null; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'withdrawals-refunded',
    text: `UPDATE withdrawals SET state = 'refunded', refund_cents = $3, received_at = $4, refunded_at = $5
           WHERE seller_id = $1 AND id = $2 AND state IN ('declared', 'returning')`,
    values: [sellerId, withdrawalId, refund.cents, refund.receivedAt, refund.now],
  });
  return rowCount === 1;
}

export interface DueWithdrawal {
  sellerId: string;
  orderId: string;
  withdrawalId: string;
}

/** Those whose pieces were sent, that were declared before a moment and whose money no bank holds, oldest first. */
export async function listReturning(
  db: Queryable,
  declaredBefore: Date,
  { limit, only }: RowTurn,
): Promise<(DueWithdrawal & { key: string })[]> {
  const key = `withdrawals.seller_id || ' ' || withdrawals.id`;
  const { rows } = await db.query<DueWithdrawal & { key: string }>({
    name: 'withdrawals-due',
    text: `SELECT ${key} AS key, seller_id AS "sellerId", order_id AS "orderId", id AS "withdrawalId" FROM withdrawals
           WHERE state = 'returning' AND declared_at <= $1
             AND NOT ${isWithheldSql({ sellerId: 'withdrawals.seller_id', orderId: 'withdrawals.order_id' })}
             AND ${rowTurnSql('orders.refund-withdrawals', { key, only: '$3' })}
           ORDER BY declared_at LIMIT $2`,
    values: [declaredBefore, limit, only],
  });
  return rows;
}

/** Pieces of lines are for sale again; the stock itself moves beside it. */
export async function markRestocked(
  tx: Transaction,
  order: { sellerId: string; orderId: string },
  lines: readonly WithdrawnLine[],
): Promise<void> {
  await tx.query({
    name: 'withdrawals-restock',
    text: `UPDATE order_lines l SET restocked = restocked + w.quantity
           FROM jsonb_to_recordset($3::jsonb) AS w ("lineId" text, quantity int)
           WHERE l.seller_id = $1 AND l.order_id = $2 AND l.id = w."lineId"`,
    values: [order.sellerId, order.orderId, JSON.stringify(lines)],
  });
}
