import { iso } from '../../../platform/database/iso.ts';

const MAX_MOMENTS = 80;

interface Part {
  /** What says when it happened; the newest are taken. */
  at: string;
  kind: string;
  title: string;
  detail?: string;
  quote?: string;
  href?: string;
  from: string;
}

const part = ({ at, kind, title, detail = `''`, quote = `''`, href = `''`, from }: Part): string =>
  `(SELECT ${at} AS at, '${kind}' AS kind, ${title} AS title, ${detail} AS detail, ${quote} AS quote, ${href} AS href, ${kind === 'act'} AS is_act
    FROM ${from} ORDER BY 1 DESC LIMIT ${MAX_MOMENTS})`;

/** One statement for a timeline of several sources, newest first [UX-96]. Each source is read by its own index and bounded. */
export const timelineSql = (parts: readonly Part[]): string =>
  `SELECT ${iso('at')} AS at, kind, title, detail, quote, href, is_act AS "isAct" FROM (${parts.map(part).join(' UNION ALL ')}) m ORDER BY m.at DESC LIMIT ${MAX_MOMENTS}`;

/** What administrators did with a record: `where` names it. */
export const acts = (where: string): Part => ({
  at: 'at',
  kind: 'act',
  title: 'act',
  detail: `'by ' || actor_name || ', ' || replace(actor_role, '_', ' ')`,
  quote: 'reason',
  from: `audit_log WHERE ${where}`,
});

/** Money as a timeline says it. */
export const money = (column: string): string => `'€' || to_char(${column} / 100.0, 'FM999G999G990D00')`;
