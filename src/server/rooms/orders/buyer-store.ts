import type { Transaction } from '../../platform/database/open-database.ts';
import type { PlacedOrder } from './place-orders.ts';

/** The orders of one checkout belong to another e-mail address from now on. */
export async function readdressOrders(tx: Transaction, checkoutId: string, email: string): Promise<PlacedOrder[]> {
  const { rows } = await tx.query<PlacedOrder>({
    name: 'orders-readdress',
    text: 'UPDATE orders SET email = $2 WHERE checkout_id = $1 RETURNING id, number, seller_id AS "sellerId"',
    values: [checkoutId, email],
  });
  return rows;
}

/** Takes a person out of the orders that they placed. The country stays. */
export async function forgetBuyer(tx: Transaction, buyerId: string): Promise<void> {
  await tx.query({
    name: 'orders-forget-buyer',
    text: `UPDATE orders SET email = '', buyer_name = 'Former member', note = '', card_last4 = NULL, address = jsonb_build_object('name', 'Removed', 'line1', 'Removed', 'line2', '', 'postcode', '-', 'city', 'Removed', 'country', address->>'country', 'phone', '')
           WHERE buyer_id = $1`,
    values: [buyerId],
  });
}
