import type { Cart } from './model.ts';

/** A cart in which nothing lies yet. */
export const emptyCart: Cart = {
  cartId: null,
  items: [],
  subtotal: 0,
  discount: 0,
  total: 0,
  itemCount: 0,
  currency: 'EUR',
  appliedPromo: null,
  createdAt: null,
  lastActivityAt: null,
  abandonedCartRecovered: false,
  notes: {},
};
