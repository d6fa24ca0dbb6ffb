import { dayIn, localTime } from '../core/days/time-zone.ts';
import { DAY } from '../core/time.ts';
import type { Way } from '../listings/delivery/ways.ts';
import { isCollected } from './collected.ts';
import { dueOf } from './due.ts';
import type { Order, OrderState } from './model.ts';

type Promised = Pick<Order, 'leavesBy' | 'arrivesFrom' | 'arrivesTo' | 'timeZone'> & {
  state: OrderState;
  stateSince: string;
  /** [ORD-07] Its maker waits for the buyer: it is not late meanwhile. */
  awaitsBuyer?: boolean | undefined;
  /** What waits at the workshop is never late to arrive: that day is its buyer's. */
  deliveryId: Way;
};

export interface Late {
  /** The day that was missed, the last one on which it should have left the workshop or arrived; an ISO date, as the others. */
  missed: 'leaving' | 'arrival';
  since: string;
  arrivesFrom: string;
  arrivesTo: string;
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const time = (day: string): number => Date.parse(day);

/**
 * [ORD-02, UX-63] Since when an order is late, and when it may arrive now: one that has not left, as if it left today; one on its way, as many
 * days after it left as were promised, or in the days from now; days are the shop's. Null while it keeps its promise.
 */
export function lateOf(order: Promised, now: Date): Late | null {
  const { state, stateSince, leavesBy, arrivesFrom, arrivesTo, timeZone } = order;
  const today = time(dayIn(timeZone, now));
  const [first, last] = [arrivesFrom, arrivesTo].map((day) => time(day) - time(leavesBy));
  const arrives = (left: number) => ({ from: left + (first ?? 0), to: left + (last ?? 0) });
  const isLate = (day: string): boolean => dueOf(day, localTime(timeZone, now)).kind === 'overdue';
  if ((state === 'confirmed' || state === 'processing') && !order.awaitsBuyer && isLate(leavesBy)) {
    const { from, to } = arrives(today);
    return { missed: 'leaving', since: leavesBy, arrivesFrom: dayOf(from), arrivesTo: dayOf(to) };
  }
  if (state !== 'shipped' || isCollected(order) || !isLate(arrivesTo)) return null;
  const { from, to } = arrives(time(dayIn(timeZone, new Date(stateSince))));
  return {
    missed: 'arrival',
    since: arrivesTo,
    arrivesFrom: dayOf(Math.max(today, from)),
    arrivesTo: dayOf(Math.max(today + Math.max(DAY, to - from), to)),
  };
}

/** When an order that leaves now may arrive: on its promised days, or as many days later as it leaves too late. */
export const arrivalIfLeftNow = (
  order: Omit<Promised, 'state' | 'stateSince' | 'awaitsBuyer'>,
  now: Date,
): Pick<Late, 'arrivesFrom' | 'arrivesTo'> =>
  lateOf({ ...order, state: 'processing', stateSince: '', awaitsBuyer: false }, now) ?? order;

/** The same of an order with its timeline. */
export const lateOrder = (
  order: Omit<Promised, 'stateSince'> & { timeline: readonly { at: string }[] },
  now: Date,
): Late | null => lateOf({ ...order, stateSince: order.timeline.at(-1)?.at ?? now.toISOString() }, now);
