import type { TaggedTables, Side } from '../../platform/personal-data/tagged-table.ts';
import { byEmail, byId } from '../../platform/personal-data/ownership-store.ts';

const role = { en: 'Role in the back office', de: 'Rolle in der Verwaltung' };
const OFFICE = 'it is the office’s record of a role';

/** The log is chained line to line, so none is taken out of it. */
const saved = (whose: string): Side => ({
  whose,
  notCopied: 'the log of the office belongs to the house',
  onErasure: 'keep',
  law: {
    because: {
      en: 'the house has to show what its office did, and its log is chained line to line',
      de: 'das Haus muss zeigen können, was seine Verwaltung tat, und ihr Protokoll ist Zeile an Zeile gekettet',
    },
  },
});

/** [SUP-03] What the office knows of who works in it, and of whom it acted upon. */
export const adminTables: TaggedTables = {
  audit_chain_checks: { columns: { plain: 'id checked_at acts breaches' } },
  admin_users: {
    called: role,
    columns: {
      plain: 'role custom_permissions status created_at updated_at last_login',
      ids: 'id created_by',
      personal: 'email display_name',
    },
    sides: [
      {
        whose: byId('id'),
        notCopied: OFFICE,
        onErasure: { blank: { email: `''`, display_name: `'Former member'`, last_login: 'NULL' } },
      },
    ],
  },
  admin_activation: { columns: { plain: 'id created_at used_at', ids: 'used_by', secret: 'code_hash' } },
  admin_logins: {
    called: role,
    columns: { plain: 'id at', ids: 'admin_id', personal: 'ip' },
    sides: [{ whose: byId('admin_id'), notCopied: OFFICE, onErasure: 'delete' }],
  },
  admin_invitations: {
    called: role,
    columns: {
      plain: 'id role custom_permissions created_at expires_at used_at withdrawn_at',
      ids: 'created_by used_by',
      personal: 'email',
      secret: 'token_hash',
    },
    sides: [
      {
        whose: `(${byId('used_by')} OR ${byEmail('email')})`,
        notCopied: OFFICE,
        onErasure: { blank: { email: `''` } },
      },
    ],
    // Nobody took it: whose address it was is of no use any more.
    retention: [{ from: 'expires_at', days: 30, only: 'used_at IS NULL' }],
  },
  audit_log: {
    called: { en: 'Log of the office', de: 'Protokoll der Verwaltung' },
    columns: {
      plain: 'seq at actor_role act subject_kind',
      secret: 'previous_hash hash',
      ids: 'actor_id subject_id',
      personal: 'actor_name subject_name reason before after ip',
    },
    sides: [saved(`(${byId('actor_id')} OR ${byId('subject_id')})`)],
  },
  second_looks: {
    called: { en: 'Acts of the office that two people decide', de: 'Schritte der Verwaltung, die zwei entscheiden' },
    columns: {
      plain: 'id operation subject_kind amount_cents state requested_at expires_at decided_at',
      ids: 'subject_id requested_by decided_by',
      personal: 'input subject_name reason requested_by_name decided_by_name answer',
    },
    // What came of it stands in the audit log for good.
    retention: [{ from: 'requested_at', days: 730 }],
    sides: [saved(`(${byId('requested_by')} OR ${byId('decided_by')} OR ${byId('subject_id')})`)],
  },
  privacy_letters: {
    called: { en: 'Letters about your data', de: 'Briefe zu deinen Daten' },
    columns: {
      plain: 'id kind arrived_on due_on recorded_at done_at',
      ids: 'user_id recorded_by done_by',
      personal: 'who done_with',
    },
    retention: [{ from: 'done_at', years: 3 }],
    sides: [
      {
        whose: byId('user_id'),
        onErasure: 'keep',
        law: {
          because: {
            en: 'the house has to show that it answered in time what people asked about their data',
            de: 'das Haus muss zeigen können, dass es Anliegen zu Daten rechtzeitig beantwortet hat',
          },
          from: 'recorded_at',
          years: 3,
        },
      },
      {
        whose: `(${byId('recorded_by')} OR ${byId('done_by')})`,
        notCopied: OFFICE,
        onErasure: 'nothing',
      },
    ],
  },
  audit_head: { columns: { plain: 'id seq', secret: 'hash' } },
  undoable_acts: {
    called: {
      en: 'Acts of the office that could be undone',
      de: 'Schritte der Verwaltung, die rückgängig zu machen waren',
    },
    columns: { plain: 'id act at', ids: 'actor_id subject_id', personal: 'before' },
    sides: [
      {
        whose: `(${byId('actor_id')} OR ${byId('subject_id')})`,
        notCopied: 'it is gone within seconds',
        onErasure: 'delete',
      },
    ],
  },
};
