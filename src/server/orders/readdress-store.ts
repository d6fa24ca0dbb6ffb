import type { Transaction } from '../platform/database/open-database.ts';
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
