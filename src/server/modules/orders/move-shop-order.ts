import { ordersContract } from '#domain/orders/contract.ts';
import { fail, ok, type Result } from '#domain/core/result.ts';
import type { Order, OrderState } from '#domain/orders/model.ts';
import { canTransitionOrder } from '#domain/orders/order-transitions.ts';
import { hasOpenProof } from '#domain/orders/proofs/decide-proof.ts';
import { numberProblem } from '#domain/orders/parcels/carriers.ts';
import type { App } from '../../platform/calls/app.ts';
import { write } from '../../platform/calls/call.ts';
import { signedIn } from '../../platform/calls/policy.ts';
import { sayArrived } from './deliver-order.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { publish } from '../../platform/events/publish.ts';
import { moveAndPublish } from './move-order.ts';
import { mailBuyer, sentMail } from './mails/order-mails.ts';
import { liveTopics } from './live-topics.ts';
import { findBuyerId, lockOrderOfShop } from './order-store.ts';
import { packRest } from './parcels/pack-parcels.ts';
import { saveTracking } from './parcels/parcel-store.ts';

type MakersState = 'processing' | 'shipped' | 'delivered';

/** [ORD-07] Nothing is begun or sent while the buyer looks at a proof. */
const waitsForProof = (order: Order, state: MakersState): boolean =>
  state !== 'delivered' && order.state !== state && hasOpenProof(order);

/** [ORD-01] Takes a move of the maker as the life of an order allows; the buyer hears of one that was sent by mail. Locked by whoever calls this. */
export async function moveLockedOrder(
  app: App,
  tx: Transaction,
  { order, state }: { order: Order; state: MakersState },
): Promise<
  Result<
    { orderId: string; state: OrderState },
    { code: 'orders/proof-open' | 'orders/move-not-allowed' | 'orders/not-arrived-yet' }
  >
> {
  const { sellerId, orderId } = order;
  if (order.state === state) return ok({ orderId, state });
  if (waitsForProof(order, state)) return fail({ code: 'orders/proof-open' });
  if (state === 'delivered') {
    const said = await sayArrived(app, tx, { order, by: 'maker' });
    return said.ok ? ok({ orderId, state: order.state }) : said;
  }
  const moved = await moveAndPublish(app, tx, { order, to: state, by: 'maker' });
  if (!moved.ok) return moved;
  const sent = state === 'shipped' ? await lockOrderOfShop(tx, { sellerId, orderId }) : null;
  if (sent) await mailBuyer(app, tx, { order: sent, mail: (about) => sentMail(app, about) });
  return ok({ orderId, state });
}

/** [ORD-01, ORD-03] The maker begins an order, has sent all that is left of it, or knows that it has arrived, which counts a minute later. */
export const moveShopOrder = write(
  ordersContract.moveShopOrder,
  { policy: signedIn },
  async ({ input: { orderId, state, carrier, tracking }, app, tx, caller }) => {
    const which = { orderId, sellerId: caller.session?.userId ?? '' };
    const order = await lockOrderOfShop(tx, which);
    if (!order) return fail({ code: 'orders/not-found' });
    if (waitsForProof(order, state)) return fail({ code: 'orders/proof-open' });
    const isNamed = state === 'shipped' && (carrier !== '' || tracking !== '');
    const wrong = isNamed ? numberProblem({ carrier, tracking }) : null;
    if (wrong) return fail(wrong);
    if (order.state === state) {
      const last = order.parcels.findLast((each) => each.state !== 'packed');
      if (isNamed && last) await nameTracking(app, tx, { order, parcelId: last.parcelId, carrier, tracking });
    } else if (isNamed && canTransitionOrder(order.state, state))
      await packRest(app, tx, { ...which, carrier, tracking });
    return moveLockedOrder(app, tx, { order, state });
  },
);

/** [ORD-03] A number that is named or put right later is seen at once, and mailed to nobody again. False where the parcel has not left. */
export async function nameTracking(
  app: App,
  tx: Transaction,
  { order, ...parcel }: { order: Order; parcelId: string; carrier: string; tracking: string },
): Promise<boolean> {
  const { sellerId, orderId } = order;
  if (!(await saveTracking(tx, { sellerId, orderId, ...parcel }))) return false;
  const buyerId = await findBuyerId(tx, order);
  await publish(app, tx, {
    name: 'orders.tracking-named',
    subject: orderId,
    payload: { sellerId, orderId, buyerId },
    live: liveTopics({ sellerId, orderId, buyerId }),
  });
  return true;
}
