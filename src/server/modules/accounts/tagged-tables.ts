import type { TaggedTables, Side } from '../../platform/personal-data/tagged-table.ts';
import { byEmail, byId, byPhone } from '../../platform/personal-data/ownership-store.ts';

const gone: Side = { whose: byId('user_id'), onErasure: 'delete' };
const notCopied = (why: string): Side => ({ ...gone, notCopied: why });

const signIn = { en: 'Ways to sign in', de: 'Wege, sich anzumelden' };
const links = { en: 'Links and codes that were sent', de: 'Verschickte Links und Codes' };
const openSessions = { en: 'Signed-in devices and programs', de: 'Angemeldete Geräte und Programme' };

/** A day longer than they work, so that a late press is told the truth. */
const dayAfter = [{ from: 'expires_at', days: 1 }] as const;

/** [SUP-03] What the module knows of people: all of it goes with them but the number that orders name. */
export const accountTables: TaggedTables = {
  policy_drafts: {
    columns: { plain: 'policy text_en text_de changed_en changed_de is_material holds_from saved_at' },
  },
  policy_versions: {
    columns: { plain: 'policy version text_en text_de changed_en changed_de is_material holds_from published_at' },
  },
  policy_consents: {
    called: { en: 'Terms and notices that you accepted', de: 'Bedingungen und Hinweise, die du angenommen hast' },
    columns: { plain: 'policy version is_accepted origin language at', ids: 'user_id' },
    sides: [gone],
  },
  claimed_names: {
    called: { en: 'Name of your shop', de: 'Name deines Shops' },
    columns: { ids: 'user_id', personal: 'shape' },
    sides: [gone],
  },
  sign_in_names: { called: signIn, columns: { ids: 'user_id', personal: 'email' }, sides: [gone] },
  sign_in_phones: { called: signIn, columns: { ids: 'user_id', personal: 'phone' }, sides: [gone] },
  identities: {
    called: signIn,
    columns: { plain: 'provider created_at', ids: 'user_id', personal: 'subject email' },
    sides: [gone],
  },
  passkeys: {
    called: signIn,
    columns: {
      plain: 'transports created_at last_used_at',
      ids: 'user_id',
      personal: 'name',
      secret: 'id public_key counter',
    },
    sides: [gone],
  },
  second_factors: {
    called: signIn,
    columns: {
      plain: 'id kind last_step created_at confirmed_at',
      ids: 'user_id',
      personal: 'name',
      secret: 'secret',
    },
    sides: [gone],
    retention: [{ from: 'created_at', days: 1, only: 'confirmed_at IS NULL' }],
  },
  recovery_codes: {
    called: signIn,
    columns: { plain: 'created_at used_at', ids: 'user_id', secret: 'code_hash' },
    sides: [gone],
  },
  one_use_tokens: {
    called: links,
    columns: { plain: 'purpose created_at expires_at used_at', ids: 'user_id', secret: 'token_hash' },
    sides: [gone],
    retention: dayAfter,
  },
  email_changes: {
    called: links,
    columns: {
      plain: 'old_confirmed_at new_confirmed_at created_at expires_at',
      ids: 'user_id',
      personal: 'new_email',
      secret: 'old_hash new_hash',
    },
    sides: [gone],
    retention: dayAfter,
  },
  sent_codes: {
    called: links,
    columns: {
      plain: 'id purpose tries created_at expires_at used_at',
      ids: 'user_id',
      personal: 'recipient',
      secret: 'code_hash',
    },
    sides: [
      gone,
      {
        whose: `(${byEmail('recipient')} OR ${byPhone('recipient')})`,
        notCopied: 'codes without an account were asked for by whoever typed the address',
        onErasure: 'delete',
      },
    ],
    retention: dayAfter,
  },
  text_messages: {
    called: { en: 'Text messages', de: 'Textnachrichten' },
    columns: {
      plain: 'key created_at expires_at sent_at tries next_at error is_refused item_id',
      personal: 'recipient body',
    },
    sides: [{ whose: byPhone('recipient'), notCopied: 'they hold codes', onErasure: 'delete' }],
    retention: [{ from: 'created_at', days: 7 }],
  },
  passkey_challenges: {
    called: links,
    columns: { plain: 'expires_at', ids: 'user_id', secret: 'challenge' },
    sides: [notCopied('they are random and live for minutes')],
    retention: dayAfter,
  },
  provider_attempts: {
    called: links,
    columns: { plain: 'created_at expires_at', ids: 'connect_to', secret: 'state_hash verifier nonce' },
    sides: [{ whose: byId('connect_to'), notCopied: 'they are random and live for minutes', onErasure: 'delete' }],
    retention: dayAfter,
  },
  sessions: {
    called: openSessions,
    columns: {
      plain: 'created_at expires_at seen_as way second_factor',
      ids: 'user_id',
      personal: 'ip user_agent',
      secret: 'token_hash',
    },
    sides: [gone],
    retention: [{ from: 'expires_at' }],
  },
  refresh_tokens: {
    called: openSessions,
    columns: { plain: 'created_at expires_at', ids: 'user_id', personal: 'claims', secret: 'token_hash' },
    sides: [gone],
    retention: dayAfter,
  },
  notification_choices: {
    called: { en: 'What you wanted to hear of', de: 'Wovon du hören wolltest' },
    columns: { plain: 'channel since', ids: 'user_id', personal: 'kind wanted' },
    sides: [gone],
  },
  delivery_settings: {
    called: { en: 'When you are written to', de: 'Wann dir geschrieben wird' },
    columns: { plain: 'updated_at', ids: 'user_id', personal: 'time_zone quiet_from quiet_to digest' },
    sides: [gone],
  },
  digest_items: {
    called: { en: 'What comes with your next digest', de: 'Was mit deiner nächsten Sammelmail kommt' },
    columns: { plain: 'key kind path about created_at due_at', ids: 'user_id quoted_id', personal: 'title message' },
    sides: [gone, { whose: byId('quoted_id'), notCopied: 'its reader has it in their copy', onErasure: 'delete' }],
  },
  push_devices: {
    called: openSessions,
    columns: { plain: 'id created_at', ids: 'user_id', personal: 'name', secret: 'endpoint p256dh auth token_hash' },
    sides: [gone],
  },
  push_messages: {
    called: { en: 'Push messages on their way', de: 'Push-Nachrichten auf dem Weg' },
    columns: {
      plain: 'device_id key path about is_critical created_at item_id',
      ids: 'user_id quoted_id',
      personal: 'title',
    },
    sides: [gone, { whose: byId('quoted_id'), notCopied: 'its reader has it in their copy', onErasure: 'delete' }],
    retention: [{ from: 'created_at', days: 7 }],
  },
  account_export_parts: {
    called: { en: 'Copies of your data', de: 'Kopien deiner Daten' },
    // The copy does not hold itself.
    columns: { plain: 'part', ids: 'user_id export_id', secret: 'content' },
    sides: [{ whose: byId('user_id'), notCopied: 'the copy does not hold itself', onErasure: 'delete' }],
  },
  account_exports: {
    called: { en: 'Copies of your data', de: 'Kopien deiner Daten' },
    columns: {
      plain: 'id requested_at ready_at expires_at',
      ids: 'user_id',
      secret: 'token_hash',
    },
    sides: [gone],
    retention: [{ from: 'expires_at' }],
  },
  addresses: {
    called: { en: 'Addresses', de: 'Adressen' },
    columns: {
      plain: 'id created_at is_default',
      ids: 'user_id',
      personal: 'name line1 line2 postcode city country phone',
    },
    sides: [gone],
  },
  users: {
    called: { en: 'Account', de: 'Konto' },
    columns: {
      plain:
        'is_verified created_at updated_at account_status account_status_until tokens_valid_from deletion_due_at deletion_delay_told_for deleted_at',
      ids: 'id',
      personal:
        'email display_name original_display_name photo_picture_id bio location email_verified role last_login_at phone language last_language',
      secret: 'password_hash legal_hold',
    },
    sides: [
      {
        whose: byId('id'),
        onErasure: {
          blank: {
            email: `''`,
            display_name: `'Former member'`,
            original_display_name: `''`,
            photo_picture_id: 'NULL',
            bio: `''`,
            location: `''`,
            email_verified: 'false',
            role: `'seller'`,
            last_login_at: 'NULL',
            phone: 'NULL',
            language: 'NULL',
            last_language: `'en'`,
            password_hash: 'NULL',
            legal_hold: `''`,
          },
        },
      },
    ],
  },
  identity_keys: {
    called: { en: 'Keys that sign sign-ins', de: 'Schlüssel, die Anmeldungen unterschreiben' },
    columns: { plain: 'id public_key created_at retires_at', secret: 'private_key' },
    retention: [{ from: 'retires_at', days: 1 }],
  },
  erasure_receipts: {
    called: { en: 'Receipts of erased accounts', de: 'Belege gelöschter Konten' },
    columns: { plain: 'id made_at content', secret: 'token_hash' },
    retention: [{ from: 'made_at', years: 3 }],
  },
};
