import { react } from '../../platform/events/reaction.ts';
import { lockOrderOfShop } from '../orders/order-store.ts';
import { moveReturn } from './move-return.ts';
import { listReturnsOfOrder } from './return-store.ts';

/** [ORD-04] The money of a return was sent, by us or by the buyer's bank in our place: it is done. */
export const onRefunded = react({
  name: 'returns.on-refunded',
  to: ['payments.refunded', 'payments.dispute-moved'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, orderId } = event.payload;
    const order = await lockOrderOfShop(tx, { sellerId, orderId });
    if (!order) return;
    const sent = new Set(order.refunds.flatMap(({ refundId, sentAt }) => (sentAt === null ? [] : [refundId])));
    for (const stored of await listReturnsOfOrder(tx, order))
      if (stored.state === 'refund_issued' && stored.refundId !== null && sent.has(stored.refundId))
        await moveReturn(app, tx, { order, stored, to: 'refund_processed', by: 'system' });
  },
});
