import {
  changeQuantity as changed,
  clearCart,
  removeLine,
  removePromo as withoutPromo,
} from '#domain/cart/change-cart.ts';
import { cartContract } from '#domain/cart/contract.ts';
import { emptyCart } from '#domain/cart/empty-cart.ts';
import { fail, ok } from '#domain/core/result.ts';
import type { App } from '../../platform/calls/app.ts';
import { write } from '../../platform/calls/call.ts';
import type { Caller } from '../../platform/calls/caller.ts';
import { anyone } from '../../platform/calls/policy.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import type { Cart } from '#domain/cart/model.ts';
import { findIdentity } from './cart-identity.ts';
import { clearPromo, deleteLine, emptyStoredCart, findCart, lockCart, saveLine, saveNote } from './cart-store.ts';

/** The caller's cart, locked, or null when there is none that they may open. */
async function lockedCart({ app, tx, caller }: { app: App; tx: Transaction; caller: Caller }): Promise<Cart | null> {
  const identity = findIdentity(caller);
  if (!identity || !(await lockCart(tx, identity, app.clock.now()))) return null;
  return findCart(tx, identity);
}

/** A decision on a line that another device changed meanwhile: null where it still holds what the person saw. */
function changedMeanwhile(cart: Cart, { lineId, was }: { lineId: string; was?: number | undefined }) {
  const quantity = cart.items.find((line) => line.id === lineId)?.quantity;
  return was === undefined || quantity === undefined || quantity === was
    ? null
    : fail({ code: 'cart/changed-elsewhere', quantity });
}

/** [CART-02] Sets a quantity; zero or less removes the line. */
export const changeQuantity = write(
  cartContract.changeQuantity,
  { policy: anyone },
  async ({ input, app, tx, caller }) => {
    const now = app.clock.now();
    const cart = await lockedCart({ app, tx, caller });
    if (!cart?.cartId) return fail({ code: 'cart/line-not-found' });
    const conflict = changedMeanwhile(cart, input);
    if (conflict) return conflict;
    const result = changed(cart, input, now);
    if (!result.ok) return result;
    const line = result.value.items.find((item) => item.id === input.lineId);
    if (line) saveLine(tx, { cartId: cart.cartId, line, now });
    else await deleteLine(tx, cart.cartId, input.lineId);
    return result;
  },
);

/** [CART-02] Removes a line; removing what is gone changes nothing. */
export const removeItem = write(
  cartContract.removeItem,
  { policy: anyone, idempotency: 'none' },
  async ({ input, app, tx, caller }) => {
    const cart = await lockedCart({ app, tx, caller });
    if (!cart?.cartId) return ok(emptyCart);
    const conflict = changedMeanwhile(cart, input);
    if (conflict) return conflict;
    await deleteLine(tx, cart.cartId, input.lineId);
    return ok(removeLine(cart, input.lineId, app.clock.now()));
  },
);

/** [CART-07] Says something to one maker with the order. */
export const setNote = write(
  cartContract.setNote,
  { policy: anyone, idempotency: 'none' },
  async ({ input: { sellerId, note }, app, tx, caller }) => {
    const cart = await lockedCart({ app, tx, caller });
    if (!cart?.cartId || !cart.items.some((line) => line.sellerId === sellerId))
      return fail({ code: 'cart/line-not-found' });
    await saveNote(tx, cart.cartId, { sellerId, note });
    const { [sellerId]: _before, ...others } = cart.notes;
    return ok({ ...cart, notes: note === '' ? others : { ...others, [sellerId]: note } });
  },
);

/** [CART-02] Takes the promo off. */
export const removePromo = write(
  cartContract.removePromo,
  { policy: anyone, idempotency: 'none' },
  async ({ app, tx, caller }) => {
    const cart = await lockedCart({ app, tx, caller });
    if (!cart?.cartId) return ok(emptyCart);
    await clearPromo(tx, cart.cartId);
    return ok(withoutPromo(cart, app.clock.now()));
  },
);

/** [CART-02] Empties the cart. */
export const clear = write(cartContract.clear, { policy: anyone, idempotency: 'none' }, async ({ app, tx, caller }) => {
  const cart = await lockedCart({ app, tx, caller });
  if (!cart?.cartId) return ok(emptyCart);
  await emptyStoredCart(tx, cart.cartId, app.clock.now());
  return ok(clearCart(cart, app.clock.now()));
});
