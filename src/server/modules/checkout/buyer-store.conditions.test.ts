import { expect, test } from 'vitest';
import { bareTables } from '#test/builders/bare-tables.ts';
import { readdressCheckout } from './buyer-store.ts';

const tables = bareTables();
const putCheckouts = async (...changes: Record<string, unknown>[]): Promise<void> => {
  await tables.fill`
    checkouts: id=c1 cart_id=k1 status=open parcels=[] address={} email="bo@example.com" created_at=@-5 expires_at=@30
      | ${changes}
    payments: checkout_id=c1 status=started intent_id=pi_1 | ${changes.map(({ id }) => ({ checkout_id: id }))}
  `;
};

test('[CART-05] a corrected address is that of one checkout', async () => {
  await putCheckouts({ id: 'c2' });
  const written = await tables.written('checkouts', 'id email', (tx) => readdressCheckout(tx, 'c1', 'new@example.com'));
  expect(written.now).toEqual(['c1 new@example.com']);
});
