import { expect, test } from 'vitest';
import { NOW, at, bareTables } from '#test/builders/bare-tables.ts';
import { listUnfinished } from './expired-checkouts-store.ts';

const tables = bareTables();
const putCheckouts = async (...changes: Record<string, unknown>[]): Promise<void> => {
  await tables.fill`
    checkouts: id=c1 cart_id=k1 status=open parcels=[] address={} email="bo@example.com" created_at=@-5 expires_at=@30
      | ${changes}
    payments: checkout_id=c1 status=started intent_id=pi_1 | ${changes.map(({ id }) => ({ checkout_id: id }))}
  `;
};

test('[INV-08] checkouts are asked about again when their time is over', async () => {
  await putCheckouts(
    ...['processing', 'requires_action', 'failed', 'paid', 'expired'].map((status) => ({
      id: status,
      status,
      expires_at: at(0),
    })),
    { id: 'heard', created_at: at(-20) },
    { id: 'unheard', created_at: at(-10) },
    { id: 'young', created_at: at(-9) },
  );
  await tables.sql(`UPDATE payments SET intent_id = NULL WHERE checkout_id IN ('unheard', 'young')`);
  const request = { now: NOW, idleSince: at(-10), after: '', limit: 9 };
  expect(await listUnfinished(tables.db, request)).toEqual(['failed', 'processing', 'requires_action', 'unheard']);
  expect(await listUnfinished(tables.db, { ...request, after: 'processing', limit: 1 })).toEqual(['requires_action']);
});
