import { fail, ok, type Result } from '../core/result.ts';

export interface ProviderFacts {
  /** Whose account at the provider this is already. */
  identityOwner: string | null;
  /** Who signs in with the address that the provider gives. */
  emailOwner: { id: string; emailVerified: boolean } | null;
  providerVerified: boolean;
  /** Who is signed in and asked to connect the provider. */
  connectTo: string | null;
}

export type ProviderDecision =
  { kind: 'sign-in'; userId: string } | { kind: 'link'; userId: string } | { kind: 'create' };
export type ProviderRefusal = { code: 'accounts/user-mismatch' } | { code: 'accounts/account-exists' };

/**
 * [ACC-05] What a proven account at another provider means here. An address alone opens nobody's account: it is linked only where
 * the provider has verified it and we have too, so that neither side can be prepared by a stranger.
 */
export function decideProviderSignIn({
  identityOwner,
  emailOwner,
  providerVerified,
  connectTo,
}: ProviderFacts): Result<ProviderDecision, ProviderRefusal> {
  if (connectTo) {
    if (identityOwner && identityOwner !== connectTo) return fail({ code: 'accounts/user-mismatch' });
    return ok(identityOwner ? { kind: 'sign-in', userId: connectTo } : { kind: 'link', userId: connectTo });
  }
  if (identityOwner) return ok({ kind: 'sign-in', userId: identityOwner });
  if (!emailOwner) return ok({ kind: 'create' });
  return providerVerified && emailOwner.emailVerified
    ? ok({ kind: 'link', userId: emailOwner.id })
    : fail({ code: 'accounts/account-exists' });
}
