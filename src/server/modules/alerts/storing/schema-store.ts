import {
  type LegacyParts,
  noFigures,
  noOrderToLeave,
  SCHEMA_VERSION,
  toLegacy,
  toUnified,
  type UnifiedParts,
} from '#domain/alerts/convert-alerts.ts';
import { iso } from '../../../platform/database/iso.ts';
import { onlyRow } from '../../../platform/database/only-row.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import { legacyColumns } from '../alert-store.ts';

const misplaced = `(SELECT CASE WHEN unified THEN 'legacy' ELSE 'unified' END FROM alert_schema)`;

export interface SchemaState {
  unified: boolean;
  changedAt: string | null;
  changedBy: string;
  total: number;
  moved: number;
  remaining: number;
  stored: Record<string, number>;
}

export async function findSchema(db: Queryable): Promise<SchemaState> {
  return onlyRow(
    await db.query<SchemaState>({
      name: 'alerts-schema',
      text: `SELECT s.unified, ${iso('s.changed_at')} AS "changedAt", coalesce(u.display_name, '') AS "changedBy",
             s.total, s.moved,
               (SELECT count(*)::int FROM seller_alerts a WHERE (a.collection = 'unified_alerts') <> s.unified)
                 AS remaining,
               (SELECT coalesce(jsonb_object_agg(collection, count), '{}')
                 FROM (SELECT collection, count(*)::int AS count FROM seller_alerts GROUP BY 1) each) AS stored
             FROM alert_schema s LEFT JOIN users u ON u.id = s.changed_by`,
    }),
  );
}

/** How far moving has come, and whether anything is left of it. */
export async function findProgress(db: Queryable): Promise<{ moved: number; total: number; isDone: boolean }> {
  return onlyRow(
    await db.query<{ moved: number; total: number; isDone: boolean }>({
      name: 'alerts-move-progress',
      text: `SELECT moved, greatest(total, moved) AS total,
               NOT EXISTS (SELECT 1 FROM seller_alerts a WHERE (a.collection = 'unified_alerts') <> unified) AS "isDone"
                 FROM alert_schema`,
    }),
  );
}

/** [ALERT-09] From here on new alerts go there; answers how many are to be moved. The same again changes nothing. */
export async function saveSchema(
  tx: Transaction,
  { unified, by, now }: { unified: boolean; by: string; now: Date },
): Promise<{ total: number; isChanged: boolean }> {
  const { rows } = await tx.query<{ total: number }>({
    name: 'alerts-save-schema',
    text: `UPDATE alert_schema SET unified = $1, changed_by = $2, changed_at = $3, moved = 0,
             total = (SELECT count(*) FROM seller_alerts WHERE (collection = 'unified_alerts') <> $1)
               WHERE unified <> $1 RETURNING total`,
    values: [unified, by, now],
  });
  const [changed] = rows;
  if (changed) return { total: changed.total, isChanged: true };
  return { total: (await findSchema(tx)).total, isChanged: false };
}

interface StoredParts extends LegacyParts {
  sellerId: string;
  id: string;
  collection: string;
  context: UnifiedParts['context'] | null;
}

const isUnified = (collection: string): boolean => collection === 'unified_alerts';

/** What of an alert is different in the other schema, as columns. What every collection has stays as it is. */
function movedParts({ sellerId, id, collection, ...stored }: StoredParts): Record<string, unknown> {
  const key = { seller_id: sellerId, id, from_collection: collection };
  if (!isUnified(collection)) {
    const { context } = toUnified(stored);
    const emptied = legacyColumns({ metadata: {}, ...noFigures, ...noOrderToLeave });
    return {
      ...key,
      ...emptied,
      collection: 'unified_alerts',
      context,
      schema_version: SCHEMA_VERSION,
      migrated: true,
    };
  }
  const { origin, context } = stored;
  const legacy = toLegacy({ origin, context: context ?? {}, schemaVersion: SCHEMA_VERSION, migrated: false });
  if (!legacy.ok) throw new Error(`alert ${id} cannot be stored as ${origin}: ${legacy.problem.code}`);
  return {
    ...key,
    ...legacyColumns(legacy.value),
    collection: origin,
    context: null,
    schema_version: null,
    migrated: false,
  };
}

const types = `seller_id text, id text, from_collection text, collection text, metadata jsonb, severity text,
  metric text, baseline float8, actual float8, delta_pct float8, date date, order_id text, order_number text,
  processing_deadline timestamptz, alert_type text, hours_remaining float8, context jsonb, schema_version integer,
  migrated boolean`;
const movedColumns = types
  .split(',')
  .map((column) => column.trim().split(' ')[0] ?? '')
  .filter((name) => !['seller_id', 'id', 'from_collection'].includes(name));

/** [ALERT-09] Moves some alerts into the schema in use, each once, whoever else moves or changes alerts meanwhile. */
export async function moveAlertsBatch(tx: Transaction, limit: number): Promise<number> {
  const { rows } = await tx.query<StoredParts>({
    name: 'alerts-to-move',
    text: `SELECT seller_id AS "sellerId", id, collection, origin, metadata, severity, metric, baseline, actual,
           delta_pct AS "deltaPct", date::text AS date,
             order_id AS "orderId", order_number AS "orderNumber",
               ${iso('processing_deadline', 'US')} AS "processingDeadline",
             alert_type AS "alertType", hours_remaining AS "hoursRemaining", context
           FROM seller_alerts WHERE collection = ANY (CASE ${misplaced} WHEN 'unified' THEN ARRAY['unified_alerts']
             ELSE ARRAY['alerts', 'finance_alerts', 'processing_alerts'] END)
           LIMIT $1 FOR UPDATE SKIP LOCKED`,
    values: [limit],
  });
  if (rows.length === 0) return 0;
  const { rowCount } = await tx.query({
    name: 'alerts-move',
    text: `UPDATE seller_alerts a SET ${movedColumns.map((name) => `${name} = m.${name}`).join(', ')}
           FROM jsonb_to_recordset($1::jsonb) AS m (${types})
           WHERE a.seller_id = m.seller_id AND a.id = m.id AND a.collection = m.from_collection`,
    values: [JSON.stringify(rows.map(movedParts))],
  });
  await tx.query({
    name: 'alerts-count-moved',
    text: 'UPDATE alert_schema SET moved = moved + $1',
    values: [rowCount],
  });
  return rowCount ?? 0;
}
