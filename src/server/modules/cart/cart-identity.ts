import { createHmac } from 'node:crypto';
import { hashedToken } from '../accounts/session-token.ts';
import type { App } from '../../platform/calls/app.ts';
import type { Caller } from '../../platform/calls/caller.ts';
import { secretKeys } from '../../platform/secrets/secret-keys.ts';

const CART_COOKIE = 'cart';
const DAYS_90 = 90 * 24 * 60 * 60;

/** Whose cart is meant. A member's cart id is made of the person's id; a guest shows a token, since a cart id is no credential. */
export interface CartIdentity {
  cartId: string;
  userId: string | null;
  tokenHash: Buffer | null;
}

export const memberCart = (userId: string): CartIdentity => ({ cartId: `cart-${userId}`, userId, tokenHash: null });

/** The guest's cart that the cookie names, or null; a tampered cookie is as good as none. */
export function guestCart(caller: Caller): CartIdentity | null {
  const match = /^(guest-[0-9a-f-]{36})\.([A-Za-z0-9_-]{43})$/.exec(caller.cookie(CART_COOKIE) ?? '');
  return match ? { cartId: match[1] as string, userId: null, tokenHash: hashedToken(match[2] as string) } : null;
}

export const findIdentity = (caller: Caller): CartIdentity | null =>
  caller.session ? memberCart(caller.session.userId) : guestCart(caller);

const RANDOM_KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * A new guest's cart with its cookie. Where the call carries a random key, id and token are made from it: a repeated first
 * call, whose answer was lost, then leads to the same cart instead of a second one.
 */
export function newGuestCart(app: App, caller: Caller): CartIdentity {
  const key = caller.idempotencyKey;
  const seed = key && RANDOM_KEY.test(key) ? key : Buffer.from(app.random.bytes(32)).toString('hex');
  const id = hashedToken(`cart id ${seed}`).toString('hex');
  const cartId = `guest-${id.slice(0, 8)}-${id.slice(8, 12)}-${id.slice(12, 16)}-${id.slice(16, 20)}-${id.slice(20, 32)}`;
  // The key of a call is stored for its replays: without the installation's own key it must not be enough.
  const [secret] = secretKeys(app.config);
  const token = createHmac('sha256', secret?.bytes ?? '')
    .update(`cart token ${seed}`)
    .digest('base64url');
  setCartCookie(caller, `${cartId}.${token}`);
  return { cartId, userId: null, tokenHash: hashedToken(token) };
}

export const setCartCookie = (caller: Caller, value: string): void =>
  caller.setCookie(CART_COOKIE, value, { maxAgeSeconds: value === '' ? 0 : DAYS_90 });
