import { type Check, countOf, isQueued } from './check.ts';

const cents = (alias: string, where: string): string =>
  `(SELECT sum(abs(e.amount_cents)) FROM ledger_transactions t JOIN ledger_entries e ON e.seller_id = t.seller_id
   AND e.transaction_id = t.id
     WHERE t.seller_id = ${alias}.seller_id AND t.cause_id = ${alias}.id AND ${where})`;

/** [INV-04] Payouts against the ledger: what each pays, that it is booked as it stands, and that nothing below zero is paid. */
export const payoutChecks: readonly Check[] = [
  {
    id: 'INV-04',
    unit: 'payouts',
    seen: countOf('payouts'),
    says: 'a payout is in the ledger as it stands: taken off the balance once, paid or given back once',
    sql: `SELECT 'payout ' || id || ' (' || state || ') of ' || amount_cents || ': asked ' || coalesce(asked, 0)
          || ', paid ' || coalesce(paid, 0) || ', returned ' || coalesce(returned, 0) AS breach
          FROM (SELECT p.*, ${cents('p', `t.kind IN ('payout', 'test_payout') AND e.account = 'seller_payable'`)}
            AS asked,
              ${cents('p', `t.kind = 'payout_paid' AND e.account = 'provider_clearing'`)} AS paid,
              ${cents('p', `t.kind = 'payout_returned' AND e.account = 'seller_payable'`)} AS returned FROM payouts p) p
          WHERE asked IS DISTINCT FROM amount_cents OR (state = 'paid') <> (coalesce(paid, 0) = amount_cents
            AND returned IS NULL)
            OR (state = 'failed') <> (coalesce(returned, 0) = amount_cents)
              OR (state IN ('asked', 'sent') AND (paid IS NOT NULL OR returned IS NOT NULL))
          UNION ALL
          SELECT 'ledger transaction ' || t.id || ': there is no payout ' || t.cause_id FROM ledger_transactions t LEFT
            JOIN payouts p ON p.seller_id = t.seller_id AND p.id = t.cause_id
          WHERE t.kind IN ('payout', 'test_payout', 'payout_paid', 'payout_returned') AND p.id IS NULL`,
  },
  {
    id: 'INV-04',
    unit: 'payouts under way',
    seen: countOf('payouts', `state IN ('asked', 'sent')`),
    says: 'a payout that is under way has an item in its queue',
    sql: `SELECT 'payout ' || p.id || ' (' || p.state || ') is forgotten' AS breach FROM payouts p
          WHERE p.state IN ('asked', 'sent') AND NOT ${isQueued('payouts', `p.seller_id || ' ' || p.id`)}`,
  },
  {
    id: 'INV-04',
    unit: 'payouts',
    seen: countOf('payouts', `kind = 'balance'`),
    says: 'the lines of a payout sum to its amount',
    sql: `SELECT 'payout ' || p.id || ' of ' || p.amount_cents || ': its lines come to '
          || coalesce(sum(-e.amount_cents), 0) AS breach
          FROM payouts p LEFT JOIN payout_lines l ON l.seller_id = p.seller_id AND l.payout_id = p.id
            LEFT JOIN ledger_entries e ON e.seller_id = l.seller_id AND e.transaction_id = l.transaction_id
              AND e.account = 'seller_payable'
          GROUP BY p.seller_id, p.id HAVING (p.kind = 'balance' AND coalesce(sum(-e.amount_cents), 0) <> p.amount_cents)
            OR (p.kind = 'test' AND count(l.payout_id) > 0)`,
  },
  {
    id: 'INV-04',
    unit: 'sellers with money',
    seen: `SELECT count(DISTINCT seller_id) AS seen FROM payout_lines`,
    says: 'what the next payout of a seller would pay is the balance; what is below zero is carried on',
    sql: `SELECT 'seller ' || coalesce(l.seller_id, s.seller_id) || ': open lines ' || coalesce(l.cents, 0)
          || ', balance ' || coalesce(s.cents, 0) AS breach
          FROM (SELECT l.seller_id, sum(-e.amount_cents) AS cents FROM payout_lines l JOIN ledger_entries e
            ON e.seller_id = l.seller_id AND e.transaction_id = l.transaction_id AND e.account = 'seller_payable'
              WHERE l.payout_id IS NULL GROUP BY 1) l
            FULL JOIN (SELECT t.seller_id, sum(-e.amount_cents) AS cents FROM ledger_transactions t
              JOIN ledger_entries e ON e.seller_id = t.seller_id AND e.transaction_id = t.id
              WHERE e.account = 'seller_payable' GROUP BY 1) s ON s.seller_id = l.seller_id
          WHERE coalesce(l.cents, 0) <> coalesce(s.cents, 0)`,
  },
  {
    id: 'INV-04',
    unit: 'orders',
    seen: countOf('orders'),
    says: 'what an order brought is payable when its days of return are over, and reserved until then',
    sql: `SELECT 'order ' || o.id || ' (' || o.state || '): reserved ' || -coalesce(sum(e.amount_cents), 0) AS breach
          FROM orders o JOIN ledger_transactions t ON t.seller_id = o.seller_id AND t.order_id = o.id
            JOIN ledger_entries e ON e.seller_id = t.seller_id AND e.transaction_id = t.id
              AND e.account = 'seller_reserved'
          GROUP BY o.seller_id, o.id HAVING (o.state IN ('completed', 'cancelled', 'refunded')
            AND coalesce(sum(e.amount_cents), 0) <> 0)
            OR (o.state NOT IN ('completed', 'refunded') AND bool_or(t.kind = 'release'))`,
  },
];

const atProvider = `SELECT doc->'metadata'->>'sellerId' AS seller_id, doc->'metadata'->>'payoutId' AS id,
  count(*) AS times, sum(amount) AS cents,
    bool_or(status = 'failed') AS failed, bool_or(status = 'paid') AS paid
  FROM stripe_sandbox.connect_objects WHERE kind = 'payout' GROUP BY 1, 2`;
const transferred = `SELECT transfer_group AS id, sum(amount - amount_reversed) AS cents
  FROM stripe_sandbox.connect_objects WHERE kind = 'transfer' GROUP BY 1`;

/** [INV-04] Our payouts against the provider's, where the provider is the built-in sandbox. */
export const payoutProviderChecks: readonly Check[] = [
  {
    id: 'INV-04',
    unit: 'payouts at the provider',
    seen: `SELECT count(*) AS seen FROM stripe_sandbox.connect_objects WHERE kind = 'payout'`,
    says: 'a payout was sent once, with its amount',
    sql: `SELECT 'payout ' || coalesce(o.id, a.id) || ' (' || coalesce(o.state, 'not ours') || ') of '
          || coalesce(o.amount_cents, 0) || ': at the provider ' || coalesce(a.times, 0) || ' of '
          || coalesce(a.cents, 0) AS breach
          FROM payouts o FULL JOIN (${atProvider}) a ON a.seller_id = o.seller_id AND a.id = o.id
          WHERE o.id IS NULL OR a.times > 1 OR a.cents <> o.amount_cents
            OR (o.state IN ('sent', 'paid') AND a.id IS NULL)
            OR (o.state = 'paid' AND NOT a.paid AND NOT a.failed) OR (o.state = 'failed' AND a.id IS NOT NULL
              AND NOT a.failed)`,
  },
  {
    id: 'INV-04',
    unit: 'payouts at the provider',
    seen: `SELECT count(*) AS seen FROM stripe_sandbox.connect_objects WHERE kind = 'transfer'`,
    says: 'a seller’s account at the provider got what was paid out, and gave back what failed',
    sql: `SELECT 'payout ' || coalesce(o.id, t.id) || ' (' || coalesce(o.state, 'not ours') || ') of '
          || coalesce(o.amount_cents, 0) || ': transferred ' || coalesce(t.cents, 0) AS breach
          FROM payouts o FULL JOIN (${transferred}) t ON t.id = o.id
          WHERE o.id IS NULL OR (o.state IN ('sent', 'paid') AND NOT EXISTS (SELECT 1
            FROM stripe_sandbox.connect_objects p WHERE p.id = o.provider_id AND p.status = 'failed')
              AND coalesce(t.cents, 0) <> o.amount_cents) OR (o.state = 'failed' AND coalesce(t.cents, 0) <> 0)
                OR t.cents > o.amount_cents`,
  },
];
