import { accountsContract } from '#domain/accounts/contract.ts';
import { nameProblem, validDisplayName } from '#domain/accounts/display-name.ts';
import { fail, ok } from '#domain/core/result.ts';
import { ownsPicture } from '../../files/picture-store.ts';
import { write } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { findPerson } from '../account-store.ts';
import { refusedName } from '../safety/refused-name.ts';
import { saveProfile } from '../stores/profile-store.ts';

/** [ACC-17, ACC-09] Name, words, place and picture of the person. A picture must be their own. */
export const updateProfile = write(
  accountsContract.updateProfile,
  { policy: signedIn, idempotency: 'none' },
  async ({ input, app, tx, caller }) => {
    const { session } = caller;
    if (!session) throw new Error('signed in, but by whom');
    const displayName = validDisplayName(input.displayName);
    if (displayName === undefined) return fail(nameProblem(input.displayName));
    const before = await findPerson(tx, session.userId);
    // Whoever bore the name before it was kept for the house may keep it.
    const refusal =
      displayName === before?.display_name
        ? null
        : await refusedName(app, { name: displayName, userId: session.userId });
    if (refusal) return fail(refusal);
    const { pictureId, bio, location } = input;
    if (pictureId && pictureId !== before?.photo_picture_id && !(await ownsPicture(tx, session.userId, pictureId)))
      return fail({ code: 'accounts/not-there' });
    await saveProfile(tx, { userId: session.userId, displayName, bio, location, pictureId, now: app.clock.now() });
    const { userId, email, role, shopSlug } = session;
    return ok({ session: { userId, displayName, email, role, shopSlug } });
  },
);
