import { expect, test } from 'vitest';
import { NOW, bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { removeBought } from './bought-store.ts';

const tables = bareTables();
const TOKEN = Buffer.from('token');
const cart = { id: 'k1', token_hash: '\\x' + TOKEN.toString('hex'), notes: { ana: 'hello', ben: 'hi' } };
const line = row`cart_id=k1 id=i1 seller_id=ana listing_id=l1 variant_id=v1 personalisation="" quantity=2 added_at=@0`;
const lineColumns = 'cart_id id quantity';
const bought = (quantity: number) => [{ id: 'i1', variantId: 'v1', personalisation: '', quantity }];
const carts = async () =>
  Object.fromEntries(
    (await tables.db.query<{ id: string; notes: object }>({ text: 'SELECT id, notes FROM carts' })).rows.map(
      ({ id, notes }) => [id, notes],
    ),
  );

test('[CART-03] a guest’s cart that went into a member’s loses there what was bought', async () => {
  await tables.fill`carts: ${cart} merged_into=k2 | id=k2 merged_into=null | id=k3 merged_into=null`;
  await tables.fill`
    cart_lines: ${line} cart_id=k2 | id=i2 personalisation=Bo | id=i3 variant_id=v2 | cart_id=k3
      | id=i4 personalisation=Cy quantity=1 | cart_id=k4 quantity=1
  `;
  const fewer = await tables.written('cart_lines', lineColumns, (tx) =>
    removeBought(tx, { cartId: 'k1', lines: bought(1), now: NOW }),
  );
  expect(fewer).toEqual({ now: ['k2 i1 1'], gone: 1 });
  const none = await tables.written('cart_lines', lineColumns, (tx) =>
    removeBought(tx, { cartId: 'k1', lines: bought(1), now: NOW }),
  );
  expect(none).toEqual({ now: [], gone: 1 });
  expect(await carts()).toEqual({ k1: cart.notes, k2: { ben: 'hi' }, k3: cart.notes });
});

test('[CART-01] of a cart that was bought only the lines that were bought leave', async () => {
  await tables.fill`
    carts: ${cart} | id=k2
    cart_lines: ${line}
      | id=i2 variant_id=v2 seller_id=ben | cart_id=k2
  `;
  const left = await tables.written('cart_lines', lineColumns, (tx) =>
    removeBought(tx, { cartId: 'k1', lines: bought(2), now: NOW }),
  );
  expect(left).toEqual({ now: [], gone: 1 });
  expect(await carts()).toEqual({ k1: { ben: 'hi' }, k2: cart.notes });
});
