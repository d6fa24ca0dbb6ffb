import type { OrderState } from '#domain/orders/model.ts';
import { inTransaction } from '#server/platform/database/open-database.ts';
import type { App } from '#server/platform/calls/app.ts';
import { deliverOrder } from '#server/modules/orders/deliver-order.ts';
import { findOrderById, lockOrderOfShop } from '#server/modules/orders/order-store.ts';
import { moveOrder } from '#server/modules/orders/move-order.ts';
import { buy, type SoldVariant, withCart } from './buying.ts';
import { type Browser, type Sale, signUp } from './sale.ts';

export interface Bought {
  orderId: string;
  lineIds: string[];
}

/** Moves an order of a shop through the given states, as its maker and carrier would. */
export async function carry(
  sale: Sale,
  { orderId, sellerId }: { orderId: string; sellerId: string },
  way: readonly OrderState[] = ['processing', 'shipped', 'delivered'],
): Promise<void> {
  let from: OrderState = 'confirmed';
  for (const to of way) {
    await inTransaction(sale.app.db, (tx) => moveOrder(sale.app, tx, { sellerId, orderId, from, to, by: 'maker' }));
    from = to;
  }
}

/** The carrier of an order that is on its way says that it has arrived, which its people cannot before the next day; false where there is no such order. */
export async function arrive(app: App, orderId: string): Promise<boolean> {
  const match = await findOrderById(app.db, orderId);
  if (!match) return false;
  await inTransaction(app.db, async (tx) => {
    const order = await lockOrderOfShop(tx, match);
    if (order) await deliverOrder(app, tx, { order, by: 'carrier' });
  });
  return true;
}

/** Somebody new who bought pieces, which have arrived. */
export async function buyerOf(
  sale: Sale,
  {
    name,
    sellerId,
    variants,
    way,
  }: { name: string; sellerId: string; variants: SoldVariant[]; way?: readonly OrderState[] },
): Promise<Browser & Bought> {
  const who = await signUp(await withCart(sale, ...variants), name);
  const { body } = await buy(who);
  const orderId = body.orders[0].orderId as string;
  await carry(sale, { orderId, sellerId }, way);
  const order = (await who.call('GET', `/api/orders/${orderId}`)).body;
  return Object.assign(who, {
    orderId,
    lineIds: variants.map(
      (variant) => order.lines.find((line: { listingId: string }) => line.listingId === variant.listingId).id as string,
    ),
  });
}
