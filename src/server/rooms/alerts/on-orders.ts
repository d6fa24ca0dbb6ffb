import { react } from '../../platform/events/reaction.ts';
import { raiseAlert } from './raise-alert.ts';

/** [ALERT-02] A buyer or the marketplace has called an order off: whoever makes it stops. */
export const onOrderCancelled = react({
  name: 'alerts.on-order-cancelled',
  to: ['orders.moved'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, orderId, number, state, by } = event.payload;
    if (state !== 'cancelled' || by === 'maker') return;
    await raiseAlert(app, tx, {
      type: 'order_cancelled',
      event,
      to: sellerId,
      values: (_language, words) => ({
        orderId,
        orderNumber: number,
        who: by === 'buyer' ? words.buyer : words.marketplace,
      }),
      metadata: { orderId, orderNumber: number },
    });
  },
});
