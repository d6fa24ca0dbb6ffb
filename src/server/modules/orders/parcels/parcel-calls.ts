import { fail, ok } from '#domain/core/result.ts';
import { ordersContract } from '#domain/orders/contract.ts';
import { numberProblem } from '#domain/orders/parcels/carriers.ts';
import { decidePack, isWaiting } from '#domain/orders/parcels/pack.ts';
import { canParcelHaveArrived } from '#domain/orders/order-end.ts';
import { hasOpenProof } from '#domain/orders/proofs/decide-proof.ts';
import { write } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { mailSent } from '../mails/parcel-mail.ts';
import { nameTracking } from '../move-shop-order.ts';
import { lockOrderOfShop } from '../order-store.ts';
import { followParcels } from './follow-parcels.ts';
import { newParcelId } from './pack-parcels.ts';
import { insertParcel, markParcelsDelivered, markParcelsSent } from './parcel-store.ts';

/** [ORD-01, ORD-03] A part of an order has left; its buyer reads what is in the parcel and what follows. */
export const sendParcel = write(
  ordersContract.sendParcel,
  { policy: signedIn },
  async ({ input: { orderId, lines, carrier, tracking }, app, tx, caller }) => {
    const which = { orderId, sellerId: caller.session?.userId ?? '' };
    const order = await lockOrderOfShop(tx, which);
    if (!order) return fail({ code: 'orders/not-found' });
    const wrong = numberProblem({ carrier, tracking });
    if (wrong) return fail(wrong);
    const packed = decidePack(order, lines);
    if (!packed.ok) return packed;
    const lineIds = lines.map(({ lineId }) => lineId);
    if (hasOpenProof(order, lineIds)) return fail({ code: 'orders/proof-open' });
    const parcelId = newParcelId(app);
    const now = app.clock.now();
    await insertParcel(tx, { ...which, parcelId, carrier, tracking, lines: packed.value, now });
    await markParcelsSent(tx, { ...which, parcelId }, now);
    const state = await followParcels(app, tx, { ...which, parcelId, by: 'maker' });
    await mailSent(app, tx, { ...which, parcelId });
    return ok({ orderId, parcelId, state });
  },
);

/** [ORD-03] A parcel that was packed leaves, or one has arrived. */
export const moveParcel = write(
  ordersContract.moveParcel,
  { policy: signedIn },
  async ({ input: { orderId, parcelId, state }, app, tx, caller }) => {
    const which = { orderId, sellerId: caller.session?.userId ?? '' };
    const order = await lockOrderOfShop(tx, which);
    if (!order) return fail({ code: 'orders/not-found' });
    const parcel = order.parcels.find((each) => each.parcelId === parcelId);
    if (!parcel) return fail({ code: 'orders/parcel-not-found' });
    if (parcel.state === state) return ok({ orderId, parcelId, state: order.state });
    const mark = state === 'sent' ? markParcelsSent : markParcelsDelivered;
    if (state === 'delivered' && parcel.state === 'sent' && !canParcelHaveArrived(order, parcel, app.clock.now()))
      return fail({ code: 'orders/not-arrived-yet' });
    const isAllowed = state === 'delivered' || isWaiting(order);
    if (!isAllowed || !(await mark(tx, { ...which, parcelId }, app.clock.now())))
      return fail({ code: 'orders/move-not-allowed' });
    const now = await followParcels(app, tx, { ...which, parcelId, by: 'maker' });
    if (state === 'sent') await mailSent(app, tx, { ...which, parcelId });
    return ok({ orderId, parcelId, state: now });
  },
);

/** [ORD-03] A number that is named or put right later. */
export const nameParcel = write(
  ordersContract.nameParcel,
  { policy: signedIn },
  async ({ input: { orderId, parcelId, carrier, tracking }, app, tx, caller }) => {
    const order = await lockOrderOfShop(tx, { orderId, sellerId: caller.session?.userId ?? '' });
    if (!order) return fail({ code: 'orders/not-found' });
    if (!order.parcels.some((each) => each.parcelId === parcelId)) return fail({ code: 'orders/parcel-not-found' });
    const wrong = numberProblem({ carrier, tracking });
    if (wrong) return fail(wrong);
    const isNamed = await nameTracking(app, tx, { order, parcelId, carrier, tracking });
    return isNamed ? ok({ orderId, parcelId }) : fail({ code: 'orders/move-not-allowed' });
  },
);
