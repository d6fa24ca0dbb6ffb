/** [REC-10] Where a page before this one may leave a link: `{token, cartId, timestamp}`. */
export const RECOVERY_KEY = 'cart_recovery_data';
const FIVE_MINUTES = 5 * 60 * 1000;

export interface RecoveryLink {
  token: string;
  /** Null where the link names the token alone. */
  cart: string | null;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 200;

/** What is kept is honoured while it is younger than five minutes; whatever else stands there is as good as nothing. */
function readStoredLink(stored: string | null, now: number): RecoveryLink | null {
  try {
    const { token, cartId, timestamp } = JSON.parse(stored ?? '') as Record<string, unknown>;
    const age = now - Number(timestamp);
    return isText(token) && isText(cartId) && age >= 0 && age < FIVE_MINUTES ? { token, cart: cartId } : null;
  } catch {
    return null;
  }
}

/** [REC-10] The link of the address: `token` and `cart`, or `recovery` with the token; otherwise what was kept. */
export function recoveryLink(query: URLSearchParams, stored: string | null, now: number): RecoveryLink | null {
  const token = query.get('token') ?? query.get('recovery');
  if (isText(token)) return { token, cart: query.get('cart') };
  return readStoredLink(stored, now);
}
