import type { DisputedOrder, DisputePart, WithheldPart } from '#domain/payments/dispute-ledger.ts';
import type { DisputeStatus } from '#domain/payments/dispute-model.ts';
import { iso } from '../../../platform/database/iso.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import type { ProviderDispute } from './dispute-provider.ts';

/** The disputes of an order, as a list of `OrderDispute`: `order` names the row of `orders`. */
export const disputesJson = (order: string): string =>
  `coalesce((SELECT jsonb_agg(jsonb_build_object('disputeId', d.id, 'status', d.status, 'amountCents', p.asked_cents,
     'ownCents', p.own_cents, 'isTaken', d.booked IN ('withheld', 'lost'),
     'openedAt', ${iso('d.opened_at')}, 'dueAt', ${iso('d.due_at')}, 'closedAt', ${iso('d.closed_at')})
     ORDER BY d.opened_at, d.id)
   FROM dispute_parts p JOIN disputes d ON d.checkout_id = p.checkout_id AND d.id = p.dispute_id
   WHERE p.seller_id = ${order}.seller_id AND p.order_id = ${order}.id), '[]')`;

/** [INV-03] Whether the bank holds the money of an order, as `isWithheld` says it: `order` names its seller and its id. */
export const isWithheldSql = ({ sellerId, orderId }: { sellerId: string; orderId: string }): string =>
  `EXISTS (SELECT 1 FROM dispute_parts p JOIN disputes d ON d.checkout_id = p.checkout_id AND d.id = p.dispute_id
     WHERE p.seller_id = ${sellerId} AND p.order_id = ${orderId} AND d.booked IN ('withheld', 'lost')
       AND d.closed_at IS NULL)`;

/** The orders of a seller whose money the bank has, as `order_id`: those of `isTakenBackSql`. */
export const takenBackSql = (sellerId: string): string =>
  `SELECT DISTINCT p.order_id FROM dispute_parts p
       JOIN disputes d ON d.checkout_id = p.checkout_id AND d.id = p.dispute_id
     WHERE p.seller_id = ${sellerId} AND d.booked IN ('withheld', 'lost')`;

/** Whether the bank has the money of an order, for now or for good, as `isTakenBack` says it. */
export const isTakenBackSql = ({ sellerId, orderId }: { sellerId: string; orderId: string }): string =>
  `EXISTS (SELECT 1 FROM dispute_parts p JOIN disputes d ON d.checkout_id = p.checkout_id AND d.id = p.dispute_id
     WHERE p.seller_id = ${sellerId} AND p.order_id = ${orderId} AND d.booked IN ('withheld', 'lost'))`;

export interface DisputedPayment {
  checkoutId: string;
  currency: string;
  status: string;
  capturedCents: number;
}

/** [INV-03] The payment of a dispute, locked: of what happens to its money at once, one thing is after the other. */
export async function lockDisputedPayment(tx: Transaction, intentId: string): Promise<DisputedPayment | null> {
  const { rows } = await tx.query<DisputedPayment>({
    name: 'dispute-lock-payment',
    text: `SELECT checkout_id AS "checkoutId", currency, status, captured_cents AS "capturedCents" FROM payments
           WHERE intent_id = $1 FOR UPDATE`,
    values: [intentId],
  });
  return rows[0] ?? null;
}

export interface KnownDispute {
  status: DisputeStatus;
  booked: 'nothing' | 'withheld' | 'won' | 'lost';
  excessCents: number;
  takenCents: number;
  isAnswered: boolean;
}

export async function findKnown(
  tx: Transaction,
  { checkoutId, id }: { checkoutId: string; id: string },
): Promise<KnownDispute | null> {
  const { rows } = await tx.query<KnownDispute>({
    name: 'dispute-known',
    text: `SELECT status, booked, excess_cents AS "excessCents", taken_cents AS "takenCents",
             answered_at IS NOT NULL AS "isAnswered" FROM disputes WHERE checkout_id = $1 AND id = $2 FOR UPDATE`,
    values: [checkoutId, id],
  });
  return rows[0] ?? null;
}

/** What the provider says now. */
export async function saveDispute(
  tx: Transaction,
  { checkoutId, said, isClosed, now }: { checkoutId: string; said: ProviderDispute; isClosed: boolean; now: Date },
): Promise<void> {
  await tx.query({
    name: 'dispute-save',
    text: `INSERT INTO disputes (checkout_id, id, status, amount_cents, currency, reason, taken_cents, fee_cents,
             given_cents, opened_at, due_at, closed_at, answered_at)
           SELECT $1, d.id, d.status, d."amountCents", d.currency, d.reason, d."takenCents", d."feeCents",
             d."givenCents", d."openedAt", d."dueAt", CASE WHEN $3 THEN $4::timestamptz END,
             CASE WHEN d."isAnswered" THEN $4::timestamptz END
           FROM jsonb_to_record($2) AS d (id text, status text, "amountCents" bigint, currency text, reason text,
             "takenCents" bigint, "feeCents" bigint, "givenCents" bigint, "openedAt" timestamptz, "dueAt" timestamptz,
             "isAnswered" boolean)
           ON CONFLICT (checkout_id, id) DO UPDATE SET status = excluded.status, amount_cents = excluded.amount_cents,
             taken_cents = excluded.taken_cents, fee_cents = excluded.fee_cents, given_cents = excluded.given_cents,
             due_at = excluded.due_at, closed_at = coalesce(disputes.closed_at, excluded.closed_at),
             answered_at = coalesce(disputes.answered_at, excluded.answered_at),
             next_try_at = CASE WHEN excluded.answered_at IS NULL AND excluded.closed_at IS NULL
               THEN disputes.next_try_at END`,
    values: [checkoutId, JSON.stringify(said), isClosed, now],
  });
}

export async function saveBooked(
  tx: Transaction,
  dispute: { checkoutId: string; id: string; booked: KnownDispute['booked']; excessCents: number },
): Promise<void> {
  await tx.query({
    name: 'dispute-booked',
    text: `UPDATE disputes SET booked = $3, excess_cents = $4 WHERE checkout_id = $1 AND id = $2`,
    values: [dispute.checkoutId, dispute.id, dispute.booked, dispute.excessCents],
  });
}

/** [INV-03] The orders of a payment as the ledger has them, with what of each is left and which refunds wait. */
export async function listDisputedOrders(tx: Transaction, checkoutId: string): Promise<DisputedOrder[]> {
  const { rows } = await tx.query<DisputedOrder>({
    name: 'dispute-orders',
    text: `SELECT t.seller_id AS "sellerId", t.order_id AS "orderId",
             (t.facts->>'paidCents')::bigint - coalesce((SELECT sum(amount_cents) FROM refunds r
               WHERE r.checkout_id = $1 AND r.order_id = t.order_id), 0)::bigint
               - coalesce((SELECT sum(p.own_cents) FROM dispute_parts p
                   JOIN disputes d ON d.checkout_id = p.checkout_id AND d.id = p.dispute_id
                   WHERE p.seller_id = t.seller_id AND p.order_id = t.order_id AND d.booked IN ('withheld', 'lost')),
                 0)::bigint AS "leftCents",
             coalesce((SELECT jsonb_agg(r.amount_cents ORDER BY r.asked_at, r.id) FROM refunds r
               WHERE r.checkout_id = $1 AND r.order_id = t.order_id AND r.status = 'asked'), '[]') AS "unsentCents"
           FROM orders o JOIN ledger_transactions t ON t.seller_id = o.seller_id AND t.kind = 'charge'
             AND t.cause_id = o.id WHERE o.checkout_id = $1 ORDER BY t.seller_id`,
    values: [checkoutId],
  });
  return rows;
}

/** What is disputed of each order, where nothing was taken yet. */
export async function saveParts(
  tx: Transaction,
  { checkoutId, disputeId, parts }: { checkoutId: string; disputeId: string; parts: readonly DisputePart[] },
): Promise<void> {
  await tx.query({
    name: 'dispute-parts-asked',
    text: `INSERT INTO dispute_parts (seller_id, dispute_id, checkout_id, order_id, asked_cents)
           SELECT p."sellerId", $2, $1, p."orderId", p."ownCents" + p."promisedCents"
           FROM jsonb_to_recordset($3) AS p ("sellerId" text, "orderId" text, "ownCents" bigint, "promisedCents" bigint)
           ON CONFLICT (seller_id, dispute_id) DO NOTHING`,
    values: [checkoutId, disputeId, JSON.stringify(parts)],
  });
}

/** What was taken of each order. */
export async function saveWithheld(
  tx: Transaction,
  { checkoutId, disputeId, withheld }: { checkoutId: string; disputeId: string; withheld: readonly WithheldPart[] },
): Promise<void> {
  await tx.query({
    name: 'dispute-parts-withheld',
    text: `WITH p AS (SELECT *
             FROM jsonb_to_recordset($3) AS p ("sellerId" text, "orderId" text, "ownCents" bigint,
               "promisedCents" bigint, "providerFeeCents" bigint, "fundedCents" bigint, "feeCents" bigint)),
             paid AS (UPDATE payments SET disputed_cents = disputed_cents + (SELECT coalesce(sum("ownCents"), 0) FROM p)
               WHERE checkout_id = $1)
           UPDATE dispute_parts d SET own_cents = p."ownCents", promised_cents = p."promisedCents",
             provider_fee_cents = p."providerFeeCents", funded_cents = p."fundedCents", fee_cents = p."feeCents",
             asked_cents = p."ownCents" + p."promisedCents" FROM p
           WHERE d.seller_id = p."sellerId" AND d.dispute_id = $2`,
    values: [checkoutId, disputeId, JSON.stringify(withheld)],
  });
}

/** What is withheld of each order. */
export async function listWithheld(db: Queryable, of: { checkoutId: string; id: string }): Promise<WithheldPart[]> {
  const { rows } = await db.query<WithheldPart>({
    name: 'dispute-parts',
    text: `SELECT seller_id AS "sellerId", order_id AS "orderId", own_cents AS "ownCents",
             promised_cents AS "promisedCents", provider_fee_cents AS "providerFeeCents", funded_cents AS "fundedCents",
             fee_cents AS "feeCents"
           FROM dispute_parts WHERE checkout_id = $1 AND dispute_id = $2 ORDER BY seller_id`,
    values: [of.checkoutId, of.id],
  });
  return rows;
}

/** Whom it concerns, and with how much. */
export async function listRequested(
  db: Queryable,
  of: { checkoutId: string; id: string },
): Promise<{ sellerId: string; orderId: string; amountCents: number }[]> {
  const { rows } = await db.query<{ sellerId: string; orderId: string; amountCents: number }>({
    name: 'dispute-parts-of',
    text: `SELECT seller_id AS "sellerId", order_id AS "orderId", asked_cents AS "amountCents" FROM dispute_parts
           WHERE checkout_id = $1 AND dispute_id = $2 ORDER BY seller_id`,
    values: [of.checkoutId, of.id],
  });
  return rows;
}

/** The dispute is won: what it took of the payment is there again. */
export async function releaseWithheld(
  tx: Transaction,
  { checkoutId, cents }: { checkoutId: string; cents: number },
): Promise<void> {
  await tx.query({
    name: 'dispute-given-back',
    text: `UPDATE payments SET disputed_cents = disputed_cents - $2 WHERE checkout_id = $1`,
    values: [checkoutId, cents],
  });
}

/** [INV-03] Refunds of an order that the bank made in our place, the oldest first, up to a sum; answers what they come to. */
export async function resolveByBank(
  tx: Transaction,
  of: { checkoutId: string; orderId: string; upToCents: number; now: Date },
): Promise<number> {
  const { rows } = await tx.query<{ cents: number }>({
    name: 'dispute-refunds-by-bank',
    text: `WITH waiting AS (SELECT id, sum(amount_cents) OVER (ORDER BY asked_at, id) AS upto FROM refunds
             WHERE checkout_id = $1 AND order_id = $2 AND status = 'asked'),
             done AS (UPDATE refunds r SET status = 'by_bank', sent_at = $4 FROM waiting w
               WHERE r.checkout_id = $1 AND r.id = w.id AND w.upto <= $3 RETURNING r.amount_cents),
             paid AS (UPDATE payments
                 SET refunded_cents = refunded_cents + (SELECT coalesce(sum(amount_cents), 0) FROM done)
               WHERE checkout_id = $1)
           SELECT coalesce(sum(amount_cents), 0)::bigint AS cents FROM done`,
    values: [of.checkoutId, of.orderId, of.upToCents, of.now],
  });
  return rows[0]?.cents ?? 0;
}

/** Disputes that are not decided yet. */
export async function listOpenDisputes(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'disputes-open',
    text: 'SELECT id FROM disputes WHERE closed_at IS NULL ORDER BY opened_at LIMIT 1000',
  });
  return rows.map(({ id }) => id);
}

/** Those of the provider's that are not in our books, or not with the money that was taken. */
export async function listUnknownDisputes(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'disputes-unknown',
    text: 'SELECT id FROM unnest($1::text[]) o (id) WHERE NOT EXISTS (SELECT 1 FROM disputes d WHERE d.id = o.id)',
    values: [ids],
  });
  return rows.map(({ id }) => id);
}
