import { describe, expect, test } from 'vitest';
import { at, bareTables } from '#test/builders/bare-tables.ts';
import {
  claimFulfilledRequests,
  findRequestedVariants,
  lockVariantForRequest,
  removeBackInStockRequest,
} from './back-in-stock-store.ts';

const tables = bareTables();
const listing = {
  seller_id: 'ana',
  id: 'l1',
  state: 'active',
  title: 'Mug',
  category: 'mugs-and-cups',
  updated_at: at(-5),
  created_at: at(-5),
  pictures: [],
};
const variant = {
  seller_id: 'ana',
  listing_id: 'l1',
  id: 'v1',
  option_values: ['one'],
  price_cents: 500,
  stock: 5,
  reserved: 4,
  sold: 4,
  received: 13,
};
const shops = () =>
  tables.put('shops', { seller_id: 'ben', slug: 'ben', name: 'Ben' }, { seller_id: 'ana', slug: 'ana', name: 'Ana' });

test('[CAT-04] a request waits for that choice of what is shown, and is met when it is there', async () => {
  await tables.put(
    'listings',
    listing,
    { id: 'l2', state: 'sold_out' },
    { id: 'l3', state: 'inactive' },
    { seller_id: 'ben', state: 'draft' },
  );
  await tables.put(
    'variants',
    variant,
    { id: 'v2', listing_id: 'l2', stock: 0 },
    { id: 'v3', listing_id: 'l3' },
    { seller_id: 'ben', stock: 0 },
    { id: 'v4', option_values: ['four'], stock: 0 },
  );
  await tables.put('users', { id: 'bo', email: 'bo@example.com' }, { id: 'cy', email: 'cy@example.com' });
  await tables.put(
    'shops',
    { seller_id: 'ben', slug: 'ben', name: 'Ben' },
    { seller_id: 'ana', slug: 'ana', name: 'Ana' },
  );
  await tables.put(
    'back_in_stock_requests',
    { seller_id: 'ana', variant_id: 'v1', user_id: 'bo' },
    { variant_id: 'v3' },
    { variant_id: 'v4' },
    { variant_id: 'v2', user_id: 'cy' },
    { user_id: 'cy' },
    { seller_id: 'ben' },
  );
  const ask = async (listingId: string, variantId: string) =>
    tables.run((tx) => lockVariantForRequest(tx, { listingId, variantId, userId: 'cy' }));
  expect([await ask('l1', 'v1'), await ask('l2', 'v2'), await ask('l3', 'v3'), await ask('l1', 'v2')]).toEqual([
    { sellerId: 'ana', stock: 5, requests: 2 },
    { sellerId: 'ana', stock: 0, requests: 2 },
    null,
    null,
  ]);
  expect(await findRequestedVariants(tables.db, { listingId: 'l1', userId: 'cy' })).toEqual(['v1']);
  const removed = await tables.written('back_in_stock_requests', [], (tx) =>
    removeBackInStockRequest(tx, { variantId: 'v2', userId: 'cy' }),
  );
  expect(removed.gone).toBe(1);
  const taken = await tables.run((tx) => claimFulfilledRequests(tx, { sellerId: 'ana', listingIds: ['l1', 'l3'] }));
  expect(taken.map((row) => [row.variantId, row.userId, row.shopName, row.email]).toSorted()).toEqual([
    ['v1', 'bo', 'Ana', 'bo@example.com'],
    ['v1', 'cy', 'Ana', 'cy@example.com'],
  ]);
});

describe('rows of others', () => {
  const listing = {
    seller_id: 'ana',
    id: 'l1',
    state: 'active',
    title: 'Mug',
    category: 'mugs',
    updated_at: at(-5),
    created_at: at(-5),
    pictures: [],
    options: [],
  };
  const variant = {
    seller_id: 'ana',
    listing_id: 'l1',
    id: 'v1',
    option_values: ['one'],
    position: 0,
    price_cents: 500,
    stock: 5,
  };

  test('[UX-34] who waited is told of a choice of that shop and piece that is there again, and is taken off that list alone', async () => {
    await shops();
    await tables.put('users', { id: 'bo', email: 'bo@example.com' }, { id: 'cy', email: 'cy@example.com' });
    await tables.put(
      'listings',
      listing,
      { id: 'l2' },
      { seller_id: 'ben', id: 'l1', title: 'Ben’s' },
      { id: 'l3', state: 'inactive' },
    );
    await tables.put(
      'variants',
      variant,
      ...[
        { listing_id: 'l2', id: 'v2' },
        { seller_id: 'ben', id: 'v1', stock: 9 },
        { id: 'v3', option_values: ['three'], stock: 0 },
        { listing_id: 'l3', id: 'v4' },
      ],
    );
    const request = { seller_id: 'ana', variant_id: 'v1', user_id: 'bo' };
    await tables.put(
      'back_in_stock_requests',
      request,
      { user_id: 'cy' },
      { variant_id: 'v2' },
      { variant_id: 'v3' },
      { variant_id: 'v4' },
    );
    const removed = await tables.written('back_in_stock_requests', [], (tx) =>
      removeBackInStockRequest(tx, { variantId: 'v1', userId: 'cy' }),
    );
    expect(removed.gone).toBe(1);
    const taken = await tables.run((tx) => claimFulfilledRequests(tx, { sellerId: 'ana', listingIds: ['l1', 'l3'] }));
    expect(
      taken.map(({ variantId, userId, title, stock, shopName }) => [variantId, userId, title, stock, shopName]),
    ).toEqual([['v1', 'bo', 'Mug', 5, 'Ana']]);
    expect(await tables.run((tx) => claimFulfilledRequests(tx, { sellerId: 'ben', listingIds: ['l1'] }))).toEqual([]);
    const { rows } = await tables.db.query({ text: 'SELECT variant_id FROM back_in_stock_requests ORDER BY 1' });
    expect(rows.map(({ variant_id }) => variant_id)).toEqual(['v2', 'v3', 'v4']);
  });
});
