import { formatMoney } from '#domain/core/money.ts';
import { needsResponse } from '#domain/payments/dispute-model.ts';
import { findOrderOfShop } from '../../orders/order-store.ts';
import { react } from '../../../platform/events/reaction.ts';
import { raiseAlert } from '../raise-alert.ts';

function alertTypeOf(status: Parameters<typeof needsResponse>[0]) {
  if (status === 'won') return 'dispute_won';
  if (status === 'lost') return 'dispute_lost';
  return needsResponse(status) ? 'dispute_opened' : null;
}

/** [ALERT-02] A bank disputes an order, or asks about it; later, whether it is won or lost. */
export const onDispute = react({
  name: 'alerts.on-dispute',
  to: ['payments.dispute-moved'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, orderId, status, amountCents } = event.payload;
    const type = alertTypeOf(status);
    const order = type && (await findOrderOfShop(tx, orderId, sellerId));
    if (!order) return;
    await raiseAlert(app, tx, {
      type,
      event,
      to: sellerId,
      quoted: null,
      values: (language) => ({ orderId, orderNumber: order.number, amount: formatMoney(amountCents, language) }),
      metadata: { orderId, orderNumber: order.number, amount: amountCents },
    });
  },
});
