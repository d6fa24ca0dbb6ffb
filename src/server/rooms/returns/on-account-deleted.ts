import { react } from '../../platform/events/reaction.ts';
import { forgetReturner } from './return-store.ts';

/** [SUP-02] Returns stay with their orders; what their buyer wrote does not. */
export const onAccountDeleted = react({
  name: 'returns.on-account-deleted',
  to: ['accounts.deleted'],
  handle: async ({ event, tx }) => forgetReturner(tx, event.payload.userId),
});
