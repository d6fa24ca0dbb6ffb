import type { ChargedOrder, LedgerSum, LedgerTransaction, sendRefund } from '#domain/payments/ledger.ts';
import type { LedgerKind, LedgerLine } from '#domain/payments/model.ts';
import type { PayoutPart } from '#domain/payments/payout-model.ts';
import { iso } from '../../platform/database/iso.ts';
import type { Queryable, Transaction } from '../../platform/database/open-database.ts';

/**
 * [PAY-03, INV-01] Adds transactions with their entries, and their entries to the sums, in one statement. Those whose cause is booked
 * already add nothing. What changes a seller's payable money becomes a line of the next payout. Sums are locked in the order of sellers. Nobody waits for it: should it fail, the transaction does.
 */
export function insertTransactions(
  tx: Transaction,
  transactions: readonly (LedgerTransaction & { id: string })[],
  now: Date,
): void {
  tx.send({
    name: 'ledger-insert',
    text: `WITH given AS (
             SELECT * FROM jsonb_to_recordset($1) AS t (id text, "sellerId" text, "causeId" text, "checkoutId" text,
               "orderId" text, currency text, facts jsonb, entries jsonb)
           ), booked AS (
             INSERT INTO ledger_transactions (seller_id, id, kind, cause_id, checkout_id, order_id, currency, facts, at)
             SELECT "sellerId", id, facts->>'kind', "causeId", "checkoutId", "orderId", currency, facts, $2 FROM given
             ON CONFLICT (seller_id, kind, cause_id) DO NOTHING RETURNING seller_id, id, kind, currency
           ), added AS (
             INSERT INTO ledger_entries (seller_id, transaction_id, account, amount_cents)
             SELECT b.seller_id, b.id, e.key, e.value::bigint FROM booked b JOIN given g ON g.id = b.id,
               jsonb_each_text(g.entries) e
             RETURNING seller_id, transaction_id, account, amount_cents
           ), to_pay AS (
             INSERT INTO payout_lines (seller_id, transaction_id)
             SELECT a.seller_id, a.transaction_id FROM added a JOIN booked b ON b.seller_id = a.seller_id
               AND b.id = a.transaction_id
             WHERE a.account = 'seller_payable' AND b.kind <> 'payout'
           )
           INSERT INTO ledger_sums (seller_id, currency, account, kind, amount_cents)
           SELECT a.seller_id, b.currency, a.account, b.kind, sum(a.amount_cents) FROM added a
             JOIN booked b ON b.seller_id = a.seller_id AND b.id = a.transaction_id
           GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
           ON CONFLICT (seller_id, currency, account, kind) DO UPDATE
             SET amount_cents = ledger_sums.amount_cents + excluded.amount_cents`,
    values: [JSON.stringify(transactions), now],
  });
}

export interface LockedOrder extends ChargedOrder {
  fundedBackCents: number;
  feeBackCents: number;
  withheldCents: number;
  /** The refund that was asked about is in the ledger. */
  isBooked: boolean;
}

/** What a dispute took counts until it is won. */
const signed = `CASE kind WHEN 'dispute' THEN 1 WHEN 'dispute_won' THEN -1 END`;

/**
 * An order as its next refund or its release is reckoned, locked until the transaction ends, so that of two refunds the second counts the
 * first. Null where its charge is not in the ledger.
 */
export async function lockChargedOrder(
  tx: Transaction,
  refund: { sellerId: string; orderId: string; refundId?: string },
): Promise<LockedOrder | null> {
  await tx.query({
    name: 'ledger-lock-charge',
    text: `SELECT 1 FROM ledger_transactions WHERE seller_id = $1 AND kind = 'charge' AND cause_id = $2 FOR UPDATE`,
    values: [refund.sellerId, refund.orderId],
  });
  const { rows } = await tx.query<LockedOrder>({
    name: 'ledger-charged-order',
    text: `SELECT c.seller_id AS "sellerId", c.order_id AS "orderId", c.checkout_id AS "checkoutId", c.currency,
           (c.facts->>'paidCents')::bigint AS "paidCents",
             (c.facts->>'fundedCents')::bigint AS "fundedCents",
             ((c.facts->>'fundedCents')::bigint - coalesce(r.funded, 0) - coalesce(r.disputed_funded, 0))::bigint
               AS "fundedLeftCents", coalesce((f.facts->>'feeCents')::bigint, 0) AS "feeCents",
               coalesce((f.facts->>'percent')::float8, 0) AS percent,
             coalesce(r.cents, 0)::bigint AS "refundedCents", coalesce(r.funded, 0)::bigint AS "fundedBackCents",
             coalesce(r.fee, 0)::bigint AS "feeBackCents", coalesce(r.disputed, 0)::bigint AS "disputedCents",
               coalesce(r.withheld, 0)::bigint AS "withheldCents",
             coalesce((f.facts->>'feeCents')::bigint, 0) - coalesce(r.fee, 0)::bigint - coalesce(r.disputed_fee,
               0)::bigint AS "feeLeftCents",
             (SELECT coalesce(sum(s.cents), 0) FROM subsidies s WHERE s.seller_id = $1 AND s.order_id = $2)::bigint
               AS "subsidyCents", d.cents AS "disputeCostCents", coalesce(r.booked, false) AS "isBooked",
               r.released AS "isReleased"
           FROM ledger_transactions c
             LEFT JOIN ledger_transactions f ON f.seller_id = c.seller_id AND f.kind = 'fee' AND f.cause_id = c.cause_id
             CROSS JOIN (SELECT sum((facts->>'amountCents')::bigint) FILTER (WHERE kind = 'refund') AS cents,
               bool_or(cause_id = $3) AS booked,
                 sum((facts->>'fundedCents')::bigint) FILTER (WHERE kind = 'refund') AS funded,
                 sum((facts->>'feeCents')::bigint) FILTER (WHERE kind = 'fee_refund') AS fee,
                   sum(${signed} * (facts->>'ownCents')::bigint) AS disputed,
                   sum(${signed} * (facts->>'fundedCents')::bigint) AS disputed_funded,
                   sum(${signed} * (facts->>'feeCents')::bigint) AS disputed_fee,
                 sum(${signed} * ((facts->>'ownCents')::bigint + (facts->>'fundedCents')::bigint -
                   (facts->>'feeCents')::bigint)) AS withheld, coalesce(bool_or(kind = 'release'), false) AS released
               FROM ledger_transactions WHERE seller_id = $1 AND order_id = $2 AND kind IN ('refund', 'fee_refund',
                 'release', 'dispute', 'dispute_won')) r
             CROSS JOIN (SELECT coalesce(sum(e.amount_cents), 0)::bigint AS cents FROM ledger_transactions t
               JOIN ledger_entries e ON e.seller_id = t.seller_id AND e.transaction_id = t.id
               AND e.account = 'dispute_costs'
               WHERE t.seller_id = $1 AND t.order_id = $2) d
           WHERE c.seller_id = $1 AND c.kind = 'charge' AND c.cause_id = $2`,
    values: [refund.sellerId, refund.orderId, refund.refundId ?? null],
  });
  return rows[0] ?? null;
}

export type PromisedRefund = Parameters<typeof sendRefund>[0] & { amountCents: number };

/** What is owed to a buyer for a refund, or for the checkout of a payment that came too late. */
export async function findPromised(
  db: Queryable,
  { sellerId, causeId }: { sellerId: string; causeId: string },
): Promise<PromisedRefund | null> {
  const { rows } = await db.query<PromisedRefund>({
    name: 'ledger-promised',
    text: `SELECT t.seller_id AS "sellerId", t.cause_id AS "causeId", t.checkout_id AS "checkoutId",
           t.order_id AS "orderId", t.currency, -e.amount_cents AS "amountCents"
           FROM ledger_transactions t JOIN ledger_entries e ON e.seller_id = t.seller_id AND e.transaction_id = t.id
             AND e.account = 'refunds_payable'
           WHERE t.seller_id = $1 AND t.kind IN ('refund', 'late_charge') AND t.cause_id = $2`,
    values: [sellerId, causeId],
  });
  return rows[0] ?? null;
}

/** What the entries of a seller come to, by account and kind: a handful of rows however many entries there are. */
export async function listSums(
  db: Queryable,
  { sellerId, currency }: { sellerId: string; currency: string },
): Promise<LedgerSum[]> {
  const { rows } = await db.query<LedgerSum>({
    name: 'ledger-sums',
    text: `SELECT account, kind, amount_cents AS "amountCents" FROM ledger_sums WHERE seller_id = $1 AND currency = $2`,
    values: [sellerId, currency],
  });
  return rows;
}

export /** What is a seller's, reserved or payable, in minor units. */
async function findOwnCents(db: Queryable, sellerId: string): Promise<number> {
  const { rows } = await db.query<{ cents: number }>({
    name: 'ledger-own-cents',
    text: `SELECT coalesce(-sum(amount_cents), 0)::bigint AS cents FROM ledger_sums
           WHERE seller_id = $1 AND account IN ('seller_reserved', 'seller_payable')`,
    values: [sellerId],
  });
  return rows[0]?.cents ?? 0;
}

interface LedgerPage {
  sellerId: string;
  kinds: readonly LedgerKind[];
  before: { at: string; id: string } | null;
  limit: number;
}

type LineRow = Omit<LedgerLine, 'explanation'>;

const lineOf = (cents: string): string =>
  `t.id AS "transactionId", ${iso('t.at', 'US')} AS at, t.order_id AS "orderId", o.number AS "orderNumber",
     t.cause_id AS "causeId", t.currency, ${cents}::bigint AS "amountCents", t.facts`;
const itsOrder = 'LEFT JOIN orders o ON o.seller_id = t.seller_id AND o.id = t.order_id';
/** What a transaction changed of what is a seller's, reserved or payable. */
const ownCents = `CROSS JOIN LATERAL (SELECT -coalesce(sum(amount_cents), 0) AS cents FROM ledger_entries e
  WHERE e.seller_id = t.seller_id AND e.transaction_id = t.id AND e.account IN ('seller_reserved', 'seller_payable'))
    own`;

/** Transactions that changed what is a seller's, newest first. Each kind is read from where the page begins, so that rare ones cost no more. */
export async function listLines(db: Queryable, page: LedgerPage): Promise<LineRow[]> {
  const { rows } = await db.query<LineRow>({
    name: 'ledger-lines',
    text: `SELECT ${lineOf('own.cents')} FROM unnest($2::text[]) k (kind) CROSS JOIN LATERAL (
             SELECT * FROM ledger_transactions WHERE seller_id = $1 AND kind = k.kind
               AND ($3::timestamptz IS NULL OR (at, id) < ($3::timestamptz, $4))
             ORDER BY at DESC, id DESC LIMIT $5) t ${ownCents} ${itsOrder}
           ORDER BY t.at DESC, t.id DESC LIMIT $5`,
    values: [page.sellerId, page.kinds, page.before?.at ?? null, page.before?.id ?? '', page.limit],
  });
  return rows;
}

export async function listLinesOfOrder(
  db: Queryable,
  { sellerId, orderId }: { sellerId: string; orderId: string },
): Promise<LineRow[]> {
  const { rows } = await db.query<LineRow>({
    name: 'ledger-lines-of-order',
    text: `SELECT ${lineOf('own.cents')} FROM ledger_transactions t ${ownCents} ${itsOrder}
           WHERE t.seller_id = $1 AND t.order_id = $2 AND t.kind = ANY ($3)
           ORDER BY t.at, array_position($3, t.kind), t.id`,
    values: [
      sellerId,
      orderId,
      [
        ...['charge', 'fee', 'refund', 'fee_refund', 'dispute', 'dispute_won', 'dispute_lost', 'dispute_fee'],
        ...['label', 'label_refund'],
      ],
    ],
  });
  return rows;
}

const fact = (name: string): string => `(t.facts->>'${name}')::bigint`;
/** What a line adds to each part of its payout's sum: a release has some of most, what came later has its own. */
const partCents: Record<PayoutPart, string> = {
  sales: `CASE t.kind WHEN 'release' THEN ${fact('paidCents')} ELSE 0 END`,
  codes: `CASE t.kind WHEN 'release' THEN ${fact('fundedCents')} WHEN 'refund' THEN -${fact('fundedCents')} ELSE 0 END`,
  fees: `CASE t.kind WHEN 'release' THEN -${fact('feeCents')} WHEN 'fee_refund' THEN ${fact('feeCents')} ELSE 0 END`,
  refunds: `CASE t.kind WHEN 'release' THEN -${fact('refundedCents')}
      WHEN 'refund' THEN -${fact('amountCents')} ELSE 0 END`,
  disputes: `CASE WHEN t.kind = 'release' THEN -${fact('disputedCents')} WHEN t.kind IN ('dispute', 'dispute_won',
             'dispute_fee') THEN -e.amount_cents ELSE 0 END`,
  other: `CASE WHEN t.kind IN ('test_payout', 'payout_returned', 'label', 'label_refund') THEN -e.amount_cents
          ELSE 0 END`,
};

/**
 * What a payout pays, newest first; without a payout, what the next one would. Each line is what its transaction changed of what is
 * payable, so that they sum to the payout; or what it adds to one part of that sum.
 */
export async function listLinesOfPayout(
  db: Queryable,
  page: { sellerId: string; payoutId: string | null; part?: PayoutPart | null; before: string | null; limit: number },
): Promise<LineRow[]> {
  const cents = page.part ? partCents[page.part] : '-e.amount_cents';
  const nextName = page.payoutId === null ? '-next' : '';
  const partName = page.part ? `-${page.part}` : '';
  const { rows } = await db.query<LineRow>({
    name: `ledger-lines-of-payout${nextName}${partName}`,
    text: `SELECT ${lineOf(`(${cents})`)} FROM payout_lines l
             JOIN ledger_transactions t ON t.seller_id = l.seller_id AND t.id = l.transaction_id
             JOIN ledger_entries e ON e.seller_id = t.seller_id AND e.transaction_id = t.id
               AND e.account = 'seller_payable' ${itsOrder}
           WHERE l.seller_id = $1
             AND ${page.payoutId === null ? 'l.payout_id IS NULL AND $2::text IS NULL' : 'l.payout_id = $2'}
             AND ($3::text IS NULL OR l.transaction_id < $3)
             ${page.part ? `AND (${cents}) <> 0` : ''}
           ORDER BY l.transaction_id DESC LIMIT $4`,
    values: [page.sellerId, page.payoutId, page.before, page.limit],
  });
  return rows;
}
