import { fail, ok, type Result } from '#domain/core/result.ts';
import type { Order } from '#domain/orders/model.ts';
import { leftOf } from '#domain/orders/refund-amount.ts';
import { isWithheld } from '#domain/payments/dispute-model.ts';
import { isPartlySent } from '#domain/orders/parcels/pack.ts';
import { ordersContract } from '#domain/orders/contract.ts';
import type { App } from '../../platform/calls/app.ts';
import { write } from '../../platform/calls/call.ts';
import { anyone, signedIn } from '../../platform/calls/policy.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { returnUse } from '../promotions/promo-store.ts';
import { endedCheckoutOf } from './end-store.ts';
import { type Cause, createPlannedRefund } from './create-refund.ts';
import { moveAndPublish } from './move-order.ts';
import { cancelledMail, mailBuyer } from './mails/order-mails.ts';
import { lockOwnOrder } from './access/own-order.ts';
import { lockOrderOfShop } from './order-store.ts';

/**
 * [ORD-01, INV-03, INV-07, INV-09] Calls an order off: its pieces are for sale again, what was paid for it and is not back yet goes
 * back, its code may be used again, and the buyer gets a mail. The order is locked by whoever calls this.
 */
export async function cancelOrder(
  app: App,
  tx: Transaction,
  { order, cause }: { order: Order; cause: Cause },
): Promise<Result<true, { code: 'orders/move-not-allowed' } | { code: 'orders/refund-disputed' }>> {
  if (isWithheld(order)) return fail({ code: 'orders/refund-disputed' });
  const moved = await moveAndPublish(app, tx, { order, to: 'cancelled', by: cause.by });
  if (!moved.ok) return moved;
  const cents = leftOf(order);
  if (cents > 0) {
    const back = await createPlannedRefund(app, tx, {
      order: { ...order, state: 'cancelled' },
      request: { kind: 'all' },
      cause,
    });
    if (!back.ok) throw new Error(`what was paid for ${order.orderId} cannot go back: ${back.problem.code}`);
  }
  const ended = order.promoCode && (await endedCheckoutOf(tx, order));
  if (ended) await returnUse(tx, ended);
  const { reason } = cause;
  await mailBuyer(app, tx, { order, mail: (about) => cancelledMail(app, about, { cents, reason }) });
  return ok(true);
}

/** [ORD-02] The buyer calls an order off, as long as nobody has begun it. */
export const cancelOwnOrder = write(
  ordersContract.cancelOrder,
  { policy: anyone },
  async ({ input, app, tx, caller }) => {
    const order = await lockOwnOrder({ app, caller, tx }, input);
    if (!order) return fail({ code: 'orders/not-found' });
    if (order.state === 'cancelled') return ok({ orderId: order.orderId, state: order.state });
    if (order.state !== 'confirmed') return fail({ code: 'orders/too-late-to-cancel' });
    const cancelled = await cancelOrder(app, tx, { order, cause: { by: 'buyer', reason: '' } });
    return cancelled.ok ? ok({ orderId: order.orderId, state: 'cancelled' as const }) : cancelled;
  },
);

/** [ORD-01] The maker cannot make it after all; the buyer reads why. */
export const cancelShopOrder = write(
  ordersContract.cancelShopOrder,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const order = await lockOrderOfShop(tx, { orderId: input.orderId, sellerId: caller.session?.userId ?? '' });
    if (!order) return fail({ code: 'orders/not-found' });
    if (isPartlySent(order)) return fail({ code: 'orders/partly-sent' });
    const cancelled = await cancelOrder(app, tx, { order, cause: { by: 'maker', reason: input.reason } });
    return cancelled.ok ? ok({ orderId: order.orderId, state: 'cancelled' as const }) : cancelled;
  },
);
