import { createHash } from 'node:crypto';
import { addLine } from '#domain/cart/change-cart.ts';
import { checkPersonalisation } from '#domain/listings/check-personalisation.ts';
import { cartContract } from '#domain/cart/contract.ts';
import type { AddItemInput, CartLine } from '#domain/cart/model.ts';
import { fail, ok } from '#domain/core/result.ts';
import type { App } from '../../platform/calls/app.ts';
import { type CallLimit, countingSteps, write } from '../../platform/calls/call.ts';
import type { Caller } from '../../platform/calls/caller.ts';
import { anyone, signedIn } from '../../platform/calls/policy.ts';
import { deleteWishlistItem, lockExistingWishlist } from '../wishlist/wishlist-store.ts';
import { addedToCart } from './added-to-cart.ts';
import { type CartIdentity, findIdentity, memberCart, newGuestCart } from './cart-identity.ts';
import { findCart, lockCart, saveLine } from './cart-store.ts';
import { type CartAndVariant, cartAndVariant, type Claim, findClaim, saveNewLine } from './new-line-store.ts';

/** The cart with the piece in it, and its line, decided by the rules. */
function withVariant(app: App, { cart, variant, isGone }: CartAndVariant, input: AddItemInput) {
  if (!variant) return fail({ code: isGone ? ('cart/choice-gone' as const) : ('cart/not-for-sale' as const) });
  const { personalisation, ...facts } = variant;
  const checked = checkPersonalisation(personalisation, input.personalisation);
  if (!checked.ok) return checked;
  const { quantity } = input;
  const price = { addedPriceCents: variant.priceCents };
  const line = { ...facts, ...price, id: app.ids.uuid(), quantity, personalisation: checked.value };
  const added = addLine(cart, line, app.clock.now());
  if (!added.ok) return added;
  const isSame = (item: CartLine): boolean =>
    item.variantId === line.variantId && item.personalisation === line.personalisation;
  return ok({ cart: added.value, line: added.value.items.find(isSame) ?? line });
}

interface Adding {
  input: AddItemInput;
  identity: CartIdentity;
  claim: Claim | null;
  limit: CallLimit;
}

/** A key that was used before adds nothing, and answers the cart as it is. */
async function replayed(app: App, caller: Caller, { identity, claim }: Adding) {
  const known = claim && (await findClaim(app.db, identity.cartId, claim));
  if (!known) return null;
  if (!known.isSame) return fail({ code: 'request/idempotency-mismatch' as const });
  caller.setHeader('Idempotent-Replayed', 'true');
  return ok(await findCart(app.db, identity));
}

/** The cart is read again where somebody changed it meanwhile: each time another one has come through. */
const MAX_TRIES = 50;

/**
 * [CART-02] Adds a piece by two statements without a transaction: one reads the cart and the piece, the rule decides, one counts the attempt, claims the
 * key and writes the line, as long as the cart is what was read.
 */
export const addItem = countingSteps(
  cartContract.addItem,
  { policy: anyone, limit: { times: 300, seconds: 60, by: 'ip' } },
  async ({ input, app, caller, limit }) => {
    const bodyHash = createHash('sha256').update(JSON.stringify(input)).digest();
    const claim = caller.idempotencyKey ? { key: caller.idempotencyKey, bodyHash } : null;
    let adding: Adding = { input, identity: findIdentity(caller) ?? newGuestCart(app, caller), claim, limit };
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      let state = await cartAndVariant(app.db, adding.identity, input);
      if (!state.isOpen) {
        // The cookie names a cart that its token does not open: it is as good as none.
        adding = { ...adding, identity: newGuestCart(app, caller) };
        state = await cartAndVariant(app.db, adding.identity, input);
      }
      const decided = withVariant(app, state, input);
      const { cartId } = adding.identity;
      const now = app.clock.now();
      if (!decided.ok) {
        if (tries === 0) limit.check(await app.db.query(limit.statement));
        return (await replayed(app, caller, adding)) ?? decided;
      }
      const { line, cart } = decided.value;
      const saved = await saveNewLine(app.db, {
        ...adding,
        version: state.version,
        line,
        attempt: limit.attempt,
        by: tries === 0 ? 1 : 0,
        now,
      });
      limit.check({ rows: [{ count: saved.count }] });
      if (saved.isAdded) {
        addedToCart(app, line.listingId);
        return ok({ ...cart, cartId, createdAt: cart.createdAt ?? now.toISOString() });
      }
      const before = await replayed(app, caller, adding);
      if (before) return before;
    }
    throw new Error('a cart changed each time before a piece could be added');
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
    await lockExistingWishlist(tx, userId, now);
    if (!(await deleteWishlistItem(tx, userId, input.listingId))) return ok(await findCart(tx, identity));
    await lockCart(tx, identity, now);
    const state = await cartAndVariant(tx, identity, input);
    const decided = withVariant(app, state, { ...input, quantity: 1, personalisation: '' });
    if (!decided.ok) return decided;
    saveLine(tx, { cartId: identity.cartId, line: decided.value.line, now });
    addedToCart(app, input.listingId);
    return ok(decided.value.cart);
  },
);
