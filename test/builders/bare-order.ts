/** An order as its table wants it: its sums add up. */
export const bareOrder = (row: Record<string, unknown>): Record<string, unknown> => ({
  seller_id: 'ana',
  id: 'o1',
  number: 'A-1',
  checkout_id: 'c1',
  state: 'confirmed',
  subtotal_cents: 900,
  shipping_cents: 100,
  standard_shipping_cents: 100,
  total_cents: 1000,
  return_days: 14,
  ...row,
});
