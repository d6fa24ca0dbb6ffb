import { dayIn } from '../core/days/time-zone.ts';
import { MINUTE } from '../core/time.ts';
import { isCollected } from './collected.ts';
import type { Order } from './model.ts';

/** [ORD-01] An order that nobody called delivered counts as delivered so many days after the latest promised day. */
export const DELIVERED_AFTER_DAYS = 14;

/** The buyer can take back so long that an order has arrived. */
export const ARRIVAL_UNDO_MS = MINUTE;

type Sent = Pick<Order, 'timeZone' | 'deliveryId' | 'timeline' | 'parcels'>;

/** [ORD-01] Whether all of an order can have arrived: it is collected, its carrier is at the door, or the day it was sent is over. */
export function canHaveArrived({ timeZone, deliveryId, timeline, parcels }: Sent, now: Date): boolean {
  if (isCollected({ deliveryId })) return true;
  const sentAt = timeline.find(({ state }) => state === 'shipped')?.at;
  const isOver = (at: string | undefined): boolean => !at || dayIn(timeZone, now) > dayIn(timeZone, new Date(at));
  const isAtDoor = (parcel: Order['parcels'][number]): boolean =>
    parcel.state === 'delivered' ||
    parcel.events.some(({ kind }) => kind === 'out_for_delivery' || kind === 'delivered');
  return parcels.length === 0
    ? isOver(sentAt)
    : parcels.every((parcel) => isAtDoor(parcel) || isOver(parcel.sentAt ?? sentAt));
}
