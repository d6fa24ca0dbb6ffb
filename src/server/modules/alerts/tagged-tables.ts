import { alertLimits } from '#domain/alerts/limits.ts';
import type { TaggedTable, TaggedTables } from '../../platform/personal-data/tagged-table.ts';
import { byId, through } from '../../platform/personal-data/ownership-store.ts';
import {
  alertExports,
  alertsOfShop,
  alertsToCome,
  deletedAlerts,
  factsOfShop,
  noticesOfBuyer,
  quotingAlerts,
} from './table-texts.ts';

const quoting = {
  whose: byId('quoted_id'),
  called: quotingAlerts,
  notCopied: 'they repeat what stands in the copy',
  onErasure: 'delete',
} as const;

/** [ALERT-16] The collections of both schemas are parts of one table. */
const collection: TaggedTable = {
  called: alertsOfShop,
  columns: {
    plain: `collection origin id category type priority action_url action_label language on_screen read starred source created_at updated_at
      expires_at snoozed snooze_until snoozed_at snooze_duration_hours auto_woken_at unsnoozed_at acknowledged_at archived_at status listed_at
      severity metric baseline actual delta_pct date notified order_id order_number processing_deadline alert_type hours_remaining schema_version migrated
      correlation_id`,
    ids: 'seller_id quoted_id snoozed_by',
    personal: 'title message translations metadata context tags',
  },
  sides: [{ whose: byId('seller_id'), onErasure: 'delete' }, quoting],
  retention: [{ from: 'listed_at', days: alertLimits.deleteDays, only: 'archived_at IS NOT NULL' }],
};

const linksOf = through('export_urls', { token_hash: 'token_hash' }, byId('user_id'));

/** [SUP-03] Alerts are their reader’s, and go with whoever they quote too. */
export const alertTables: TaggedTables = {
  buyer_notices: {
    called: noticesOfBuyer,
    columns: {
      plain: 'id type kind action_url action_label language on_screen read created_at',
      ids: 'user_id quoted_id',
      personal: 'title message translations',
    },
    sides: [{ whose: byId('user_id'), onErasure: 'delete' }, quoting],
    retention: [{ from: 'created_at', days: 365 }],
  },
  alert_facts: {
    called: factsOfShop,
    columns: { plain: 'fact value at', ids: 'seller_id' },
    sides: [{ whose: byId('seller_id'), onErasure: 'delete' }],
    retention: [{ from: 'at', days: 760 }],
  },
  alert_schema: { columns: { plain: 'only_row unified changed_at total moved', ids: 'changed_by' } },
  alerts: collection,
  finance_alerts: collection,
  processing_alerts: collection,
  unified_alerts: collection,
  queued_alerts: {
    called: alertsToCome,
    columns: { plain: 'id category queued_at flushed_at flushed_into', ids: 'seller_id quoted_id', personal: 'alert' },
    sides: [{ whose: byId('seller_id'), onErasure: 'delete' }, quoting],
    retention: [{ from: 'queued_at', days: alertLimits.deleteDays, only: 'flushed_into IS NOT NULL' }],
  },
  deleted_alerts: {
    called: deletedAlerts,
    columns: { plain: 'id deleted_at', ids: 'seller_id quoted_id', personal: 'alert' },
    sides: [{ whose: byId('seller_id'), onErasure: 'delete' }, quoting],
    retention: [{ from: 'deleted_at', days: alertLimits.deleteDays }],
  },
  export_parts: {
    called: alertExports,
    columns: { plain: 'part', personal: 'csv', secret: 'token_hash' },
    sides: [{ whose: linksOf, notCopied: 'it repeats the alerts', onErasure: 'delete' }],
  },
  export_urls: {
    called: alertExports,
    columns: {
      plain: 'filename row_count created_at expires_at used used_at',
      ids: 'user_id seller_id',
      secret: 'token_hash',
    },
    sides: [{ whose: byId('user_id'), onErasure: 'delete' }],
    retention: [{ from: 'expires_at', days: 1 }],
  },
};
