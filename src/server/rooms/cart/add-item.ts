import { createHash } from 'node:crypto';
import { addLine } from '#domain/cart/change-cart.ts';
import { checkPersonalisation } from '#domain/listings/check-personalisation.ts';
import { cartContract } from '#domain/cart/contract.ts';
import type { AddItemInput, Cart } from '#domain/cart/model.ts';
import { fail, ok } from '#domain/core/result.ts';
import type { App } from '../../platform/calls/app.ts';
import { write } from '../../platform/calls/call.ts';
import { anyone, signedIn } from '../../platform/calls/policy.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { deleteWishlistItem, holdWishlist } from '../wishlist/wishlist-store.ts';
import { findIdentity, memberCart, newGuestCart } from './cart-identity.ts';
import {
  cartAndVariant,
  findCart,
  isSameBody,
  lockCart,
  lockCartOnce,
  type CartVariant,
  saveLine,
} from './cart-store.ts';

interface Found {
  cartId: string;
  cart: Cart;
  variant: CartVariant | null;
  isGone: boolean;
  input: AddItemInput;
}

/** Puts a piece into a locked cart, as both were found. */
async function putVariant(app: App, tx: Transaction, { cartId, cart, variant, isGone, input }: Found) {
  if (!variant) return fail({ code: isGone ? ('cart/choice-gone' as const) : ('cart/not-for-sale' as const) });
  const { personalisation, ...facts } = variant;
  const checked = checkPersonalisation(personalisation, input.personalisation);
  if (!checked.ok) return checked;
  const now = app.clock.now();
  const { quantity } = input;
  const price = { addedPriceCents: variant.priceCents };
  const line = { ...facts, ...price, id: app.ids.uuid(), quantity, personalisation: checked.value };
  const added = addLine(cart, line, now);
  if (!added.ok) return added;
  const saved = added.value.items.find(
    (item) => item.variantId === line.variantId && item.personalisation === line.personalisation,
  );
  if (saved) saveLine(tx, cartId, saved, now);
  return ok(added.value);
}

/**
 * [CART-02] Adds a piece: lock, load, decide, save: three statements in two round trips, as the reading leaves with the lock that it
 * waits behind. A repeated key adds nothing and answers the cart as it is; the key is claimed together with the lock, which is why
 * this call keeps its own.
 */
export const addItem = write(
  cartContract.addItem,
  { policy: anyone, idempotency: 'none', limit: { times: 300, seconds: 60, by: 'ip', joins: true } },
  async ({ input, app, tx, caller }) => {
    const now = app.clock.now();
    let identity = findIdentity(caller) ?? newGuestCart(app, caller);
    const claim = caller.idempotencyKey
      ? { key: caller.idempotencyKey, bodyHash: createHash('sha256').update(JSON.stringify(input)).digest(), now }
      : null;
    const lock = async (): Promise<{ fits: boolean; repeated: boolean }> =>
      claim ? lockCartOnce(tx, identity, claim) : { fits: await lockCart(tx, identity, now), repeated: false };
    const lockAndRead = () => Promise.all([lock(), cartAndVariant(tx, identity, input)]);
    let [locked, found] = await lockAndRead();
    if (!locked.fits) {
      // The cookie names a cart that its token does not open: it is as good as none.
      identity = newGuestCart(app, caller);
      [locked, found] = await lockAndRead();
    }
    const { cart, variant, isGone } = found;
    if (locked.repeated && claim) {
      if (!(await isSameBody(tx, identity.cartId, claim))) return fail({ code: 'request/idempotency-mismatch' });
      caller.setHeader('Idempotent-Replayed', 'true');
      return ok(cart);
    }
    return putVariant(app, tx, { cartId: identity.cartId, cart, variant, isGone, input });
  },
);

/** [WISH-10] A piece goes off the list and into the cart in one act: pressed twice, or on two devices at once, it goes once. */
export const addFromWishlist = write(
  cartContract.addFromWishlist,
  { policy: signedIn, idempotency: 'none' },
  async ({ app, input, tx, caller }) => {
    const { userId } = caller.session ?? { userId: '' };
    const now = app.clock.now();
    const identity = memberCart(userId);
    await holdWishlist(tx, userId, now);
    if (!(await deleteWishlistItem(tx, userId, input.listingId))) return ok(await findCart(tx, identity));
    await lockCart(tx, identity, now);
    const found = await cartAndVariant(tx, identity, input);
    return putVariant(app, tx, {
      ...found,
      cartId: identity.cartId,
      input: { ...input, quantity: 1, personalisation: '' },
    });
  },
);
