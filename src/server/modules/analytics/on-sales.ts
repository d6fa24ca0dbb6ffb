import { react } from '../../platform/events/reaction.ts';
import { addOrder, addRefund } from './sales-store.ts';

/** An order counts on the day it was placed. */
export const onOrderPlaced = react({
  name: 'analytics.on-order-placed',
  to: ['orders.placed'],
  handle: ({ event, tx }) => addOrder(tx, event.payload),
});

/** Money that was sent back counts on the day it was. */
export const onOrderRefunded = react({
  name: 'analytics.on-order-refunded',
  to: ['orders.refunded'],
  handle: ({ event: { payload, at }, tx }) => addRefund(tx, { ...payload, cents: payload.amountCents, at }),
});
