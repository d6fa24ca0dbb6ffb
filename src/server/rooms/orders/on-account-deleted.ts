import { react } from '../../platform/events/reaction.ts';
import { forgetBuyer } from './buyer-store.ts';
import { forgetDeclarer } from './withdrawal/withdrawal-store.ts';

/** [SUP-02] Orders and their sums stay; who bought them, and where it went, does not. The country stays, as taxes depend on it. */
export const onAccountDeleted = react({
  name: 'orders.on-account-deleted',
  to: ['accounts.deleted'],
  handle: async ({ event, tx }) => {
    await forgetDeclarer(tx, event.payload.userId);
    await forgetBuyer(tx, event.payload.userId);
  },
});
