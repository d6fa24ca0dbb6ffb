import { listingsContract } from '#domain/listings/contract.ts';
import { MAX_PROFILES } from '#domain/listings/postage-contract.ts';
import { fail, ok } from '#domain/core/result.ts';
import type { App } from '../../../platform/calls/app.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import {
  assignProfile as assignStored,
  countProfiles,
  deleteProfile,
  findProfile,
  insertProfile,
  isNameTaken,
  listProfiles as storedProfiles,
  lockProfile,
  lockProfiles,
  updateProfile,
} from './profile-store.ts';

/** Pages of listings say what delivery costs. */
const postageChanged = (app: App, tx: Transaction, sellerId: string): Promise<void> =>
  publish(app, tx, { name: 'listings.postage-changed', subject: sellerId, payload: { sellerId } });

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
    if (input.pickup && input.origin === null) return fail({ code: 'listings/pickup-needs-origin' });
    const profile = { profileId: app.ids.uuid(), ...input };
    if (!(await insertProfile(tx, { sellerId, profile, now: app.clock.now() })))
      return fail({ code: 'listings/profile-name-taken' });
    return ok(profile);
  },
);

export const changeProfile = write(
  listingsContract.changeProfile,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const sellerId = caller.session?.userId ?? '';
    if (input.pickup && input.origin === null) return fail({ code: 'listings/pickup-needs-origin' });
    await lockProfiles(tx, sellerId);
    if (await isNameTaken(tx, sellerId, input)) return fail({ code: 'listings/profile-name-taken' });
    if (!(await updateProfile(tx, sellerId, input))) return fail({ code: 'listings/unknown-profile' });
    await postageChanged(app, tx, sellerId);
    return ok(input);
  },
);

/** [DASH-04] The same rates under another name. */
export const copyProfile = write(
  listingsContract.copyProfile,
  { policy: signedIn, limit: { times: 100, seconds: 3600 } },
  async ({ input, app, tx, caller }) => {
    const sellerId = caller.session?.userId ?? '';
    if ((await countProfiles(tx, sellerId)) >= MAX_PROFILES) return fail({ code: 'listings/too-many-profiles' });
    const copied = await findProfile(tx, sellerId, input.profileId);
    if (!copied) return fail({ code: 'listings/unknown-profile' });
    const profile = { ...copied, profileId: app.ids.uuid(), name: input.name };
    if (!(await insertProfile(tx, { sellerId, profile, now: app.clock.now() })))
      return fail({ code: 'listings/profile-name-taken' });
    return ok(profile);
  },
);

/** [DASH-04] Gives many listings of the maker a profile: all of them, or none where one is not theirs. */
export const assignProfile = write(
  listingsContract.assignProfile,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const sellerId = caller.session?.userId ?? '';
    const listingIds = [...new Set(input.listingIds)];
    if (input.profileId !== null && !(await lockProfile(tx, sellerId, input.profileId)))
      return fail({ code: 'listings/unknown-profile' });
    const assigned = await assignStored(tx, { ...input, sellerId, listingIds, now: app.clock.now() });
    if (assigned < listingIds.length) return fail({ code: 'listings/not-found' });
    await postageChanged(app, tx, sellerId);
    return ok({ assigned });
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
