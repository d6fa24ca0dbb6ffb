import { expect, test } from 'vitest';
import { bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { lockGuestCart, mergeCarts } from './merge-store.ts';

const tables = bareTables();
const TOKEN = Buffer.from('token');
const cart = { id: 'k1', token_hash: '\\x' + TOKEN.toString('hex'), notes: { ana: 'hello', ben: 'hi' } };
const identity = { cartId: 'k1', userId: null, tokenHash: TOKEN };
const line = row`cart_id=k1 id=i1 seller_id=ana listing_id=l1 variant_id=v1 personalisation="" quantity=2 added_at=@0`;
const lineColumns = 'cart_id id quantity';

test('[CART-03] a token opens its own cart alone', async () => {
  await tables.fill`carts: ${cart} token_hash=#00 | id=k2 token_hash=${cart.token_hash}`;
  expect(await tables.run((tx) => lockGuestCart(tx, identity))).toBe(false);
  expect(await tables.run((tx) => lockGuestCart(tx, { ...identity, cartId: 'k2' }))).toBe(true);
});

test('[CART-03] carts that merge add up the same piece with the same text', async () => {
  await tables.fill`
    carts: ${cart} notes={"ana":"guest","ben":"guest"} applied_promo={"code":"GUEST"}
      | id=k2 notes={"ben":"member"} applied_promo=null | id=k0 notes={"cy":"other"} applied_promo={"code":"OTHER"}
    cart_lines: ${line} | cart_id=k2 id=j1 personalisation=Bo | cart_id=k2 id=j2 | cart_id=k0 id=i1
  `;
  const merged = await tables.written('cart_lines', lineColumns, (tx) => mergeCarts(tx, { from: 'k1', to: 'k2' }));
  expect(merged).toEqual({ now: ['k2 j2 4'], gone: 2 });
  const rows = await tables.sql(`SELECT applied_promo ->> 'code' AS code, notes FROM carts WHERE id = 'k2'`);
  expect(rows).toEqual([{ code: 'GUEST', notes: { ana: 'guest', ben: 'member' } }]);
});

test('[CART-03] of a guest’s lines that a full cart has no room for, the earliest go first', async () => {
  await tables.fill`
    carts: ${cart} | id=k2
    cart_lines: ${line} id=b variant_id=v-b | id=a variant_id=v-a | id=c variant_id=v-c added_at=${new Date(0)}
      | id=d variant_id=full-0 personalisation=Bo added_at=${new Date('2026-04-01')}
    cart_lines: ${line} cart_id=k2 id=full-0 variant_id=full-0
      | ${Array.from({ length: 97 }, (_, n) => ({ id: `full-${n + 1}`, variant_id: `full-${n + 1}` }))}
  `;
  await tables.run((tx) => mergeCarts(tx, { from: 'k1', to: 'k2' }));
  const rows = await tables.sql(`SELECT id FROM cart_lines WHERE cart_id = 'k1' ORDER BY id`);
  expect(rows).toEqual([{ id: 'b' }, { id: 'd' }]);
});
