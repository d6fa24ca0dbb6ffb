import type { Transaction } from '../../platform/database/open-database.ts';

/** A checkout belongs to another e-mail address from now on. */
export async function readdressCheckout(tx: Transaction, checkoutId: string, email: string): Promise<void> {
  await tx.query({
    name: 'checkout-readdress',
    text: 'UPDATE checkouts SET email = $2 WHERE id = $1',
    values: [checkoutId, email],
  });
}
