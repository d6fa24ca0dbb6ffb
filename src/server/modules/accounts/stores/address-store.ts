import { MAX_ADDRESSES, type OwnAddress } from '#domain/accounts/profile-contract.ts';
import type { Address } from '#domain/core/address.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

/** The usual one first, then in the order in which they were written. */
export async function listOwnAddresses(db: Queryable, userId: string): Promise<OwnAddress[]> {
  const { rows } = await db.query<OwnAddress>({
    name: 'accounts-list-addresses',
    text: `SELECT id, name, line1, line2, postcode, city, country, phone, is_default AS "isDefault" FROM addresses
           WHERE user_id = $1 ORDER BY is_default DESC, created_at, id LIMIT ${MAX_ADDRESSES}`,
    values: [userId],
  });
  return rows;
}

/** One at a time, so that two addresses do not both become the usual one. */
export async function lockAddresses(tx: Transaction, userId: string): Promise<void> {
  await tx.query({
    name: 'accounts-lock-book',
    text: 'SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE',
    values: [userId],
  });
}

export async function unsetDefault(tx: Transaction, userId: string): Promise<void> {
  await tx.query({
    name: 'accounts-no-default',
    text: 'UPDATE addresses SET is_default = false WHERE user_id = $1',
    values: [userId],
  });
}

export async function upsertAddress(
  tx: Transaction,
  saved: { userId: string; id: string; address: Address; isDefault: boolean; now: Date },
): Promise<void> {
  const { name, line1, line2, postcode, city, country, phone } = saved.address;
  await tx.query({
    name: 'accounts-save-address',
    text: `INSERT INTO addresses (user_id, id, name, line1, line2, postcode, city, country, phone, is_default,
           created_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
           ON CONFLICT (user_id, id) DO UPDATE SET name = $3, line1 = $4, line2 = $5, postcode = $6, city = $7,
             country = $8,
             phone = $9, is_default = $10`,
    values: [saved.userId, saved.id, name, line1, line2, postcode, city, country, phone, saved.isDefault, saved.now],
  });
}

/** Null where there was none. */
export async function deleteAddress(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<{ wasDefault: boolean } | null> {
  const { rows } = await tx.query<{ wasDefault: boolean }>({
    name: 'accounts-remove-address',
    text: 'DELETE FROM addresses WHERE user_id = $1 AND id = $2 RETURNING is_default AS "wasDefault"',
    values: [userId, id],
  });
  return rows[0] ?? null;
}

/** The oldest that is left becomes the usual one. */
export async function setNextDefault(tx: Transaction, userId: string): Promise<void> {
  await tx.query({
    name: 'accounts-next-default',
    text: `UPDATE addresses SET is_default = true
           WHERE user_id = $1 AND id = (SELECT id FROM addresses WHERE user_id = $1 ORDER BY created_at, id LIMIT 1)`,
    values: [userId],
  });
}
