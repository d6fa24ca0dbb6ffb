import { react } from '../../platform/events/reaction.ts';
import { deleteAccount } from './payouts/payout-account-store.ts';

/** [SUP-02] Books and payouts stay; whose bank account it was, and its number, do not. */
export const onAccountDeleted = react({
  name: 'payments.on-account-deleted',
  to: ['accounts.deleted'],
  handle: async ({ event, tx }) => {
    await deleteAccount(tx, event.payload.userId);
  },
});
