import type { BookedPayout } from '#domain/payments/payout-ledger.ts';
import type { PayoutState, PayoutSums } from '#domain/payments/payout-model.ts';
import { type RowTurn, rowTurnSql } from '../../../platform/queue/row-queue-store.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import { enqueuePart } from '../../../platform/queue/queue-store.ts';

export const PAYOUT_QUEUE = 'payouts';

/** Which payout an item is about. */
export interface PayoutKey {
  sellerId: string;
  payoutId: string;
}
export function payoutOfKey(key: string): PayoutKey {
  const [sellerId = '', payoutId = ''] = key.split(' ');
  return { sellerId, payoutId };
}
const itemPart = `item AS (${enqueuePart({
  queue: PAYOUT_QUEUE,
  from: 'made',
  id: 'gen_random_uuid()',
  key: `seller_id || ' ' || id`,
  notBefore: 'NULL',
})})`;

/** Sellers whose payout is due, the longest first. */
export async function listDueSellers(db: Queryable, now: Date, { limit, only }: RowTurn): Promise<{ key: string }[]> {
  const { rows } = await db.query<{ key: string }>({
    name: 'payouts-due-sellers',
    text: `SELECT seller_id AS key FROM payout_accounts
           WHERE next_payout_at <= $1
             AND ${rowTurnSql('payments.ask-balance-payouts', { key: 'payout_accounts.seller_id', only: '$3' })}
           ORDER BY next_payout_at LIMIT $2`,
    values: [now, limit, only],
  });
  return rows;
}

/** Sellers whose account was entered and never tried, and who have enough to be paid out to try it: what is reserved can still be called off. */
export async function listUntested(db: Queryable, cents: number, { limit, only }: RowTurn): Promise<{ key: string }[]> {
  const { rows } = await db.query<{ key: string }>({
    name: 'payouts-untested',
    text: `SELECT a.seller_id AS key FROM payout_accounts a WHERE a.state = 'unverified' AND a.hold_reason = ''
             AND (SELECT -sum(amount_cents) FROM ledger_sums s
               WHERE s.seller_id = a.seller_id AND s.account = 'seller_payable') >= $1
             AND NOT EXISTS (SELECT 1 FROM payouts p WHERE p.seller_id = a.seller_id AND p.state IN ('asked', 'sent'))
             AND ${rowTurnSql('payments.ask-test-payouts', { key: 'a.seller_id', only: '$3' })}
           ORDER BY a.changed_at LIMIT $2`,
    values: [cents, limit, only],
  });
  return rows;
}

interface NewPayout {
  sellerId: string;
  payoutId: string;
  minimumCents: number;
  last4: string;
  version: number;
  now: Date;
}

/**
 * [INV-04] A payout of all that is payable to a seller up to now, with its lines, if that comes to the minimum and none is under way;
 * its amount, or null. Called while the account is locked.
 */
export async function insertBalancePayout(tx: Transaction, payout: NewPayout): Promise<number | null> {
  tx.enqueued.add(PAYOUT_QUEUE);
  const of = (kind: string, fact: string): string =>
    `coalesce(sum((facts->>'${fact}')::bigint) FILTER (WHERE kind = '${kind}'), 0)`;
  const { rows } = await tx.query<{ cents: number }>({
    name: 'payout-insert',
    text: `WITH open AS (
             SELECT l.transaction_id, t.kind, t.facts, t.at, -e.amount_cents AS cents FROM payout_lines l
               JOIN ledger_transactions t ON t.seller_id = l.seller_id AND t.id = l.transaction_id
               JOIN ledger_entries e ON e.seller_id = l.seller_id AND e.transaction_id = l.transaction_id
                 AND e.account = 'seller_payable'
             WHERE l.seller_id = $1 AND l.payout_id IS NULL AND t.at <= $6
           ), made AS (
             INSERT INTO payouts (seller_id, id, kind, amount_cents, sums, last4, account_version, asked_at,
               covers_from, covers_to)
             SELECT $1, $2, 'balance', sum(cents), jsonb_build_object(
               'orders', count(*) FILTER (WHERE kind = 'release'),
               'paidCents', ${of('release', 'paidCents')},
               'fundedCents', ${of('release', 'fundedCents')} - ${of('refund', 'fundedCents')},
               'feesCents', ${of('release', 'feeCents')} - ${of('fee_refund', 'feeCents')},
               'refundedCents', ${of('release', 'refundedCents')} + ${of('refund', 'amountCents')},
               'disputedCents', ${of('release', 'disputedCents')}
                 - coalesce(sum(cents) FILTER (WHERE kind IN ('dispute', 'dispute_won', 'dispute_fee')), 0),
               'otherCents', coalesce(sum(cents)
                 FILTER (WHERE kind IN ('test_payout', 'payout_returned', 'label', 'label_refund')), 0)
             ), $4, $5, $6, min(at), max(at)
             FROM open HAVING sum(cents) >= $3 ON CONFLICT DO NOTHING RETURNING seller_id, id, amount_cents
           ), paid AS (
             UPDATE payout_lines l SET payout_id = $2 FROM open, made
             WHERE l.seller_id = $1 AND l.transaction_id = open.transaction_id
           ), ${itemPart}
           SELECT amount_cents AS cents FROM made`,
    values: [payout.sellerId, payout.payoutId, payout.minimumCents, payout.last4, payout.version, payout.now],
  });
  return rows[0]?.cents ?? null;
}

const NO_SUMS: PayoutSums = {
  orders: 0,
  paidCents: 0,
  fundedCents: 0,
  feesCents: 0,
  refundedCents: 0,
  disputedCents: 0,
  otherCents: 0,
};

/** False where a payout is under way. */
export async function insertTestPayout(tx: Transaction, payout: NewPayout): Promise<boolean> {
  tx.enqueued.add(PAYOUT_QUEUE);
  const { rowCount } = await tx.query({
    name: 'payout-insert-test',
    text: `WITH made AS (
             INSERT INTO payouts (seller_id, id, kind, amount_cents, sums, last4, account_version, asked_at)
             VALUES ($1, $2, 'test', $3, '${JSON.stringify(NO_SUMS)}', $4, $5, $6)
             ON CONFLICT DO NOTHING RETURNING seller_id, id
           ), ${itemPart}
           SELECT 1 FROM made`,
    values: [payout.sellerId, payout.payoutId, payout.minimumCents, payout.last4, payout.version, payout.now],
  });
  return rowCount === 1;
}

export interface OpenPayout extends BookedPayout {
  state: PayoutState;
  accountVersion: number;
  accountId: string | null;
  providerId: string | null;
  askedAt: Date;
}

const columns = `seller_id AS "sellerId", id AS "payoutId", kind, state, amount_cents AS "amountCents", currency, last4,
  account_version AS "accountVersion", provider_account_id AS "accountId", provider_id AS "providerId",
  asked_at AS "askedAt"`;

/** A payout that is to be sent, or to be looked for at the provider. */
export async function findOpenPayout(db: Queryable, { sellerId, payoutId }: PayoutKey): Promise<OpenPayout | null> {
  const { rows } = await db.query<OpenPayout>({
    name: 'payout-open-one',
    text: `SELECT ${columns} FROM payouts WHERE seller_id = $1 AND id = $2 AND state IN ('asked', 'sent')`,
    values: [sellerId, payoutId],
  });
  return rows[0] ?? null;
}

/** What arrived since a moment, the newest first: a bank may still send it back. */
export async function listRecentlyPaid(db: Queryable, since: Date): Promise<OpenPayout[]> {
  const { rows } = await db.query<OpenPayout>({
    name: 'payouts-recently-paid',
    text: `SELECT ${columns} FROM payouts WHERE state = 'paid' AND ended_at >= $1 ORDER BY ended_at DESC LIMIT 1000`,
    values: [since],
  });
  return rows;
}

/** A payout that the provider has. */
export async function findSentPayout(db: Queryable, { sellerId, payoutId }: PayoutKey): Promise<OpenPayout | null> {
  const { rows } = await db.query<OpenPayout>({
    name: 'payout-sent-one',
    text: `SELECT ${columns} FROM payouts WHERE seller_id = $1 AND id = $2 AND state IN ('sent', 'paid')`,
    values: [sellerId, payoutId],
  });
  return rows[0] ?? null;
}

/** False where that is known already. */
export async function markPayoutSent(
  tx: Transaction,
  sent: PayoutKey & { accountId: string; providerId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'payout-mark-sent',
    text: `UPDATE payouts SET state = 'sent', provider_account_id = $3, provider_id = $4, sent_at = $5
           WHERE seller_id = $1 AND id = $2 AND state = 'asked'`,
    values: [sent.sellerId, sent.payoutId, sent.accountId, sent.providerId, sent.now],
  });
  return rowCount === 1;
}

/** Ends a payout; what it was before, or null where somebody has noted this already. */
export async function markPayoutEnded(
  tx: Transaction,
  ended: PayoutKey & { from: readonly PayoutState[]; to: 'paid' | 'failed'; failure: string; now: Date },
): Promise<PayoutState | null> {
  const { rows } = await tx.query<{ was: PayoutState }>({
    name: 'payout-mark-ended',
    text: `UPDATE payouts p SET state = $4, failure = $5, ended_at = $6
           FROM (SELECT seller_id, id, state FROM payouts WHERE seller_id = $1 AND id = $2 AND state = ANY($3)
             FOR UPDATE) b
           WHERE p.seller_id = b.seller_id AND p.id = b.id RETURNING b.state AS was`,
    values: [ended.sellerId, ended.payoutId, ended.from, ended.to, ended.failure, ended.now],
  });
  return rows[0]?.was ?? null;
}
