import { accountsContract } from '#domain/accounts/contract.ts';
import { validDisplayName } from '#domain/accounts/display-name.ts';
import { isReservedName } from '#domain/core/reserved-names.ts';
import { fail, ok } from '#domain/core/result.ts';
import { write } from '../../platform/calls/call.ts';
import { signedIn } from '../../platform/calls/policy.ts';
import { findPerson } from '../account-store.ts';

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
    if (input.pictureId && input.pictureId !== before?.photo_picture_id) {
      const { rows } = await tx.query({
        name: 'accounts-own-picture',
        text: 'SELECT 1 FROM pictures WHERE owner_id = $1 AND id = $2',
        values: [session.userId, input.pictureId],
      });
      if (rows.length === 0) return fail({ code: 'accounts/not-there' });
    }
    await tx.query({
      name: 'accounts-update-profile',
      text: 'UPDATE users SET display_name = $2, bio = $3, location = $4, photo_picture_id = $5, updated_at = $6 WHERE id = $1',
      values: [session.userId, displayName, input.bio, input.location, input.pictureId, app.clock.now()],
    });
    const { userId, email, role, shopSlug } = session;
    return ok({ session: { userId, displayName, email, role, shopSlug } });
  },
);
