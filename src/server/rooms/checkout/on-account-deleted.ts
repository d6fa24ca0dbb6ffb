import { react } from '../../platform/events/reaction.ts';
import { forgetBuyer } from './buyer-store.ts';

/** [SUP-02] What was typed into the till goes with the person; what was paid stays. */
export const onAccountDeleted = react({
  name: 'checkout.on-account-deleted',
  to: ['accounts.deleted'],
  handle: async ({ event, tx }) => {
    await forgetBuyer(tx, event.payload.userId);
  },
});
