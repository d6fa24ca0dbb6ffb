import type { Order, OrderState } from '#domain/orders/model.ts';
import { stateByParcels } from '#domain/orders/parcels/pack.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { liveTopics } from '../live-topics.ts';
import { moveAndPublish } from '../move-order.ts';
import { findBuyerId, lockOrderOfShop } from '../order-store.ts';
import { deliveredMail, mailBuyer } from '../mails/order-mails.ts';

/**
 * [ORD-01, INV-06] An order goes where its parcels are: begun with the first that leaves, on its way with the last, delivered when all have
 * arrived. Answers where it stands; whoever has it open sees the parcel either way.
 */
export async function followParcels(
  app: App,
  tx: Transaction,
  { parcelId = null, by, ...which }: { sellerId: string; orderId: string; parcelId?: string | null; by: string },
): Promise<OrderState> {
  let order: Order | null = await lockOrderOfShop(tx, which);
  if (!order) throw new Error(`the order ${which.orderId} of a parcel is gone`);
  const from = order.state;
  for (let to = stateByParcels(order); to !== null; to = order ? stateByParcels(order) : null) {
    const moved = await moveAndPublish(app, tx, { order, to, by });
    if (!moved.ok) throw new Error(`the order ${which.orderId} cannot follow its parcels to ${to}`);
    order = { ...order, state: to };
  }
  if (order.state === 'delivered' && from !== 'delivered' && by !== 'buyer')
    await mailBuyer(app, tx, { order, mail: (about) => deliveredMail(app, about) });
  if (parcelId !== null && order.state === from) {
    const buyerId = await findBuyerId(tx, which);
    await publish(app, tx, {
      name: 'orders.parcel-moved',
      subject: which.orderId,
      payload: { ...which, buyerId, parcelId },
      live: liveTopics({ ...which, buyerId }),
    });
  }
  return order.state;
}
