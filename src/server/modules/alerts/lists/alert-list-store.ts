import type { Alert, AlertCategory, AlertPriority } from '#domain/alerts/model.ts';
import { type LegacyParts, SCHEMA_VERSION, toUnified } from '#domain/alerts/convert-alerts.ts';
import { alertLimits } from '#domain/alerts/limits.ts';
import { readableText, sanitiseTags, sanitiseText } from '#domain/alerts/sanitise-alert.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { iso } from '../../../platform/database/iso.ts';
import { like } from '../../../platform/database/like.ts';
import { onlyRow } from '../../../platform/database/only-row.ts';
import { parameters } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';

export type AlertView = 'active' | 'snoozed' | 'acknowledged' | 'archived' | 'all';

export interface AlertFilter {
  view: AlertView;
  category?: AlertCategory | undefined;
  priority?: AlertPriority | undefined;
  read?: boolean | undefined;
  starred?: boolean | undefined;
  severity?: string | undefined;
  metric?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
  tag?: string | undefined;
}

/** A row as either schema stores it. */
type StoredAlert = Omit<Alert, 'context' | 'schemaVersion' | 'listedAt'> &
  LegacyParts & { collection: string; context: Alert['context'] | null; listedAt: string };

/** [UX-70] What an alert says in the language of who reads it. `language` is a parameter. */
const textSql = (column: string, name: string, language: string): string =>
  `coalesce(translations -> ${language} ->> '${name}', ${column})`;

const columnsIn = (
  language: string,
): string => `id, seller_id AS "sellerId", collection, origin, category, type, priority, status,
  ${textSql('title', 'title', language)} AS title, ${textSql('message', 'message', language)} AS message,
  action_url AS "actionUrl", ${textSql('action_label', 'actionLabel', language)} AS "actionLabel",
  CASE WHEN translations ? ${language} THEN ${language} ELSE language END AS language, read, starred, tags, source,
  correlation_id AS "correlationId", ${iso('created_at')} AS "createdAt", ${iso('updated_at')} AS "updatedAt",
  ${iso('listed_at', 'US')} AS "listedAt", ${iso('expires_at')} AS "expiresAt", snoozed,
  ${iso('snooze_until', 'US')} AS "snoozeUntil", ${iso('snoozed_at')} AS "snoozedAt", snoozed_by AS "snoozedBy",
  snooze_duration_hours AS "snoozeDurationHours", ${iso('auto_woken_at')} AS "autoWokenAt",
  ${iso('unsnoozed_at')} AS "unsnoozedAt", ${iso('acknowledged_at')} AS "acknowledgedAt",
  ${iso('archived_at')} AS "archivedAt", metadata, severity, metric, baseline, actual, delta_pct AS "deltaPct",
  date::text AS date, order_id AS "orderId", order_number AS "orderNumber",
  ${iso('processing_deadline')} AS "processingDeadline", alert_type AS "alertType", hours_remaining AS "hoursRemaining",
  context, migrated`;

/** [ALERT-08, ALERT-11] One reading of both schemas; what a person reads is decoded once. */
function toAlert({ collection, context, ...row }: StoredAlert): Alert {
  const { origin: _origin, ...parts } = toUnified(row);
  return {
    ...parts,
    title: readableText(row.title),
    message: readableText(row.message),
    actionLabel: readableText(row.actionLabel),
    tags: row.tags.map(readableText),
    context: collection === 'unified_alerts' ? (context ?? {}) : parts.context,
    schemaVersion: SCHEMA_VERSION,
    migrated: row.migrated,
  };
}

/** [ALERT-25] An archived alert is in no list but the archive; an alert that has ended is in none. */
const viewSql: Record<AlertView, string> = {
  active: `archived_at IS NULL AND on_screen AND NOT snoozed AND acknowledged_at IS NULL`,
  snoozed: `archived_at IS NULL AND on_screen AND snoozed`,
  acknowledged: `archived_at IS NULL AND on_screen AND NOT snoozed AND acknowledged_at IS NOT NULL`,
  archived: `archived_at IS NOT NULL AND on_screen`,
  all: `archived_at IS NULL AND on_screen`,
};

interface FilterContext {
  at: (value: unknown) => string;
  /** Of who reads. */
  language: Language;
  now: Date;
}

function conditions(sellerId: string, filter: AlertFilter, { at, language, now }: FilterContext) {
  const { view, category, priority, read, starred, severity, metric, from, to, search, tag } = filter;
  const all = [`seller_id = ${at(sellerId)}`, viewSql[view]];
  if (view !== 'archived') all.push(`(expires_at IS NULL OR expires_at > ${at(now)})`);
  if (category) all.push(`category = ${at(category)}`);
  if (priority) all.push(`priority = ${at(priority)}`);
  if (read !== undefined) all.push(read ? 'read' : 'NOT read');
  if (starred !== undefined) all.push(starred ? 'starred' : 'NOT starred');
  if (severity) all.push(`coalesce(severity, context ->> 'severity') = ${at(severity)}`);
  if (metric) all.push(`coalesce(metric, context ->> 'metric') = ${at(metric)}`);
  if (from) all.push(`listed_at >= ${at(from)}`);
  if (to) all.push(`listed_at < ${at(to)}`);
  if (tag) all.push(`tags <> '{}' AND tags @> ${at(sanitiseTags([tag]))}::text[]`);
  if (search) {
    const pattern = at(like(sanitiseText(search)));
    const spoken = `${at(language)}::text`;
    const isIn = (name: string): string => `${textSql(name, name, spoken)} ILIKE ${pattern}`;
    all.push(`(${isIn('title')} OR ${isIn('message')} OR array_to_string(tags, ' ') ILIKE ${pattern})`);
  }
  return all;
}

interface Page {
  filter: AlertFilter;
  after: { at: string; id: string; category?: string | undefined } | null;
  /** Each category by itself. */
  isGrouped?: boolean;
  limit: number;
  language: Language;
  now: Date;
}

/** [ALERT-17] Newest first; snoozed ones by when they wake. */
export async function listAlerts(
  db: Queryable,
  sellerId: string,
  { filter, after, isGrouped = false, limit, language, now }: Page,
): Promise<Alert[]> {
  const { values, at } = parameters();
  const all = conditions(sellerId, filter, { at, language, now });
  const isSnoozed = filter.view === 'snoozed';
  const [column, way] = isSnoozed ? ['snooze_until', ''] : ['listed_at', ' DESC'];
  if (after) {
    const isLater = `(${column}, id) ${isSnoozed ? '>' : '<'} (${at(after.at)}::timestamptz, ${at(after.id)})`;
    const category = isGrouped && at(after.category);
    all.push(category ? `category >= ${category} AND (category > ${category} OR ${isLater})` : isLater);
  }
  const { rows } = await db.query<StoredAlert>({
    text: `SELECT ${columnsIn(`${at(language)}::text`)} FROM seller_alerts WHERE ${all.join(' AND ')}
           ORDER BY ${isGrouped ? 'category, ' : ''}${column}${way}, id${way} LIMIT ${at(limit)}`,
    values,
  });
  return rows.map(toAlert);
}

/** How many there are of a list, counted no further than the limit. */
export async function countAlerts(
  db: Queryable,
  sellerId: string,
  { filter, limit, language, now }: Omit<Page, 'after' | 'isGrouped'>,
): Promise<number> {
  const { values, at } = parameters();
  const all = conditions(sellerId, filter, { at, language, now });
  const { rows } = await db.query<{ count: number }>({
    text: `SELECT count(*)::int AS count
           FROM (SELECT 1 FROM seller_alerts WHERE ${all.join(' AND ')} LIMIT ${at(limit)}) counted`,
    values,
  });
  return rows[0]?.count ?? 0;
}

/** [ALERT-12] Anything that is not read is unread: of one category, or all. What is snoozed waits. */
export async function countUnread(
  db: Queryable,
  sellerId: string,
  { category = null, now }: { category?: string | null; now: Date },
): Promise<number> {
  const { rows } = await db.query<{ unread: number }>({
    name: 'alerts-unread',
    text: `SELECT count(*)::int AS unread FROM seller_alerts WHERE seller_id = $1 AND NOT read AND ${viewSql.active}
             AND ($2::text IS NULL OR category = $2) AND (expires_at IS NULL OR expires_at > $3)`,
    values: [sellerId, category, now],
  });
  return rows[0]?.unread ?? 0;
}

export interface AlertStats {
  total: number;
  unread: number;
  snoozed: number;
  starred: number;
  acknowledged: number;
  byCategory: Record<string, number>;
  byPriority: Record<string, number>;
}

/** [ALERT-17] Figures of the newest 1000 alerts of 30 days. */
export async function countStats(db: Queryable, sellerId: string, since: Date): Promise<AlertStats> {
  const by = (column: string): string =>
    `(SELECT coalesce(jsonb_object_agg(${column}, count), '{}')
       FROM (SELECT ${column}, count(*)::int AS count FROM newest WHERE status = 'active' GROUP BY 1) each)`;
  return onlyRow(
    await db.query<AlertStats>({
      name: 'alerts-stats',
      text: `WITH newest AS (SELECT status, category, priority, read, starred FROM seller_alerts
               WHERE seller_id = $1 AND ${viewSql.all} AND listed_at >= $2 ORDER BY listed_at DESC, id DESC
               LIMIT ${alertLimits.statsAlerts})
             SELECT count(*)::int AS total, (count(*) FILTER (WHERE NOT read AND status = 'active'))::int AS unread,
               (count(*) FILTER (WHERE status = 'snoozed'))::int AS snoozed,
               (count(*) FILTER (WHERE starred))::int AS starred,
               (count(*) FILTER (WHERE status = 'acknowledged'))::int AS acknowledged,
               ${by('category')} AS "byCategory", ${by('priority')} AS "byPriority" FROM newest`,
      values: [sellerId, since],
    }),
  );
}
