import type { App } from '../../platform/calls/app.ts';
import { findOwnOrder } from './access/own-order.ts';

/** Open pages of a guest's order. */
const orderTopic = (orderId: string): string => `order:${orderId}`;

interface Concerned {
  sellerId: string;
  orderId: string;
  buyerId: string | null;
}

/** Whose open pages hear of an order: its shop's, and its buyer's, or those of the order where its buyer has no account. */
export const liveTopics = ({ sellerId, orderId, buyerId }: Concerned): string[] => [
  `shop:${sellerId}`,
  buyerId ? `user:${buyerId}` : orderTopic(orderId),
];

/** [ORD-01, INV-22] What a guest's page of an order hears, by the key that opens the page; null where it opens nothing. */
export async function guestTopic(
  app: App,
  { orderId, accessKey }: { orderId: string; accessKey: string },
): Promise<string | null> {
  const order = await findOwnOrder({ app, caller: { session: null } }, { orderId, accessKey });
  return order && orderTopic(orderId);
}
