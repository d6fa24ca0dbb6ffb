import { checkBeforeMaking, isBulkOrder } from '#domain/alerts/facts/order-checks.ts';
import { formatMoney } from '#domain/core/money.ts';
import { formatDay } from '#domain/core/time.ts';
import { react } from '../../../platform/events/reaction.ts';
import { findOrderOfShop } from '../../orders/order-store.ts';
import { raiseAlert } from '../raise-alert.ts';

/** [ALERT-02, ALERT-26, PAY-05] A placed order raises `new_order` for its shop, once whatever happens; a large one, or one to be looked at, another. */
export const onOrderPlaced = react({
  name: 'alerts.on-order-placed',
  to: ['orders.placed'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, orderId, number, totalCents, itemCount, buyerId } = event.payload;
    const order = await findOrderOfShop(tx, orderId, sellerId);
    const alert = { event, to: sellerId, metadata: { orderId, orderNumber: number, amount: totalCents } };
    const values: Parameters<typeof raiseAlert>[2]['values'] = (language, texts) => ({
      orderId,
      orderNumber: number,
      amount: formatMoney(totalCents, language),
      itemCount: texts.units(itemCount),
      leavesBy: order ? formatDay(new Date(order.leavesBy), language) : '',
    });
    await raiseAlert(app, tx, { ...alert, type: 'new_order', quoted: null, values });
    if (isBulkOrder(event.payload))
      await raiseAlert(app, tx, { ...alert, type: 'bulk_order', part: 'bulk', quoted: null, values });
    const check = order && checkBeforeMaking(order);
    if (!check) return;
    await raiseAlert(app, tx, {
      ...alert,
      ...{ type: 'order_review_required', part: 'check', quoted: buyerId },
      values: (language, texts) => ({
        ...values(language, texts),
        why: {
          address: texts.checkAddress,
          personalisation: texts.checkPersonalisation,
          note: texts.checkNote,
        }[check.what](check.text),
      }),
    });
  },
});
