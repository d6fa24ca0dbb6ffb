import { SECOND } from '#domain/core/time.ts';
import { fail, ok, type Result } from '#domain/core/result.ts';
import { ordersContract } from '#domain/orders/contract.ts';
import type { ArrivalSpeaker, Order, OrderState } from '#domain/orders/model.ts';
import { decideArrival } from '#domain/orders/order-end.ts';
import type { App } from '../../platform/calls/app.ts';
import { write } from '../../platform/calls/call.ts';
import { anyone, signedIn } from '../../platform/calls/policy.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { publish } from '../../platform/events/publish.ts';
import { rowJob } from '../../platform/jobs/row-job.ts';
import { listEnding } from './end-store.ts';
import { liveTopics } from './live-topics.ts';
import { moveAndPublish } from './move-order.ts';
import { completedMail, deliveredMail, mailBuyer } from './mails/order-mails.ts';
import { lockOwnOrder } from './access/own-order.ts';
import { findBuyerId, lockOrderOfShop, saveArrivalSaid } from './order-store.ts';

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

/** Open pages of maker and buyer show what was said. */
async function publishArrival(
  app: App,
  tx: Transaction,
  { order: { sellerId, orderId }, isSaid }: { order: Order; isSaid: boolean },
): Promise<void> {
  const buyerId = await findBuyerId(tx, { sellerId, orderId });
  await publish(app, tx, {
    name: 'orders.arrival-said',
    subject: orderId,
    payload: { sellerId, orderId, buyerId, isSaid },
    live: liveTopics({ sellerId, orderId, buyerId }),
  });
}

/** [ORD-01] One side has it or knows that it is there: it counts a minute later, by the job below. Locked by whoever calls this. */
export async function sayArrived(
  app: App,
  tx: Transaction,
  { order, by }: { order: Order; by: ArrivalSpeaker },
): Promise<ReturnType<typeof decideArrival>> {
  const now = app.clock.now();
  const decided = decideArrival(order, now);
  if (decided.ok && decided.value && (await saveArrivalSaid(tx, order, { at: now, by })))
    await publishArrival(app, tx, { order, isSaid: true });
  return decided;
}

/** It has not arrived after all: who said so takes it back. */
export async function undoArrival(
  app: App,
  tx: Transaction,
  { order, by }: { order: Order; by: ArrivalSpeaker },
): Promise<Result<{ orderId: string; state: OrderState }, { code: 'orders/move-not-allowed' }>> {
  const { orderId, state, arrivalSaidBy } = order;
  const isTheirs = arrivalSaidBy === null || arrivalSaidBy === by;
  if (!isTheirs || !(await saveArrivalSaid(tx, order, null))) return fail({ code: 'orders/move-not-allowed' });
  await publishArrival(app, tx, { order, isSaid: false });
  return ok({ orderId, state });
}

/** [ORD-01] The buyer has it. */
export const confirmDelivery = write(
  ordersContract.confirmDelivery,
  { policy: anyone },
  async ({ input, app, tx, caller }) => {
    const order = await lockOwnOrder({ app, caller, tx }, input);
    if (!order) return fail({ code: 'orders/not-found' });
    const said = await sayArrived(app, tx, { order, by: 'buyer' });
    return said.ok ? ok({ orderId: order.orderId, state: order.state }) : said;
  },
);

/** [ORD-01] The buyer does not have it after all. */
export const undoDelivery = write(
  ordersContract.undoDelivery,
  { policy: anyone },
  async ({ input, app, tx, caller }) => {
    const order = await lockOwnOrder({ app, caller, tx }, input);
    return order ? undoArrival(app, tx, { order, by: 'buyer' }) : fail({ code: 'orders/not-found' });
  },
);

/** [ORD-01] The maker was wrong. */
export const undoShopDelivery = write(
  ordersContract.undoShopDelivery,
  { policy: signedIn },
  async ({ input: { orderId }, app, tx, caller }) => {
    const order = await lockOrderOfShop(tx, { orderId, sellerId: caller.session?.userId ?? '' });
    return order ? undoArrival(app, tx, { order, by: 'maker' }) : fail({ code: 'orders/not-found' });
  },
);

/** [ORD-01] Orders of which a side said a minute ago that they have arrived are delivered; those that nobody called delivered are so 14 days after the latest promised day, and complete when their days of return are over. */
export const endOrders = rowJob({
  name: 'orders.end',
  every: 60 * SECOND,
  batchSize: BATCH_SIZE,
  list: (app, turn) => listEnding(app.db, app.clock.now(), turn),
  work: async (app, tx, { from, to, by, ...which }) => {
    const order = await lockOrderOfShop(tx, which);
    // Taken back meanwhile: it has not arrived after all.
    if (order?.state !== from || (by !== 'system' && order.arrivalSaidBy !== by)) return false;
    if (to === 'delivered') await deliverOrder(app, tx, { order, by });
    else if ((await moveAndPublish(app, tx, { order, to, by: 'system' })).ok)
      await mailBuyer(app, tx, { order, mail: (about) => completedMail(app, about) });
    return true;
  },
});
