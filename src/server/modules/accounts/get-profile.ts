import { accountsContract } from '#domain/accounts/contract.ts';
import { ok } from '#domain/core/result.ts';
import { read } from '../../platform/calls/call.ts';
import { signedIn } from '../../platform/calls/policy.ts';
import { findPerson } from './account-store.ts';

/** [ACC-03] The whole profile of the signed-in person. */
export const getProfile = read(accountsContract.getProfile, { policy: signedIn }, async ({ app, caller }) => {
  const person = await findPerson(app.db, caller.session?.userId ?? '');
  if (!person) throw new Error('a session without its person');
  return ok({
    uid: person.id,
    email: person.email,
    displayName: person.display_name,
    originalDisplayName: person.original_display_name,
    photoURL: person.photo_picture_id && `/pictures/${person.photo_picture_id}/320.webp`,
    pictureId: person.photo_picture_id,
    shopName: person.shop_name ?? '',
    bio: person.bio,
    location: person.location,
    isVerified: person.is_verified,
    emailVerified: person.email_verified,
    role: person.role,
    createdAt: person.created_at.toISOString(),
    updatedAt: person.updated_at.toISOString(),
    lastLoginAt: person.last_login_at?.toISOString() ?? null,
    favorites: person.favorites,
    addresses: person.addresses,
    orders: person.orders,
  });
});
