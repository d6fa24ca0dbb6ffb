import type { DisputeRecord, DisputeRow, DisputeView } from '#domain/office/disputes/dispute-contract.ts';
import type { LedgerFacts } from '#domain/payments/model.ts';
import type { Evidence } from '#domain/payments/evidence.ts';
import { iso } from '../../../platform/database/iso.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';

const views: Record<DisputeView, string> = {
  all: 'true',
  open: 'd.closed_at IS NULL',
  won: `d.status IN ('won', 'warning_closed', 'prevented')`,
  lost: `d.status = 'lost'`,
};
const row = `d.id AS "disputeId", d.status, d.reason, d.amount_cents AS "amountCents",
  d.taken_cents - d.given_cents AS "takenCents", ${iso('d.opened_at')} AS "openedAt", ${iso('d.due_at')} AS "dueAt",
  ${iso('d.closed_at')} AS "closedAt", ${iso('d.submitted_at')} AS "submittedAt",
  coalesce(c.address->>'name', '') AS "buyerName",
  coalesce((SELECT array_agg(o.number ORDER BY o.number)
    FROM dispute_parts p JOIN orders o ON o.seller_id = p.seller_id AND o.id = p.order_id
    WHERE p.checkout_id = d.checkout_id AND p.dispute_id = d.id), '{}') AS "orderNumbers"`;

/** [OFFICE-01] Disputes, the newest first. */
export async function findDisputes(
  db: Queryable,
  wanted: { view: DisputeView; after: { at: string; id: string } | null; limit: number },
): Promise<(DisputeRow & { cursor: string })[]> {
  const { rows } = await db.query<DisputeRow & { cursor: string }>({
    name: `office-disputes-${wanted.view}`,
    text: `SELECT ${row}, ${iso('d.opened_at', 'US')} AS cursor
           FROM disputes d LEFT JOIN checkouts c ON c.id = d.checkout_id
           WHERE ${views[wanted.view]} AND ($1::timestamptz IS NULL OR (d.opened_at, d.id) < ($1, $2))
           ORDER BY d.opened_at DESC, d.id DESC LIMIT $3`,
    values: [wanted.after?.at ?? null, wanted.after?.id ?? '', wanted.limit],
  });
  return rows;
}

type DisputeFacts = Extract<LedgerFacts, { kind: 'dispute' }>;

export interface StoredDispute extends Omit<DisputeRecord, 'isDraft' | 'evidence' | 'orders'> {
  evidence: Evidence;
  orders: (Omit<DisputeRecord['orders'][number], 'explanation'> & { sellerId: string; facts: DisputeFacts })[];
}

export async function findDispute(db: Queryable, disputeId: string): Promise<StoredDispute | null> {
  const { rows } = await db.query<StoredDispute>({
    name: 'office-dispute',
    text: `SELECT ${row}, d.evidence, ${iso('d.answered_at')} AS "answeredAt",
             coalesce((SELECT jsonb_agg(jsonb_build_object('orderId', o.id, 'sellerId', o.seller_id, 'number', o.number,
               'shopName', o.shop_name,
               'caseNumber', (SELECT k.number FROM cases k
                 WHERE k.seller_id = o.seller_id AND k.source = 'dispute' AND k.source_id = d.id),
               'amountCents', p.asked_cents,
               'facts', jsonb_build_object('kind', 'dispute', 'amountCents', p.own_cents + p.promised_cents,
                 'ownCents', p.own_cents, 'promisedCents', p.promised_cents,
                 'fundedCents', p.funded_cents, 'feeCents', p.fee_cents, 'providerFeeCents', p.provider_fee_cents),
               'withheldCents', CASE WHEN d.booked IN ('withheld', 'lost')
                 THEN p.own_cents + p.funded_cents - p.fee_cents + p.provider_fee_cents ELSE 0 END) ORDER BY o.number)
               FROM dispute_parts p JOIN orders o ON o.seller_id = p.seller_id AND o.id = p.order_id
               WHERE p.checkout_id = d.checkout_id AND p.dispute_id = d.id), '[]') AS orders
           FROM disputes d LEFT JOIN checkouts c ON c.id = d.checkout_id WHERE d.id = $1`,
    values: [disputeId],
  });
  return rows[0] ?? null;
}
