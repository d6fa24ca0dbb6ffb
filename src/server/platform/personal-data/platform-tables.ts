import { IS_PASSED } from '../events/event-store.ts';
import { queueTables } from '../queue/tagged-tables.ts';
import type { TaggedTables } from './tagged-table.ts';
import { byCountedEmail, byEmail, byId, byProven } from './ownership-store.ts';

const traces = { en: 'Traces of the last days', de: 'Spuren der letzten Tage' };
const withoutReader = {
  recipient: `''`,
  subject: `''`,
  body_text: `''`,
  body_html: `''`,
  headers: `'{}'`,
  quoted: `'{}'`,
};
/** It counts as sent, so that it never leaves; its key stays, so that its occasion has no second mail. */
const takenBack = { ...withoutReader, sent_at: 'coalesce(sent_at, :now)', error: `'the account was deleted'` };

/** [SUP-03] What the platform itself keeps: mostly traces that go after a day. */
export const platformTables: TaggedTables = {
  setting_changes: {
    called: { en: 'Settings that you changed', de: 'Einstellungen, die du geändert hast' },
    columns: { plain: 'version name value reason changed_at', ids: 'changed_by', personal: 'changed_by_name' },
    sides: [
      {
        whose: byId('changed_by'),
        notCopied: 'it is what the house set',
        onErasure: { blank: { changed_by_name: `'Former member'` } },
      },
    ],
  },
  idempotency_keys: {
    called: traces,
    columns: { plain: 'operation status created_at', ids: 'scope', personal: 'answer', secret: 'key body_hash' },
    sides: [{ whose: byId('scope'), notCopied: 'they are answers that stand in the copy', onErasure: 'delete' }],
    retention: [{ from: 'created_at', days: 1 }],
  },
  ended_retentions: {
    called: { en: 'What was deleted, counted by day', de: 'Was gelöscht wurde, je Tag gezählt' },
    columns: { plain: 'table_name day row_count' },
    retention: [{ from: 'day', days: 400 }],
  },
  rate_limits: {
    called: traces,
    columns: { plain: 'action window_start count', personal: 'subject' },
    sides: [
      {
        whose: `(subject IN (:id, 'user:' || :id) OR ${byCountedEmail('subject')})`,
        notCopied: 'they are counts of the last days',
        onErasure: 'delete',
      },
    ],
    retention: [{ from: 'window_start', days: 2 }],
  },
  live_messages: {
    called: traces,
    columns: { plain: 'id name at', ids: 'topic payload' },
    sides: [
      {
        whose: `topic IN ('user:' || :id, 'shop:' || :id)`,
        notCopied: 'they tell open pages what stands in the copy',
        onErasure: 'delete',
      },
    ],
    retention: [{ from: 'at', days: 1 }],
  },
  mails: {
    called: { en: 'Mails to you', de: 'Mails an dich' },
    columns: {
      plain: 'key created_at sent_at tries next_at error at_most_once about forgets_reader item_id',
      ids: 'quoted',
      personal: 'recipient subject',
      // Links in them open something.
      secret: 'body_text body_html headers',
    },
    sides: [
      { whose: `(${byProven('recipient')} AND NOT forgets_reader)`, onErasure: { blank: takenBack } },
      {
        whose: `(${byEmail('recipient')} AND NOT forgets_reader)`,
        notCopied: 'nobody has shown that the address is theirs',
        onErasure: { blank: takenBack },
      },
      {
        whose: `(quoted && (:id || :proven) AND quoted <> '{}')`,
        called: { en: 'Mails to others that quoted you', de: 'Mails an andere, in denen du zitiert wurdest' },
        notCopied: 'they are others’, and repeat what stands in the copy',
        onErasure: { blank: takenBack },
      },
    ],
    retention: [
      { from: 'created_at', days: 365, only: 'sent_at IS NOT NULL', blank: withoutReader },
      // The last mail to somebody whose account is gone, where it cannot be sent.
      { from: 'created_at', days: 30, only: 'forgets_reader' },
    ],
  },
  events: {
    called: traces,
    columns: { plain: 'id seq xid name at', ids: 'subject', personal: 'payload' },
    sides: [
      {
        // Payloads name people and shops by their ids, and a shop by its address too.
        whose: `(payload ? 'slug' AND payload->>'sellerId' = :id)`,
        notCopied: 'they tell modules what stands in the copy',
        onErasure: { blank: { payload: `payload || '{"slug": ""}'` } },
      },
    ],
    retention: [{ from: 'at', days: 30, only: IS_PASSED }],
  },
  event_cursors: { columns: { plain: 'reaction xid seq' } },
  parked_events: { columns: { plain: 'reaction event_id xid seq tries next_at error', ids: 'subject' } },
  job_runs: { columns: { plain: 'job every_ms ran_at took_ms failures failed_at error' } },
  circuits: {
    columns: { plain: 'name process state failures_in_row opened_at good_at bad_at error looked_at' },
  },
  platform_clock: { columns: { plain: 'id offset_ms' } },
  platform_facts: { columns: { plain: 'name', secret: 'value' } },
  secret_keys: { columns: { plain: 'id key_id since' } },
  schema_migrations: { columns: { plain: 'name sha256 applied_at' } },
  ...queueTables,
};
