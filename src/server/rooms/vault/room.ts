import type { Room } from '../../platform/calls/room.ts';
import { listApiKeys, listApiKeyUses, makeApiKey, revokeApiKey } from './api-keys/own-api-keys.ts';
import { listAlerts } from './list-alerts.ts';
import { onAccountDeleted } from './on-account-deleted.ts';
import { tidyVault } from './tidy-vault.ts';

export const vault: Room = {
  name: 'vault',
  personalData: {
    vault_keys: { of: 'user_id', notCopied: 'keys never leave the server' },
    vault_counts: { of: 'user_id', notCopied: 'they count operations of the last minutes' },
    vault_alerts: { of: 'user_id' },
    api_keys: { of: 'seller_id' },
    api_key_uses: { of: 'seller_id' },
  },
  secrets: [{ table: 'vault_keys', column: 'wrapped', key: ['user_id', 'purpose', 'id'] }],
  calls: { listAlerts, listApiKeys, makeApiKey, revokeApiKey, listApiKeyUses },
  reactions: [onAccountDeleted],
  jobs: [tidyVault],
};
