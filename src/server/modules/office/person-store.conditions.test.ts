import { describe, expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { each } from '#test/builders/each.ts';
import { bareOrder } from '#test/builders/bare-order.ts';
import { findPeople, findPerson, isMaker, lockPerson } from './person-store.ts';

const tables = bareTables();
const order = bareOrder({ buyer_id: 'bo', placed_at: at(0), state: 'confirmed' });
const DAY = 24 * 60;
/** The first moment of the day, the same of a week ago, and the last moments before each. */
const TODAY = at(-12 * 60);
const other = (id: string, changes: object = {}) => ({ id, number: id, ...changes });

const people = async (changes: object = {}) => {
  const sorting = { sort: 'joined', direction: 'desc' } as const;
  const plain = { q: null, accountStatus: null, part: null, day: null, ...sorting, after: null, limit: 9, now: NOW };
  return (await findPeople(tables.db, { ...plain, ...changes })).map(({ userId }) => userId);
};

test('[ADM-03] a person’s orders count none that was unpaid or cancelled', async () => {
  const until = { account_status_until: at(0) };
  await tables.fill`
    users: id=bo display_name=Bo email="bo@example.com" created_at=${at(-12 * 60)}
      | id=eve display_name=Eve email="eve@example.com" account_status=banned created_at=${at(12 * 60)} ${until}
      | id=fay display_name=Fay email="fay@example.com" account_status=suspended ${until}
  `;
  await tables.fill`
    orders: ${order} seller_id=bo buyer_id=cy | id=o2 number=A-2 state=pending_payment | id=o3 number=A-3 state=cancelled
      | id=o4 number=A-4 state=refunded
  `;
  const person = await findPerson(tables.db, 'bo', NOW);
  expect(person?.figures).toMatchObject({ soldOrders: 2, soldCents: 2000, refundedOrders: 1, boughtCents: 0 });
  expect([
    (await findPerson(tables.db, 'eve', NOW))?.accountStatus,
    (await findPerson(tables.db, 'fay', NOW))?.accountStatus,
  ]).toEqual([...['banned', 'active']]);
  expect([await people({ day: '2026-03-10' }), await people({ day: '2026-03-11' })]).toEqual([['fay', 'bo'], ['eve']]);
  expect([await people({ accountStatus: 'banned' }), await people({ accountStatus: 'suspended' })]).toEqual([
    ['eve'],
    [],
  ]);
  // An administrator is no other person of the page.
  await tables.fill`admin_users: id=bo role=x status=active`;
  expect(await people({ part: 'administrators' })).toEqual(['bo']);
});

describe('rows of others', () => {
  const order = bareOrder({ buyer_id: 'bo', placed_at: TODAY, state: 'confirmed' });

  const fillPeople = async () => {
    const person = row`id=bo display_name=Bo email="bo@example.com" created_at=@-5 account_status=active`;
    await tables.fill`
      users: ${person} | id=cy display_name=Cy email="cy@example.com" account_status=suspended account_status_until=@1 |
        id=di display_name=Di email="di@example.com" account_status=suspended account_status_until=@0
        created_at=${at(-DAY)} | id=eve display_name=Eve email="eve@example.com" account_status=banned created_at=@-1
      shops: seller_id=cy slug=cy name=Kiln | seller_id=di slug=di name=Loom
      listings: seller_id=cy id=l1 state=active | id=l2 state=draft | seller_id=di id=l3
      orders: ${order} | ${other('o2', { state: 'cancelled' })} | ${other('o3', { state: 'pending_payment' })}
        | ${other('o4', { buyer_id: 'cy', seller_id: 'bo', state: 'refunded' })}
      admin_users: id=eve role=x status=active | id=di status=inactive
      reviews: seller_id=ana id=r1 line_id=i1 buyer_id=bo state=visible | id=r2 line_id=i2 state=hidden
        | id=r3 line_id=i3 buyer_id=cy
      sessions: user_id=bo token_hash=#01 expires_at=@1 | token_hash=#02 expires_at=@0 | user_id=cy
    `;
  };

  test('[ADM-05] people are found by words, standing, part and day, newest first', async () => {
    await fillPeople();
    expect([
      await people(),
      await people({ limit: 1 }),
      await people({ after: { key: at(-5).toISOString(), id: 'cy' } }),
      await people({ day: '2026-03-09' }),
    ]).toEqual([['eve', 'cy', 'bo', 'di'], ['eve'], ['bo', 'di'], ['di']]);
    const byName = { sort: 'name', direction: 'asc' };
    expect([await people(byName), await people({ ...byName, after: { key: 'Cy', id: 'cy' } })]).toEqual([
      ['bo', 'cy', 'di', 'eve'],
      ['di', 'eve'],
    ]);
    expect(
      await each(people, { accountStatus: 'suspended' }, { accountStatus: 'active' }, { accountStatus: 'banned' }),
    ).toEqual([['cy'], ['bo', 'di'], ['eve']]);
    expect(await each(people, { part: 'makers' }, { part: 'buyers' }, { part: 'administrators' })).toEqual([
      ['cy', 'di'],
      ['cy', 'bo'],
      ['eve', 'di'],
    ]);
    expect(await each(people, { q: 'kil' }, { q: 'bo@ex' }, { q: 'eve' })).toEqual([['cy'], ['bo'], ['eve']]);
  });

  test('[ADM-05] a person’s figures, sessions and listings are their own', async () => {
    await fillPeople();
    expect(await findPerson(tables.db, 'bo', NOW)).toMatchObject({
      ...{ purchases: 1, listings: 0, sessions: 1 },
      figures: {
        ...{ boughtCents: 1000, soldOrders: 1, soldCents: 1000 },
        ...{ refundedOrders: 1, reviewsWritten: 2, reviewsHidden: 1 },
      },
    });
    expect([
      (await findPerson(tables.db, 'cy', NOW))?.listings,
      (await findPerson(tables.db, 'di', NOW))?.adminRole,
      (await findPerson(tables.db, 'eve', NOW))?.adminRole,
    ]).toEqual([1, null, 'x']);
    const locked = async (id: string) => (await tables.run((tx) => lockPerson(tx, id)))?.isActiveAdmin;
    expect([
      await locked('eve'),
      await locked('di'),
      await isMaker(tables.db, 'di'),
      await isMaker(tables.db, 'bo'),
    ]).toEqual([true, false, true, false]);
  });
});
