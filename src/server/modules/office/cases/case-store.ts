import type { Language } from '#domain/core/languages/language.ts';
import type { Case, CaseKind } from '#domain/office/cases-contract.ts';
import { timeZoneOfSql } from '../../shops/shop-store.ts';
import { overdueRefundSql } from '../../payments/payment-trouble-store.ts';
import { openReportsSql } from '../../reviews/open-reports-store.ts';
import { caseTexts } from './case-texts.ts';
import { iso } from '../../../platform/database/iso.ts';
import { houseZoneSql } from '../../../platform/database/on-day.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';

type Texts = Record<keyof (typeof caseTexts)['en'], string>;
const textsIn = (language: Language): Texts =>
  Object.fromEntries(
    Object.entries(caseTexts[language]).map(([key, text]) => [key, `'${text.replaceAll("'", "''")}'`]),
  ) as Texts;

const reasons = (t: Texts): string =>
  `CASE p.reason WHEN 'offensive' THEN ${t.offensive} WHEN 'private' THEN ${t.private} WHEN 'advertising' THEN ${t.advertising}
  WHEN 'unrelated' THEN ${t.unrelated} ELSE ${t.other} END`;

/** [SUP-04] Stored cases; those of banks stand as disputes as long as they need evidence. */
const storedIn = (t: Texts, which: string): string =>
  `SELECT 'case-' || c.number, 'case', CASE WHEN c.escalation_id IS NULL THEN '' ELSE ${t.escalated} END || ${t.order} || o.number,
      CASE c.state WHEN 'buyer' THEN ${t.asksBuyer} WHEN 'maker' THEN ${t.asksMaker} ELSE ${t.decideBy} END
        || to_char(c.due_at AT TIME ZONE ${houseZoneSql}, ${t.date}) || coalesce(', ' || u.display_name, ''), '', c.since, o.buyer_name, o.buyer_id
    FROM cases c JOIN orders o ON o.seller_id = c.seller_id AND o.id = c.order_id LEFT JOIN users u ON u.id = c.owner_id
    WHERE c.source <> 'dispute' AND ${which}`;

/** Where cases come from: each names what happened, whose it is and since when it waits. A parcel counts two days after it should have left. */
const casesIn = (t: Texts): Record<Exclude<CaseKind, 'waiting'>, string> => ({
  case: storedIn(t, `c.state = 'house'`),
  dispute: `SELECT 'dispute-' || d.id AS id, 'dispute' AS kind, CASE WHEN d.status LIKE 'warning%' THEN ${t.asks} ELSE ${t.disputed} END || (SELECT string_agg(o.number, ', ' ORDER BY o.number)
        FROM dispute_parts p JOIN orders o ON o.seller_id = p.seller_id AND o.id = p.order_id WHERE p.checkout_id = d.checkout_id AND p.dispute_id = d.id) AS title,
      ${t.evidence} || coalesce(to_char(d.due_at AT TIME ZONE ${houseZoneSql}, ${t.date}), ${t.bankDay}) AS detail, '' AS quote, d.opened_at AS since,
      coalesce(c.address ->> 'name', '') AS person, c.buyer_id AS person_id
    FROM disputes d LEFT JOIN checkouts c ON c.id = d.checkout_id WHERE d.closed_at IS NULL AND d.submitted_at IS NULL AND d.answered_at IS NULL`,
  report: `SELECT 'report-' || r.id, 'report', ${t.review} || l.title,
      ${t.reported} || string_agg(DISTINCT ${reasons(t)}, ', '), r.body, min(p.at) AS since, r.buyer_name, r.buyer_id
    FROM reviews r CROSS JOIN LATERAL ${openReportsSql} p JOIN listings l ON l.seller_id = r.seller_id AND l.id = r.listing_id
    WHERE r.reports > 0 GROUP BY r.id, r.body, r.buyer_name, r.buyer_id, l.title`,
  late: `SELECT 'late-' || o.id, 'late', ${t.order} || o.number, ${t.from} || o.shop_name || ${t.leftBy} || to_char(o.leaves_by, ${t.date}), '',
      (o.leaves_by + 1)::timestamp AT TIME ZONE ${timeZoneOfSql('o.seller_id')}, o.buyer_name, o.buyer_id
    FROM orders o WHERE o.state IN ('confirmed', 'processing') AND NOT o.awaits_buyer AND o.leaves_by < ($1::timestamptz AT TIME ZONE ${houseZoneSql})::date - 2`,
  refund: `SELECT 'refund-' || p.checkout_id, 'refund', ${t.latePayment}, ${t.backByNow}, '', p.updated_at,
      coalesce(c.address ->> 'name', ''), c.buyer_id
    FROM payments p LEFT JOIN checkouts c ON c.id = p.checkout_id WHERE ${overdueRefundSql('p')}`,
});

interface Wanted<Kind> {
  language: Language;
  kind: Kind | null;
  now: Date;
  after: { at: string; id: string } | null;
  limit: number;
}

/** Several sources as one list by since when things wait; a kind alone reads its source alone. */
const union = (t: Texts, kind: CaseKind | null): string => {
  if (kind === 'waiting') return storedIn(t, `c.state IN ('buyer', 'maker')`);
  const sources = casesIn(t);
  return kind ? sources[kind] : Object.values(sources).join(' UNION ALL ');
};
/** All of them by `since`, at the moment $1. */
export const allCasesSql = union(textsIn('en'), null);
const PLACE = `($2::timestamptz IS NULL OR (since, id) > ($2, $3)) ORDER BY since, id LIMIT $4`;

export async function findCases(
  db: Queryable,
  { language, kind, now, after, limit }: Wanted<CaseKind>,
): Promise<(Case & { cursor: string })[]> {
  const { rows } = await db.query<Case & { cursor: string }>({
    name: `office-cases-${language}-${kind ?? 'all'}`,
    text: `SELECT id, kind, title, detail, quote, ${iso('since')} AS since, ${iso('since', 'US')} AS cursor, person, person_id AS "personId"
           FROM (${union(textsIn(language), kind)}) AS c (id, kind, title, detail, quote, since, person, person_id) WHERE $1::timestamptz IS NOT NULL AND ${PLACE}`,
    values: [now, after?.at ?? null, after?.id ?? '', limit],
  });
  return rows;
}
