import { expect, test } from 'vitest';
import type { CartLine } from '#domain/cart/model.ts';
import { bareTables } from '#test/builders/bare-tables.ts';
import { each } from '#test/builders/each.ts';
import { cartAndVariant, findClaim, saveNewLine } from './new-line-store.ts';

const tables = bareTables();
const TOKEN = Buffer.from('token');
const cart = { id: 'k1', token_hash: '\\x' + TOKEN.toString('hex'), notes: { ana: 'hello', ben: 'hi' } };
const identity = { cartId: 'k1', userId: null, tokenHash: TOKEN };
const variant = { seller_id: 'ana', listing_id: 'l1', id: 'v1', price_cents: 500, stock: 3, received: 3 };
const putListings = async (): Promise<void> => {
  const pictures = [{ id: 'p1' }, { id: 'p2' }];
  await tables.fill`
    shops: seller_id=ana slug=ana name=Ana | seller_id=ben slug=ben name=Ben
    listings: seller_id=ana id=l1 title=Mug state=active pictures=${pictures} | id=l2 state=inactive
      | seller_id=ben title=Ben’s state=draft
    variants: ${variant} picture_id=p2 | id=v2 listing_id=l2 | seller_id=ben id=v9
    former_variants: seller_id=ana listing_id=l1 id=f1 price_cents=400 | listing_id=l2 id=f2 | seller_id=ben id=f9
  `;
};

test('[CART-02] a key is the same call’s only', async () => {
  const body = { scope: 'k1', operation: 'cart.addItem', key: 'a', body_hash: '\\x01' };
  for (const other of [{ scope: 'k0' }, { operation: 'aaa' }, { key: '0' }])
    await tables.put('idempotency_keys', { ...body, ...other });
  await tables.fill`idempotency_keys: ${body} body_hash=#02`;
  const same = (byte: number) => tables.run((tx) => findClaim(tx, 'k1', { key: 'a', bodyHash: Buffer.from([byte]) }));
  expect([await same(1), await same(2)]).toEqual([{ isSame: false }, { isSame: true }]);
  expect(await tables.run((tx) => findClaim(tx, 'k2', { key: 'a', bodyHash: Buffer.from([1]) }))).toBeNull();
});

test('[CART-02] what goes into a cart is a choice of that piece, of a piece that is shown', async () => {
  await tables.fill`carts: ${cart}`;
  await putListings();
  const ask = async (listingId: string, variantId: string) => {
    const { variant: match, isGone } = await tables.run((tx) => cartAndVariant(tx, identity, { listingId, variantId }));
    return match ? `${match.title} ${(match.picture as { id: string } | null)?.id}` : isGone ? 'gone' : 'none';
  };
  expect(await each(ask, ['l1', 'v1'], ['l1', 'v2'], ['l2', 'v2'], ['l1', 'v9'])).toEqual([
    'Mug p2',
    'none',
    'none',
    'none',
  ]);
  expect(await each(ask, ['l1', 'f1'], ['l1', 'f2'], ['l2', 'f2'], ['l2', 'f1'], ['l1', 'f9'])).toEqual([
    'gone',
    'none',
    'none',
    'none',
    'none',
  ]);
});

test('[CART-02] a line goes into the cart as it was read and no other', async () => {
  await tables.fill`carts: ${cart}`;
  await putListings();
  const [now, claim] = [new Date('2026-03-02T10:00:00Z'), { key: 'a', bodyHash: Buffer.from([1]) }];
  const limit = { times: 3, seconds: 60 };
  const { version } = await tables.run((tx) => cartAndVariant(tx, identity, { listingId: 'l1', variantId: 'v1' }));
  const item = { id: 'n', sellerId: 'ana', listingId: 'l1', variantId: 'v1', personalisation: '', quantity: 1 };
  const add = (other: object = {}) =>
    saveNewLine(tables.db, {
      identity,
      version,
      line: { ...item, addedPriceCents: 500 } as CartLine,
      claim,
      attempt: { subject: 'ip:1', action: 'cart.addItem', limit, now },
      by: 1,
      now,
      ...other,
    });
  expect(await add()).toEqual({ count: 1, isSaved: true, isAdded: true });
  // The first has written to the cart: what was read before it is no more.
  expect(await add({ claim: null })).toEqual({ count: 2, isSaved: false, isAdded: false });
  const { version: again } = await tables.run((tx) => cartAndVariant(tx, identity, item));
  expect(await add({ version: again, by: 0 })).toEqual({ count: 2, isSaved: true, isAdded: false });
  const { version: third } = await tables.run((tx) => cartAndVariant(tx, identity, item));
  const late = { ...identity, cartId: 'k9' };
  expect(await add({ version: third, by: 2, claim: null })).toEqual({ count: 4, isSaved: false, isAdded: false });
  expect(await add({ identity: late, version: null, by: 0, claim: null })).toMatchObject({ isSaved: false });
  expect((await tables.db.query({ text: `SELECT 1 FROM cart_lines WHERE id = 'n'` })).rowCount).toBe(1);
});
