import { SECOND } from '#domain/core/time.ts';
import { fail, ok, type Result } from '#domain/core/result.ts';
import { ordersContract } from '#domain/orders/contract.ts';
import type { Order } from '#domain/orders/model.ts';
import { canHaveArrived } from '#domain/orders/order-end.ts';
import type { App } from '../../platform/calls/app.ts';
import { write } from '../../platform/calls/call.ts';
import { anyone } from '../../platform/calls/policy.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { rowJob } from '../../platform/jobs/row-job.ts';
import { listEnding } from './end-store.ts';
import { moveAndPublish } from './move-order.ts';
import { completedMail, deliveredMail, mailBuyer } from './mails/order-mails.ts';
import { lockOwnOrder } from './access/own-order.ts';
import { lockOrderOfShop, saveArrivalSaid } from './order-store.ts';

const BATCH_SIZE = 100;

/** [ORD-01] An order has arrived: by whose word it did stands on its timeline. Locked by whoever calls this. */
export async function deliverOrder(
  app: App,
  tx: Transaction,
  { order, by }: { order: Order; by: string },
): Promise<Result<true, { code: 'orders/move-not-allowed' }>> {
  const moved = await moveAndPublish(app, tx, { order, to: 'delivered', by });
  // Who says so needs no mail about it.
  if (moved.ok && by !== 'buyer') await mailBuyer(app, tx, { order, mail: (about) => deliveredMail(app, about) });
  return moved;
}

/** [ORD-01] The buyer has it: it counts a minute later, by the job below. */
export const confirmDelivery = write(
  ordersContract.confirmDelivery,
  { policy: anyone },
  async ({ input, app, tx, caller }) => {
    const order = await lockOwnOrder({ app, caller, tx }, input);
    if (!order) return fail({ code: 'orders/not-found' });
    const { orderId, state, arrivalSaidAt } = order;
    if (state === 'delivered' || (state === 'shipped' && arrivalSaidAt)) return ok({ orderId, state });
    const now = app.clock.now();
    if (state === 'shipped' && !canHaveArrived(order, now)) return fail({ code: 'orders/not-arrived-yet' });
    return (await saveArrivalSaid(tx, order, now)) ? ok({ orderId, state }) : fail({ code: 'orders/move-not-allowed' });
  },
);

/** [ORD-01] The buyer does not have it after all. */
export const undoDelivery = write(
  ordersContract.undoDelivery,
  { policy: anyone },
  async ({ input, app, tx, caller }) => {
    const order = await lockOwnOrder({ app, caller, tx }, input);
    if (!order) return fail({ code: 'orders/not-found' });
    const { orderId, state } = order;
    return (await saveArrivalSaid(tx, order, null))
      ? ok({ orderId, state })
      : fail({ code: 'orders/move-not-allowed' });
  },
);

/** [ORD-01] Orders whose buyer said a minute ago that they have arrived are delivered; those that nobody called delivered are so 14 days after the latest promised day, and complete when their days of return are over. */
export const endOrders = rowJob({
  name: 'orders.end',
  every: 60 * SECOND,
  batchSize: BATCH_SIZE,
  list: (app, turn) => listEnding(app.db, app.clock.now(), turn),
  work: async (app, tx, { from, to, by, ...which }) => {
    const order = await lockOrderOfShop(tx, which);
    // Taken back meanwhile: the buyer does not have it after all.
    if (order?.state !== from || (by === 'buyer' && !order.arrivalSaidAt)) return false;
    if (to === 'delivered') await deliverOrder(app, tx, { order, by });
    else if ((await moveAndPublish(app, tx, { order, to, by: 'system' })).ok)
      await mailBuyer(app, tx, { order, mail: (about) => completedMail(app, about) });
    return true;
  },
});
