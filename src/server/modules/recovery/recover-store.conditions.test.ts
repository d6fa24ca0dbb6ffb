import { expect, test } from 'vitest';
import { NOW, bareTables } from '#test/builders/bare-tables.ts';
import { partOf } from '#test/builders/part-of.ts';
import type { App } from '../../platform/calls/app.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { optOut } from './recover-store.ts';

const tables = bareTables();
const app = partOf<App>({ config: { SMTP_URL: 'smtp://mail' } });
const keys = 'cart_id life';
const written = async (operation: (tx: Transaction) => unknown) =>
  (await tables.written('abandoned_carts', keys, operation)).now;

test('[REC-14] who wants no more gets none for any of their carts, and nobody else does', async () => {
  await tables.fill`
    abandoned_carts: cart_id=k1 life=2 user_email="bo@example.com" items=[] status=pending next_at=@0
      last_activity_at=@-5 | life=1 next_at=null closed_by=age | cart_id=k2 | cart_id=k3 user_email="cy@example.com"
    recovery_attempts: cart_id=k1 life=2 attempt_number=1 token_hash=#01 unsubscribe_hash=#02 expires_at=@1
      | cart_id=k3 unsubscribe_hash=#03
  `;
  const mail = { key: 'cart-reminder:k2:1:1', recipient: 'bo@example.com' };
  await tables.fill`
    mails: ${mail} | key=cart-reminder:k3:1:1 recipient="cy@example.com" | key=order:1
      | key=cart-reminder:k1:1:1 sent_at=@-1
  `;
  const out = (byte: number) =>
    written(async (tx) => optOut(app, tx, { cartId: 'k1', unsubscribeHash: Buffer.from([byte]), now: NOW }));
  expect([await out(3), (await out(2)).toSorted()]).toEqual([[], ['k1 2', 'k2 2']]);
  expect(await tables.texts('key FROM mails ORDER BY 1')).toEqual([
    'cart-reminder:k1:1:1',
    'cart-reminder:k3:1:1',
    'order:1',
  ]);
});
