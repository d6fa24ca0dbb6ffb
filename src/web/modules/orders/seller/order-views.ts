import type { CallInput, CallOutput } from '#web/platform/calls.ts';
import * as texts from './texts/order-list-texts.ts';

export type OrderView = NonNullable<CallInput<'orders.listShopOrders'>['state']> | 'all';

type Waiting = Pick<CallOutput<'orders.listShopOrders'>, 'toShip' | 'late' | 'dueToday' | 'proofsWanted'>;
type Counts = Record<string, number>;
const ofState = (state: Exclude<OrderView, 'all'>, name: string) => ({
  ...{ state, name },
  count: (counts: Counts) => counts[state] ?? 0,
});

/** The views of a shop's orders, and how many each has. */
export const orderViews: {
  state: OrderView;
  name: string;
  /** Its tab stands there only while it has something, or is looked at. */
  isRare?: boolean;
  count: (counts: Counts, waiting: Waiting) => number;
}[] = [
  { state: 'to_ship', name: texts.views.toShip, count: (_counts, { toShip }) => toShip },
  { state: 'late', name: texts.views.late, isRare: true, count: (_counts, { late }) => late },
  { state: 'due_today', name: texts.views.dueToday, isRare: true, count: (_counts, { dueToday }) => dueToday },
  {
    ...{ state: 'proof_wanted', name: texts.views.proofWanted, isRare: true },
    count: (_counts, { proofsWanted }) => proofsWanted,
  },
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
