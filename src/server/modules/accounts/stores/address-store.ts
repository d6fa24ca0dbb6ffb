import { MAX_ADDRESSES, type OwnAddress } from '#domain/accounts/profile-contract.ts';
import type { Address } from '#domain/core/address.ts';
import { jsonRecord } from '../../../platform/database/json-record.ts';
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
  const { address, ...rest } = saved;
  await tx.query({
    name: 'accounts-save-address',
    text: `INSERT INTO addresses (user_id, id, name, line1, line2, postcode, city, country, phone, is_default,
             created_at)
           SELECT a."userId", a.id, a.name, a.line1, a.line2, a.postcode, a.city, a.country, a.phone, a."isDefault",
             a.now
           FROM jsonb_to_record($1::jsonb) AS a ("userId" text, id text, name text, line1 text, line2 text,
             postcode text, city text, country text, phone text, "isDefault" boolean, now timestamptz)
           ON CONFLICT (user_id, id) DO UPDATE SET name = excluded.name, line1 = excluded.line1,
             line2 = excluded.line2, postcode = excluded.postcode, city = excluded.city, country = excluded.country,
             phone = excluded.phone, is_default = excluded.is_default`,
    values: [jsonRecord({ ...address, ...rest })],
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
