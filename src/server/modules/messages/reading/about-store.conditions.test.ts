import { expect, test } from 'vitest';
import { bareTables } from '#test/builders/bare-tables.ts';
import { matching } from '#test/builders/each.ts';
import { findProduct } from './about-store.ts';

const tables = bareTables();

test('[MSG-02] the card beside a thread shows a piece that exists', async () => {
  const states = ['sold_out', 'inactive', 'removed', 'draft', 'pending_review'];
  await tables.fill`
    shops: seller_id=ben slug=ben name=Ben | seller_id=ana slug=ana name=Ana
    listings: seller_id=ana id=l1 state=active pictures=[] | ${states.map((state) => ({ id: state, state }))} | id=bare
    variants: seller_id=ana listing_id=l1 id=v1 price_cents=5 stock=2 option_values=["a"]
      | id=v2 price_cents=7 option_values=["b"] | ${states.map((id) => ({ id: `v-${id}`, listing_id: id }))}
      | seller_id=ben price_cents=1
  `;
  const product = async (id: string) => (await findProduct(tables.db, { listingId: id, readerId: 'ida' }))?.isOffered;
  expect(await matching(product, 'l1', 'sold_out', 'inactive', 'removed', 'draft', 'pending_review', 'bare')).toEqual([
    'l1',
    'sold_out',
  ]);
  expect(await findProduct(tables.db, { listingId: 'l1', readerId: 'ida' })).toMatchObject({
    shopName: 'Ana',
    priceCents: 5,
    priceVaries: true,
    stock: 4,
  });
});

test('[CAT-02, MSG-02] pieces that the reader’s own open checkout holds are in stock for them alone', async () => {
  await tables.fill`
    shops: seller_id=ana slug=ana name=Ana
    listings: seller_id=ana id=l1 state=active pictures=[]
    variants: seller_id=ana listing_id=l1 id=v1 price_cents=5 stock=1
    checkouts: id=open cart_id=cart-ida status=open | id=paid status=paid
    stock_reservations: checkout_id=open seller_id=ana variant_id=v1 quantity=2 status=active | checkout_id=paid
  `;
  const stockFor = async (readerId: string) => (await findProduct(tables.db, { listingId: 'l1', readerId }))?.stock;
  expect([await stockFor('ida'), await stockFor('bo')]).toEqual([3, 1]);
});
