import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { findPromotions } from './promotion-store.ts';

const tables = bareTables();
const code = {
  seller_id: 'ana',
  code: 'TEN',
  kind: 'percent',
  percent: 10,
  starts_at: at(-60),
  created_at: at(-60),
  uses: 5,
  max_uses: 9,
};
const use = {
  seller_id: 'ana',
  code: 'TEN',
  checkout_id: 'c1',
  cart_id: 'k1',
  discount_cents: 100,
  created_at: at(-5),
  status: 'reserved',
  buyers: ['bo'],
};

test('[DASH-04] the list of a shop’s codes counts its own uses, names its own piece, and has the newest first, then by word', async () => {
  await tables.put(
    'promo_codes',
    { ...code, listing_id: 'l1' },
    { code: 'OLD', created_at: at(-600) },
    { code: 'ABC', listing_id: null },
    { seller_id: 'ben' },
  );
  await tables.put(
    'promo_uses',
    { ...use, status: 'used' },
    { seller_id: 'ben', discount_cents: 7 },
    { code: 'ABC', status: 'reserved' },
  );
  await tables.put(
    'listings',
    { seller_id: 'ben', id: 'l1', title: 'Ben’s', state: 'active' },
    { seller_id: 'ana', title: 'Mug' },
  );
  const listed = await findPromotions(tables.db, { sellerId: 'ana' }, NOW);
  expect(listed.map((row) => [row.code, row.orders, row.held, row.givenCents, row.listingTitle])).toEqual([
    ['ABC', 0, 1, 0, null],
    ['TEN', 1, 0, 100, 'Mug'],
    ['OLD', 0, 0, 0, 'Mug'],
  ]);
});
