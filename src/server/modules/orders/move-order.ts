import type { Order, OrderState } from '#domain/orders/model.ts';
import { returnEndOf } from '#domain/orders/withdrawal/decide-withdrawal.ts';
import { canTransitionOrder } from '#domain/orders/order-transitions.ts';
import { fail, ok, type Result } from '#domain/core/result.ts';
import type { App } from '../../platform/calls/app.ts';
import { publish } from '../../platform/events/publish.ts';
import { returnSold } from '../listings/stock-store.ts';
import { postRelease } from '../payments/post-to-ledger.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { liveTopics } from './live-topics.ts';
import { findBuyerId, findReturnDays, listStockLines, moveStored } from './order-store.ts';
import { sendRest } from './parcels/pack-parcels.ts';
import { markParcelsDelivered, unpackLines } from './parcels/parcel-store.ts';

type Moved = Result<true, { code: 'orders/move-not-allowed' }>;

/** [ORD-01, INV-06, INV-07] Takes a declared move once; the timeline says who took it and when. Its parcels go with it; a cancelled order gives its pieces back, a completed one its money to its shop. */
export async function moveOrder(
  app: App,
  tx: Transaction,
  move: { sellerId: string; orderId: string; from: OrderState; to: OrderState; by: string },
): Promise<Moved> {
  if (!canTransitionOrder(move.from, move.to)) return fail({ code: 'orders/move-not-allowed' });
  const at = app.clock.now();
  const returnEndsAt =
    move.to === 'delivered'
      ? returnEndOf({
          deliveredAt: at,
          returnDays: await findReturnDays(tx, move),
          timeZone: app.config.TIME_ZONE,
        })
      : null;
  if (!(await moveStored(tx, { ...move, at, returnEndsAt }))) return fail({ code: 'orders/move-not-allowed' });
  if (move.to === 'shipped') await sendRest(app, tx, move);
  if (move.to === 'delivered') await markParcelsDelivered(tx, { ...move, parcelId: null }, app.clock.now());
  if (move.to === 'cancelled') await unpackLines(tx, move, null);
  if (move.to === 'cancelled' && move.from !== 'pending_payment')
    await returnSold(app, tx, await listStockLines(tx, move));
  if (move.to === 'completed') await postRelease(app, tx, move);
  return ok(true);
}

/** A move of an order, told to everybody whom it concerns: to modules above, and in open windows of shop and buyer. */
export async function moveAndPublish(
  app: App,
  tx: Transaction,
  { order, to, by }: { order: Order; to: OrderState; by: string },
): Promise<Moved> {
  const { sellerId, orderId, number } = order;
  const moved = await moveOrder(app, tx, { sellerId, orderId, from: order.state, to, by });
  if (!moved.ok) return moved;
  const buyerId = await findBuyerId(tx, { sellerId, orderId });
  await publish(app, tx, {
    name: 'orders.moved',
    subject: orderId,
    payload: { sellerId, orderId, number, buyerId, state: to, by },
    live: liveTopics({ sellerId, orderId, buyerId }),
  });
  return moved;
}
