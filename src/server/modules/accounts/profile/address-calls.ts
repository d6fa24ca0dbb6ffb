import { accountsContract } from '#domain/accounts/contract.ts';
import { MAX_ADDRESSES } from '#domain/accounts/profile-contract.ts';
import { fail, ok } from '#domain/core/result.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';
import {
  deleteAddress,
  listOwnAddresses,
  lockAddresses,
  setNextDefault,
  unsetDefault,
  upsertAddress,
} from '../stores/address-store.ts';

const book = async (db: Queryable, userId: string) => ({ addresses: await listOwnAddresses(db, userId) });

export const listAddresses = read(accountsContract.listAddresses, { policy: signedIn }, async ({ app, caller }) =>
  ok(await book(app.db, caller.session?.userId ?? '')),
);

/** [ACC-17] Writes an address. The first is the usual one, and there is never more than one of those. */
export const saveAddress = write(
  accountsContract.saveAddress,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const userId = caller.session?.userId ?? '';
    await lockAddresses(tx, userId);
    const { addresses } = await book(tx, userId);
    const known = input.id ? addresses.find(({ id }) => id === input.id) : undefined;
    if (input.id && !known) return fail({ code: 'accounts/not-there' });
    if (!known && addresses.length >= MAX_ADDRESSES) return fail({ code: 'accounts/too-many-addresses' });
    const isDefault = input.isDefault || addresses.every(({ id }) => id === input.id) || (known?.isDefault ?? false);
    if (isDefault) await unsetDefault(tx, userId);
    await upsertAddress(tx, {
      userId,
      id: known?.id ?? app.ids.uuid(),
      address: input.address,
      isDefault,
      now: app.clock.now(),
    });
    return ok(await book(tx, userId));
  },
);

export const removeAddress = write(
  accountsContract.removeAddress,
  { policy: signedIn, idempotency: 'none' },
  async ({ input, tx, caller }) => {
    const userId = caller.session?.userId ?? '';
    const removed = await deleteAddress(tx, userId, input.id);
    if (!removed) return fail({ code: 'accounts/not-there' });
    if (removed.wasDefault) await setNextDefault(tx, userId);
    return ok(await book(tx, userId));
  },
);
