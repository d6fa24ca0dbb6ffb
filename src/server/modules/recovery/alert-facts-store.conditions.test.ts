import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { findAbandonedCart } from './alert-facts-store.ts';
import { useLink } from './recover-store.ts';

const tables = bareTables();
const cart = {
  cart_id: 'k1',
  life: 2,
  user_email: 'bo@example.com',
  items: [],
  status: 'pending',
  next_at: at(0),
  last_activity_at: at(-5),
};
const attempt = {
  cart_id: 'k1',
  life: 2,
  attempt_number: 1,
  token_hash: '\\x01',
  unsubscribe_hash: '\\x02',
  expires_at: at(1),
};

test('[REC-07, INV-11] a link brings its own cart back, once, until its very end', async () => {
  await tables.put(
    'abandoned_carts',
    { ...cart, items: [{ title: 'hers' }] },
    { life: 1, next_at: null, items: [{ title: 'earlier' }] },
    { cart_id: 'k2', items: [] },
  );
  await tables.put(
    'recovery_attempts',
    attempt,
    { attempt_number: 2, token_hash: '\\x03', expires_at: at(0) },
    { attempt_number: 3, token_hash: '\\x04', used_at: at(-1) },
    { cart_id: 'k2', token_hash: '\\x05' },
    { life: 1, token_hash: '\\x06' },
  );
  const use = async (byte: number, cartId: string | null = 'k1') =>
    (await tables.run((tx) => useLink(tx, { cartId, tokenHash: Buffer.from([byte]), now: NOW })))?.items;
  expect([
    await use(3),
    await use(4),
    await use(5),
    await use(9),
    await use(1),
    await use(1),
    await use(6, null),
  ]).toEqual([undefined, undefined, undefined, undefined, [{ title: 'hers' }], undefined, [{ title: 'earlier' }]]);
  expect([
    await findAbandonedCart(tables.db, { cartId: 'k1', life: 1 }),
    await findAbandonedCart(tables.db, { cartId: 'k2', life: 1 }),
  ]).toEqual([[{ title: 'earlier' }], []]);
});
