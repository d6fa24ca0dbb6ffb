import { type Check, countOf } from './check.ts';

const saved = ['ledger_transactions', 'ledger_entries'].flatMap((table) => [`${table}_kept`, `${table}_not_emptied`]);
const guards = [...saved, 'ledger_entries_balanced', 'ledger_transactions_booked', 'ledger_entries_no_platform_loss'];
const entries = `ledger_transactions t JOIN ledger_entries e ON e.seller_id = t.seller_id AND e.transaction_id = t.id`;
/** What each seller's books say, in minor units, summed from the entries themselves. */
const bySeller = `SELECT t.seller_id, t.currency,
    -coalesce(sum(e.amount_cents) FILTER (WHERE e.account IN ('seller_reserved', 'seller_payable')), 0) AS held,
    coalesce(sum(e.amount_cents) FILTER (WHERE e.account = 'seller_payable' AND t.kind IN ('payout', 'test_payout',
      'payout_returned')), 0) AS payouts,
    -coalesce(sum(e.amount_cents) FILTER (WHERE e.account = 'platform_fees' AND t.kind IN ('fee', 'fee_refund')),
      0) AS fees,
    coalesce(sum(e.amount_cents) FILTER (WHERE e.account = 'platform_promotions' AND t.kind IN ('charge', 'refund')),
      0) AS funded,
    coalesce(sum(e.amount_cents) FILTER (WHERE e.account = 'seller_payable' AND t.kind = 'dispute_fee'), 0)
      - coalesce(sum(e.amount_cents) FILTER (WHERE e.account = 'disputes_withheld'
        AND t.kind IN ('dispute', 'dispute_won')), 0) AS disputed,
    -coalesce(sum(e.amount_cents) FILTER (WHERE e.account = 'refunds_payable' AND t.kind = 'refund'), 0) AS refunded,
    -coalesce(sum(e.amount_cents) FILTER (WHERE e.account = 'labels_payable'), 0) AS labels
  FROM ${entries} WHERE t.seller_id <> '' GROUP BY 1, 2`;
const bookedOf = (kinds: string): string =>
  `SELECT t.checkout_id, sum(e.amount_cents) AS cents, min(t.currency) AS first, max(t.currency) AS last FROM ${entries}
   WHERE e.account = 'provider_clearing' AND t.kind IN (${kinds}) GROUP BY 1`;

/** [INV-01, INV-02, INV-04] The ledger against itself, and against what was captured and sold. */
export const ledgerChecks: readonly Check[] = [
  {
    id: 'INV-01',
    unit: 'ledger transactions',
    seen: countOf('ledger_transactions'),
    says: 'each transaction has entries that sum to zero; a release of an order whose money a dispute holds has none',
    sql: `SELECT 'transaction ' || t.id || ' (' || t.kind || '): ' || count(e.account) || ' entries, '
          || coalesce(sum(e.amount_cents), 0) || ' in all' AS breach
          FROM ledger_transactions t LEFT JOIN ledger_entries e ON e.seller_id = t.seller_id AND e.transaction_id = t.id
          WHERE NOT (t.kind = 'release' AND t.facts->>'amountCents' = '0')
          GROUP BY t.seller_id, t.id HAVING count(e.account) < 2 OR sum(e.amount_cents) <> 0`,
  },
  {
    id: 'INV-01',
    unit: 'ledger transactions',
    seen: countOf('ledger_transactions'),
    says: 'the database refuses to change the ledger, to take anything out of it, and to add what does not sum to zero',
    sql: `SELECT 'the trigger ' || name || ' is ' || CASE WHEN g.tgname IS NULL THEN 'gone' ELSE 'switched off'
          END AS breach
          FROM unnest(ARRAY[${guards.map((name) => `'${name}'`).join(', ')}]) name LEFT
            JOIN pg_trigger g ON g.tgname = name
            AND g.tgrelid IN ('ledger_transactions'::regclass, 'ledger_entries'::regclass)
          WHERE g.tgenabled IS NULL OR g.tgenabled NOT IN ('O', 'A')`,
  },
  {
    id: 'INV-01',
    unit: 'sums of the ledger',
    seen: countOf('ledger_sums'),
    says: 'the sums that balances are read from are what the entries come to',
    sql: `SELECT 'seller ' || coalesce(s.seller_id, e.seller_id) || ', ' || coalesce(s.account || ' of ' || s.kind,
          e.account || ' of ' || e.kind) || ': sum ' || coalesce(s.amount_cents::text, 'missing') || ', entries '
          || coalesce(e.cents, 0) AS breach
          FROM ledger_sums s FULL JOIN (SELECT t.seller_id, t.currency, e.account, t.kind, sum(e.amount_cents) AS cents
            FROM ${entries} GROUP BY 1, 2, 3, 4) e
            ON e.seller_id = s.seller_id AND e.currency = s.currency AND e.account = s.account AND e.kind = s.kind
          WHERE coalesce(s.amount_cents, 0) <> coalesce(e.cents, 0)`,
  },
  {
    id: 'INV-02',
    unit: 'captured payments',
    seen: countOf('payments', 'captured_cents > 0'),
    says: 'a captured payment is in the ledger once, with its sum, and nothing else is',
    sql: `SELECT 'payment of ' || coalesce(p.checkout_id, l.checkout_id) || ': captured '
          || coalesce(p.captured_cents, 0) || ', in the ledger ' || coalesce(l.cents || ' ' || l.first, 'nothing')
          AS breach
          FROM (SELECT checkout_id, captured_cents, currency, status FROM payments WHERE captured_cents > 0) p FULL
            JOIN (${bookedOf(`'charge', 'late_charge'`)}) l ON l.checkout_id = p.checkout_id
          WHERE p.captured_cents IS DISTINCT
            FROM l.cents OR (p.status = 'captured' AND (l.first <> p.currency OR l.last <> p.currency))`,
  },
  {
    id: 'INV-02',
    unit: 'orders',
    seen: countOf('orders'),
    says: 'an order’s charge in the ledger is its total',
    sql: `SELECT 'order ' || coalesce(o.id, l.order_id) || ': total ' || coalesce(o.total_cents::text, 'of no order')
          || ', in the ledger ' || coalesce(l.cents, 0) AS breach
          FROM orders o FULL JOIN (SELECT t.seller_id, t.order_id, sum(e.amount_cents) AS cents FROM ${entries}
            WHERE e.account = 'provider_clearing' AND t.kind = 'charge' GROUP BY 1, 2) l
            ON l.seller_id = o.seller_id AND l.order_id = o.id
          WHERE o.total_cents IS DISTINCT FROM coalesce(l.cents, 0)`,
  },
  {
    id: 'INV-03',
    unit: 'orders with refunds',
    seen: `SELECT count(DISTINCT (seller_id, order_id)) AS seen FROM ledger_transactions WHERE kind = 'refund'`,
    says: 'what went back of an order is at most what was paid, and its fee at most the fee that it cost',
    sql: `SELECT 'order ' || order_id || ': paid ' || paid || ', back ' || back || ', fee ' || fee || ', fee back '
          || fee_back AS breach
          FROM (SELECT t.seller_id, t.order_id,
              coalesce(sum(e.amount_cents) FILTER (WHERE t.kind = 'charge' AND e.account = 'provider_clearing'),
                0) AS paid,
              -coalesce(sum(e.amount_cents) FILTER (WHERE t.kind = 'refund' AND e.account = 'refunds_payable'),
                0) AS back,
              -coalesce(sum(e.amount_cents) FILTER (WHERE t.kind = 'fee' AND e.account = 'platform_fees'), 0) AS fee,
              coalesce(sum(e.amount_cents) FILTER (WHERE t.kind = 'fee_refund' AND e.account = 'platform_fees'),
                0) AS fee_back
            FROM ${entries} WHERE t.order_id IS NOT NULL GROUP BY 1, 2) o
          WHERE back > paid OR fee_back > fee OR (back = paid AND fee_back <> fee)`,
  },
  {
    id: 'INV-04',
    unit: 'sellers with money',
    seen: `SELECT count(DISTINCT seller_id) AS seen FROM ledger_transactions WHERE seller_id <> ''`,
    says: 'per seller, payouts + fees + held + refunded + disputed + labels = captured for its orders + added by the marketplace',
    sql: `SELECT 'seller ' || coalesce(l.seller_id, o.seller_id) || ': payouts ' || coalesce(l.payouts, 0) || ', fees '
          || coalesce(l.fees, 0) || ', held ' || coalesce(l.held, 0) || ', refunded ' || coalesce(l.refunded, 0)
          || ', disputed ' || coalesce(l.disputed, 0) || ', labels ' || coalesce(l.labels, 0) || ', captured '
          || coalesce(o.cents, 0) || ', added ' || coalesce(l.funded, 0) AS breach
          FROM (${bySeller}) l FULL JOIN (SELECT seller_id, currency, sum(total_cents) AS cents FROM orders
            WHERE total_cents > 0 GROUP BY 1, 2) o ON o.seller_id = l.seller_id AND o.currency = l.currency
          WHERE o.cents IS DISTINCT FROM l.payouts + l.fees + l.held + l.refunded + l.disputed + l.labels - l.funded`,
  },
  {
    id: 'INV-04',
    unit: 'orders with a reduction by the marketplace',
    seen: `SELECT count(DISTINCT (t.seller_id, t.order_id)) AS seen FROM ${entries}
           WHERE e.account = 'platform_promotions'`,
    says: 'the marketplace adds to an order at most its fee of it and its budget for it',
    sql: `SELECT 'order ' || o.order_id || ': beyond its fee ' || o.cents || ', of the budget '
          || coalesce(s.cents, 0) AS breach
          FROM (SELECT t.seller_id, t.order_id, sum(e.amount_cents) AS cents FROM ${entries}
              WHERE t.order_id IS NOT NULL AND e.account IN ('platform_fees', 'platform_promotions', 'dispute_costs')
                GROUP BY 1, 2) o
            LEFT JOIN (SELECT seller_id, order_id, sum(cents) AS cents FROM subsidies GROUP BY 1, 2) s
              ON s.seller_id = o.seller_id AND s.order_id = o.order_id
          WHERE o.cents > coalesce(s.cents, 0)`,
  },
  {
    id: 'INV-04',
    unit: 'sales',
    seen: countOf('ledger_transactions', `kind = 'charge'`),
    says: 'a fee is the percentage of what the buyer paid that held on its day',
    sql: `SELECT 'fee of order ' || t.order_id || ': ' || coalesce(-f.amount_cents, 0) || ', '
          || coalesce(r.percent || ' % of ' || e.amount_cents, 'no rule') AS breach
          FROM ${entries} AND e.account = 'provider_clearing'
            LEFT JOIN (ledger_transactions o JOIN ledger_entries f ON f.seller_id = o.seller_id
              AND f.transaction_id = o.id AND f.account = 'platform_fees')
              ON o.seller_id = t.seller_id AND o.kind = 'fee' AND o.cause_id = t.cause_id
            LEFT JOIN LATERAL (SELECT percent FROM fee_rules WHERE holds_from <= t.at ORDER BY holds_from DESC
              LIMIT 1) r ON true
          WHERE t.kind = 'charge' AND coalesce(-f.amount_cents, 0) IS DISTINCT
            FROM round(e.amount_cents * r.percent / 100)`,
  },
];
