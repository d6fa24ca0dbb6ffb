import { react } from '../../platform/events/reaction.ts';
import { publish } from '../../platform/events/publish.ts';
import { deleteFollows } from './follow-store.ts';
import { deleteInvoiceFacts } from './tax/invoice-facts-store.ts';
import { closeShop } from './shop-store.ts';

/** [SUP-02] The shop closes with its person; its address is not given to anybody else. */
export const onAccountDeleted = react({
  name: 'shops.on-account-deleted',
  to: ['accounts.deleted'],
  handle: async ({ event, tx, app }) => {
    const { userId: sellerId } = event.payload;
    const slug = await closeShop(tx, sellerId, app.clock.now());
    await deleteFollows(tx, sellerId);
    await deleteInvoiceFacts(tx, sellerId);
    if (slug) await publish(app, tx, 'shops.changed', { subject: sellerId, payload: { sellerId, slug } });
  },
});
