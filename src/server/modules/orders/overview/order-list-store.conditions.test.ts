import { expect, test } from 'vitest';
import { NOW, bareTables } from '#test/builders/bare-tables.ts';
import { each } from '#test/builders/each.ts';
import { bareOrder } from '#test/builders/bare-order.ts';
import { countOrders, listSummaries, type OrdersPage } from './order-list-store.ts';

const tables = bareTables();
const at = (days: number, milliseconds = 0): Date => new Date(NOW.getTime() + days * 86_400_000 + milliseconds);
const order = bareOrder({ buyer_id: 'bo', email: 'bo@example.com', placed_at: at(-1), updated_at: at(-1) });
const line = { seller_id: 'ana', order_id: 'o1', id: 'i1', title: 'Mug', quantity: 3, unit_price_cents: 300 };
const page: OrdersPage = {
  buyerId: 'bo',
  states: null,
  q: null,
  year: null,
  before: null,
  limit: 9,
};

test('[ORD-03, UX-40] a buyer’s orders are filtered by state, year and words', async () => {
  const placed = new Date('2026-01-01T00:00:00.000Z');
  await tables.fill`
    orders: ${order} placed_at=${placed} buyer_name=Bo shop_name=Ana leaves_by=2026-03-10 | id=o2
      | id=o3 placed_at=${new Date(placed.getTime() - 1)} leaves_by=2026-03-09 state=shipped
      | id=o4 placed_at=${new Date('2026-12-31T23:59:59.999Z')} buyer_id=cy buyer_name=Cy
      | id=o5 placed_at=${new Date('2027-01-01T00:00:00.000Z')} number=Z-77 shop_name=Other
      | seller_id=ben buyer_id=bo id=o6
  `;
  const picture = { id: 'p1' };
  await tables.fill`
    order_lines: ${line} id=i2 title=Bowl quantity=1 withdrawn=1 not_sent=1 picture=${picture}
      | id=i1 title=Mug picture=null | id=i3 picture={"id":"p3"} | seller_id=ben | order_id=o2 id=i4 title=Vase
  `;
  const ids = async (changes: Partial<OrdersPage> = {}) =>
    (await listSummaries(tables.db, { ...page, ...changes })).map(({ orderId }) => orderId);
  expect(await ids()).toEqual(['o5', 'o6', 'o2', 'o1', 'o3']);
  expect(await ids({ buyerId: 'cy' })).toEqual(['o4']);
  expect(await ids({ limit: 2, before: { at: placed.toISOString(), id: 'o2' } })).toEqual(['o1', 'o3']);
  expect(await ids({ limit: 1 })).toEqual(['o5']);
  expect(await ids({ states: ['shipped'] })).toEqual(['o3']);
  expect(await ids({ year: 2026 })).toEqual(['o6', 'o2', 'o1']);
  expect(await each(ids, { q: 'z-7' }, { q: 'other' }, { q: 'vas' })).toEqual([['o5'], ['o5'], ['o2']]);
  const [, , , first] = await listSummaries(tables.db, page);
  expect([first?.itemCount, first?.firstTitle, first?.pictures.length]).toEqual([3, 'Mug', 2]);
  expect(await countOrders(tables.db, 'cy')).toEqual({ counts: { confirmed: 1 }, years: [2026] });
});
