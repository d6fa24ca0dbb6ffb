import type { Room } from '../../platform/calls/room.ts';
import { listApiKeys, listApiKeyUses, makeApiKey, revokeApiKey } from './api-keys/own-api-keys.ts';
import { listAlerts } from './list-alerts.ts';
import { tidyVault } from './tidy-vault.ts';
import { vaultTables } from './tagged-tables.ts';

export const vault: Room = {
  name: 'vault',
  personalData: vaultTables,
  secrets: [{ table: 'vault_keys', column: 'wrapped', key: ['user_id', 'purpose', 'id'] }],
  calls: { listAlerts, listApiKeys, makeApiKey, revokeApiKey, listApiKeyUses },
  jobs: [tidyVault],
};
