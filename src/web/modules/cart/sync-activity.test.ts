import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyCart } from '#domain/cart/empty-cart.ts';
import type { Cart, CartLine } from '#domain/cart/model.ts';
import { createStore } from '#web/platform/store.ts';
import { syncActivity } from './sync-activity.ts';

const line = (quantity: number): CartLine =>
  ({ id: 'line', listingId: 'mug', variantId: 'ink', personalisation: '', quantity, priceCents: 3400 }) as CartLine;
const cartOf = (changes: Partial<Cart>): Cart => ({
  ...emptyCart,
  cartId: 'guest-1',
  items: [line(1)],
  total: 3400,
  ...changes,
});

function start(first: Cart) {
  const cart = createStore(first);
  const send = vi.fn();
  syncActivity({ watch: cart.watch, read: cart.get, send });
  return { cart, send };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[CART-04] activity is sent once, 2 s after the last of several changes', () => {
  const { cart, send } = start(emptyCart);
  cart.set(cartOf({}));
  vi.advanceTimersByTime(1900);
  cart.set(cartOf({ items: [line(2)], total: 6800 }));
  vi.advanceTimersByTime(1999);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(send).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(send).toHaveBeenCalledTimes(1);
});

test('[CART-04] items, total and cart id count as activity', () => {
  const { cart, send } = start(cartOf({}));
  cart.set(cartOf({ lastActivityAt: '2026-11-21T00:00:00.000Z', items: [{ ...line(1), stock: 3 }] }));
  vi.advanceTimersByTime(3000);
  expect(send).toHaveBeenCalledTimes(0);
  for (const change of [
    { total: 3000 },
    { cartId: 'cart-2', total: 3000 },
    { cartId: 'cart-2', total: 3000, items: [line(3)] },
    { cartId: 'cart-2', total: 3000, items: [{ ...line(3), personalisation: 'For Ida' }] },
  ]) {
    cart.set(cartOf(change));
    vi.advanceTimersByTime(2000);
  }
  expect(send).toHaveBeenCalledTimes(4);
});

test('[CART-04] an emptied cart has nothing to be reminded of', () => {
  const { cart, send } = start(cartOf({}));
  cart.set({ ...emptyCart, cartId: 'guest-1' });
  vi.advanceTimersByTime(5000);
  expect(send).not.toHaveBeenCalled();
});
