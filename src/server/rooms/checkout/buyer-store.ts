import type { Transaction } from '../../platform/database/open-database.ts';

/** A checkout belongs to another e-mail address from now on. */
export async function readdressCheckout(tx: Transaction, checkoutId: string, email: string): Promise<void> {
  await tx.query({
    name: 'checkout-readdress',
    text: 'UPDATE checkouts SET email = $2 WHERE id = $1',
    values: [checkoutId, email],
  });
}

/** Takes what a person typed out of their checkouts. The country stays. */
export async function forgetBuyer(tx: Transaction, buyerId: string): Promise<void> {
  await tx.query({
    name: 'checkout-forget-buyer',
    text: `UPDATE checkouts SET email = '', note = '', notes = '{}', billing_address = NULL, address = jsonb_build_object('name', 'Removed', 'line1', 'Removed', 'line2', '', 'postcode', '-', 'city', 'Removed', 'country', address->>'country', 'phone', '')
           WHERE buyer_id = $1`,
    values: [buyerId],
  });
}
