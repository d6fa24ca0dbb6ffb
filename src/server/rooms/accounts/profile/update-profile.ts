import { accountsContract } from '#domain/accounts/contract.ts';
import { validDisplayName } from '#domain/accounts/display-name.ts';
import { isReservedName } from '#domain/core/reserved-names.ts';
import { fail, ok } from '#domain/core/result.ts';
import { ownsPicture } from '../../files/picture-store.ts';
import { write } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { findPerson } from '../account-store.ts';
import { saveProfile } from '../stores/profile-store.ts';

/** [ACC-17, ACC-09] Name, words, place and picture of the person. A picture must be their own. */
export const updateProfile = write(
  accountsContract.updateProfile,
  { policy: signedIn, idempotency: 'none' },
  async ({ input, app, tx, caller }) => {
    const { session } = caller;
    if (!session) throw new Error('signed in, but by whom');
    const displayName = validDisplayName(input.displayName);
    if (displayName === undefined) return fail({ code: 'accounts/invalid-display-name' });
    const before = await findPerson(tx, session.userId);
    // Whoever bore the name before it was kept for the house may keep it.
    if (displayName !== before?.display_name && isReservedName(displayName, app.config.MARKETPLACE_NAME))
      return fail({ code: 'accounts/reserved-name' });
    const { pictureId, bio, location } = input;
    if (pictureId && pictureId !== before?.photo_picture_id && !(await ownsPicture(tx, session.userId, pictureId)))
      return fail({ code: 'accounts/not-there' });
    await saveProfile(tx, { userId: session.userId, displayName, bio, location, pictureId, now: app.clock.now() });
    const { userId, email, role, shopSlug } = session;
    return ok({ session: { userId, displayName, email, role, shopSlug } });
  },
);
