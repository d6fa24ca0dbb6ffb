import { MAX_LINES } from '#domain/cart/limits.ts';
import type { Promo } from '#domain/promotions/promo-schema.ts';
import { fail, ok } from '#domain/core/result.ts';
import { checkCode } from '#domain/promotions/check-code.ts';
import { pricedOf } from '#domain/promotions/promo.ts';
import { recoveryContract } from '#domain/recovery/contract.ts';
import { hashedToken } from '../accounts/session-token.ts';
import { type CartIdentity, findIdentity, newGuestCart } from '../cart/cart-identity.ts';
import { findCart, lockCart } from '../cart/cart-store.ts';
import { applyOffer, restoreCart } from '../cart/return-store.ts';
import { write } from '../../platform/calls/call.ts';
import { anyone } from '../../platform/calls/policy.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { publish } from '../../platform/events/publish.ts';
import { addOffers } from '../promotions/offer-store.ts';
import { findCodes } from '../promotions/promo-store.ts';
import { recallReminders } from './reminder-mails-store.ts';
import { type Link, markRecovered, useLink } from './recover-store.ts';

interface Return {
  link: Link;
  identity: CartIdentity;
  now: Date;
}

/** [INV-10] What the reminder promised, until its link ends; nothing where its code was spent by hand. From now on it counts in this cart too. */
async function offerOf(tx: Transaction, { link, identity, now }: Return): Promise<Promo | null> {
  if (!link.promoCode) return null;
  const { cartId } = identity;
  await addOffers(tx, [{ code: link.promoCode, cartId }], { way: 'recovered', now });
  const { items } = await findCart(tx, identity);
  const [code] = await findCodes(tx, { code: link.promoCode, sellerIds: [], cartId });
  const checked = checkCode(code ?? null, { lines: items.map(pricedOf), now, isOwn: code?.isOwn });
  return checked.ok ? checked.value : null;
}

/**
 * [REC-06, REC-07, REC-10, REC-11] Brings a cart back by its link: once, also among parallel calls, while it is valid, and only with the
 * cart it was made for. Prices are those of today; the reminder's offer comes along. Where the cart has no
 * room for all of it nothing changes, and the link still works.
 */
export const recoverCart = write(
  recoveryContract.recoverCart,
  { policy: anyone, limit: { times: 30, seconds: 3600 } },
  async ({ input, app, tx, caller }) => {
    const now = app.clock.now();
    const link = await useLink(tx, { cartId: input.cart ?? null, tokenHash: hashedToken(input.token), now });
    if (!link) return fail({ code: 'recovery/invalid-link' });
    if (link.items.length === 0) return fail({ code: 'recovery/cart-not-found' });
    const identity = findIdentity(caller) ?? newGuestCart(app, caller);
    if (!(await lockCart(tx, identity, now))) return fail({ code: 'recovery/failed' });
    // Into the cart of whoever opens the link: it is no credential for another's cart.
    await restoreCart(tx, { to: identity.cartId, lines: link.items, now });
    const offer = await offerOf(tx, { link, identity, now });
    await applyOffer(tx, identity.cartId, offer);
    const cart = await findCart(tx, identity);
    if (cart.items.length > MAX_LINES) return fail({ code: 'cart/full' });
    await markRecovered(tx, link.cartId, link.life);
    await recallReminders(app, tx, [link.cartId]);
    const sellerIds = [...new Set(link.items.map((line) => line.sellerId))];
    await publish(app, tx, {
      name: 'recovery.recovered',
      subject: link.cartId,
      payload: { cartId: link.cartId, life: link.life, sellerIds },
    });
    const there = new Set(cart.items.filter((line) => line.available).map((line) => line.variantId));
    return ok({
      cart,
      missing: link.items.filter((line) => !there.has(line.variantId)).map(({ title, values }) => ({ title, values })),
      offer: offer && { code: offer.code, amountCents: cart.discount, until: link.expiresAt.toISOString() },
    });
  },
);
