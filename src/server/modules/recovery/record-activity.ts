import { recoveryContract } from '#domain/recovery/contract.ts';
import type { Cart } from '#domain/cart/model.ts';
import { ok } from '#domain/core/result.ts';
import { MINUTE } from '#domain/core/time.ts';
import { cutMetadata, isTracked, recoveryEmail } from '#domain/recovery/workflow.ts';
import { findAddress } from '../accounts/stores/profile-store.ts';
import { findIdentity } from '../cart/cart-identity.ts';
import { findCart, touchCart } from '../cart/cart-store.ts';
import type { App } from '../../platform/calls/app.ts';
import { write } from '../../platform/calls/call.ts';
import type { Caller } from '../../platform/calls/caller.ts';
import { anyone } from '../../platform/calls/policy.ts';
import { inSavepoint, type Transaction } from '../../platform/database/open-database.ts';
import { mayNameAddress } from './limit-senders.ts';
import { settingsOf } from './settings-of.ts';
import { closeLife, forgetGuest, saveActivity } from './track-store.ts';

interface Activity {
  consent: boolean;
  email?: string | undefined;
  sessionId: string;
  referrer: string;
  utmSource: string;
  utmCampaign: string;
}

interface Noted {
  app: App;
  tx: Transaction;
  caller: Caller;
  cart: Cart;
  said: Activity;
}

interface Address {
  email: string | null;
  /** Its owner has shown that it is theirs. */
  isProven: boolean;
}

/** The address that a reminder may go to: a member's own, or what a guest wrote and agreed to. */
async function addressOf({ tx, caller, said }: Noted): Promise<Address> {
  if (!caller.session) return { email: said.consent && said.email ? recoveryEmail(said.email) : null, isProven: false };
  const own = await findAddress(tx, caller.session.userId);
  return { email: own && recoveryEmail(own.email), isProven: own?.isProven ?? false };
}

/** [REC-01, REC-02] Keeps the abandoned-cart record of this cart, or ends it where the person does not agree. */
async function track(noted: Noted): Promise<void> {
  const { app, tx, caller, cart, said } = noted;
  const settings = settingsOf(app.config);
  const { email, isProven } = await addressOf(noted);
  const person = { isSignedIn: caller.session !== null, email, consents: said.consent };
  const cartId = cart.cartId ?? '';
  if (person.isSignedIn && email && !person.consents) return closeLife(app, tx, { cartId, closedBy: 'withdrawal' });
  if (!person.isSignedIn && !person.consents) await forgetGuest(app, tx, cartId);
  if (cart.items.length === 0) return closeLife(app, tx, { cartId, closedBy: 'emptied' });
  // A cart that was won back is left in peace until it is bought or emptied.
  if (
    cart.abandonedCartRecovered ||
    !isTracked({ itemCount: cart.itemCount, totalCents: cart.total }, person, settings)
  )
    return;
  const now = app.clock.now();
  const mayStore = email !== null && (isProven || (await mayNameAddress(app, tx, { cartId, ip: caller.ip, email })));
  await saveActivity(tx, {
    cart,
    userId: caller.session?.userId ?? null,
    email: mayStore ? email : null,
    language: caller.language,
    sessionId: said.sessionId,
    metadata: cutMetadata({ ...said, userAgent: caller.userAgent }),
    now,
    nextAt: new Date(now.getTime() + settings.inactivityMinutes * MINUTE),
  });
}

/**
 * [CART-02, CART-04, REC-03] Notes by the server's clock that somebody is busy with their cart. Where there is none, none is made.
 * Tracking that fails is no matter of the person's [REC-11]: it is logged and counted.
 */
export const recordActivity = write(
  recoveryContract.noteActivity,
  { policy: anyone, idempotency: 'none' },
  async ({ input, app, tx, caller }) => {
    const identity = findIdentity(caller);
    const touched = identity && (await touchCart(tx, identity, app.clock.now()));
    if (identity && touched) {
      try {
        await inSavepoint(tx, async () => track({ app, tx, caller, cart: await findCart(tx, identity), said: input }));
      } catch (error) {
        app.log.error('a cart could not be tracked', { error });
        app.metrics.count('cart_tracking_failures_total');
      }
    }
    return ok({ lastActivityAt: touched?.toISOString() ?? null });
  },
);
