import { expect, test } from 'vitest';
import { NOW, bareTables } from '#test/builders/bare-tables.ts';
import { bareOrder } from '#test/builders/bare-order.ts';
import { claimGuestOrders, readdressOrders } from './buyer-store.ts';

const tables = bareTables();
const at = (days: number, milliseconds = 0): Date => new Date(NOW.getTime() + days * 86_400_000 + milliseconds);
const order = bareOrder({ buyer_id: 'bo', email: 'bo@example.com', placed_at: at(-1), updated_at: at(-1) });

test('[CART-05, ACC-01] guests’ orders become those of who shows the address', async () => {
  await tables.fill`
    orders: ${order} buyer_id=null | id=o2 buyer_id=cy | id=o3 email="cy@example.com" | id=o4 seller_id=bo
  `;
  expect(await tables.run((tx) => claimGuestOrders(tx, { userId: 'bo', email: 'bo@example.com' }))).toEqual(['o1']);
  await tables.sql(`UPDATE orders SET checkout_id = 'c2' WHERE id = 'o3'`);
  const readdressed = await tables.run((tx) =>
    readdressOrders(tx, { checkoutId: 'c2', email: 'x@example.com', buyerId: null }),
  );
  expect(readdressed.map(({ id }) => id)).toEqual(['o3']);
});
