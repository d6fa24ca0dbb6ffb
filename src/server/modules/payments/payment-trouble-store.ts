import { withheldSql } from './refund-store.ts';

/** Money that came too late and should have gone back by now; `$1` is the moment. */
export const overdueRefundSql = (payments: string): string =>
  `${payments}.status = 'to_refund' AND ${payments}.updated_at < $1::timestamptz - interval '15 minutes'
     AND NOT ${withheldSql(`${payments}.checkout_id`)}`;

/** Money that was promised back a day ago and is not sent, though no bank withholds it; `$1` is the moment. */
export const lateRefundSql = (refunds: string): string =>
  `${refunds}.status = 'asked' AND ${refunds}.asked_at < $1::timestamptz - interval '1 day'
     AND NOT ${withheldSql(`${refunds}.checkout_id`)}`;

/**
 * The rules of the audit about one payment, in keys: of `payments p`, its checkout `c` and the sum `o.cents` of its
 * orders; `$1` is the moment.
 */
export const troubleSql = `CASE
  WHEN p.status = 'captured' AND (c.status IS DISTINCT FROM 'paid' OR o.cents IS DISTINCT FROM p.captured_cents)
    THEN 'orders-differ'
  WHEN p.status = 'captured' AND p.captured_cents <> c.total_cents THEN 'not-the-total'
  WHEN p.captured_cents > 0 AND p.status NOT IN ('captured', 'to_refund', 'refunded') THEN 'not-in-books'
  WHEN p.status = 'refunded' AND p.refunded_cents <> p.captured_cents THEN 'not-all-back'
  WHEN ${overdueRefundSql('p')} THEN 'overdue'
  WHEN p.status = 'started' AND c.expires_at < $1::timestamptz - interval '15 minutes' THEN 'unknown'
  ELSE '' END`;

/** Those of the last ninety days whose sums do not fit. */
export const mismatchedSql = `p.created_at > $1::timestamptz - interval '90 days' AND p.captured_cents > 0
  AND (${troubleSql}) NOT IN ('', 'overdue')`;
