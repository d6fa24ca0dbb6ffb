import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { recordRefunded } from './payment-store.ts';

const tables = bareTables();
const payment = {
  checkout_id: 'c1',
  status: 'captured',
  intent_id: 'pi_1',
  amount_cents: 1000,
  captured_cents: 1000,
  updated_at: at(-5),
};

test('[INV-08] what came too late goes back once: its own payment', async () => {
  await tables.put(
    'payments',
    { ...payment, status: 'to_refund' },
    { checkout_id: 'c2', updated_at: at(-9) },
    { checkout_id: 'c3', status: 'captured' },
  );
  const noted = await tables.written('payments', ['checkout_id'], (tx) => recordRefunded(tx, 'c1', NOW));
  expect(noted.now).toEqual([{ checkout_id: 'c1' }]);
  expect([
    await tables.run((tx) => recordRefunded(tx, 'c1', NOW)),
    await tables.run((tx) => recordRefunded(tx, 'c3', NOW)),
  ]).toEqual([false, false]);
});
