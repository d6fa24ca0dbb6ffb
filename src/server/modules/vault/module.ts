import type { Module } from '../../platform/calls/module.ts';
import { listApiKeys, listApiKeyUses, makeApiKey, revokeApiKey } from './api-keys/own-api-keys.ts';
import { listAlerts } from './list-alerts.ts';
import { purgeExpiredKeys } from './purge-keys.ts';
import { vaultTables } from './tagged-tables.ts';

export const vault: Module = {
  name: 'vault',
  personalData: vaultTables,
  secrets: [{ table: 'vault_keys', column: 'wrapped', key: ['user_id', 'purpose', 'id'] }],
  calls: { listAlerts, listApiKeys, makeApiKey, revokeApiKey, listApiKeyUses },
  jobs: [purgeExpiredKeys],
};
