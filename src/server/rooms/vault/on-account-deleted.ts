import { react } from '../../platform/events/reaction.ts';
import { deleteApiKeysOf } from './api-keys/api-key-store.ts';
import { deleteAlertsOf } from './alert-store.ts';
import { deleteKeysOf } from './key-store.ts';

/** [SUP-02] With the keys of a person, what was encrypted by them is gone wherever it lies. */
export const onAccountDeleted = react({
  name: 'vault.on-account-deleted',
  to: ['accounts.deleted'],
  handle: async ({ event, tx }) => {
    await deleteKeysOf(tx, event.payload.userId);
    await deleteAlertsOf(tx, event.payload.userId);
    await deleteApiKeysOf(tx, event.payload.userId);
  },
});
