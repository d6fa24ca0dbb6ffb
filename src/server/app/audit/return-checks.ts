import { returnTransitions, takesBack } from '#domain/returns/return-transitions.ts';
import { returnStateSchema } from '#domain/returns/model.ts';
import { type Check, countOf } from './check.ts';

const list = (terms: readonly string[]): string => terms.map((word) => `'${word}'`).join(', ');
const states = returnStateSchema.options;
const allowed = states
  .flatMap((from) => Object.keys(returnTransitions[from]).map((to) => `('${from}', '${to}')`))
  .join(', ');
const steps = `SELECT seller_id, return_id, state, lag(state) OVER w AS before, lead(state) OVER w AS after
  FROM return_transitions
  WINDOW w AS (PARTITION BY seller_id, return_id ORDER BY at, array_position(ARRAY[${list(states)}], state))`;
/** How many pieces of the line `l` rows of a table take back in some states. */
const taken = (table: string, among: readonly string[]): string =>
  `coalesce((SELECT sum(b.quantity) FROM ${table} t, jsonb_to_recordset(t.lines) AS b ("lineId" text, quantity int)
     WHERE t.seller_id = l.seller_id AND t.order_id = l.order_id AND t.state IN (${list(among)}) AND b."lineId" = l.id),
       0)`;

/** [ORD-04, INV-03, INV-06] Returns against the pieces that were bought, the money that went back, and their declared steps. */
export const returnChecks: readonly Check[] = [
  {
    id: 'INV-03',
    unit: 'lines that something came back of',
    seen: countOf('order_lines', 'returned + withdrawn > 0'),
    says: 'of no line more comes back than was bought, and what is counted is what returns and withdrawals take back',
    sql: `SELECT 'line ' || id || ' of order ' || order_id || ': bought ' || quantity || ', counted as returned '
          || returned || ' and withdrawn ' || withdrawn || ', asked back ' || asked || ', withdrawn from '
          || declared AS breach
          FROM (SELECT l.*, ${taken('returns', states.filter(takesBack))} AS asked,
            ${taken('withdrawals', ['declared', 'returning', 'refunded'])} AS declared FROM order_lines l) l
          WHERE returned <> asked OR withdrawn <> declared OR asked + declared > quantity`,
  },
  {
    id: 'INV-03',
    unit: 'returns',
    seen: countOf('returns'),
    says: 'the money of a return is one refund of its order, of the same sum, and of no other return',
    sql: `SELECT 'return ' || r.id || ' (' || r.state || '): ' || r.refund_cents || ', its refunds '
          || coalesce(string_agg(f.id || ' of ' || f.amount_cents, ', '), 'none') AS breach
          FROM returns r LEFT JOIN refunds f ON f.id = r.refund_id AND f.order_id = r.order_id
            AND f.seller_id = r.seller_id
          WHERE r.refund_cents > 0 GROUP BY r.seller_id, r.id HAVING count(f.id) <> 1
            OR sum(f.amount_cents) <> r.refund_cents
            OR (SELECT count(*) FROM returns o WHERE o.refund_id = r.refund_id) > 1
              OR (r.state = 'refund_processed' AND bool_or(f.sent_at IS NULL))`,
  },
  {
    id: 'INV-06',
    unit: 'steps of returns',
    seen: countOf('return_transitions'),
    says: 'returns go on only as declared',
    sql: `SELECT 'return ' || s.return_id || ': from ' || coalesce(s.before, 'nothing') || ' to ' || s.state AS breach
          FROM (${steps}) s
          WHERE CASE WHEN s.before IS NULL THEN s.state <> 'requested'
            ELSE (s.before, s.state) NOT IN (VALUES ${allowed}) END`,
  },
  {
    id: 'INV-06',
    unit: 'returns',
    seen: countOf('returns'),
    says: 'a return stands where its last step led',
    sql: `SELECT 'return ' || r.id || ': ' || r.state || ', its timeline ends in '
          || coalesce(s.state, 'nothing') AS breach
          FROM returns r LEFT JOIN (${steps}) s ON s.seller_id = r.seller_id AND s.return_id = r.id AND s.after IS NULL
            WHERE s.state IS DISTINCT FROM r.state`,
  },
];
