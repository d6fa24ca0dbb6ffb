import { describe, expect, test } from 'vitest';
import { at, bareTables } from '#test/builders/bare-tables.ts';
import { peopleIn } from '#test/builders/person-rows.ts';
import { findPerson } from '../account-store.ts';
import { findProvenAddress } from './profile-store.ts';
import { findTokenPerson } from './token-person-store.ts';

const tables = bareTables();
const people = (...changes: Record<string, unknown>[]) =>
  tables.fill`users: id=bo display_name=Bo email=bo@example.com | id=cy display_name=Cy email=cy@example.com | ${changes}`;

test('[ACC-14, ACC-16] a token says the shop of its person', async () => {
  await people({ id: 'di', email: 'di@example.com' }, { id: 'eve', email: 'eve@example.com' });
  await tables.fill`
    shops: seller_id=cy slug=cy name=Cy | seller_id=bo slug=bo name=Bo
    second_factors: user_id=bo id=f kind=totp confirmed_at=@-1 | user_id=cy confirmed_at=null
    passkeys: user_id=di id=k
  `;
  const said = async (id: string) => {
    const person = await findTokenPerson(tables.db, id);
    return [person?.slug, person?.has_proof];
  };
  expect([await said('bo'), await said('cy'), await said('di'), await said('eve')]).toEqual([
    ...[
      ['bo', true],
      ['cy', false],
      [null, true],
      [null, false],
    ],
  ]);
});

describe('rows of others', () => {
  const people = peopleIn(tables);

  test('[ACC-03, INV-12] what is read of a person is theirs', async () => {
    await people({ id: 'di', deleted_at: at(-1), email_verified: false });
    await tables.fill`
      shops: seller_id=cy name=Cy’s slug=cy | seller_id=bo name=Bo’s slug=bo
      wishlist_items: user_id=bo listing_id=l2 added_at=@-5 | listing_id=l1 | listing_id=l3 added_at=@-1
        | user_id=cy listing_id=l9
      orders: seller_id=ana id=o1 buyer_id=bo state=confirmed | id=o2 buyer_id=cy | id=o3 buyer_id=cy
      addresses: user_id=bo id=b created_at=@-1 | id=a created_at=@-5 | user_id=cy id=c
    `;
    const match = await findPerson(tables.db, 'bo');
    expect([match?.shop_name, match?.favorites, match?.orders, match?.addresses.map(({ id }) => id)]).toEqual([
      'Bo’s',
      ['l3', 'l1', 'l2'],
      1,
      ['a', 'b'],
    ]);
    await tables.fill`
      identities: subject=s provider=google user_id=bo created_at=@-1 | subject=first created_at=@-9
        | subject=t user_id=cy created_at=@-99
      second_factors: user_id=cy id=f1 confirmed_at=@-1 | user_id=bo confirmed_at=null
      passkeys: user_id=cy id=k1
    `;
    expect(await findTokenPerson(tables.db, 'bo')).toMatchObject({
      slug: 'bo',
      google_subject: 'first',
      has_proof: false,
      has_password: true,
    });
    expect([(await findTokenPerson(tables.db, 'cy'))?.has_proof, await findTokenPerson(tables.db, 'di')]).toEqual([
      true,
      null,
    ]);
    expect([(await findProvenAddress(tables.db, 'bo'))?.email, await findProvenAddress(tables.db, 'di')]).toEqual([
      'bo@example.com',
      null,
    ]);
  });
});
