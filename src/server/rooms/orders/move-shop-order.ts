import { ordersContract } from '#domain/orders/contract.ts';
import { fail, ok } from '#domain/core/result.ts';
import { write } from '../../platform/calls/call.ts';
import { signedIn } from '../../platform/calls/policy.ts';
import { deliverOrder } from './deliver-order.ts';
import { moveAndPublish } from './move-order.ts';
import { mailBuyer, sentMail } from './mails/order-mails.ts';
import { lockOrderOfShop } from './order-store.ts';

/** [ORD-01, ORD-03] The maker begins an order, has sent it, or knows that it has arrived. The buyer hears of the last two by mail. */
export const moveShopOrder = write(
  ordersContract.moveShopOrder,
  { policy: signedIn },
  async ({ input: { orderId, state }, app, tx, caller }) => {
    const order = await lockOrderOfShop(tx, { orderId, sellerId: caller.session?.userId ?? '' });
    if (!order) return fail({ code: 'orders/not-found' });
    if (order.state === state) return ok({ orderId, state });
    const moved =
      state === 'delivered'
        ? await deliverOrder(app, tx, { order, by: 'maker' })
        : await moveAndPublish(app, tx, { order, to: state, by: 'maker' });
    if (!moved.ok) return moved;
    if (state === 'shipped') await mailBuyer(app, tx, { order, mail: (about) => sentMail(app, about) });
    return ok({ orderId, state });
  },
);
