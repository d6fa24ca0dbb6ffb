import type { PaymentRow, PaymentView } from '#domain/office/money-contract.ts';
import { mismatchedSql, troubleSql } from '../../payments/payment-trouble-store.ts';
import { iso } from '../../../platform/database/iso.ts';
import { type Direction, type KeyCursor, keysetSql, type SortKey } from '../../../platform/database/keyset.ts';
import { onDaySql } from '../../../platform/database/on-day.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';

const views: Record<PaymentView, string> = {
  all: 'true',
  open: `p.status IN ('started', 'to_refund')`,
  to_refund: `p.status = 'to_refund'`,
  late: `p.status IN ('started', 'to_refund') AND (${troubleSql}) <> ''`,
  mismatched: mismatchedSql,
  failed: `p.status IN ('failed', 'canceled')`,
  refunded: `p.status = 'refunded'`,
};

type PaymentSort = 'at' | 'amount';
export const paymentSorts: Record<PaymentSort, SortKey> = {
  at: { column: 'p.created_at', type: 'time' },
  amount: { column: 'p.amount_cents', type: 'number' },
};

interface Wanted {
  view: PaymentView;
  checkout?: string | undefined;
  day?: string | undefined;
  now: Date;
  sort?: PaymentSort;
  dir?: Direction;
  after: KeyCursor | null;
  limit: number;
}

/** Payments, each with what does not fit. Problems are looked for in the last ninety days. */
export async function findPayments(
  db: Queryable,
  { view, checkout, day, now, sort = 'at', dir = 'desc', after, limit }: Wanted,
): Promise<(PaymentRow & { cursor: string | number })[]> {
  const by = keysetSql(paymentSorts[sort], { direction: dir, id: 'p.checkout_id', after: ['$2', '$3'] });
  const { rows } = await db.query<PaymentRow & { cursor: string | number }>({
    name: `office-payments-${view}-${sort}-${dir}`,
    text: `SELECT p.checkout_id AS "checkoutId", ${iso('p.created_at')} AS at,
             ${by.key} AS cursor, p.status, p.amount_cents AS "amountCents",
             p.captured_cents AS "capturedCents", p.refunded_cents AS "refundedCents",
             concat_ws(' ', p.card_brand, p.card_last4) AS card, c.buyer_id AS "buyerId",
             coalesce(c.address ->> 'name', '') AS "buyerName", coalesce(o.numbers, '{}') AS "orderNumbers",
             ${troubleSql} AS trouble
           FROM payments p LEFT JOIN checkouts c ON c.id = p.checkout_id LEFT JOIN LATERAL (
             SELECT sum(total_cents)::bigint AS cents, array_agg(number ORDER BY number) AS numbers FROM orders
             WHERE checkout_id = p.checkout_id) o ON true
           WHERE ${views[view]} AND ${by.beyond}
             AND ($5::text IS NULL OR p.checkout_id = $5) AND ${onDaySql('p.created_at', '$6')}
           ${by.order} LIMIT $4`,
    values: [now, after?.key ?? null, after?.id ?? '', limit, checkout ?? null, day ?? null],
  });
  return rows;
}
