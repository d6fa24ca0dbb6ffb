import { fail, ok } from '#domain/core/result.ts';
import { ordersContract } from '#domain/orders/contract.ts';
import type { Order } from '#domain/orders/model.ts';
import { canTransitionOrder } from '#domain/orders/order-transitions.ts';
import { leftOf } from '#domain/orders/refund-amount.ts';
import type { App } from '../../platform/calls/app.ts';
import { write } from '../../platform/calls/call.ts';
import { signedIn } from '../../platform/calls/policy.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { publish } from '../../platform/events/publish.ts';
import { react } from '../../platform/events/reaction.ts';
import { createPlannedRefund } from './create-refund.ts';
import { liveTopics } from './live-topics.ts';
import { moveAndPublish } from './move-order.ts';
import { mailBuyer, refundedMail } from './mails/order-mails.ts';
import { findBuyerId, lockOrderOfShop } from './order-store.ts';

/** [PAY-04] The maker gives money back: all of it, some pieces, or a sum. The buyer reads why. */
export const refundShopOrder = write(
  ordersContract.refundShopOrder,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const order = await lockOrderOfShop(tx, { orderId: input.orderId, sellerId: caller.session?.userId ?? '' });
    if (!order) return fail({ code: 'orders/not-found' });
    const cause = { by: 'maker' as const, reason: input.reason };
    const back = await createPlannedRefund(app, tx, { order, request: input.refund, cause });
    return back.ok ? ok({ orderId: order.orderId, amountCents: back.value.amountCents }) : back;
  },
);

/** [ORD-01, PAY-04] The provider has sent money back: the buyer gets a mail, and an order of which all is back is refunded. */
export const onRefunded = react({
  name: 'orders.on-refunded',
  to: ['payments.refunded'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, orderId, refundId, amountCents } = event.payload;
    const order = await lockOrderOfShop(tx, { sellerId, orderId });
    if (!order) return;
    const reason = order.refunds.find((refund) => refund.refundId === refundId)?.reason ?? '';
    const refund = { refundId, cents: amountCents, reason };
    await mailBuyer(app, tx, { order, mail: (about) => refundedMail(app, about, refund) });
    const buyerId = await findBuyerId(tx, { sellerId, orderId });
    await publish(app, tx, {
      name: 'orders.refunded',
      subject: orderId,
      payload: { sellerId, orderId, buyerId, amountCents },
      live: liveTopics({ sellerId, orderId, buyerId }),
    });
    await endRefunded(app, tx, order);
  },
});

/** [ORD-01, INV-06] An order of which all money went back, by refunds that were sent or by its bank for good, is refunded. */
async function endRefunded(app: App, tx: Transaction, order: Order): Promise<void> {
  // What was withdrawn from before it left is called off instead, so that its pieces are for sale again.
  const isWithdrawn = order.withdrawals.some(({ state }) => state === 'declared');
  const isAllBack = !isWithdrawn && leftOf(order) === 0 && order.refunds.every(({ sentAt }) => sentAt !== null);
  if (isAllBack && canTransitionOrder(order.state, 'refunded'))
    await moveAndPublish(app, tx, { order, to: 'refunded', by: 'system' });
}

/** [PAY-02, ORD-01] Whoever has the order open sees what its bank says; one whose money the bank gave back for good is over. */
export const onDisputeMoved = react({
  name: 'orders.on-dispute-moved',
  to: ['payments.dispute-moved'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, orderId } = event.payload;
    const buyerId = await findBuyerId(tx, { sellerId, orderId });
    await publish(app, tx, {
      name: 'orders.disputed',
      subject: orderId,
      payload: { sellerId, orderId, buyerId },
      live: liveTopics({ sellerId, orderId, buyerId }),
    });
    const order = event.payload.status === 'lost' ? await lockOrderOfShop(tx, { sellerId, orderId }) : null;
    if (order) await endRefunded(app, tx, order);
  },
});
