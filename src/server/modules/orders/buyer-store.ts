import type { Transaction } from '../../platform/database/open-database.ts';
import type { KnownPerson } from '../../platform/personal-data/tagged-table.ts';
import type { PlacedOrder } from './place-orders.ts';

/**
 * The orders of one checkout belong to another e-mail address from now on. Those that were placed as a guest are nobody's account's
 * again: whoever has the mistyped address got them by it alone.
 */
export async function readdressOrders(
  tx: Transaction,
  { checkoutId, email, buyerId }: { checkoutId: string; email: string; buyerId: string | null },
): Promise<PlacedOrder[]> {
  const { rows } = await tx.query<PlacedOrder>({
    name: 'orders-readdress',
    text: `UPDATE orders SET email = $2, buyer_id = $3 WHERE checkout_id = $1 RETURNING id, number,
           seller_id AS "sellerId"`,
    values: [checkoutId, email, buyerId],
  });
  return rows;
}

/** What a guest bought under this address becomes this person's, but for what their own shop sold; answers the orders. */
export async function claimGuestOrders(
  tx: Transaction,
  { userId, email }: { userId: string; email: string },
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'orders-claim',
    text: 'UPDATE orders SET buyer_id = $1 WHERE email = $2 AND buyer_id IS NULL AND seller_id <> $1 RETURNING id',
    values: [userId, email],
  });
  return rows.map(({ id }) => id);
}

/** What somebody bought, with an account or as the guest whose address they have shown to be theirs. */
export async function listOrderIdsOf(tx: Transaction, person: Pick<KnownPerson, 'id' | 'proven'>): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'orders-of-person',
    text: `SELECT id FROM orders WHERE buyer_id = $1 UNION SELECT id FROM orders WHERE buyer_id IS NULL
           AND email = ANY($2)`,
    values: [person.id, person.proven],
  });
  return rows.map(({ id }) => id);
}
