import type { Translations } from '#domain/alerts/texts/in-each-language.ts';
import type { FilledAlert } from '#domain/alerts/templates.ts';
import type { AlertCategory, AlertSource } from '#domain/alerts/model.ts';
import {
  type Figures,
  type LegacyParts,
  noFigures,
  noOrderToLeave,
  originOf,
  SCHEMA_VERSION,
  toUnified,
} from '#domain/alerts/convert-alerts.ts';
import { processingAlertType } from '#domain/alerts/processing-alert.ts';
import { checkAlert } from '#domain/alerts/validate-alert.ts';
import { sanitiseTags } from '#domain/alerts/sanitise-alert.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { onlyRow } from '../../platform/database/only-row.ts';
import { parameters } from '../../platform/database/parameters.ts';
import type { Transaction } from '../../platform/database/open-database.ts';

/** What an alert may say beside its template. */
export interface AlertFacts {
  tags?: readonly string[];
  source?: AlertSource;
  correlationId?: string;
  expiresAt?: Date;
  /** Figures of a metric: with all of them it is a finance alert [ALERT-07]. */
  figures?: Partial<Figures>;
  /** An order that has to leave: it is a processing alert [ALERT-14]. */
  order?: { orderId: string; orderNumber: string; processingDeadline: Date; hoursRemaining: number };
}

export interface NewAlert extends AlertFacts {
  id: string;
  sellerId: string;
  type: string;
  category: string;
  priority: FilledAlert['priority'];
  title: string;
  message: string;
  actionUrl: string;
  actionLabel: string;
  language: Language;
  translations?: Translations;
  metadata: Record<string, unknown>;
  quoted: string | null;
  /** False where its reader wants no alerts of this kind on screen. */
  onScreen?: boolean;
  now: Date;
}

/** What tells the collections apart, as the old schema keeps it. */
function legacyPartsOf({ metadata, figures = {}, order }: NewAlert): LegacyParts {
  const dueOrder = order && {
    ...order,
    processingDeadline: order.processingDeadline.toISOString(),
    alertType: processingAlertType(order.hoursRemaining),
  };
  const parts = { metadata, ...noFigures, ...figures, ...noOrderToLeave, ...dueOrder };
  const kind = dueOrder ? 'processing_alerts' : 'alerts';
  return { ...parts, origin: originOf(toUnified({ ...parts, origin: kind }).context) };
}

/** What tells the collections apart, as columns. */
export const legacyColumns = (parts: Omit<LegacyParts, 'origin'>): Record<string, unknown> => ({
  ...{ metadata: parts.metadata, severity: parts.severity, metric: parts.metric, baseline: parts.baseline },
  ...{ actual: parts.actual, delta_pct: parts.deltaPct, date: parts.date },
  ...{ order_id: parts.orderId, order_number: parts.orderNumber, processing_deadline: parts.processingDeadline },
  ...{ alert_type: parts.alertType, hours_remaining: parts.hoursRemaining },
});

const emptied = { metadata: {}, ...noFigures, ...noOrderToLeave };

/**
 * [ALERT-09, ALERT-10] Writes an alert once, into the collection of the schema in use: its id is made of the event that raised it, so
 * the event may come again. Its id is locked, since no key holds over collections.
 */
export async function insertAlert(tx: Transaction, alert: NewAlert): Promise<boolean> {
  const legacy = legacyPartsOf(alert);
  const { context } = toUnified(legacy);
  const { source = legacy.origin === 'processing_alerts' ? 'processing' : 'system' } = alert;
  const tags = sanitiseTags(alert.tags ?? []);
  checkAlert({ ...alert, status: 'active', source, tags, context });
  const { unified } = onlyRow(
    await tx.query<{ unified: boolean }>({
      name: 'alerts-schema-and-lock',
      text: 'SELECT unified, pg_advisory_xact_lock(hashtextextended($1, 39)) AS locked FROM alert_schema',
      values: [`${alert.sellerId} ${alert.id}`],
    }),
  );
  const { origin } = legacy;
  const own = unified ? emptied : legacy;
  const { rowCount } = await tx.query({
    name: 'alerts-insert',
    ...insertion(alert, {
      ...{ collection: unified ? 'unified_alerts' : origin, origin, source, tags },
      ...legacyColumns(own),
      metadata: JSON.stringify(own.metadata),
      ...{ context: unified ? JSON.stringify(context) : null, schema_version: unified ? SCHEMA_VERSION : null },
    }),
  });
  return rowCount === 1;
}

function insertion(alert: NewAlert, parts: Record<string, unknown>): { text: string; values: unknown[] } {
  const { values, at } = parameters();
  const columns = {
    ...{
      seller_id: alert.sellerId,
      id: alert.id,
      category: alert.category,
      type: alert.type,
      priority: alert.priority,
    },
    ...{ title: alert.title, message: alert.message, action_url: alert.actionUrl, action_label: alert.actionLabel },
    ...{ language: alert.language, translations: JSON.stringify(alert.translations ?? {}) },
    ...{ quoted_id: alert.quoted, on_screen: alert.onScreen ?? true },
    ...{ correlation_id: alert.correlationId ?? null, expires_at: alert.expiresAt ?? null },
    ...{ created_at: alert.now, updated_at: alert.now },
    ...parts,
  };
  const names = Object.keys(columns);
  const places = Object.values(columns).map(at);
  return {
    text: `INSERT INTO seller_alerts (${names.join(', ')})
           SELECT ${places.map((placeholder, nth) => placeholder + (castOf[names[nth] ?? ''] ?? '')).join(', ')}
           WHERE ${isNewSql} ON CONFLICT DO NOTHING`,
    values,
  };
}

/** $1 and $2 name an alert that was never stored. */
export const isNewSql = `NOT EXISTS (SELECT 1 FROM seller_alerts WHERE seller_id = $1 AND id = $2)
  AND NOT EXISTS (SELECT 1 FROM deleted_alerts WHERE seller_id = $1 AND id = $2)`;

/** A value that is selected has no type of its own. */
const castOf: Record<string, string> = {
  ...{ on_screen: '::boolean', expires_at: '::timestamptz', created_at: '::timestamptz', updated_at: '::timestamptz' },
  ...{
    tags: '::text[]',
    metadata: '::jsonb',
    translations: '::jsonb',
    context: '::jsonb',
    schema_version: '::integer',
    date: '::date',
  },
  ...{ baseline: '::float8', actual: '::float8', delta_pct: '::float8', hours_remaining: '::float8' },
  processing_deadline: '::timestamptz',
};

/** What of an alert's metadata says which decision it is about, in either schema. */
const decidedSql = (metadata: string, context: string): string =>
  `coalesce(${metadata} ->> 'decided', ${context} -> 'metadata' ->> 'decided')`;

/** Takes back unread alerts of a decision that is no more, those that wait for their summary too. */
export async function withdrawAlerts(
  tx: Transaction,
  { sellerId, decided, since, until }: { sellerId: string; decided: string; since: string; until: Date },
): Promise<void> {
  await tx.query({
    name: 'alerts-withdraw',
    text: `WITH waiting AS (DELETE FROM queued_alerts
             WHERE seller_id = $1 AND flushed_into IS NULL AND alert -> 'metadata' ->> 'decided' = $2)
           DELETE FROM seller_alerts WHERE seller_id = $1 AND ${decidedSql('metadata', 'context')} = $2 AND NOT read
             AND created_at BETWEEN $3::timestamptz AND $4`,
    values: [sellerId, decided, since, until],
  });
}

export interface AlertToMail {
  type: string;
  category: AlertCategory;
  priority: FilledAlert['priority'];
  title: string;
  message: string;
  url: string;
  label: string;
  language: Language;
  email: string;
  isProven: boolean;
  /** The listing, review or question whose decision it tells of, which may be taken back for a while. */
  decided: string | null;
  quoted: string | null;
  at: Date;
}

/** An alert with the address of whom it is for, locked against being withdrawn; null where it is gone. */
export async function lockToMail(
  tx: Transaction,
  { sellerId, alertId }: { sellerId: string; alertId: string },
): Promise<AlertToMail | null> {
  const { rows } = await tx.query<AlertToMail>({
    name: 'alerts-to-mail',
    text: `SELECT a.type, a.category, a.priority, a.title, a.message, a.action_url AS url, a.action_label AS label,
             a.language, u.email, u.email_verified AS "isProven", ${decidedSql('a.metadata', 'a.context')} AS decided,
             a.quoted_id AS quoted, a.created_at AS at
           FROM seller_alerts a JOIN users u ON u.id = a.seller_id
           WHERE a.seller_id = $1 AND a.id = $2 FOR KEY SHARE OF a`,
    values: [sellerId, alertId],
  });
  return rows[0] ?? null;
}
