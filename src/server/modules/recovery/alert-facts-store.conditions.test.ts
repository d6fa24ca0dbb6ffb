import { expect, test } from 'vitest';
import { NOW, bareTables } from '#test/builders/bare-tables.ts';
import { row } from '#test/builders/row-text.ts';
import { each } from '#test/builders/each.ts';
import { findAbandonedCart } from './alert-facts-store.ts';
import { useLink } from './recover-store.ts';

const tables = bareTables();
const cart = row`cart_id=k1 life=2 user_email="bo@example.com" items=[] status=pending next_at=@0 last_activity_at=@-5`;

test('[REC-07, INV-11] a link brings its own cart back, once, until its very end', async () => {
  await tables.fill`
    abandoned_carts: ${cart} items=[{"title":"hers"}] | life=1 next_at=null items=[{"title":"earlier"}]
      | cart_id=k2 items=[]
    recovery_attempts: cart_id=k1 life=2 attempt_number=1 token_hash=#01 unsubscribe_hash=#02 expires_at=@1
      | attempt_number=2 token_hash=#03 expires_at=@0 | attempt_number=3 token_hash=#04 used_at=@-1
      | cart_id=k2 token_hash=#05 | life=1 token_hash=#06
  `;
  const use = async (byte: number, cartId: string | null = 'k1') =>
    (await tables.run((tx) => useLink(tx, { cartId, tokenHash: Buffer.from([byte]), now: NOW })))?.items;
  expect(await each(use, 3, 4, 5, 9, 1, 1, [6, null])).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    [{ title: 'hers' }],
    undefined,
    [{ title: 'earlier' }],
  ]);
  expect([
    await findAbandonedCart(tables.db, { cartId: 'k1', life: 1 }),
    await findAbandonedCart(tables.db, { cartId: 'k2', life: 1 }),
  ]).toEqual([[{ title: 'earlier' }], []]);
});
