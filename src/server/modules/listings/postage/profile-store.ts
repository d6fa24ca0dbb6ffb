import type { ShippingProfile } from '#domain/listings/postage-contract.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

/** What pages say of the postage of a profile `f`, as JSON. Nothing of it says where its maker lives but the country. */
const profilePostageSql = `jsonb_build_object('extraCents', f.extra_cents, 'freeFromCents', f.free_from_cents,
  'zones', f.zones, 'rates', f.rates,
  'except', f.except_countries, 'packingGrams', f.packing_grams, 'handlingDays', f.handling_days, 'from',
    f.origin->>'country', 'pickup', f.pickup)`;
/** What a listing `l` says of its postage; null where it takes the plain rates. */
export const postageSql = `(SELECT ${profilePostageSql}
  FROM shipping_profiles f WHERE f.seller_id = l.seller_id AND f.id = l.shipping_profile_id)`;
/** The same of all profiles of a shop, by their ids. */
export const postagesSql = (sellerId: string): string =>
  `(SELECT json_object_agg(f.id, ${profilePostageSql}) FROM shipping_profiles f WHERE f.seller_id = ${sellerId})`;

const columns = `p.id AS "profileId", p.name, p.extra_cents AS "extraCents",
  p.free_from_cents AS "freeFromCents", p.zones, p.rates, p.except_countries AS "except",
  p.packing_grams AS "packingGrams", p.handling_days AS "handlingDays", p.origin, p.pickup`;

export async function findProfile(db: Queryable, sellerId: string, profileId: string): Promise<ShippingProfile | null> {
  const { rows } = await db.query<ShippingProfile>({
    name: 'postage-find',
    text: `SELECT ${columns} FROM shipping_profiles p WHERE p.seller_id = $1 AND p.id = $2`,
    values: [sellerId, profileId],
  });
  return rows[0] ?? null;
}

export async function listProfiles(
  db: Queryable,
  sellerId: string,
): Promise<(ShippingProfile & { listings: number })[]> {
  const { rows } = await db.query<ShippingProfile & { listings: number }>({
    name: 'postage-list',
    text: `SELECT ${columns},
             (SELECT count(*)::int FROM listings l WHERE l.seller_id = p.seller_id AND l.shipping_profile_id = p.id
               AND l.state <> 'removed') AS listings
           FROM shipping_profiles p WHERE p.seller_id = $1 ORDER BY p.name, p.id`,
    values: [sellerId],
  });
  return rows;
}

/** One at a time adds to a shop's profiles and names them, so that nobody gets past their number or to a name twice. */
export async function lockProfiles(tx: Transaction, sellerId: string): Promise<void> {
  await tx.query({
    name: 'postage-lock',
    text: 'SELECT 1 FROM shops WHERE seller_id = $1 FOR NO KEY UPDATE',
    values: [sellerId],
  });
}

/** Whether another profile of the shop has the name, however it is capitalised. */
export async function isNameTaken(
  tx: Transaction,
  sellerId: string,
  { profileId, name }: Pick<ShippingProfile, 'profileId' | 'name'>,
): Promise<boolean> {
  const { rows } = await tx.query({
    name: 'postage-name-taken',
    text: 'SELECT 1 FROM shipping_profiles WHERE seller_id = $1 AND lower(name) = lower($2) AND id <> $3',
    values: [sellerId, name, profileId],
  });
  return rows.length > 0;
}

export async function countProfiles(tx: Transaction, sellerId: string): Promise<number> {
  await lockProfiles(tx, sellerId);
  const { rows } = await tx.query<{ count: number }>({
    name: 'postage-count',
    text: 'SELECT count(*)::int AS count FROM shipping_profiles WHERE seller_id = $1',
    values: [sellerId],
  });
  return rows[0]?.count ?? 0;
}

/** A profile as a row, from JSON as `$2`. */
const givenSql = `jsonb_to_record($2::jsonb) AS g ("profileId" text, name text, "extraCents" int, "freeFromCents" int,
  zones text[], rates jsonb, "except" text[], "packingGrams" int, "handlingDays" int, origin jsonb, pickup boolean)`;
const given = `g."extraCents", g."freeFromCents", g.zones, g.rates, g."except", g."packingGrams", g."handlingDays", NULLIF(g.origin, 'null'), g.pickup`;
const writtenColumns =
  'extra_cents, free_from_cents, zones, rates, except_countries, packing_grams, handling_days, origin, pickup';

/** False where another profile of the shop has its name. */
export async function insertProfile(
  tx: Transaction,
  { sellerId, profile, now }: { sellerId: string; profile: ShippingProfile; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'postage-insert',
    text: `INSERT INTO shipping_profiles (seller_id, id, name, created_at, ${writtenColumns}) SELECT $1, g."profileId",
           g.name, $3, ${given} FROM ${givenSql}
           ON CONFLICT (seller_id, lower(name)) DO NOTHING`,
    values: [sellerId, JSON.stringify(profile), now],
  });
  return rowCount === 1;
}

export async function updateProfile(tx: Transaction, sellerId: string, profile: ShippingProfile): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'postage-update',
    text: `UPDATE shipping_profiles p SET (name, ${writtenColumns}) = (g.name, ${given}) FROM ${givenSql}
           WHERE p.seller_id = $1 AND p.id = g."profileId"`,
    values: [sellerId, JSON.stringify(profile)],
  });
  return rowCount === 1;
}

/** Gives listings of a shop a profile; answers how many of them are its own. */
export async function assignProfile(
  tx: Transaction,
  assigned: { sellerId: string; profileId: string | null; listingIds: readonly string[]; now: Date },
): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'postage-assign',
    text: `UPDATE listings SET shipping_profile_id = $2, updated_at = $4 WHERE seller_id = $1 AND state <> 'removed'
           AND id IN (SELECT id FROM listings WHERE seller_id = $1 AND id = ANY($3) ORDER BY id FOR UPDATE)`,
    values: [assigned.sellerId, assigned.profileId, assigned.listingIds, assigned.now],
  });
  return rowCount ?? 0;
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
