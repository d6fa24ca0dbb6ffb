import { expect, test } from 'vitest';
import { NOW, bareTables } from '#test/builders/bare-tables.ts';
import { recordRefunded } from './payment-store.ts';

const tables = bareTables();

test('[INV-08] what came too late goes back once: its own payment', async () => {
  await tables.fill`
    payments: checkout_id=c1 status=captured intent_id=pi_1 amount_cents=1000 captured_cents=1000 updated_at=@-5
      status=to_refund | checkout_id=c2 updated_at=@-9 | checkout_id=c3 status=captured
  `;
  const noted = await tables.written('payments', 'checkout_id', (tx) => recordRefunded(tx, 'c1', NOW));
  expect(noted.now).toEqual(['c1']);
  expect([
    await tables.run((tx) => recordRefunded(tx, 'c1', NOW)),
    await tables.run((tx) => recordRefunded(tx, 'c3', NOW)),
  ]).toEqual([false, false]);
});
