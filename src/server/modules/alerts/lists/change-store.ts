import type { Alert, SnoozeHours } from '#domain/alerts/model.ts';
import { wakesAt } from '#domain/alerts/snooze.ts';
import { alertLimits } from '#domain/alerts/limits.ts';
import { addMilliseconds, MINUTE } from '#domain/core/time.ts';
import { sanitiseTags } from '#domain/alerts/sanitise-alert.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

export type AlertChange =
  | {
      kind: 'read' | 'unread' | 'star' | 'unstar' | 'wake' | 'acknowledge' | 'unacknowledge' | 'archive' | 'unarchive';
    }
  | { kind: 'snooze'; hours: SnoozeHours }
  | { kind: 'tag'; tags: readonly string[] }
  | { kind: 'add-tag' | 'remove-tag'; tag: string };

const isProcessing = `origin = 'processing_alerts'`;

/** [ALERT-12…14, 25] What each change writes, and which alerts it changes: $3 is now. A processing alert is read when it is acknowledged. */
const changes: Record<AlertChange['kind'], { set: string; where: string }> = {
  read: {
    set: `read = true, acknowledged_at = CASE WHEN ${isProcessing} THEN coalesce(acknowledged_at, $3)
        ELSE acknowledged_at END`,
    where: 'NOT read',
  },
  unread: {
    set: `read = false, acknowledged_at = CASE WHEN ${isProcessing} THEN NULL ELSE acknowledged_at END`,
    where: 'read',
  },
  star: { set: 'starred = true', where: 'NOT starred' },
  unstar: { set: 'starred = false', where: 'starred' },
  snooze: {
    set: `snoozed = true, snoozed_at = $3, snoozed_by = $4, snooze_until = $5, snooze_duration_hours = $6, auto_woken_at = NULL, unsnoozed_at = NULL`,
    where: 'archived_at IS NULL',
  },
  wake: { set: 'snoozed = false, unsnoozed_at = $3', where: 'snoozed' },
  acknowledge: { set: 'acknowledged_at = $3, read = true', where: 'acknowledged_at IS NULL' },
  unacknowledge: {
    set: `acknowledged_at = NULL, read = read AND NOT (${isProcessing})`,
    where: 'acknowledged_at IS NOT NULL',
  },
  archive: { set: 'archived_at = $3', where: 'archived_at IS NULL' },
  unarchive: { set: 'archived_at = NULL', where: 'archived_at IS NOT NULL' },
  tag: { set: 'tags = $4', where: 'tags <> $4::text[]' },
  'add-tag': {
    set: 'tags = tags || $4::text[]',
    where: `NOT tags @> $4::text[] AND cardinality(tags) < ${alertLimits.tags}`,
  },
  'remove-tag': { set: 'tags = array_remove(tags, ($4::text[])[1])', where: 'tags @> $4::text[]' },
};

function valuesOf(change: AlertChange, { by, now }: { by: string; now: Date }): unknown[] {
  if (change.kind === 'snooze') return [by, wakesAt(now, change.hours), change.hours];
  if (change.kind === 'tag') return [sanitiseTags(change.tags)];
  return 'tag' in change ? [sanitiseTags([change.tag])] : [];
}

/** Changes alerts of one shop, wherever they are stored; answers those that are different now. */
export async function changeStored(
  tx: Transaction,
  {
    sellerId,
    ids,
    change,
    by,
    now,
  }: { sellerId: string; ids: readonly string[]; change: AlertChange; by: string; now: Date },
): Promise<string[]> {
  const { set, where } = changes[change.kind];
  const { rows } = await tx.query<{ id: string }>({
    name: `alerts-change-${change.kind}`,
    text: `UPDATE seller_alerts SET ${set}, updated_at = $3 WHERE seller_id = $1 AND id = ANY($2) AND ${where}
           RETURNING id`,
    values: [sellerId, ids, now, ...valuesOf(change, { by, now })],
  });
  return rows.map(({ id }) => id);
}

/** [ALERT-12] All of a shop, or of a category, that its reader sees. */
export async function markAllRead(
  tx: Transaction,
  { sellerId, category, now }: { sellerId: string; category: string | null; now: Date },
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'alerts-read-all',
    text: `UPDATE seller_alerts SET ${changes.read.set}, updated_at = $3
           WHERE seller_id = $1 AND NOT read AND archived_at IS NULL AND ($2::text IS NULL OR category = $2)
           RETURNING id`,
    values: [sellerId, category, now],
  });
  return rows.map(({ id }) => id);
}

/** [ALERT-25] With what is kept of the alerts that a summary was made of. That they were deleted stays known, and what they were for a while. */
export async function deleteStored(
  tx: Transaction,
  { sellerId, ids, now }: { sellerId: string; ids: readonly string[]; now: Date },
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'alerts-delete',
    text: `WITH gone AS (DELETE FROM seller_alerts a WHERE seller_id = $1 AND id = ANY($2)
             RETURNING id, quoted_id, to_jsonb(a) AS alert),
             parts AS (DELETE FROM queued_alerts WHERE seller_id = $1 AND flushed_into = ANY($2) RETURNING id)
           INSERT INTO deleted_alerts (seller_id, id, deleted_at, alert, quoted_id)
           SELECT $1, id, $3::timestamptz, alert, quoted_id FROM gone
             UNION ALL SELECT $1, id, $3, NULL, NULL FROM parts WHERE id NOT IN (SELECT id FROM gone)
           ON CONFLICT DO NOTHING RETURNING id`,
    values: [sellerId, ids, now],
  });
  return rows.map(({ id }) => id).filter((id) => ids.includes(id));
}

const storedColumns = `seller_id, id, collection, origin, category, type, priority, title, message, action_url,
  action_label, language, translations, metadata, quoted_id, on_screen, read, starred, tags, source, correlation_id,
  created_at, updated_at, expires_at, snoozed, snooze_until, snoozed_at, snoozed_by, snooze_duration_hours,
  auto_woken_at, unsnoozed_at, acknowledged_at, archived_at, severity, metric, baseline, actual, delta_pct, date,
  notified, order_id, order_number, processing_deadline, alert_type, hours_remaining, context,
  schema_version, migrated`;

/** [ALERT-25] Takes back a deletion of the last minutes: each alert is as it was. */
export async function restoreStored(
  tx: Transaction,
  { sellerId, ids, now }: { sellerId: string; ids: readonly string[]; now: Date },
): Promise<string[]> {
  const columns = storedColumns.replaceAll(/\w+/g, 'was.$&');
  const { rows } = await tx.query<{ id: string }>({
    name: 'alerts-restore',
    text: `WITH back AS (DELETE FROM deleted_alerts
             WHERE seller_id = $1 AND id = ANY($2) AND alert IS NOT NULL AND deleted_at > $3 RETURNING alert)
           INSERT INTO seller_alerts (${storedColumns}) SELECT ${columns}
           FROM back, jsonb_populate_record(NULL::seller_alerts, back.alert) was
           ON CONFLICT DO NOTHING RETURNING id`,
    values: [sellerId, ids, addMilliseconds(now, -alertLimits.restoreMinutes * MINUTE)],
  });
  return rows.map(({ id }) => id);
}

export interface NamedAlert extends Pick<Alert, 'priority'> {
  sellerId: string;
  severity: Alert['context']['severity'] | null;
}

/** Whose the named alerts are, and what decides how long each may be snoozed. Shops may have alerts of one name: then the own one is meant. */
export async function findNamed(
  db: Queryable,
  { ids, sellerId }: { ids: readonly string[]; sellerId: string },
): Promise<NamedAlert[]> {
  const { rows } = await db.query<NamedAlert>({
    name: 'alerts-named',
    text: `SELECT DISTINCT ON (id) seller_id AS "sellerId", priority,
             coalesce(severity, context ->> 'severity') AS severity FROM seller_alerts
           WHERE id = ANY($1) ORDER BY id, seller_id <> $2`,
    values: [ids, sellerId],
  });
  return rows;
}
