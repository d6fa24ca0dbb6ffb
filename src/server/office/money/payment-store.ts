import type { PaymentRow, PaymentView } from '#domain/office/money-contract.ts';
import { iso } from '../../platform/database/iso.ts';
import type { Queryable } from '../../platform/database/open-database.ts';

/** The rules of the audit about one payment, in the words of the house. */
const TROUBLE = `CASE
  WHEN p.status = 'captured' AND (c.status IS DISTINCT FROM 'paid' OR o.cents IS DISTINCT FROM p.captured_cents)
    THEN 'Captured, but its orders add up to something else'
  WHEN p.status = 'captured' AND p.captured_cents <> c.total_cents THEN 'Captured, but not the total of its checkout'
  WHEN p.captured_cents > 0 AND p.status NOT IN ('captured', 'to_refund', 'refunded') THEN 'Captured, and our books do not say so'
  WHEN p.status = 'refunded' AND p.refunded_cents <> p.captured_cents THEN 'Given back, but not all of it'
  WHEN p.status = 'to_refund' AND p.updated_at < $1::timestamptz - interval '15 minutes' THEN 'Should have gone back by now'
  WHEN p.status = 'started' AND c.expires_at < $1::timestamptz - interval '15 minutes' THEN 'The checkout is over and nobody knows whether it was paid'
  ELSE '' END`;

const MISMATCHED = `p.created_at > $1::timestamptz - interval '90 days' AND p.captured_cents > 0
  AND (${TROUBLE}) NOT IN ('', 'Should have gone back by now')`;

const views: Record<PaymentView, string> = {
  all: 'true',
  open: `p.status IN ('started', 'to_refund')`,
  late: `p.status IN ('started', 'to_refund') AND (${TROUBLE}) <> ''`,
  mismatched: MISMATCHED,
  failed: `p.status IN ('failed', 'canceled')`,
  refunded: `p.status = 'refunded'`,
};

interface Wanted {
  view: PaymentView;
  checkout?: string | undefined;
  now: Date;
  after: { at: string; id: string } | null;
  limit: number;
}

/** Payments, newest first, each with what does not fit. Problems are looked for in the last ninety days. */
export async function findPayments(
  db: Queryable,
  { view, checkout, now, after, limit }: Wanted,
): Promise<(PaymentRow & { place: string })[]> {
  const { rows } = await db.query<PaymentRow & { place: string }>({
    name: `office-payments-${view}`,
    text: `SELECT p.checkout_id AS "checkoutId", ${iso('p.created_at')} AS at,
             ${iso('p.created_at', 'US')} AS place, p.status, p.amount_cents AS "amountCents",
             p.captured_cents AS "capturedCents", p.refunded_cents AS "refundedCents", concat_ws(' ', p.card_brand, p.card_last4) AS card,
             c.buyer_id AS "buyerId", coalesce(c.address ->> 'name', '') AS "buyerName", coalesce(o.numbers, '{}') AS "orderNumbers", ${TROUBLE} AS trouble
           FROM payments p LEFT JOIN checkouts c ON c.id = p.checkout_id LEFT JOIN LATERAL (
             SELECT sum(total_cents)::bigint AS cents, array_agg(number ORDER BY number) AS numbers FROM orders WHERE checkout_id = p.checkout_id) o ON true
           WHERE ${views[view]} AND ($2::timestamptz IS NULL OR (p.created_at, p.checkout_id) < ($2, $3))
             AND ($5::text IS NULL OR p.checkout_id = $5)
           ORDER BY p.created_at DESC, p.checkout_id DESC LIMIT $4`,
    values: [now, after?.at ?? null, after?.id ?? '', limit, checkout ?? null],
  });
  return rows;
}
