import { expect, test } from 'vitest';
import { NOW, bareTables } from '#test/builders/bare-tables.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { countFollows, discountFollower, listFollowed, saveFollow } from './follow-store.ts';

const tables = bareTables();
const putShops = () =>
  tables.fill`shops: seller_id=ben slug=ben name=Ben followers=5 | seller_id=ana slug=ana name=Ana
    | seller_id=cy slug=cy name=Cy`;
const written = async (operation: (tx: Transaction) => unknown) =>
  (await tables.written('shops', 'seller_id', operation)).now;
const its = ['ana'];

test('[CAT-05] follows are their person’s, newest first, and count at the shop that is followed', async () => {
  await putShops();
  const follow = (sellerId: string, following: boolean) =>
    written((tx) => saveFollow(tx, { userId: 'bo', sellerId, following, now: NOW }));
  expect([await follow('ana', true), await follow('ana', true), await follow('ben', false)]).toEqual([its, [], []]);
  await tables.fill`follows: user_id=bo seller_id=ben at=@1 | user_id=di seller_id=ana | user_id=di`;
  expect([
    await countFollows(tables.db, 'bo'),
    await listFollowed(tables.db, 'bo', 9),
    await listFollowed(tables.db, 'bo', 1),
  ]).toEqual([2, ['ben', 'ana'], ['ben']]);
  expect(await follow('ana', false)).toEqual(its);
  expect([await countFollows(tables.db, 'bo'), await countFollows(tables.db, 'di')]).toEqual([1, 2]);
  expect(await written((tx) => discountFollower(tx, 'bo'))).toEqual(['ben']);
});
