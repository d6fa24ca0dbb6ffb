import { expect, test } from 'vitest';
import { at, bareTables } from '#test/builders/bare-tables.ts';
import { partOf } from '#test/builders/part-of.ts';
import type { App } from '../../platform/calls/app.ts';
import { recallReminders, recallRemindersTo } from './reminder-mails-store.ts';

const tables = bareTables();
const app = partOf<App>({ config: { SMTP_URL: 'smtp://mail' } });

test('[REC-03] mails of a cart are taken back while they have not left, those of that cart', async () => {
  await tables.fill`
    recovery_attempts: cart_id=k1 life=2 attempt_number=1 token_hash=#01 unsubscribe_hash=#02 expires_at=@1
      | attempt_number=2 | cart_id=k2
  `;
  const fill = () =>
    tables.put(
      'mails',
      { key: 'cart-reminder:k1:2:1', recipient: 'bo@example.com' },
      { key: 'cart-reminder:k1:2:2', sent_at: at(-1) },
      { key: 'cart-reminder:k2:2:1' },
      { key: 'order:1' },
      { key: 'cart-reminder:x', recipient: 'cy@example.com' },
    );
  await fill();
  expect((await tables.written('mails', '', (tx) => recallReminders(app, tx, ['k1']))).gone).toBe(1);
  expect((await tables.written('mails', '', (tx) => recallRemindersTo(app, tx, 'bo@example.com'))).gone).toBe(1);
});
