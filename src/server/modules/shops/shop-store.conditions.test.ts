import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { partOf } from '#test/builders/part-of.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import {
  addShopRating,
  claimSlug,
  findShopCard,
  findSlug,
  saveReplyHours,
  updateShop,
  updateShopPicture,
} from './shop-store.ts';
import { lockShop } from './follow-store.ts';

const tables = bareTables();
const putShops = () =>
  tables.fill`shops: seller_id=ben slug=ben name=Ben followers=5 | seller_id=ana slug=ana name=Ana
    | seller_id=cy slug=cy name=Cy`;
const written = async (operation: (tx: Transaction) => unknown) =>
  (await tables.written('shops', 'seller_id', operation)).now;
const its = ['ana'];

test('[CAT-05, INV-12] what is written of a shop is written of that shop, and its address is its own', async () => {
  await putShops();
  const profile = partOf<Parameters<typeof updateShop>[1]['profile']>({
    name: 'New',
    place: '',
    country: 'PT',
    tagline: '',
    story: '',
    announcement: '',
    returnsDays: 14,
    packing: '',
    thanks: '',
    timeZone: 'UTC',
  });
  const operations: ((tx: Transaction) => unknown)[] = [
    (tx) => updateShop(tx, { sellerId: 'ana', profile, now: NOW }),
    (tx) => updateShopPicture(tx, 'ana', { place: 'banner', picture: null, now: at(1) }),
    (tx) => updateShopPicture(tx, 'ana', { place: 'portrait', picture: null, now: at(2) }),
    (tx) => saveReplyHours(tx, 'ana', 3),
    (tx) => addShopRating(tx, { sellerId: 'ana', sum: 5, count: 1 }),
  ];
  for (const operation of operations) expect(await written(operation)).toEqual(its);
  await tables.fill`shop_slugs: slug=ben seller_id=ben | slug=ana seller_id=ana`;
  expect([
    (await findShopCard(tables.db, 'ana'))?.shop.name,
    await findSlug(tables.db, 'ana'),
    (await tables.run((tx) => lockShop(tx, 'ana')))?.slug,
  ]).toEqual(['New', 'ana', 'ana']);
  const claim = (slug: string) => tables.run((tx) => claimSlug(tx, slug, 'di'));
  await tables.sql(`INSERT INTO shop_slugs VALUES ('closed-' || md5('gone'), 'x')`);
  expect([await claim('ana'), await claim('gone'), await claim('free')]).toEqual([false, false, true]);
});
