import { expect, test } from 'vitest';
import { bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { countProfiles, deleteProfile, listProfiles, lockProfile, updateProfile } from './profile-store.ts';

const tables = bareTables();
const listing = row`seller_id=ana id=l1 state=active title=Mug category=mugs-and-cups updated_at=@-5 created_at=@-5
  pictures=[]`;
const keys = 'seller_id id';

test('[CAT-01] rates of postage are their shop’s', async () => {
  await tables.fill`
    shipping_profiles: seller_id=ana id=s1 name=B zones=[] | id=s2 name=A | seller_id=ben
    listings: ${listing} shipping_profile_id=s1 | id=l2 state=removed | id=l3 shipping_profile_id=s2 | seller_id=ben
  `;
  expect((await listProfiles(tables.db, 'ana')).map((row) => `${row.profileId} ${row.listings}`)).toEqual([
    's2 1',
    's1 1',
  ]);
  expect(await tables.run((tx) => countProfiles(tx, 'ana'))).toBe(2);
  const changed = await tables.written('shipping_profiles', keys, (tx) =>
    updateProfile(tx, 'ana', {
      ...{ profileId: 's1', name: 'C', extraCents: 1, freeFromCents: null, zones: [], rates: [], except: [] },
      ...{ packingGrams: 0, handlingDays: 0, origin: null, pickup: false },
    }),
  );
  expect(changed.now).toEqual(['ana s1']);
  expect([
    await tables.run((tx) => lockProfile(tx, 'ana', 's1')),
    await tables.run((tx) => lockProfile(tx, 'ben', 's2')),
  ]).toEqual([true, false]);
  const freed = await tables.written('listings', keys, (tx) => deleteProfile(tx, 'ana', 's1'));
  expect(freed.now.toSorted()).toEqual(['ana l1', 'ana l2']);
  expect(await tables.texts('seller_id, id FROM shipping_profiles ORDER BY 1, 2')).toEqual(['ana s2', 'ben s1']);
});
