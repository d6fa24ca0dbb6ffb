import { refresh } from '#web/platform/use-call.ts';

const again = (): void => refresh('orders.getOrder', 'orders.listOrders');

/** [ORD-01] What happens to a buyer's orders while one of their pages is open. */
export const ownOrdersLive = [
  {
    'orders.moved': again,
    'orders.withdrawal-moved': again,
    'orders.refunded': again,
    'orders.disputed': again,
    'orders.tracking-named': again,
    'orders.parcel-moved': again,
    'orders.arrival-said': again,
    'orders.claimed': again,
    'orders.proof-sent': again,
    'orders.proof-answered': again,
  },
];
