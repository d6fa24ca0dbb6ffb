import { discountOf, pricedOf } from '../promotions/promo.ts';
import type { Cart } from './model.ts';

/** [CART-01, CART-05] Sums made new from the lines; the promo's discount follows them, the total never falls below 0. */
export function withTotals(cart: Cart): Cart {
  const lines = cart.items.map(pricedOf);
  const subtotal = lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
  const discount = discountOf(cart.appliedPromo, lines);
  return {
    ...cart,
    subtotal,
    discount,
    total: Math.max(0, subtotal - discount),
    itemCount: cart.items.reduce((sum, line) => sum + line.quantity, 0),
    appliedPromo: cart.appliedPromo && { ...cart.appliedPromo, discountAmount: discount },
  };
}
