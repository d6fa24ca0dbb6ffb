import { react } from '../../../platform/events/reaction.ts';
import { publish } from '../../../platform/events/publish.ts';
import { saveQueueMinutes } from '../../shops/calendar/calendar-store.ts';
import { countQueueMinutes } from './queue-store.ts';

/**
 * [ORD-06] How much a shop has to make is counted again whenever an order comes or moves, or the time that a piece takes changes. It is
 * counted, not added to, so that a repeat or another order of events ends in the same.
 */
export const recountQueue = react({
  name: 'orders.recount-queue',
  to: [
    ...([
      'orders.placed',
      'orders.moved',
      'orders.parcel-moved',
      'orders.refunded',
      'orders.withdrawal-moved',
    ] as const),
    ...(['shops.calendar-changed', 'listings.changed'] as const),
  ],
  handle: async ({ event, tx, app }) => {
    const { sellerId } = event.payload;
    if (sellerId === '' || !(await saveQueueMinutes(tx, sellerId, await countQueueMinutes(tx, sellerId)))) return;
    await publish(app, tx, { name: 'shops.calendar-changed', subject: sellerId, payload: { sellerId } });
  },
});
