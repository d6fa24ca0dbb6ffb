import { API_KEY_USES_DAYS } from '#domain/vault/limits.ts';
import type { TaggedTables } from '../../platform/personal-data/tagged-table.ts';
import { byId } from '../../platform/personal-data/ownership-store.ts';

/** How long a key that is over is remembered, and an alert. */
const RETENTION_DAYS = 30;
const keys = { en: 'Keys', de: 'Schlüssel' };
const apiKeys = { en: 'API keys', de: 'API-Schlüssel' };

/** [SUP-03] With the keys of a person, what was encrypted by them is gone wherever it lies. */
export const vaultTables: TaggedTables = {
  vault_counts: {
    called: keys,
    columns: { plain: 'kind began_at count', ids: 'user_id' },
    sides: [
      {
        whose: byId('user_id'),
        notCopied: 'they count operations of the last minutes',
        onErasure: 'delete',
      },
    ],
    retention: [{ from: 'began_at', minutes: 2 }],
  },
  vault_alerts: {
    called: keys,
    columns: { plain: 'kind minute raised_at count', ids: 'user_id' },
    sides: [{ whose: byId('user_id'), onErasure: 'delete' }],
    retention: [{ from: 'raised_at', days: RETENTION_DAYS }],
  },
  vault_keys: {
    called: keys,
    columns: {
      plain: 'id purpose created_at expires_at revoked_at',
      ids: 'user_id',
      secret: 'named_session session_hash wrapped',
    },
    sides: [{ whose: byId('user_id'), notCopied: 'keys never leave the server', onErasure: 'delete' }],
    retention: [
      { from: 'expires_at', blank: { wrapped: 'NULL' } },
      { from: 'expires_at', days: RETENTION_DAYS },
    ],
  },
  api_key_uses: {
    called: apiKeys,
    columns: { plain: 'key_id id at operation status', ids: 'seller_id', personal: 'network' },
    sides: [{ whose: byId('seller_id'), onErasure: 'delete' }],
    retention: [{ from: 'at', days: API_KEY_USES_DAYS }],
  },
  api_keys: {
    called: apiKeys,
    columns: {
      plain: 'id hint scopes created_at expires_at revoked_at last_used_at last_used_for',
      ids: 'seller_id',
      personal: 'name',
      secret: 'key_hash',
    },
    sides: [{ whose: byId('seller_id'), onErasure: 'delete' }],
    retention: [
      { from: 'expires_at', days: API_KEY_USES_DAYS },
      { from: 'revoked_at', days: API_KEY_USES_DAYS },
    ],
  },
};
