import { createHash } from 'node:crypto';
import { addLine } from '#domain/cart/change-cart.ts';
import { checkWishes } from '#domain/cart/check-wishes.ts';
import { cartContract } from '#domain/cart/contract.ts';
import { fail, ok } from '#domain/core/result.ts';
import { write } from '../platform/calls/call.ts';
import { anyone } from '../platform/calls/policy.ts';
import { findIdentity, newGuestCart } from './cart-identity.ts';
import { cartAndPiece, isSameBody, lockCart, lockCartOnce, saveLine } from './cart-store.ts';

/**
 * [CART-02] Adds a piece: lock, load, decide, save: three statements. A repeated key adds nothing and answers the cart as it
 * is; the key is claimed together with the lock, which is why this call keeps its own.
 */
export const addItem = write(
  cartContract.addItem,
  { policy: anyone, idempotency: 'none', limit: { times: 300, seconds: 60, by: 'ip' } },
  async ({ input, app, tx, caller }) => {
    const now = app.clock.now();
    let identity = findIdentity(caller) ?? newGuestCart(app, caller);
    const claim = caller.idempotencyKey
      ? { key: caller.idempotencyKey, bodyHash: createHash('sha256').update(JSON.stringify(input)).digest(), now }
      : null;
    const lock = async (): Promise<{ fits: boolean; repeated: boolean }> =>
      claim ? lockCartOnce(tx, identity, claim) : { fits: await lockCart(tx, identity, now), repeated: false };
    let locked = await lock();
    if (!locked.fits) {
      // The cookie names a cart that its token does not open: it is as good as none.
      identity = newGuestCart(app, caller);
      locked = await lock();
    }
    const { cart, piece, isGone } = await cartAndPiece(tx, identity, input);
    if (locked.repeated && claim) {
      if (!(await isSameBody(tx, identity.cartId, claim)))
        return fail({ code: 'request/idempotency-mismatch' } as never);
      caller.setHeader('Idempotent-Replayed', 'true');
      return ok(cart);
    }
    if (!piece) return fail({ code: isGone ? 'cart/choice-gone' : 'cart/not-for-sale' });
    const { wishes, ...facts } = piece;
    const checked = checkWishes(wishes, input.personalisation);
    if (!checked.ok) return checked;
    const line = {
      ...facts,
      id: app.ids.uuid(),
      quantity: input.quantity,
      personalisation: checked.value,
      addedPriceCents: piece.priceCents,
    };
    const added = addLine(cart, line, now);
    if (!added.ok) return added;
    const saved = added.value.items.find(
      (item) => item.variantId === line.variantId && item.personalisation === line.personalisation,
    );
    if (saved) await saveLine(tx, identity.cartId, saved, now);
    return ok(added.value);
  },
);
