import { prefixedId } from '#domain/core/ids.ts';
import type { Order } from '#domain/orders/model.ts';
import type { PackedLine } from '#domain/orders/parcels/model.ts';
import { planNotSent } from '#domain/orders/parcels/pack.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { addNotSent, insertParcel, markParcelsSent, unpackLines } from './parcel-store.ts';

interface OrderKey {
  sellerId: string;
  orderId: string;
}
interface Numbered {
  carrier: string;
  tracking: string;
}

export const newParcelId = (app: App): string => prefixedId('parcel', app.ids.uuid());

/** [ORD-03] What is in no parcel yet goes in one of its own; nothing where all is packed. */
export async function packRest(
  app: App,
  tx: Transaction,
  { sellerId, orderId, carrier, tracking }: OrderKey & Numbered,
): Promise<void> {
  const parcelId = newParcelId(app);
  await insertParcel(tx, { sellerId, orderId, parcelId, carrier, tracking, lines: null, now: app.clock.now() });
}

/** [ORD-01] The whole order has left: what was packed, and the rest in a parcel of its own. */
export async function sendRest(app: App, tx: Transaction, { sellerId, orderId }: OrderKey): Promise<void> {
  await packRest(app, tx, { sellerId, orderId, carrier: '', tracking: '' });
  await markParcelsSent(tx, { sellerId, orderId, parcelId: null }, app.clock.now());
}

/** [ORD-01, INV-07] Pieces that are called off are not sent where they have not left; answers those. The order is locked by whoever calls this. */
export async function cancelUnsent(
  tx: Transaction,
  { order, lines }: { order: Order; lines: readonly PackedLine[] },
): Promise<readonly PackedLine[]> {
  const plan = planNotSent(order, lines);
  const { sellerId, orderId } = order;
  if (plan.unpacked.length > 0) await unpackLines(tx, { sellerId, orderId }, plan.unpacked);
  if (plan.lines.length > 0) await addNotSent(tx, order, plan.lines);
  return plan.lines;
}
