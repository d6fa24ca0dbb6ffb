import type { Moment } from '#domain/office/model.ts';
import { iso } from '../../../platform/database/iso.ts';

const MAX_MOMENTS = 80;

interface Part {
  /** What says when it happened; the newest are taken. */
  at: string;
  kind: Moment['kind'];
  /** How each of its facts is read; those that it has not are empty. */
  what?: string;
  who?: string;
  by?: string;
  state?: string;
  deliveryId?: string;
  cents?: string;
  stars?: string;
  isReported?: string;
  device?: string;
  quote?: string;
  href?: string;
  from: string;
}

const texts = ['what', 'who', 'by', 'state', 'device', 'quote', 'href'] as const;
const numbers = ['cents', 'stars'] as const;

const part = ({ at, kind, from, isReported = 'false', deliveryId = 'NULL', ...facts }: Part): string =>
  `(SELECT ${at} AS at, '${kind}' AS kind, ${texts.map((name) => `${facts[name] ?? "''"} AS ${name}`).join(', ')},
      ${deliveryId}::text AS delivery_id,
        ${numbers.map((name) => `${facts[name] ?? 'NULL'}::int AS ${name}`).join(', ')}, ${isReported} AS is_reported
    FROM ${from} ORDER BY 1 DESC LIMIT ${MAX_MOMENTS})`;

/** One statement for a timeline of several sources, newest first [UX-96]. Each source is read by its own index and bounded. */
export const timelineSql = (parts: readonly Part[]): string =>
  `SELECT ${iso('at')} AS at, kind, ${texts.join(', ')}, delivery_id AS "deliveryId", ${numbers.join(', ')},
   is_reported AS "isReported", kind = 'act' AS "isAct" FROM (${parts.map(part).join(' UNION ALL ')}) m
   ORDER BY m.at DESC LIMIT ${MAX_MOMENTS}`;

/** What administrators did with a record: `where` names it. */
export const actions = (where: string): Part => ({
  at: 'at',
  kind: 'act',
  what: 'act',
  who: 'actor_name',
  by: 'actor_role',
  quote: 'reason',
  from: `audit_log WHERE ${where}`,
});
