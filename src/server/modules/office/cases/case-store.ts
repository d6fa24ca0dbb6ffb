import type { Case, CaseView } from '#domain/office/cases-contract.ts';
import { timeZoneOfSql } from '../../shops/shop-store.ts';
import { overdueRefundSql } from '../../payments/payment-trouble-store.ts';
import { openReportsSql } from '../../reviews/open-reports-store.ts';
import { iso } from '../../../platform/database/iso.ts';
import { like } from '../../../platform/database/like.ts';
import { houseZoneSql } from '../../../platform/database/on-day.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';

/** [SUP-04] Stored cases; those of banks stand as disputes as long as they need evidence. */
const storedIn = (which: string, since = 'c.since'): string =>
  `SELECT 'case-' || c.number AS id, 'case' AS kind, jsonb_build_object('orders', jsonb_build_array(o.number), 'state',
   c.state, 'due', ${iso('c.due_at')},
      'owner', u.display_name, 'isEscalated', c.escalation_id IS NOT NULL, 'decision', c.decision) AS facts,
      '' AS quote, ${since} AS since, o.buyer_name AS person, o.buyer_id AS person_id, c.number || ' ' || o.number
        || ' ' || o.shop_name AS words
    FROM cases c JOIN orders o ON o.seller_id = c.seller_id AND o.id = c.order_id LEFT JOIN users u ON u.id = c.owner_id
    WHERE c.source <> 'dispute' AND ${which}`;

/** Where cases come from: each says what happened in keys, whose it is and since when it waits. A parcel counts two days after it should have left. */
const sources = {
  case: storedIn(`c.state = 'house'`),
  waiting: storedIn(`c.state IN ('buyer', 'maker')`),
  dispute: `SELECT 'dispute-' || d.id, 'dispute', jsonb_build_object('orders', coalesce(p.numbers, '[]'), 'isInquiry',
            d.status LIKE 'warning%', 'due', ${iso('d.due_at')}),
      '', d.opened_at, coalesce(c.address ->> 'name', ''), c.buyer_id, coalesce(p.numbers::text, '')
    FROM disputes d LEFT JOIN checkouts c ON c.id = d.checkout_id CROSS
      JOIN LATERAL (SELECT jsonb_agg(o.number ORDER BY o.number) AS numbers
      FROM dispute_parts p JOIN orders o ON o.seller_id = p.seller_id AND o.id = p.order_id
        WHERE p.checkout_id = d.checkout_id AND p.dispute_id = d.id) p
    WHERE d.closed_at IS NULL AND d.submitted_at IS NULL AND d.answered_at IS NULL`,
  report: `SELECT 'report-' || r.id, 'report', jsonb_build_object('listing', l.title, 'reasons',
           jsonb_agg(DISTINCT p.reason)),
      r.body, min(p.at), r.buyer_name, r.buyer_id, l.title
    FROM reviews r CROSS JOIN LATERAL ${openReportsSql} p JOIN listings l ON l.seller_id = r.seller_id
      AND l.id = r.listing_id
    WHERE r.reports > 0 GROUP BY r.id, r.body, r.buyer_name, r.buyer_id, l.title`,
  late: `SELECT 'late-' || o.id, 'late', jsonb_build_object('orders', jsonb_build_array(o.number), 'shop', o.shop_name,
         'leavesBy', to_char(o.leaves_by, 'YYYY-MM-DD')),
      '', (o.leaves_by + 1)::timestamp AT TIME ZONE ${timeZoneOfSql('o.seller_id')}, o.buyer_name, o.buyer_id, o.number
        || ' ' || o.shop_name
    FROM orders o WHERE o.state IN ('confirmed', 'processing') AND NOT o.awaits_buyer
      AND o.leaves_by < ($1::timestamptz AT TIME ZONE ${houseZoneSql})::date - 2`,
  refund: `SELECT 'refund-' || p.checkout_id, 'refund', '{}'::jsonb, '', p.updated_at,
           coalesce(c.address ->> 'name', ''), c.buyer_id, p.checkout_id
    FROM payments p LEFT JOIN checkouts c ON c.id = p.checkout_id WHERE ${overdueRefundSql('p')}`,
};

const { waiting: _waiting, ...ours } = sources;
const union = (parts: object): string => Object.values(parts).join(' UNION ALL ');
/** A view of one source reads that source alone. $2 is who looks. */
const views: Record<CaseView, string> = {
  ...sources,
  ours: union(ours),
  all: union(sources),
  mine: storedIn(`c.owner_id = $2 AND c.state <> 'decided'`),
  decided: storedIn(`c.state = 'decided'`, 'c.decided_at'),
};
const COLUMNS = '(id, kind, facts, quote, since, person, person_id, words)';
/** What waits for the house, by `since`, at the moment $1. */
export const ourCasesSql = `(${views.ours}) AS c ${COLUMNS}`;

interface Wanted {
  view: CaseView;
  userId: string;
  q: string;
  direction: 'asc' | 'desc';
  now: Date;
  after: { at: string; id: string } | null;
  limit: number;
}

/** A page of several sources as one list, by since when things wait. */
export async function findCases(
  db: Queryable,
  { view, userId, q, direction, now, after, limit }: Wanted,
): Promise<(Case & { cursor: string })[]> {
  const { rows } = await db.query<Case & { cursor: string }>({
    name: `office-cases-${view}-${direction}`,
    text: `SELECT id, kind, facts, quote, ${iso('since')} AS since, ${iso('since', 'US')} AS cursor, person,
           person_id AS "personId"
           FROM (${views[view]}) AS c ${COLUMNS} WHERE $1::timestamptz IS NOT NULL AND $2::text IS NOT NULL
             AND ($3 = '' OR words || ' ' || person ILIKE $3)
               AND ($4::timestamptz IS NULL OR (since, id) ${direction === 'asc' ? '>' : '<'} ($4, $5))
           ORDER BY since ${direction}, id ${direction} LIMIT $6`,
    values: [now, userId, q && like(q), after?.at ?? null, after?.id ?? '', limit],
  });
  return rows;
}
