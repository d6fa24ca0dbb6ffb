import { SECOND } from '#domain/core/time.ts';
import { fail, ok, type Result } from '#domain/core/result.ts';
import { ordersContract } from '#domain/orders/contract.ts';
import type { Order } from '#domain/orders/model.ts';
import type { App } from '../../platform/calls/app.ts';
import { write } from '../../platform/calls/call.ts';
import { anyone } from '../../platform/calls/policy.ts';
import { inTransaction, type Transaction } from '../../platform/database/open-database.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { type EndingOrder, listEnding } from './end-store.ts';
import { moveAndPublish } from './move-order.ts';
import { completedMail, deliveredMail, mailBuyer } from './mails/order-mails.ts';
import { lockOwnOrder } from './own-order.ts';
import { lockOrderOfShop } from './order-store.ts';

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

/** [ORD-01] The buyer has it. */
export const confirmDelivery = write(
  ordersContract.confirmDelivery,
  { policy: anyone },
  async ({ input, app, tx, caller }) => {
    const order = await lockOwnOrder(tx, caller, input);
    if (!order) return fail({ code: 'orders/not-found' });
    if (order.state === 'delivered') return ok({ orderId: order.orderId, state: order.state });
    const delivered = await deliverOrder(app, tx, { order, by: 'buyer' });
    return delivered.ok ? ok({ orderId: order.orderId, state: 'delivered' as const }) : delivered;
  },
);

/** [ORD-01] Orders that nobody called delivered are so 14 days after the latest promised day, and complete when their days of return are over. */
export const endOrders: Job = {
  name: 'orders.end',
  every: 60 * SECOND,
  run: async (app) => {
    const ending = await listEnding(app.db, app.clock.now(), BATCH_SIZE);
    let ended = 0;
    for (const each of ending)
      try {
        await inTransaction(app.db, (tx) => end(app, tx, each));
        ended += 1;
      } catch (error) {
        app.log.error('an order could not be ended yet', { error, orderId: each.orderId });
      }
    return ended >= BATCH_SIZE;
  },
};

async function end(app: App, tx: Transaction, { from, to, ...which }: EndingOrder): Promise<void> {
  const order = await lockOrderOfShop(tx, which);
  if (order?.state !== from) return;
  if (to === 'delivered') await deliverOrder(app, tx, { order, by: 'system' });
  else if ((await moveAndPublish(app, tx, { order, to, by: 'system' })).ok)
    await mailBuyer(app, tx, { order, mail: (about) => completedMail(app, about) });
}
