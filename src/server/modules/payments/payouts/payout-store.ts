import type { Payout, PayoutSums, ReservedOrder } from '#domain/payments/payout-model.ts';
import { iso } from '../../../platform/database/iso.ts';
import { onlyRow } from '../../../platform/database/only-row.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';

interface Page {
  sellerId: string;
  before: { at: string; id: string } | null;
  limit: number;
}

type PayoutRow = Payout & { sums: PayoutSums };

const columns = `id AS "payoutId", kind, state, amount_cents AS "amountCents", currency, last4, sums,
  ${iso('covers_from')} AS "coversFrom", ${iso('covers_to')} AS "coversTo", ${iso('asked_at')} AS "askedAt",
  ${iso('sent_at')} AS "sentAt", ${iso('ended_at')} AS "endedAt", failure`;

/** Which payouts of the seller $1 came back from the account as it is now, with none that arrived since. */
const cameBackSql = `state = 'failed' AND account_version = (SELECT version FROM payout_accounts WHERE seller_id = $1)
  AND id > coalesce((SELECT max(id) FROM payouts WHERE seller_id = $1 AND state = 'paid'), '')`;

/** A seller's payouts, newest first: their ids begin with the time. */
export async function listPayoutsOf(
  db: Queryable,
  page: { sellerId: string; before: string | null; limit: number; show?: 'came_back' | undefined },
): Promise<PayoutRow[]> {
  const { rows } = await db.query<PayoutRow>({
    name: page.show ? 'payouts-of-seller-back' : 'payouts-of-seller',
    text: `SELECT ${columns} FROM payouts WHERE seller_id = $1${page.show ? ` AND ${cameBackSql}` : ''}
             AND ($2::text IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`,
    values: [page.sellerId, page.before, page.limit],
  });
  return rows;
}

/** How many payouts of a seller came back, as their list has them. */
export async function countCameBack(db: Queryable, sellerId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'payouts-came-back',
    text: `SELECT count(*)::int AS count FROM payouts WHERE seller_id = $1 AND ${cameBackSql}`,
    values: [sellerId],
  });
  return onlyRow({ rows }).count;
}

export async function findPayout(
  db: Queryable,
  { sellerId, payoutId }: { sellerId: string; payoutId: string },
): Promise<PayoutRow | null> {
  const { rows } = await db.query<PayoutRow>({
    name: 'payout-one',
    text: `SELECT ${columns} FROM payouts WHERE seller_id = $1 AND id = $2`,
    values: [sellerId, payoutId],
  });
  return rows[0] ?? null;
}

/** Whether a payout waits to be sent: nobody can say yet whether the provider has it. */
export async function isBeingSent(db: Queryable, sellerId: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'payout-being-sent',
    text: `SELECT 1 FROM payouts WHERE seller_id = $1 AND state = 'asked'`,
    values: [sellerId],
  });
  return (rowCount ?? 0) > 0;
}

/** Orders whose days of return are not over, newest first, with what each will bring as things are. */
export async function listReservedOf(
  db: Queryable,
  { sellerId, before, limit }: Page,
): Promise<(ReservedOrder & { at: string })[]> {
  const { rows } = await db.query<ReservedOrder & { at: string }>({
    name: 'payouts-reserved-orders',
    text: `SELECT o.id AS "orderId", o.number AS "orderNumber", ${iso('o.placed_at')} AS "placedAt",
             ${iso('o.placed_at', 'US')} AS at, o.state, o.delivery_id AS "deliveryId", l.cents AS "amountCents",
             l.withheld AS "withheldCents", ${iso('o.return_ends_at')} AS "reservedUntil"
           FROM orders o CROSS JOIN LATERAL (SELECT -coalesce(sum(e.amount_cents), 0)::bigint AS cents,
               coalesce(sum(e.amount_cents) FILTER (WHERE t.kind IN ('dispute', 'dispute_won')), 0)::bigint AS withheld
             FROM ledger_transactions t
             JOIN ledger_entries e ON e.seller_id = t.seller_id AND e.transaction_id = t.id
                 AND e.account = 'seller_reserved'
             WHERE t.seller_id = o.seller_id AND t.order_id = o.id) l
           WHERE o.seller_id = $1 AND o.state IN ('confirmed', 'processing', 'shipped', 'delivered')
             AND ($2::timestamptz IS NULL OR (o.placed_at, o.id) < ($2::timestamptz, $3))
           ORDER BY o.placed_at DESC, o.id DESC LIMIT $4`,
    values: [sellerId, before?.at ?? null, before?.id ?? '', limit],
  });
  return rows;
}
