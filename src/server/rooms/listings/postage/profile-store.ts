import type { ShippingProfile } from '#domain/listings/postage-contract.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

export async function listProfiles(
  db: Queryable,
  sellerId: string,
): Promise<(ShippingProfile & { listings: number })[]> {
  const { rows } = await db.query<ShippingProfile & { listings: number }>({
    name: 'postage-list',
    text: `SELECT p.id AS "profileId", p.name, p.extra_cents AS "extraCents", p.free_from_cents AS "freeFromCents", p.zones,
             (SELECT count(*)::int FROM listings l WHERE l.seller_id = p.seller_id AND l.shipping_profile_id = p.id AND l.state <> 'removed') AS listings
           FROM shipping_profiles p WHERE p.seller_id = $1 ORDER BY p.name, p.id`,
    values: [sellerId],
  });
  return rows;
}

export async function countProfiles(tx: Transaction, sellerId: string): Promise<number> {
  // One at a time adds to a shop's profiles, so that nobody gets past their number.
  await tx.query({
    name: 'postage-lock',
    text: 'SELECT 1 FROM shops WHERE seller_id = $1 FOR NO KEY UPDATE',
    values: [sellerId],
  });
  const { rows } = await tx.query<{ count: number }>({
    name: 'postage-count',
    text: 'SELECT count(*)::int AS count FROM shipping_profiles WHERE seller_id = $1',
    values: [sellerId],
  });
  return rows[0]?.count ?? 0;
}

export async function insertProfile(
  tx: Transaction,
  sellerId: string,
  { profileId, name, extraCents, freeFromCents, zones }: ShippingProfile,
  now: Date,
): Promise<void> {
  await tx.query({
    name: 'postage-insert',
    text: 'INSERT INTO shipping_profiles (seller_id, id, name, extra_cents, free_from_cents, zones, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    values: [sellerId, profileId, name, extraCents, freeFromCents, zones, now],
  });
}

export async function updateProfile(
  tx: Transaction,
  sellerId: string,
  { profileId, name, extraCents, freeFromCents, zones }: ShippingProfile,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'postage-update',
    text: 'UPDATE shipping_profiles SET name = $3, extra_cents = $4, free_from_cents = $5, zones = $6 WHERE seller_id = $1 AND id = $2',
    values: [sellerId, profileId, name, extraCents, freeFromCents, zones],
  });
  return rowCount === 1;
}

/** Its listings take the rates as they are again. */
export async function deleteProfile(tx: Transaction, sellerId: string, profileId: string): Promise<boolean> {
  await tx.query({
    name: 'postage-free-listings',
    text: 'UPDATE listings SET shipping_profile_id = NULL WHERE seller_id = $1 AND shipping_profile_id = $2',
    values: [sellerId, profileId],
  });
  const { rowCount } = await tx.query({
    name: 'postage-delete',
    text: 'DELETE FROM shipping_profiles WHERE seller_id = $1 AND id = $2',
    values: [sellerId, profileId],
  });
  return rowCount === 1;
}

/** Held until the listing that takes it is written, so that no listing names one that is gone. */
export async function lockProfile(tx: Transaction, sellerId: string, profileId: string): Promise<boolean> {
  const { rows } = await tx.query({
    name: 'postage-hold',
    text: 'SELECT 1 FROM shipping_profiles WHERE seller_id = $1 AND id = $2 FOR SHARE',
    values: [sellerId, profileId],
  });
  return rows.length === 1;
}
