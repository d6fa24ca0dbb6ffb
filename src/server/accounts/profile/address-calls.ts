import { accountsContract } from '#domain/accounts/contract.ts';
import { MAX_ADDRESSES, type OwnAddress } from '#domain/accounts/profile-contract.ts';
import { fail, ok } from '#domain/core/result.ts';
import { read, write } from '../../platform/calls/call.ts';
import { signedIn } from '../../platform/calls/policy.ts';
import type { Queryable } from '../../platform/database/open-database.ts';

async function book(db: Queryable, userId: string): Promise<{ addresses: OwnAddress[] }> {
  const { rows } = await db.query<OwnAddress>({
    name: 'accounts-list-addresses',
    text: `SELECT id, name, line1, line2, postcode, city, country, phone, is_default AS "isDefault" FROM addresses WHERE user_id = $1 ORDER BY is_default DESC, created_at, id LIMIT ${MAX_ADDRESSES}`,
    values: [userId],
  });
  return { addresses: rows };
}

export const listAddresses = read(accountsContract.listAddresses, { policy: signedIn }, async ({ app, caller }) =>
  ok(await book(app.db, caller.session?.userId ?? '')),
);

/** [ACC-17] Writes an address. The first is the usual one, and there is never more than one of those. */
export const saveAddress = write(
  accountsContract.saveAddress,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const userId = caller.session?.userId ?? '';
    // One at a time, so that two do not both become the usual one.
    await tx.query({
      name: 'accounts-lock-book',
      text: 'SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE',
      values: [userId],
    });
    const { addresses } = await book(tx, userId);
    const known = input.id ? addresses.find(({ id }) => id === input.id) : undefined;
    if (input.id && !known) return fail({ code: 'accounts/not-there' });
    if (!known && addresses.length >= MAX_ADDRESSES) return fail({ code: 'accounts/too-many-addresses' });
    const isDefault = input.isDefault || addresses.every(({ id }) => id === input.id) || (known?.isDefault ?? false);
    if (isDefault)
      await tx.query({
        name: 'accounts-no-default',
        text: 'UPDATE addresses SET is_default = false WHERE user_id = $1',
        values: [userId],
      });
    const { name, line1, line2, postcode, city, country, phone } = input.address;
    await tx.query({
      name: 'accounts-save-address',
      text: `INSERT INTO addresses (user_id, id, name, line1, line2, postcode, city, country, phone, is_default, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
           ON CONFLICT (user_id, id) DO UPDATE SET name = $3, line1 = $4, line2 = $5, postcode = $6, city = $7, country = $8, phone = $9, is_default = $10`,
      values: [
        userId,
        known?.id ?? app.ids.uuid(),
        name,
        line1,
        line2,
        postcode,
        city,
        country,
        phone,
        isDefault,
        app.clock.now(),
      ],
    });
    return ok(await book(tx, userId));
  },
);

export const removeAddress = write(
  accountsContract.removeAddress,
  { policy: signedIn, idempotency: 'none' },
  async ({ input, tx, caller }) => {
    const userId = caller.session?.userId ?? '';
    const { rows } = await tx.query<{ is_default: boolean }>({
      name: 'accounts-remove-address',
      text: 'DELETE FROM addresses WHERE user_id = $1 AND id = $2 RETURNING is_default',
      values: [userId, input.id],
    });
    if (!rows[0]) return fail({ code: 'accounts/not-there' });
    if (rows[0].is_default)
      await tx.query({
        name: 'accounts-next-default',
        text: 'UPDATE addresses SET is_default = true WHERE user_id = $1 AND id = (SELECT id FROM addresses WHERE user_id = $1 ORDER BY created_at, id LIMIT 1)',
        values: [userId],
      });
    return ok(await book(tx, userId));
  },
);
