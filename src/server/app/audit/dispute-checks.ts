import { type Check, countOf } from './check.ts';

const atProvider = `SELECT id, status, withdrawn, -(SELECT sum((b->>'net')::bigint)
  FROM jsonb_array_elements(doc::jsonb->'balance_transactions') b) AS taken
  FROM stripe_sandbox.disputes WHERE doc IS NOT NULL AND id LIKE 'du%'`;
const entries = (account: string): string =>
  `(SELECT coalesce(sum(e.amount_cents), 0) FROM ledger_transactions t JOIN ledger_entries e
   ON e.seller_id = t.seller_id AND e.transaction_id = t.id
     WHERE t.kind IN ('dispute', 'dispute_won', 'dispute_lost', 'dispute_fee') AND t.cause_id = d.id
       AND e.account = '${account}')`;

/** [INV-01, INV-02, INV-03] Disputes against the ledger and against what was captured. */
export const disputeChecks: readonly Check[] = [
  {
    id: 'INV-02',
    unit: 'disputes',
    seen: countOf('disputes'),
    says: 'what the provider took for a dispute, and gave back, is in the ledger; once it is decided nothing is held any more',
    sql: `SELECT 'dispute ' || id || ' (' || status || ', ' || booked || '): taken ' || taken_cents || ', given back '
          || given_cents || ', in the ledger ' || clearing || ', open ' || open || ', held ' || held AS breach
          FROM (SELECT d.*, ${entries('provider_clearing')} AS clearing, ${entries('disputes_at_provider')} AS open,
            ${entries('disputes_withheld')} AS held FROM disputes d) d
          WHERE clearing <> given_cents - taken_cents OR (booked = 'withheld') <> (open <> 0)
            OR (booked = 'withheld' AND open <> taken_cents) OR (booked <> 'withheld' AND held <> 0)
            OR (booked = 'nothing') <> (taken_cents = 0) OR (closed_at IS NOT NULL AND booked = 'withheld')`,
  },
  {
    id: 'INV-03',
    unit: 'disputed payments',
    seen: countOf('payments', 'disputed_cents > 0'),
    says: 'refunds and disputes together take at most what was captured, and what is counted as disputed is what disputes took',
    sql: `SELECT 'payment of ' || p.checkout_id || ': captured ' || p.captured_cents || ', promised back '
          || p.refund_asked_cents || ', disputed ' || p.disputed_cents || ', parts '
          || coalesce(sum(o.own_cents), 0) AS breach
          FROM payments p LEFT JOIN disputes d ON d.checkout_id = p.checkout_id AND d.booked IN ('withheld', 'lost')
            LEFT JOIN dispute_parts o ON o.checkout_id = d.checkout_id AND o.dispute_id = d.id
          GROUP BY p.checkout_id HAVING p.disputed_cents <> coalesce(sum(o.own_cents), 0)
            OR p.refund_asked_cents + p.disputed_cents > p.captured_cents`,
  },
  {
    id: 'INV-03',
    unit: 'disputed orders',
    seen: `SELECT count(DISTINCT (seller_id, order_id)) AS seen FROM dispute_parts`,
    says: 'no order bears more of refunds and disputes than was paid for it',
    sql: `SELECT 'order ' || o.id || ': total ' || o.total_cents || ', promised back ' || o.refunded_cents
          || ', disputed ' || sum(p.own_cents) AS breach
          FROM orders o JOIN dispute_parts p ON p.seller_id = o.seller_id AND p.order_id = o.id
            JOIN disputes d ON d.checkout_id = p.checkout_id AND d.id = p.dispute_id
            AND d.booked IN ('withheld', 'lost')
          GROUP BY o.seller_id, o.id HAVING o.refunded_cents + sum(p.own_cents) > o.total_cents`,
  },
  {
    id: 'INV-02',
    unit: 'disputes',
    seen: countOf('disputes'),
    says: 'every dispute in the ledger is one of ours',
    sql: `SELECT 'ledger transaction ' || t.id || ': there is no dispute ' || t.cause_id AS breach
          FROM ledger_transactions t
          WHERE t.kind IN ('dispute', 'dispute_won', 'dispute_lost') AND NOT EXISTS (SELECT 1 FROM disputes d
            WHERE d.id = t.cause_id)`,
  },
];

/** [INV-02] Our disputes against the provider's, where the provider is the built-in sandbox; what is heard of late is healed within the hour. */
export const disputeProviderChecks: readonly Check[] = [
  {
    id: 'INV-02',
    unit: 'disputes at the provider',
    seen: `SELECT count(*) AS seen FROM stripe_sandbox.disputes WHERE doc IS NOT NULL`,
    says: 'what our books say was taken for a dispute is what the provider took, and a dispute of ours is one of the provider’s',
    sql: `SELECT 'dispute ' || d.id || ' (' || d.status || '): taken ' || d.taken_cents - d.given_cents
          || ' in our books, ' || coalesce(a.taken::text, 'nothing') || ' at the provider ('
          || coalesce(a.status, 'not there') || ')' AS breach
          FROM disputes d LEFT JOIN (${atProvider}) a ON a.id = d.id
          WHERE a.id IS NULL OR (a.status = d.status AND coalesce(a.taken, 0) <> d.taken_cents - d.given_cents)`,
  },
];
