import { orderTransitions } from '#domain/orders/order-transitions.ts';
import { stateRankSql } from '#server/modules/orders/order-store.ts';
import { type Check, countOf, NOW } from './check.ts';

const allowed = Object.entries(orderTransitions)
  .flatMap(([from, list]) => list.map((to) => `('${from}', '${to}')`))
  .join(', ');
const steps = `SELECT seller_id, order_id, state, lag(state) OVER w AS before, lead(state) OVER w AS after
  FROM order_transitions WINDOW w AS (PARTITION BY seller_id, order_id ORDER BY at, ${stateRankSql('state')})`;
/** Events are kept for 30 days. */
const saved = `${NOW} - interval '29 days'`;

/** [INV-06, INV-24] Orders move along declared transitions, and came with their event, mail and alert. */
export const orderChecks: readonly Check[] = [
  {
    id: 'INV-06',
    unit: 'moves',
    seen: countOf('order_transitions'),
    says: 'orders move only as declared',
    sql: `SELECT 'order ' || s.order_id || ': from ' || coalesce(s.before, 'nothing') || ' to ' || s.state AS breach
          FROM (${steps}) s
          WHERE CASE WHEN s.before IS NULL THEN s.state NOT IN ('pending_payment', 'confirmed')
            ELSE (s.before, s.state) NOT IN (VALUES ${allowed}) END`,
  },
  {
    id: 'INV-06',
    unit: 'orders',
    seen: countOf('orders'),
    says: 'an order is where its last move led',
    sql: `SELECT 'order ' || o.id || ': ' || o.state || ', its timeline ends in '
          || coalesce(s.state, 'nothing') AS breach
          FROM orders o LEFT JOIN (${steps}) s ON s.seller_id = o.seller_id AND s.order_id = o.id AND s.after IS NULL
            WHERE s.state IS DISTINCT FROM o.state`,
  },
  {
    id: 'INV-24',
    unit: 'orders',
    seen: countOf('orders', `placed_at > ${saved}`),
    says: 'every order was told once',
    sql: `SELECT 'order ' || o.id || ': ' || count(e.id) || ' events orders.placed' AS breach FROM orders o LEFT
          JOIN events e ON e.subject = o.id AND e.name = 'orders.placed'
          WHERE o.placed_at > ${saved} GROUP BY o.id HAVING count(e.id) <> 1`,
  },
  {
    id: 'INV-24',
    unit: 'events',
    seen: countOf('events', `name = 'orders.placed'`),
    says: 'an order that was told is there',
    sql: `SELECT 'event ' || e.id || ': order ' || e.subject || ' is missing' AS breach FROM events e
          WHERE e.name = 'orders.placed' AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.id = e.subject)`,
  },
  {
    id: 'INV-24',
    unit: 'numbers',
    seen: countOf('order_numbers'),
    says: 'a number leads to its order and back',
    sql: `SELECT 'number ' || coalesce(n.number, o.number) || ': ' || CASE WHEN o.id IS NULL THEN 'no order'
          ELSE 'not kept for order ' || o.id END AS breach
          FROM order_numbers n FULL JOIN orders o ON o.seller_id = n.seller_id AND o.id = n.order_id
            AND o.number = n.number WHERE n.number IS NULL OR o.id IS NULL`,
  },
  {
    id: 'INV-24',
    unit: 'confirmation mails',
    seen: countOf('mails', `key LIKE 'order-confirmation:%'`),
    says: 'a paid checkout has its confirmation mail, and no other has one',
    // A buyer who corrects the address has it once more: the checkout's id and another one stand in its key.
    sql: `SELECT 'checkout ' || coalesce(c.id, m.id) || ': ' || coalesce(c.status, 'missing') || ', mail ' || CASE
          WHEN m.is_first THEN 'written' ELSE 'missing' END AS breach
          FROM checkouts c FULL
            JOIN (SELECT split_part(key, ':', 2) AS id, bool_or(split_part(key, ':', 3) = '') AS is_first FROM mails
            WHERE key LIKE 'order-confirmation:%' GROUP BY 1) m ON m.id = c.id
          WHERE CASE c.status WHEN 'paid' THEN m.is_first IS NOT TRUE ELSE m.id IS NOT NULL END`,
  },
  {
    id: 'INV-24',
    unit: 'mails that wait',
    seen: countOf('mails', 'sent_at IS NULL'),
    says: 'a mail that was given to the delivery queue and has not left has its item there',
    sql: `SELECT 'mail ' || m.key || ': no item' AS breach FROM mails m
          WHERE m.sent_at IS NULL AND m.item_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM pgboss.job_common j
            WHERE j.name = 'mail' AND j.id = m.item_id)`,
  },
  {
    id: 'INV-24',
    unit: 'alerts',
    seen: countOf('seller_alerts', `type = 'new_order'`),
    says: 'a told order raised its alert, once the reaction came past it, which is kept for 90 days or was deleted by its reader',
    sql: `SELECT 'order ' || e.subject || ': no alert new_order' AS breach FROM events e
          JOIN event_cursors c ON c.reaction = 'alerts.on-order-placed' AND (e.xid, e.seq) <= (c.xid, c.seq)
          WHERE e.name = 'orders.placed' AND NOT EXISTS (SELECT 1 FROM parked_events p WHERE p.reaction = c.reaction
            AND p.subject = e.subject AND p.event_id = e.id)
            AND e.at > ${NOW} - interval '90 days' AND NOT EXISTS (SELECT 1 FROM deleted_alerts d
              WHERE d.seller_id = e.payload->>'sellerId' AND d.id = 'alert_' || e.id)
            AND NOT EXISTS (SELECT 1 FROM seller_alerts a WHERE a.seller_id = e.payload->>'sellerId' AND a.id = 'alert_'
              || e.id AND a.type = 'new_order')
            AND NOT EXISTS (SELECT 1 FROM users u WHERE u.id = e.payload->>'sellerId' AND u.deleted_at IS NOT NULL)`,
  },
];
