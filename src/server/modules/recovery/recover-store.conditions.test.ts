import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { partOf } from '#test/builders/part-of.ts';
import type { App } from '../../platform/calls/app.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { optOut } from './recover-store.ts';

const tables = bareTables();
const app = partOf<App>({ config: { SMTP_URL: 'smtp://mail' } });
const cart = {
  cart_id: 'k1',
  life: 2,
  user_email: 'bo@example.com',
  items: [],
  status: 'pending',
  next_at: at(0),
  last_activity_at: at(-5),
};
const keys = ['cart_id', 'life'];
const attempt = {
  cart_id: 'k1',
  life: 2,
  attempt_number: 1,
  token_hash: '\\x01',
  unsubscribe_hash: '\\x02',
  expires_at: at(1),
};
const written = async (act: (tx: Transaction) => unknown) => (await tables.written('abandoned_carts', keys, act)).now;

test('[REC-14] who wants no more gets none for any of their carts, and nobody else does', async () => {
  await tables.put(
    'abandoned_carts',
    cart,
    { life: 1, next_at: null, closed_by: 'age' },
    { cart_id: 'k2' },
    { cart_id: 'k3', user_email: 'cy@example.com' },
  );
  await tables.put('recovery_attempts', attempt, { cart_id: 'k3', unsubscribe_hash: '\\x03' });
  const mail = { key: 'cart-reminder:k2:1:1', recipient: 'bo@example.com' };
  await tables.put(
    'mails',
    mail,
    { key: 'cart-reminder:k3:1:1', recipient: 'cy@example.com' },
    { key: 'order:1' },
    { key: 'cart-reminder:k1:1:1', sent_at: at(-1) },
  );
  const out = (byte: number) =>
    written(async (tx) => optOut(app, tx, { cartId: 'k1', unsubscribeHash: Buffer.from([byte]), now: NOW }));
  expect([await out(3), (await out(2)).map((row) => row.cart_id).toSorted()]).toEqual([[], ['k1', 'k2']]);
  const { rows } = await tables.db.query({ text: 'SELECT key FROM mails ORDER BY 1' });
  expect(rows.map(({ key }) => key)).toEqual(['cart-reminder:k1:1:1', 'cart-reminder:k3:1:1', 'order:1']);
});
