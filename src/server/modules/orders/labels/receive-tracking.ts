import { fail, ok } from '#domain/core/result.ts';
import { ordersContract } from '#domain/orders/contract.ts';
import { parcelAfter } from '#domain/orders/parcels/parcel-events.ts';
import { compactNumber } from '#domain/orders/parcels/carriers.ts';
import type { Events } from '#domain/modules.ts';
import type { App } from '../../../platform/calls/app.ts';
import { receive } from '../../../platform/calls/call.ts';
import { anyone } from '../../../platform/calls/policy.ts';
import { inTransaction, type Transaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { mailSent } from '../mails/parcel-mail.ts';
import { findBuyerId, lockOrderOfShop } from '../order-store.ts';
import { followParcels } from '../parcels/follow-parcels.ts';
import {
  findLabelledParcel,
  insertParcelEvents,
  markParcelsDelivered,
  markParcelsReturned,
  markParcelsSent,
  type ParcelKey,
  saveExpected,
} from '../parcels/parcel-store.ts';
import type { Tracked } from './tracked.ts';

const MAX_BODY = 200_000;

/** [ORD-05] Events of carriers: signed, each kept once, in whatever order and however often they come. What is no parcel of ours is nothing. */
export const receiveTracking = receive(
  ordersContract.receiveTracking,
  { policy: anyone, maxBody: MAX_BODY },
  async ({ app, body, header }) => {
    const { labels } = app.outside;
    const tracked = labels ? labels.webhook(body, header('x-hmac-signature') ?? '') : null;
    if (tracked === null) return fail({ code: 'orders/bad-signature' });
    if (tracked) await saveTracked(app, tracked);
    return ok({ received: true as const });
  },
);

type TrackedElsewhere = (app: App, tx: Transaction, tracked: Tracked) => Promise<void>;
let trackedElsewhere: TrackedElsewhere = async () => {};
/** What a module above does with the events of a parcel that is none of an order. */
export function whenTrackedElsewhere(react: TrackedElsewhere): void {
  trackedElsewhere = react;
}

const saveTracked = (app: App, tracked: Tracked): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const parcel = await findLabelledParcel(tx, compactNumber(tracked.tracking));
    if (!parcel) return trackedElsewhere(app, tx, tracked);
    const order = await lockOrderOfShop(tx, parcel);
    const before = order?.parcels.find(({ parcelId }) => parcelId === parcel.parcelId);
    if (!order || !before) return;
    const newIds = await insertParcelEvents(tx, parcel, tracked.events);
    await saveExpected(tx, parcel, tracked.expectedOn);
    if (newIds.length === 0) return;
    const after = parcelAfter(before.state, tracked.events);
    const at = new Date(tracked.events.at(-1)?.at ?? app.clock.now());
    const hasLeft = before.state === 'packed' && after !== 'packed' && (await markParcelsSent(tx, parcel, at));
    if (after === 'delivered') await markParcelsDelivered(tx, parcel, at);
    if (after === 'returned') await markParcelsReturned(tx, parcel);
    await followParcels(app, tx, { ...parcel, by: 'carrier' });
    if (hasLeft) await mailSent(app, tx, parcel);
    await publishTracked(app, tx, { ...parcel, events: tracked.events.filter(({ id }) => newIds.includes(id)) });
  });

const isReported = (kind: string): kind is Events['orders.tracked']['kind'] =>
  ['out_for_delivery', 'exception', 'return_to_sender'].includes(kind);

async function publishTracked(
  app: App,
  tx: Transaction,
  { sellerId, orderId, parcelId, events }: ParcelKey & Pick<Tracked, 'events'>,
): Promise<void> {
  const buyerId = await findBuyerId(tx, { sellerId, orderId });
  for (const { id: trackedId, kind } of events)
    if (isReported(kind))
      await publish(app, tx, {
        name: 'orders.tracked',
        subject: orderId,
        payload: { sellerId, orderId, buyerId, parcelId, trackedId, kind },
      });
}
