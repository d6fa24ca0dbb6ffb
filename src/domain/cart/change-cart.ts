import { fail, ok, type Result } from '../core/result.ts';
import { MAX_CART_CENTS, MAX_LINE_QUANTITY, MAX_LINES } from './limits.ts';
import type { Promo } from '../promotions/promo-schema.ts';
import type { Cart, CartLine } from './model.ts';
import { withTotals } from './totals.ts';

/*
 * The actions of a cart [CART-02]. Each answers a new cart with its sums; the browser shows it at once and the server says the
 * same in the end. Activity, recovery and the birth of a cart are single statements of the server.
 */

const touched = (cart: Cart, now: Date): Cart => withTotals({ ...cart, lastActivityAt: now.toISOString() });

/** More than anybody could pay at once. */
const isTooMuch = (items: readonly CartLine[]): boolean =>
  items.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0) > MAX_CART_CENTS;

const isSameVariant = (a: CartLine, b: CartLine): boolean =>
  a.variantId === b.variantId && a.personalisation === b.personalisation;

/** [ORD-06, DASH-04] Until when its maker takes no orders for a piece, and why. */
type Paused = { code: 'cart/paused'; until: string; isOnVacation: boolean };

const paused = (line: CartLine): Paused | null =>
  line.pausedUntil ? { code: 'cart/paused', until: line.pausedUntil, isOnVacation: line.isOnVacation === true } : null;

/** Adds a piece; the same piece with the same text adds to its quantity. */
export function addLine(
  cart: Cart,
  line: CartLine,
  now: Date,
): Result<
  Cart,
  | { code: 'cart/full' | 'cart/too-much' | 'cart/choice-gone' | 'cart/own-listing' }
  | { code: 'cart/out-of-stock'; stock: number }
  | Paused
> {
  if (line.isOwn) return fail({ code: 'cart/own-listing' });
  const pause = paused(line);
  if (pause) return fail(pause);
  if (line.choiceGone) return fail({ code: 'cart/choice-gone' });
  const present = cart.items.find((item) => isSameVariant(item, line));
  const quantity = (present?.quantity ?? 0) + line.quantity;
  if (quantity > Math.min(line.stock, MAX_LINE_QUANTITY)) return fail({ code: 'cart/out-of-stock', stock: line.stock });
  if (!present && cart.items.length >= MAX_LINES) return fail({ code: 'cart/full' });
  const items = present
    ? cart.items.map((item) => (item === present ? { ...line, id: item.id, quantity } : item))
    : [...cart.items, line];
  if (isTooMuch(items)) return fail({ code: 'cart/too-much' });
  return ok(touched({ ...cart, items }, now));
}

export const removeLine = (cart: Cart, lineId: string, now: Date): Cart =>
  touched({ ...cart, items: cart.items.filter((line) => line.id !== lineId) }, now);

/** Sets a quantity; zero or less removes the line. */
export function changeQuantity(
  cart: Cart,
  change: { lineId: string; quantity: number },
  now: Date,
): Result<
  Cart,
  | { code: 'cart/line-not-found' | 'cart/too-much' | 'cart/choice-gone' }
  | { code: 'cart/out-of-stock'; stock: number }
  | Paused
> {
  const line = cart.items.find((item) => item.id === change.lineId);
  if (!line) return fail({ code: 'cart/line-not-found' });
  if (change.quantity <= 0) return ok(removeLine(cart, line.id, now));
  // Fewer than before is always allowed, also where the stock has shrunk below it.
  const pause = paused(line);
  if (pause && change.quantity > line.quantity) return fail(pause);
  if (line.choiceGone && change.quantity > line.quantity) return fail({ code: 'cart/choice-gone' });
  if (change.quantity > line.quantity && change.quantity > Math.min(line.stock, MAX_LINE_QUANTITY))
    return fail({ code: 'cart/out-of-stock', stock: line.stock });
  const items = cart.items.map((item) => (item === line ? { ...item, quantity: change.quantity } : item));
  if (change.quantity > line.quantity && isTooMuch(items)) return fail({ code: 'cart/too-much' });
  return ok(touched({ ...cart, items }, now));
}

export const applyPromo = (cart: Cart, promo: Promo, now: Date): Cart => touched({ ...cart, appliedPromo: promo }, now);
export const removePromo = (cart: Cart, now: Date): Cart => touched({ ...cart, appliedPromo: null }, now);
export const clearCart = (cart: Cart, now: Date): Cart =>
  touched({ ...cart, items: [], appliedPromo: null, notes: {} }, now);
