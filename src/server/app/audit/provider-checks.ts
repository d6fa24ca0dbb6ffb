import { type Check, countOf, NOW } from './check.ts';

const charged = `SELECT i.id AS intent_id, i.doc->'metadata'->>'checkoutId' AS checkout_id, ch.amount_captured,
  ch.amount_refunded, upper(ch.currency) AS currency, to_timestamp(ch.created) AS at
  FROM stripe_sandbox.charges ch JOIN stripe_sandbox.payment_intents i ON i.family = ch.family
    WHERE ch.status = 'succeeded' AND ch.amount_captured > 0`;

/** [INV-02, INV-03] Our books against the provider's, where the provider is the built-in sandbox. */
export const providerChecks: readonly Check[] = [
  {
    id: 'INV-02',
    unit: 'captured payments at the provider',
    seen: countOf('payments', `status IN ('captured', 'refunded', 'to_refund')`),
    says: 'the provider captured exactly what our books say',
    sql: `SELECT 'payment of ' || p.checkout_id || ': ' || p.captured_cents || ' ' || p.currency || ' in our books, '
          || coalesce(ch.amount_captured || ' ' || ch.currency, 'nothing') || ' at the provider' AS breach
          FROM payments p LEFT JOIN (${charged}) ch ON ch.intent_id = p.intent_id
          WHERE p.status IN ('captured', 'refunded', 'to_refund') AND (ch.amount_captured IS DISTINCT
            FROM p.captured_cents OR ch.currency <> p.currency OR ch.checkout_id IS DISTINCT FROM p.checkout_id)`,
  },
  {
    id: 'INV-02',
    unit: 'charges',
    seen: countOf('stripe_sandbox.charges', `status = 'succeeded'`),
    says: 'no charge without its order for longer than 15 minutes, one charge a checkout',
    sql: `SELECT 'payment ' || ch.intent_id || ': captured ' || ch.amount_captured || ', given back '
          || ch.amount_refunded || ', our books ' || coalesce(p.status, 'know nothing of it') AS breach
          FROM (${charged}) ch LEFT JOIN payments p ON p.checkout_id = ch.checkout_id AND p.intent_id = ch.intent_id
          WHERE ch.checkout_id IS NOT NULL AND ch.amount_refunded < ch.amount_captured AND p.status IS DISTINCT
            FROM 'captured' AND ch.at < ${NOW} - interval '15 minutes'
            AND NOT EXISTS (SELECT 1 FROM disputes d WHERE d.checkout_id = p.checkout_id
              AND d.booked IN ('withheld', 'lost'))
          UNION ALL
          SELECT 'checkout ' || checkout_id || ': ' || count(*) || ' charges' FROM (${charged}) ch
            WHERE checkout_id IS NOT NULL GROUP BY checkout_id HAVING count(*) > 1`,
  },
  {
    id: 'INV-03',
    unit: 'refunds at the provider',
    seen: countOf('stripe_sandbox.refunds'),
    says: 'refunds at the provider add up and are in our books',
    sql: `SELECT 'charge ' || c.id || ': captured ' || c.amount_captured || ', marked as given back '
          || c.amount_refunded || ', refunds ' || coalesce(r.cents, 0) AS breach
          FROM stripe_sandbox.charges c LEFT JOIN (SELECT family, sum(amount) AS cents FROM stripe_sandbox.refunds
            GROUP BY 1) r ON r.family = c.family
          WHERE c.status = 'succeeded' AND (c.amount_refunded <> coalesce(r.cents, 0)
            OR c.amount_refunded > c.amount_captured)
          UNION ALL
          SELECT 'payment of ' || p.checkout_id || ': ' || p.refunded_cents || ' given back in our books, '
            || coalesce(ch.amount_refunded, 0) || ' at the provider'
          FROM payments p LEFT JOIN (${charged}) ch ON ch.intent_id = p.intent_id
          WHERE (p.refunded_cents > 0 OR p.status = 'captured') AND p.status <> 'refunded'
            AND p.refunded_cents - coalesce((SELECT sum(amount_cents) FROM refunds r WHERE r.checkout_id = p.checkout_id
            AND r.status = 'by_bank'), 0) <> coalesce(ch.amount_refunded, 0)
          UNION ALL
          SELECT 'payment of ' || p.checkout_id || ': ' || p.refunded_cents || ' given back in our books, '
            || coalesce(ch.amount_refunded, 0) || ' at the provider, and no dispute of it is lost'
          FROM payments p LEFT JOIN (${charged}) ch ON ch.intent_id = p.intent_id
          WHERE p.status = 'refunded' AND p.refunded_cents <> coalesce(ch.amount_refunded, 0) AND NOT EXISTS (SELECT 1
            FROM disputes d WHERE d.checkout_id = p.checkout_id AND d.booked = 'lost')`,
  },
];
