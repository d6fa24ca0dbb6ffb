import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBareTables, type BareTables } from '#test/builders/bare-tables.ts';
import { partOf } from '#test/builders/part-of.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { countFollows, discountFollower, listFollowed, lockShop, saveFollow } from './follow-store.ts';
import {
  addShopRating,
  claimSlug,
  findShopCard,
  findSlug,
  saveReplyHours,
  updateShop,
  updateShopPicture,
} from './shop-store.ts';
import { findInvoiceFacts, saveInvoiceFacts } from './tax/invoice-facts-store.ts';

let tables: BareTables;
const NOW = new Date('2026-03-10T12:00:00.000Z');
const at = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);

beforeAll(async () => {
  tables = await openBareTables();
});
afterAll(() => tables.stop());
beforeEach(() => tables.empty('shops', 'shop_slugs', 'follows', 'shop_invoice_facts'));

const shop = { seller_id: 'ben', slug: 'ben', name: 'Ben', followers: 5 };
const putShops = () =>
  tables.put(
    'shops',
    shop,
    { seller_id: 'ana', slug: 'ana', name: 'Ana' },
    { seller_id: 'cy', slug: 'cy', name: 'Cy' },
  );
const written = async (act: (tx: Transaction) => unknown) => (await tables.written('shops', ['seller_id'], act)).now;
const its = [{ seller_id: 'ana' }];

test('[SHOP-01, INV-12] what is written of a shop is written of that shop, and its address is its own', async () => {
  await putShops();
  const profile = partOf<Parameters<typeof updateShop>[2]>({
    name: 'New',
    place: '',
    country: 'PT',
    tagline: '',
    story: '',
    announcement: '',
    returnsDays: 14,
    packing: '',
  });
  const acts: ((tx: Transaction) => unknown)[] = [
    (tx) => updateShop(tx, 'ana', profile, NOW),
    (tx) => updateShopPicture(tx, 'ana', { place: 'banner', picture: null, now: at(1) }),
    (tx) => updateShopPicture(tx, 'ana', { place: 'portrait', picture: null, now: at(2) }),
    (tx) => saveReplyHours(tx, 'ana', 3),
    (tx) => addShopRating(tx, { sellerId: 'ana', sum: 5, count: 1 }),
  ];
  for (const act of acts) expect(await written(act)).toEqual(its);
  await tables.put('shop_slugs', { slug: 'ben', seller_id: 'ben' }, { slug: 'ana', seller_id: 'ana' });
  expect([
    (await findShopCard(tables.db, 'ana'))?.shop.name,
    await findSlug(tables.db, 'ana'),
    (await tables.run((tx) => lockShop(tx, 'ana')))?.slug,
  ]).toEqual(['New', 'ana', 'ana']);
  const claim = (slug: string) => tables.run((tx) => claimSlug(tx, slug, 'di'));
  await tables.db.query({ text: `INSERT INTO shop_slugs VALUES ('closed-' || md5('gone'), 'x')` });
  expect([await claim('ana'), await claim('gone'), await claim('free')]).toEqual([false, false, true]);
});

test('[SHOP-02] follows are their person’s, newest first, and count at the shop that is followed', async () => {
  await putShops();
  const follow = (sellerId: string, following: boolean) =>
    written((tx) => saveFollow(tx, { userId: 'bo', sellerId, following, now: NOW }));
  expect([await follow('ana', true), await follow('ana', true), await follow('ben', false)]).toEqual([its, [], []]);
  await tables.put(
    'follows',
    { user_id: 'bo', seller_id: 'ben', at: at(1) },
    { user_id: 'di', seller_id: 'ana' },
    { user_id: 'di' },
  );
  expect([
    await countFollows(tables.db, 'bo'),
    await listFollowed(tables.db, 'bo', 9),
    await listFollowed(tables.db, 'bo', 1),
  ]).toEqual([2, ['ben', 'ana'], ['ben']]);
  expect(await follow('ana', false)).toEqual(its);
  expect([await countFollows(tables.db, 'bo'), await countFollows(tables.db, 'di')]).toEqual([1, 2]);
  expect(await written((tx) => discountFollower(tx, 'bo'))).toEqual([{ seller_id: 'ben' }]);
});

test('[PAY-06, INV-12] who a seller is for invoices is said of them alone', async () => {
  await tables.put(
    'shop_invoice_facts',
    { seller_id: 'ben', legal_name: 'Ben' },
    { seller_id: 'ana', legal_name: 'Ana' },
  );
  const facts = partOf<Parameters<typeof saveInvoiceFacts>[1]['facts']>({
    sellsAs: 'private',
    legalName: 'Ana B',
    line1: '',
    postcode: '',
    city: '',
    country: 'PT',
    vatNumber: '',
    usesOss: false,
  });
  const saved = await tables.written('shop_invoice_facts', ['seller_id'], (tx) =>
    saveInvoiceFacts(tx, { sellerId: 'ana', facts, now: NOW }),
  );
  expect(saved.now).toEqual(its);
  expect([
    (await findInvoiceFacts(tables.db, 'ana'))?.legalName,
    (await findInvoiceFacts(tables.db, 'ben'))?.legalName,
    await findInvoiceFacts(tables.db, 'cy'),
  ]).toEqual(['Ana B', 'Ben', null]);
});
