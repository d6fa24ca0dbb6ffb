import { cartContract } from '#domain/cart/contract.ts';
import { emptyCart } from '#domain/cart/empty-cart.ts';
import { ok } from '#domain/core/result.ts';
import type { App } from '../../platform/calls/app.ts';
import { read } from '../../platform/calls/call.ts';
import type { Caller } from '../../platform/calls/caller.ts';
import { anyone } from '../../platform/calls/policy.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { moveOffers } from '../promotions/offer-store.ts';
import { findIdentity, guestCart, memberCart, setCartCookie } from './cart-identity.ts';
import { findCart, lockCart } from './cart-store.ts';
import { lockGuestCart, mergeCarts } from './merge-store.ts';

/** [CART-03] The cart, priced now. Somebody who has just signed in brings their guest's cart along. */
export const getCart = read(cartContract.getCart, { policy: anyone }, async ({ app, caller }) => {
  await adoptGuestCart(app, caller);
  const identity = findIdentity(caller);
  return ok(identity ? await findCart(app.db, identity) : emptyCart);
});

/** Merges the cart of the guest's cookie into the member's. Safe to repeat: what was moved is no longer there, and what found no room waits for it. */
export async function adoptGuestCart(app: App, caller: Caller): Promise<void> {
  const guest = caller.session && guestCart(caller);
  if (!caller.session || !guest) return;
  const member = memberCart(caller.session.userId);
  const now = app.clock.now();
  const staying = await inTransaction(app.db, async (tx) => {
    // A guest's cart is always locked before the member's: two tabs that sign in at once do not wait in a circle.
    if (!(await lockGuestCart(tx, guest))) return 0;
    await lockCart(tx, member, now);
    await moveOffers(tx, { from: guest.cartId, to: member.cartId, now });
    return mergeCarts(tx, { from: guest.cartId, to: member.cartId });
  });
  if (staying === 0) setCartCookie(caller, '');
}
