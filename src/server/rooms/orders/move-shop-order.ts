import { ordersContract } from '#domain/orders/contract.ts';
import { fail, ok } from '#domain/core/result.ts';
import type { Order } from '#domain/orders/model.ts';
import type { App } from '../../platform/calls/app.ts';
import { write } from '../../platform/calls/call.ts';
import { signedIn } from '../../platform/calls/policy.ts';
import { deliverOrder } from './deliver-order.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { publish } from '../../platform/events/publish.ts';
import { moveAndPublish } from './move-order.ts';
import { mailBuyer, sentMail } from './mails/order-mails.ts';
import { liveTopics } from './live-topics.ts';
import { findBuyerId, lockOrderOfShop, saveTracking } from './order-store.ts';

/** [ORD-01, ORD-03] The maker begins an order, has sent it, or knows that it has arrived. The buyer hears of the last two by mail. */
export const moveShopOrder = write(
  ordersContract.moveShopOrder,
  { policy: signedIn },
  async ({ input: { orderId, state, carrier, tracking }, app, tx, caller }) => {
    const order = await lockOrderOfShop(tx, { orderId, sellerId: caller.session?.userId ?? '' });
    if (!order) return fail({ code: 'orders/not-found' });
    const isNamed = state === 'shipped' && (carrier !== '' || tracking !== '');
    if (order.state === state) {
      if (isNamed) await nameTracking(app, tx, { ...order, carrier, tracking });
      return ok({ orderId, state });
    }
    const moved =
      state === 'delivered'
        ? await deliverOrder(app, tx, { order, by: 'maker' })
        : await moveAndPublish(app, tx, { order, to: state, by: 'maker' });
    if (!moved.ok) return moved;
    if (isNamed) await saveTracking(tx, { sellerId: order.sellerId, orderId, carrier, tracking });
    if (state === 'shipped')
      await mailBuyer(app, tx, { order: { ...order, carrier, tracking }, mail: (about) => sentMail(app, about) });
    return ok({ orderId, state });
  },
);

/** [ORD-03] A number that is named or put right later is seen at once, and mailed to nobody again. */
async function nameTracking(app: App, tx: Transaction, order: Order): Promise<void> {
  const { sellerId, orderId } = order;
  await saveTracking(tx, order);
  const buyerId = await findBuyerId(tx, order);
  await publish(app, tx, 'orders.tracking-named', {
    subject: orderId,
    payload: { sellerId, orderId, buyerId },
    live: liveTopics({ sellerId, buyerId }),
  });
}
