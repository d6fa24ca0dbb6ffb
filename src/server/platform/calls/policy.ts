import type { Text } from '#domain/core/languages/language.ts';
import type { Permission } from '#domain/core/permissions/permissions.ts';

/** Who may make a call. A call without a policy does not start. */
export type Policy =
  | { kind: 'anyone' }
  | { kind: 'signed-in'; sentence?: Text }
  | { kind: 'admin'; permission: Permission | null; sentence?: string };

export const anyone: Policy = { kind: 'anyone' };
/** Every account owns a shop, so makers need no more than to be signed in; their shop's id is the session's `userId`. */
export const signedIn: Policy = { kind: 'signed-in' };
/** The same with what visitors are told instead of the general words. */
export const signedInOr = (sentence: Text): Policy => ({ kind: 'signed-in', sentence });
/** Whoever is an active administrator; the call itself looks at what they may see. */
export const anyAdmin: Policy = { kind: 'admin', permission: null };
/** `sentence` is what a refusal says instead of the general words. */
export const admin = (permission: Permission, sentence?: string): Policy => ({
  kind: 'admin',
  permission,
  ...(sentence ? { sentence } : {}),
});
