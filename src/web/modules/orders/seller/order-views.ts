import type { CallInput } from '#web/platform/calls.ts';
import * as texts from './texts/order-list-texts.ts';

export type OrderView = NonNullable<CallInput<'orders.listShopOrders'>['state']> | 'all';

type Counts = Record<string, number>;
const ofState = (state: Exclude<OrderView, 'all'>, name: string) => ({
  ...{ state, name },
  count: (counts: Counts) => counts[state] ?? 0,
});

/** The views of a shop's orders, and how many each has. */
export const orderViews: {
  state: OrderView;
  name: string;
  count: (counts: Counts, waiting: { toShip: number; late: number }) => number;
}[] = [
  { state: 'to_ship', name: texts.views.toShip, count: (_counts, { toShip }) => toShip },
  { state: 'late', name: texts.views.late, count: (_counts, { late }) => late },
  {
    state: 'all',
    name: texts.views.all,
    count: (counts) => Object.values(counts).reduce((sum, count) => sum + count, 0),
  },
  ofState('confirmed', texts.views.confirmed),
  ofState('processing', texts.views.processing),
  ofState('shipped', texts.views.shipped),
  ofState('delivered', texts.views.delivered),
  ofState('completed', texts.views.completed),
  ofState('refunded', texts.views.refunded),
  ofState('cancelled', texts.views.cancelled),
];
