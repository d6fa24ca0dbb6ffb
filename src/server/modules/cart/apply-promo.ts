import { applyPromo as withPromo } from '#domain/cart/change-cart.ts';
import { cartContract } from '#domain/cart/contract.ts';
import { fail, ok } from '#domain/core/result.ts';
import { checkCode } from '#domain/promotions/check-code.ts';
import { discountOf, plainCode, pricedOf } from '#domain/promotions/promo.ts';
import { write } from '../../platform/calls/call.ts';
import { anyone } from '../../platform/calls/policy.ts';
import { buyersOf, findCodes } from '../promotions/promo-store.ts';
import { findIdentity } from './cart-identity.ts';
import { findCart, lockCart, savePromo } from './cart-store.ts';

/**
 * [UX-46, CART-06] Puts a typed code on the cart in place of the one before: a shop's in the cart, or that of the reminder that
 * was sent about this very cart. Where two shops have the same code, the one that takes off more counts. Nothing is used up before a checkout begins.
 */
export const applyPromo = write(
  cartContract.applyPromo,
  // Few enough that nobody finds a code by trying.
  { policy: anyone, limit: { times: 20, seconds: 600 }, idempotency: 'none' },
  async ({ input, app, tx, caller }) => {
    const now = app.clock.now();
    const identity = findIdentity(caller);
    if (!identity || !(await lockCart(tx, identity, now))) return fail({ code: 'cart/code-empty' });
    const cart = await findCart(tx, identity);
    if (cart.items.length === 0) return fail({ code: 'cart/code-empty' });
    const lines = cart.items.map(pricedOf);
    const codes = await findCodes(tx, {
      code: plainCode(input.code),
      sellerIds: [...new Set(cart.items.map((line) => line.sellerId))],
      cartId: identity.cartId,
      buyers: buyersOf({ userId: identity.userId }),
    });
    const looked = codes.map((code) => checkCode(code, { lines, now, isOwn: code.isOwn }));
    const good = looked
      .flatMap((result) => (result.ok ? [result.value] : []))
      .toSorted((a, b) => discountOf(b, lines) - discountOf(a, lines))[0];
    if (!good) {
      const refused = looked.find((result) => !result.ok) ?? checkCode(null, { lines, now });
      return refused.ok ? fail({ code: 'cart/code-unknown' }) : refused;
    }
    await savePromo(tx, identity.cartId, good);
    return ok(withPromo(cart, good, now));
  },
);
