import { expect, test } from 'vitest';
import { at, bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { listLiveCheckouts, listOrdersOf } from './checkout-store.ts';
import { pricedLines } from './priced-line-store.ts';

const tables = bareTables();
const checkout = row`id=c1 cart_id=k1 status=open parcels=[] address={} email="bo@example.com" created_at=@-5
  expires_at=@30`;
const putCheckouts = async (...changes: Record<string, unknown>[]): Promise<void> => {
  await tables.fill`
    checkouts: ${checkout} | ${changes}
    payments: checkout_id=c1 status=started intent_id=pi_1 | ${changes.map(({ id }) => ({ checkout_id: id }))}
  `;
};

test('[INV-02] whatever is not paid and not over is live', async () => {
  await putCheckouts(
    ...['processing', 'requires_action', 'failed', 'paid', 'expired'].map((status) => ({ id: status, status })),
    { id: 'merged', cart_id: 'k2' },
    { id: 'other', cart_id: 'k3' },
  );
  await tables.fill`carts: id=k2 merged_into=k1 | id=k3 merged_into=k9`;
  expect((await listLiveCheckouts(tables.db, 'k1', at(-60))).map(({ id }) => id).toSorted()).toEqual([
    'c1',
    'failed',
    'merged',
    'processing',
    'requires_action',
  ]);
});

test('[CART-05] the orders of a checkout stand in the order of their numbers', async () => {
  await tables.fill`
    orders: checkout_id=c1 id=a number=A-2 return_days=14 state=confirmed total_cents=2 shipping_cents=1
      | id=b number=A-1 | id=c number=A-0 checkout_id=c2
  `;
  expect((await listOrdersOf(tables.db, 'c1')).map(({ number }) => number)).toEqual(['A-1', 'A-2']);
});

test('[INV-05, INV-12] lines are priced for whoever opens the cart', async () => {
  await tables.fill`
    carts: id=k1 token_hash=#01 | id=k2 token_hash=#02
    cart_lines: cart_id=k1 id=b seller_id=ana listing_id=l1 variant_id=v1 personalisation="" added_at=@-2
      | id=a personalisation=Bo | id=c personalisation=Cy added_at=@-3
    shops: seller_id=ana slug=ana name=Ana country=PT | seller_id=ben slug=ben
  `;
  const listing = { seller_id: 'ana', id: 'l1', title: 'Mug', state: 'active', shipping_profile_id: 's1' };
  await tables.fill`
    listings: ${listing} seller_id=ben title=Ben’s | seller_id=ana title=Mug
    variants: seller_id=ben listing_id=l1 id=v1 price_cents=100 | seller_id=ana price_cents=500
    shipping_profiles: seller_id=ana id=s1 extra_cents=5 zones=[] | id=s2 name=two extra_cents=6 | seller_id=ben extra_cents=7
  `;
  const { lines } = await pricedLines(
    tables.db,
    { cartId: 'k1', userId: null, tokenHash: Buffer.from([1]) },
    new Date(),
  );
  expect(lines.map(({ id, title, priceCents, postage }) => [id, title, priceCents, postage?.extraCents])).toEqual(
    ['c', 'a', 'b'].map((id) => [id, 'Mug', 500, 5]),
  );
  expect(
    await pricedLines(tables.db, { cartId: 'k1', userId: null, tokenHash: Buffer.from([2]) }, new Date()),
  ).toMatchObject({ lines: [], promo: null });
});
