import { DAY, SECOND } from '#domain/core/time.ts';
import type { App } from '../../platform/calls/app.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { networkOf } from '../../platform/rate-limit/network-of.ts';
import { type Limit, consumeAttempt } from '../../platform/rate-limit/rate-limit-store.ts';
import { hasAddress } from './track-store.ts';

const SECONDS_A_DAY = DAY / SECOND;
/** Who mistypes their address puts it right once or twice. */
const PER_CART: Limit = { times: 3, seconds: SECONDS_A_DAY };

/**
 * [INV-21] Whether one more address that nobody proved is kept for reminders: only so many in a day are taken from one cart, and from where
 * it is sent. The address that the cart has already counts no second time.
 */
export async function mayNameAddress(
  app: App,
  tx: Transaction,
  { cartId, ip, email }: { cartId: string; ip: string; email: string },
): Promise<boolean> {
  if (await hasAddress(tx, cartId, email)) return true;
  const attempt = { action: 'recovery.address', now: app.clock.now() };
  const perNetwork = { times: app.config.CART_ADDRESSES_A_DAY, seconds: SECONDS_A_DAY };
  const ofCart = await consumeAttempt(tx, { ...attempt, subject: `cart:${cartId}`, limit: PER_CART });
  if (!ofCart.allowed) return false;
  return (await consumeAttempt(tx, { ...attempt, subject: `ip:${networkOf(ip)}`, limit: perNetwork })).allowed;
}
