import { expect, test } from 'vitest';
import { bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { findCart } from './cart-store.ts';

const tables = bareTables();
const TOKEN = Buffer.from('token');
const cart = { id: 'k1', token_hash: '\\x' + TOKEN.toString('hex'), notes: { ana: 'hello', ben: 'hi' } };
const identity = { cartId: 'k1', userId: null, tokenHash: TOKEN };
test('[CART-06, INV-10] the code on a cart is one of its shop with uses left', async () => {
  const applied = { code: 'TEN', sellerId: 'ana' };
  await tables.fill`carts: ${cart} applied_promo=${applied} | id=k2`;
  const code = { seller_id: 'ana', code: 'TEN', kind: 'percent', percent: 10, uses: 2, max_uses: 2 };
  await tables.fill`promo_codes: ${code} | seller_id=ben percent=50`;
  const use = { seller_id: 'ana', code: 'TEN', checkout_id: 'c1', cart_id: 'k1', status: 'reserved' };
  await tables.fill`
    promo_uses: ${use} seller_id=ben | seller_id=ana code=OTHER | seller_id=ana cart_id=k2 checkout_id=c2
      | seller_id=ana status=used checkout_id=c3
  `;
  const promo = async (id = 'k1') =>
    (await findCart(tables.db, { ...identity, cartId: id })).appliedPromo as { percent?: number } | null;
  expect(await promo()).toBeNull();
  await tables.fill`promo_uses: ${use} checkout_id=c4`;
  expect(await promo()).toMatchObject({ percent: 10 });
  await tables.empty('promo_codes', 'promo_uses');
  await tables.sql(`UPDATE carts SET applied_promo = '{"code": "BACK-1"}'`);
  const offer = row`seller_id="" code=BACK-1 kind=percent percent=10 max_uses=1 uses=0 at_most_cents=500 items=[]`;
  await tables.fill`
    promo_codes: ${offer} | code=BACK-2
    offer_carts: seller_id="" code=BACK-1 cart_id=k1 way=sent | code=BACK-2 cart_id=k2
  `;
  expect([(await promo('k1'))?.percent, await promo('k2')]).toEqual([10, null]);
});
