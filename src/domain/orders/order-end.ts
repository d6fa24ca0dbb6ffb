import { dayIn } from '../core/days/time-zone.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { MINUTE } from '../core/time.ts';
import { isCollected } from './collected.ts';
import type { Order } from './model.ts';

/** [ORD-01] An order that nobody called delivered counts as delivered so many days after the latest promised day. */
export const DELIVERED_AFTER_DAYS = 14;

/** Who said that an order has arrived can take it back for so long. */
export const ARRIVAL_UNDO_MS = MINUTE;

type Sent = Pick<Order, 'timeZone' | 'deliveryId' | 'timeline' | 'parcels'>;
type Parcel = Order['parcels'][number];

const isOver = (timeZone: string, at: string | undefined, now: Date): boolean =>
  !at || dayIn(timeZone, now) > dayIn(timeZone, new Date(at));

/** [ORD-01] Whether a parcel can have arrived: its carrier is at the door, or the day it was sent is over. */
export const canParcelHaveArrived = (
  { timeZone, timeline }: Pick<Order, 'timeZone' | 'timeline'>,
  { state, events, sentAt }: Parcel,
  now: Date,
): boolean =>
  state === 'delivered' ||
  events.some(({ kind }) => kind === 'out_for_delivery' || kind === 'delivered') ||
  isOver(timeZone, sentAt ?? leftAt(timeline), now);

const leftAt = (timeline: Order['timeline']): string | undefined =>
  timeline.find(({ state }) => state === 'shipped')?.at;

/** [ORD-01] Whether all of an order can have arrived: it is collected, or each of its parcels can. */
export function canHaveArrived(order: Sent, now: Date): boolean {
  if (isCollected(order)) return true;
  return order.parcels.length === 0
    ? isOver(order.timeZone, leftAt(order.timeline), now)
    : order.parcels.every((parcel) => canParcelHaveArrived(order, parcel, now));
}

type ArrivalProblem = { code: 'orders/move-not-allowed' } | { code: 'orders/not-arrived-yet' };

/** [ORD-01] Whether its buyer or its maker may say now that an order has arrived; false where it is said or known. */
export function decideArrival(
  order: Sent & Pick<Order, 'state' | 'arrivalSaidAt'>,
  now: Date,
): Result<boolean, ArrivalProblem> {
  if (order.state === 'delivered' || (order.state === 'shipped' && order.arrivalSaidAt)) return ok(false);
  if (order.state !== 'shipped') return fail({ code: 'orders/move-not-allowed' });
  return canHaveArrived(order, now) ? ok(true) : fail({ code: 'orders/not-arrived-yet' });
}
