import { listingsContract } from '#domain/listings/contract.ts';
import { MAX_PROFILES } from '#domain/listings/postage-contract.ts';
import { fail, ok } from '#domain/core/result.ts';
import type { App } from '../../../platform/calls/app.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import {
  countProfiles,
  deleteProfile,
  insertProfile,
  listProfiles as storedProfiles,
  updateProfile,
} from './profile-store.ts';

/** Pages of listings say what delivery costs. */
const postageChanged = (app: App, tx: Transaction, sellerId: string): Promise<void> =>
  publish(app, tx, 'listings.postage-changed', { subject: sellerId, payload: { sellerId } });

export const listProfiles = read(listingsContract.listProfiles, { policy: signedIn }, async ({ app, caller }) =>
  ok({ profiles: await storedProfiles(app.db, caller.session?.userId ?? '') }),
);

/** [CAT-01] Shipping profiles of the signed-in maker. */
export const addProfile = write(
  listingsContract.addProfile,
  { policy: signedIn, limit: { times: 100, seconds: 3600 } },
  async ({ input, app, tx, caller }) => {
    const sellerId = caller.session?.userId ?? '';
    if ((await countProfiles(tx, sellerId)) >= MAX_PROFILES) return fail({ code: 'listings/too-many-profiles' });
    const profile = { profileId: app.ids.uuid(), ...input };
    await insertProfile(tx, sellerId, profile, app.clock.now());
    return ok(profile);
  },
);

export const changeProfile = write(
  listingsContract.changeProfile,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const sellerId = caller.session?.userId ?? '';
    if (!(await updateProfile(tx, sellerId, input))) return fail({ code: 'listings/unknown-profile' });
    await postageChanged(app, tx, sellerId);
    return ok(input);
  },
);

export const removeProfile = write(
  listingsContract.removeProfile,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const sellerId = caller.session?.userId ?? '';
    if (!(await deleteProfile(tx, sellerId, input.profileId))) return fail({ code: 'listings/unknown-profile' });
    await postageChanged(app, tx, sellerId);
    return ok({ removed: true as const });
  },
);
