import { fail, ok, type Result } from '../core/result.ts';
import { addMilliseconds, DAY } from '../core/time.ts';
import { MAX_API_KEYS } from './limits.ts';

/** [VAULT-05] What a key may be made for, and which calls that opens. Whatever stands here nowhere is refused. */
export const apiScopes = {
  'orders:read': [
    'orders.listShopOrders',
    'orders.getShopOrder',
    'orders.getShopInvoice',
    'returns.listShopReturns',
    'returns.getShopReturn',
  ],
  'orders:write': ['orders.moveShopOrder'],
  'listings:read': ['listings.listMine', 'listings.getMine', 'listings.listProfiles'],
  'listings:write': ['listings.createListing', 'listings.updateListing', 'listings.setListingState'],
  'payouts:read': ['payments.getBalance', 'payments.listLedger', 'payments.listPayouts', 'payments.getPayout'],
} as const;
export type ApiScope = keyof typeof apiScopes;
export const apiScopeNames = Object.keys(apiScopes) as [ApiScope, ...ApiScope[]];

export const apiKeyDays = [30, 90, 365] as const;
export type ApiKeyDays = (typeof apiKeyDays)[number];

/** Whether a key of those scopes opens a call. Scopes that are no more open nothing. */
export const opensCall = (scopes: readonly string[], operation: string): boolean =>
  apiScopeNames.some((scope) => scopes.includes(scope) && apiScopes[scope].some((each) => each === operation));

/** ended: a new password, a suspension or a sign-out of every device came after it was made. */
export type ApiKeyState = 'active' | 'expired' | 'revoked' | 'ended';

export interface ApiKeyFacts {
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  /** Whatever let programs in before is ended. */
  tokensValidFrom: Date | null;
}

export function apiKeyState(key: ApiKeyFacts, now: Date): ApiKeyState {
  if (key.revokedAt) return 'revoked';
  if (key.tokensValidFrom && key.createdAt < key.tokensValidFrom) return 'ended';
  return key.expiresAt <= now ? 'expired' : 'active';
}

/** [VAULT-05] A new key lasts as many days as its seller chose. */
export function decideApiKey({
  days,
  activeKeys,
  now,
}: {
  days: ApiKeyDays;
  activeKeys: number;
  now: Date;
}): Result<{ expiresAt: Date }, { code: 'vault/too-many-api-keys' }> {
  if (activeKeys >= MAX_API_KEYS) return fail({ code: 'vault/too-many-api-keys' });
  return ok({ expiresAt: addMilliseconds(now, days * DAY) });
}
