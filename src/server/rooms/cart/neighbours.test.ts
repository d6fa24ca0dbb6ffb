import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBareTables, type BareTables } from '#test/builders/bare-tables.ts';
import { removeBought } from './bought-store.ts';
import { cartAndVariant, findCart, isSameBody } from './cart-store.ts';
import { lockGuestCart, mergeCarts } from './merge-store.ts';

let tables: BareTables;
const NOW = new Date('2026-03-10T12:00:00.000Z');

beforeAll(async () => {
  tables = await openBareTables();
});
afterAll(() => tables.stop());
beforeEach(() =>
  tables.empty(
    'carts',
    'cart_lines',
    'listings',
    'variants',
    'former_variants',
    'shops',
    'idempotency_keys',
    'promo_codes',
    'promo_uses',
    'offer_carts',
  ),
);

const TOKEN = Buffer.from('token');
const cart = { id: 'k1', token_hash: '\\x' + TOKEN.toString('hex'), notes: { ana: 'hello', ben: 'hi' } };
const line = {
  cart_id: 'k1',
  id: 'i1',
  seller_id: 'ana',
  listing_id: 'l1',
  variant_id: 'v1',
  personalisation: '',
  quantity: 2,
  added_at: NOW,
};
const lineColumns = ['cart_id', 'id', 'quantity'];
const identity = { cartId: 'k1', userId: null, tokenHash: TOKEN };
const bought = (quantity: number) => [{ id: 'i1', variantId: 'v1', personalisation: '', quantity }];
const carts = async () =>
  Object.fromEntries(
    (await tables.db.query<{ id: string; notes: object }>({ text: 'SELECT id, notes FROM carts' })).rows.map(
      ({ id, notes }) => [id, notes],
    ),
  );

test('[CART-03] a guest’s cart that went into a member’s loses there what was bought: that piece with that text, as many as were bought', async () => {
  await tables.put(
    'carts',
    { ...cart, merged_into: 'k2' },
    { id: 'k2', merged_into: null },
    { id: 'k3', merged_into: null },
  );
  const there = { ...line, cart_id: 'k2' };
  await tables.put(
    'cart_lines',
    there,
    { id: 'i2', personalisation: 'Bo' },
    { id: 'i3', variant_id: 'v2' },
    { cart_id: 'k3' },
    { id: 'i4', personalisation: 'Cy', quantity: 1 },
    { cart_id: 'k4', quantity: 1 },
  );
  const fewer = await tables.written('cart_lines', lineColumns, (tx) =>
    removeBought(tx, { cartId: 'k1', lines: bought(1), now: NOW }),
  );
  expect(fewer).toEqual({ now: [{ cart_id: 'k2', id: 'i1', quantity: 1 }], gone: 1 });
  const none = await tables.written('cart_lines', lineColumns, (tx) =>
    removeBought(tx, { cartId: 'k1', lines: bought(1), now: NOW }),
  );
  expect(none).toEqual({ now: [], gone: 1 });
  expect(await carts()).toEqual({ k1: cart.notes, k2: { ben: 'hi' }, k3: cart.notes });
});

test('[CART-01] of a cart that was bought only the lines that were bought leave', async () => {
  await tables.put('carts', cart, { id: 'k2' });
  await tables.put('cart_lines', line, { id: 'i2', variant_id: 'v2', seller_id: 'ben' }, { cart_id: 'k2' });
  const left = await tables.written('cart_lines', lineColumns, (tx) =>
    removeBought(tx, { cartId: 'k1', lines: bought(2), now: NOW }),
  );
  expect(left).toEqual({ now: [], gone: 1 });
  expect(await carts()).toEqual({ k1: { ben: 'hi' }, k2: cart.notes });
});

test('[CART-03] a token opens its own cart alone', async () => {
  await tables.put('carts', { ...cart, token_hash: '\\x00' }, { id: 'k2', token_hash: cart.token_hash });
  expect(await tables.run((tx) => lockGuestCart(tx, identity))).toBe(false);
  expect(await tables.run((tx) => lockGuestCart(tx, { ...identity, cartId: 'k2' }))).toBe(true);
});

test('[CART-03] carts that merge add up the same piece with the same text; a third cart, its code and its notes stay out of it', async () => {
  await tables.put(
    'carts',
    { ...cart, notes: { ana: 'guest', ben: 'guest' }, applied_promo: { code: 'GUEST' } },
    { id: 'k2', notes: { ben: 'member' }, applied_promo: null },
    { id: 'k0', notes: { cy: 'other' }, applied_promo: { code: 'OTHER' } },
  );
  await tables.put(
    'cart_lines',
    line,
    { cart_id: 'k2', id: 'j1', personalisation: 'Bo' },
    { cart_id: 'k2', id: 'j2' },
    { cart_id: 'k0', id: 'i1' },
  );
  const merged = await tables.written('cart_lines', lineColumns, (tx) => mergeCarts(tx, { from: 'k1', to: 'k2' }));
  expect(merged).toEqual({ now: [{ cart_id: 'k2', id: 'j2', quantity: 4 }], gone: 2 });
  const { rows } = await tables.db.query({
    text: `SELECT applied_promo ->> 'code' AS code, notes FROM carts WHERE id = 'k2'`,
  });
  expect(rows).toEqual([{ code: 'GUEST', notes: { ana: 'guest', ben: 'member' } }]);
});

test('[CART-03] of a guest’s lines that a full cart has no room for, the earliest go first, and of one moment those of the lower id; another text is another piece', async () => {
  await tables.put('carts', cart, { id: 'k2' });
  await tables.put(
    'cart_lines',
    { ...line, id: 'b', variant_id: 'v-b' },
    { id: 'a', variant_id: 'v-a' },
    { id: 'c', variant_id: 'v-c', added_at: new Date(0) },
    { id: 'd', variant_id: 'full-0', personalisation: 'Bo', added_at: new Date('2026-04-01') },
  );
  await tables.put(
    'cart_lines',
    { ...line, cart_id: 'k2', id: 'full-0', variant_id: 'full-0' },
    ...Array.from({ length: 97 }, (_, n) => ({ id: `full-${n + 1}`, variant_id: `full-${n + 1}` })),
  );
  await tables.run((tx) => mergeCarts(tx, { from: 'k1', to: 'k2' }));
  const { rows } = await tables.db.query({ text: `SELECT id FROM cart_lines WHERE cart_id = 'k1' ORDER BY id` });
  expect(rows).toEqual([{ id: 'b' }, { id: 'd' }]);
});

test('[CART-02] a key is the same call’s only: another cart’s, another operation’s or another key’s body says nothing', async () => {
  const body = { scope: 'k1', operation: 'cart.addItem', key: 'a', body_hash: '\\x01' };
  for (const other of [{ scope: 'k0' }, { operation: 'aaa' }, { key: '0' }])
    await tables.put('idempotency_keys', { ...body, ...other });
  await tables.put('idempotency_keys', { ...body, body_hash: '\\x02' });
  const same = (byte: number) => tables.run((tx) => isSameBody(tx, 'k1', { key: 'a', bodyHash: Buffer.from([byte]) }));
  expect([await same(1), await same(2)]).toEqual([false, true]);
});

const variant = { seller_id: 'ana', listing_id: 'l1', id: 'v1', price_cents: 500, stock: 3, received: 3 };
const putListings = async (): Promise<void> => {
  const pictures = [{ id: 'p1' }, { id: 'p2' }];
  await tables.put(
    'shops',
    { seller_id: 'ana', slug: 'ana', name: 'Ana' },
    { seller_id: 'ben', slug: 'ben', name: 'Ben' },
  );
  await tables.put(
    'listings',
    { seller_id: 'ana', id: 'l1', title: 'Mug', state: 'active', pictures },
    { id: 'l2', state: 'inactive' },
    { seller_id: 'ben', title: 'Ben’s', state: 'draft' },
  );
  await tables.put(
    'variants',
    { ...variant, picture_id: 'p2' },
    { id: 'v2', listing_id: 'l2' },
    { seller_id: 'ben', id: 'v9' },
  );
  await tables.put(
    'former_variants',
    { seller_id: 'ana', listing_id: 'l1', id: 'f1', price_cents: 400 },
    { listing_id: 'l2', id: 'f2' },
    { seller_id: 'ben', id: 'f9' },
  );
};

test('[CART-02] what goes into a cart is a choice of that piece, of a piece that is shown; a choice that is gone is named as such', async () => {
  await tables.put('carts', cart);
  await putListings();
  const ask = async (listingId: string, variantId: string) => {
    const { variant: found, isGone } = await tables.run((tx) => cartAndVariant(tx, identity, { listingId, variantId }));
    return found ? `${found.title} ${(found.picture as { id: string } | null)?.id}` : isGone ? 'gone' : 'none';
  };
  expect([await ask('l1', 'v1'), await ask('l1', 'v2'), await ask('l2', 'v2'), await ask('l1', 'v9')]).toEqual([
    'Mug p2',
    'none',
    'none',
    'none',
  ]);
  expect([
    await ask('l1', 'f1'),
    await ask('l1', 'f2'),
    await ask('l2', 'f2'),
    await ask('l2', 'f1'),
    await ask('l1', 'f9'),
  ]).toEqual(['gone', 'none', 'none', 'none', 'none']);
});

test('[CART-06, INV-10] the code on a cart is the one of its shop that still has uses, or of which this cart holds one; an offer counts in its own carts', async () => {
  const applied = { code: 'TEN', sellerId: 'ana' };
  await tables.put('carts', { ...cart, applied_promo: applied }, { id: 'k2' });
  const code = { seller_id: 'ana', code: 'TEN', kind: 'percent', percent: 10, uses: 2, max_uses: 2 };
  await tables.put('promo_codes', code, { seller_id: 'ben', percent: 50 });
  const use = { seller_id: 'ana', code: 'TEN', checkout_id: 'c1', cart_id: 'k1', status: 'reserved' };
  await tables.put(
    'promo_uses',
    { ...use, seller_id: 'ben' },
    { seller_id: 'ana', code: 'OTHER' },
    { seller_id: 'ana', cart_id: 'k2', checkout_id: 'c2' },
    { seller_id: 'ana', status: 'used', checkout_id: 'c3' },
  );
  const promo = async (id = 'k1') =>
    (await findCart(tables.db, { ...identity, cartId: id })).appliedPromo as { percent?: number } | null;
  expect(await promo()).toBeNull();
  await tables.put('promo_uses', { ...use, checkout_id: 'c4' });
  expect(await promo()).toMatchObject({ percent: 10 });
  await tables.empty('promo_codes', 'promo_uses');
  await tables.db.query({ text: `UPDATE carts SET applied_promo = '{"code": "BACK-1"}'` });
  const offer = {
    seller_id: '',
    code: 'BACK-1',
    kind: 'percent',
    percent: 10,
    max_uses: 1,
    uses: 0,
    at_most_cents: 500,
    pieces: [],
  };
  await tables.put('promo_codes', offer, { code: 'BACK-2' });
  await tables.put(
    'offer_carts',
    { seller_id: '', code: 'BACK-1', cart_id: 'k1', way: 'sent' },
    { code: 'BACK-2', cart_id: 'k2' },
  );
  expect([(await promo('k1'))?.percent, await promo('k2')]).toEqual([10, null]);
});
