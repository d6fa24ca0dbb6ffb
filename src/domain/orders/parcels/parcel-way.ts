import type { Order } from '../model.ts';
import { isWaiting } from './pack.ts';

/** [ORD-05] The steps of an order as one of its parcels goes them: what it did counts, wherever the others are. An order that is over is over. */
export function wayOfParcel(
  { state, timeline }: Pick<Order, 'state' | 'timeline'>,
  parcel: Pick<Order['parcels'][number], 'state' | 'sentAt' | 'deliveredAt'>,
): Pick<Order, 'state' | 'timeline'> {
  if (!isWaiting({ state }) && state !== 'shipped') return { state, timeline };
  const before = timeline.filter((entry) => isWaiting(entry));
  const step = (reached: 'shipped' | 'delivered', at: string | null) => (at ? [{ state: reached, at, by: '' }] : []);
  return {
    state: parcel.state === 'delivered' ? 'delivered' : 'shipped',
    timeline: [...before, ...step('shipped', parcel.sentAt), ...step('delivered', parcel.deliveredAt)],
  };
}
