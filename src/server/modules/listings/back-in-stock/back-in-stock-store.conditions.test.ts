import { describe, expect, test } from 'vitest';
import { bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { each } from '#test/builders/each.ts';
import {
  claimFulfilledRequests,
  findRequestedVariants,
  lockVariantForRequest,
  removeBackInStockRequest,
} from './back-in-stock-store.ts';

const tables = bareTables();
const listing = row`seller_id=ana id=l1 state=active title=Mug category=mugs-and-cups updated_at=@-5 created_at=@-5
  pictures=[]`;
const variant = row`seller_id=ana listing_id=l1 id=v1 option_values=["one"] price_cents=500 stock=5 reserved=4 sold=4
  received=13`;
const shops = () => tables.fill`shops: seller_id=ben slug=ben name=Ben | seller_id=ana slug=ana name=Ana`;

test('[UX-34] a request waits for that choice of what is shown, and is met when it is there', async () => {
  await tables.fill`
    listings: ${listing} | id=l2 state=sold_out | id=l3 state=inactive | seller_id=ben state=draft
    variants: ${variant} | id=v2 listing_id=l2 stock=0 | id=v3 listing_id=l3 | seller_id=ben stock=0
      | id=v4 option_values=["four"] stock=0
    users: id=bo email="bo@example.com" | id=cy email="cy@example.com"
    shops: seller_id=ben slug=ben name=Ben | seller_id=ana slug=ana name=Ana
    back_in_stock_requests: seller_id=ana variant_id=v1 user_id=bo | variant_id=v3 | variant_id=v4
      | variant_id=v2 user_id=cy | user_id=cy | seller_id=ben
  `;
  const ask = async (listingId: string, variantId: string) =>
    tables.run((tx) => lockVariantForRequest(tx, { listingId, variantId, userId: 'cy' }));
  expect(await each(ask, ['l1', 'v1'], ['l2', 'v2'], ['l3', 'v3'], ['l1', 'v2'])).toEqual([
    { sellerId: 'ana', stock: 5, requests: 2 },
    { sellerId: 'ana', stock: 0, requests: 2 },
    null,
    null,
  ]);
  expect(await findRequestedVariants(tables.db, { listingId: 'l1', userId: 'cy' })).toEqual(['v1']);
  const removed = await tables.written('back_in_stock_requests', '', (tx) =>
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
  const listing = row`seller_id=ana id=l1 state=active title=Mug category=mugs updated_at=@-5 created_at=@-5
    pictures=[] options=[]`;
  const variant = row`seller_id=ana listing_id=l1 id=v1 option_values=["one"] position=0 price_cents=500 stock=5`;

  test('[UX-34] who waited is told of a choice of that shop and piece that is there again', async () => {
    await shops();
    await tables.fill`
      users: id=bo email="bo@example.com" | id=cy email="cy@example.com"
      listings: ${listing} | id=l2 | seller_id=ben id=l1 title=Ben’s | id=l3 state=inactive
      variants: ${variant} | listing_id=l2 id=v2 | seller_id=ben id=v1 stock=9 | id=v3 option_values=["three"] stock=0
        | listing_id=l3 id=v4
    `;
    const request = { seller_id: 'ana', variant_id: 'v1', user_id: 'bo' };
    await tables.fill`back_in_stock_requests: ${request} | user_id=cy | variant_id=v2 | variant_id=v3 | variant_id=v4`;
    const removed = await tables.written('back_in_stock_requests', '', (tx) =>
      removeBackInStockRequest(tx, { variantId: 'v1', userId: 'cy' }),
    );
    expect(removed.gone).toBe(1);
    const taken = await tables.run((tx) => claimFulfilledRequests(tx, { sellerId: 'ana', listingIds: ['l1', 'l3'] }));
    expect(
      taken.map(
        ({ variantId, userId, title, stock, shopName }) => `${variantId} ${userId} ${title} ${stock} ${shopName}`,
      ),
    ).toEqual(['v1 bo Mug 5 Ana']);
    expect(await tables.run((tx) => claimFulfilledRequests(tx, { sellerId: 'ben', listingIds: ['l1'] }))).toEqual([]);
    expect(await tables.texts('variant_id FROM back_in_stock_requests ORDER BY 1')).toEqual(['v2', 'v3', 'v4']);
  });
});
