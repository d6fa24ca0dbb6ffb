import { beforeEach, expect, test } from 'vitest';
import { NOW, bareTables } from '#test/builders/bare-tables.ts';
import { bareOrder } from '#test/builders/bare-order.ts';
import { countTableOrders, foldOrderCounts, listTableOrders } from './order-table-store.ts';

const tables = bareTables();
const placed = new Date('2026-01-01T00:00:00.000Z');
const at = (days: number): Date => new Date(NOW.getTime() + days * 86_400_000);
const order = bareOrder({ buyer_id: 'bo', email: 'bo@example.com', placed_at: placed, updated_at: placed });
const line = { seller_id: 'ana', order_id: 'o1', id: 'i1', title: 'Mug', quantity: 3, unit_price_cents: 300 };

beforeEach(async () => {
  await tables.fill`
    orders: ${order} buyer_name=Bo leaves_by=2026-03-10 shipping_cents=0 standard_shipping_cents=0 subtotal_cents=500
        total_cents=500
      | id=o2 subtotal_cents=900 total_cents=900
      | id=o3 placed_at=${new Date(placed.getTime() - 1)} leaves_by=2026-03-09 state=processing
      | id=o4 placed_at=@-2 buyer_id=cy buyer_name=Cý state=shipped | id=o5 placed_at=@-1 number=Z-77 state=cancelled
      | seller_id=ben buyer_id=bo id=o6
    order_lines: ${line} not_sent=1 | order_id=o2 title=Vase | order_id=o3 title=Jug | order_id=o4 title=Jug
      | order_id=o5 title=Jug | seller_id=ben order_id=o6
  `;
  // Rows of bare tables are put without the triggers that would do this.
  await tables.db.query({ text: 'SELECT reckon_order_rows(array_agg(seller_id), array_agg(id)) FROM orders' });
});

const page = { sort: 'placed' as const, direction: 'desc' as const, after: null, limit: 9, now: NOW };
const ids = async (changes: Partial<Parameters<typeof listTableOrders>[2]> = {}) =>
  (await listTableOrders(tables.db, 'ana', { ...page, ...changes })).map(({ orderId }) => orderId).join(' ');

test('[ORD-03, UX-86] a shop’s orders are its own, sorted by each column, ties by id, page after page', async () => {
  expect(await ids()).toBe('o5 o4 o2 o1 o3');
  expect(await ids({ sort: 'total' })).toBe('o2 o5 o4 o3 o1');
  expect(await ids({ sort: 'leaves', direction: 'asc' })).toBe('o3 o1 o2 o4 o5');
  for (const sort of ['placed', 'leaves', 'total'] as const) {
    const [first] = await listTableOrders(tables.db, 'ana', { ...page, sort, limit: 1 });
    const after = { key: first?.key ?? '', id: first?.orderId ?? '' };
    expect(`${after.id} ${await ids({ sort, after })}`).toBe(await ids({ sort }));
  }
});

test('[UX-86] state, lateness, year, buyer, time of the sale and words narrow them', async () => {
  expect([await ids({ state: 'to_ship' }), await ids({ state: 'late' }), await ids({ state: 'shipped' })]).toEqual([
    'o2 o1 o3',
    'o3',
    'o4',
  ]);
  expect([await ids({ year: 2025 }), await ids({ buyer: 'cy' }), await ids({ soldSince: at(-9) })]).toEqual([
    'o3',
    'o4',
    'o4',
  ]);
  const results = ['z-7', 'CY', 'vas', '%', 'nobody'].map((q) => ids({ q }));
  expect(await Promise.all(results)).toEqual(['o5', 'o4', 'o2', 'o5 o4 o2 o1 o3', '']);
});

test('[UX-86] words and counts follow names, states and what is removed', async () => {
  const { db } = tables;
  expect(await countTableOrders(db, 'ana')).toEqual({
    counts: { confirmed: 2, processing: 1, shipped: 1, cancelled: 1 },
    years: [2026, 2025],
  });
  await db.query({ text: `UPDATE orders SET buyer_name = 'Former member' WHERE seller_id = 'ana' AND id = 'o4'` });
  expect([await ids({ q: 'cy' }), await ids({ q: 'former' })]).toEqual(['', 'o4']);
  await db.query({ text: `DELETE FROM orders WHERE seller_id = 'ana' AND id = 'o5'` });
  for (let turn = 0; turn < 17; turn += 1)
    await db.query({
      text: 'UPDATE orders SET state = $1 WHERE id = $2',
      values: [turn % 2 ? 'shipped' : 'completed', 'o4'],
    });
  const now = { confirmed: 2, processing: 1, completed: 1 };
  expect((await countTableOrders(db, 'ana')).counts).toEqual(now);
  await tables.run((tx) => foldOrderCounts(tx, 10));
  expect((await countTableOrders(db, 'ana')).counts).toEqual(now);
});

test('[UX-86] pages of words and of the beginning of a number go on where they ended', async () => {
  const { db } = tables;
  await db.query({
    text: `UPDATE orders SET number = 'AM-2026-12345' || right(id, 1) WHERE id IN ('o1', 'o2', 'o4', 'o6')`,
  });
  for (const q of ['am-2026-123', 'jug', 'mug', 'o']) {
    const all = await listTableOrders(db, 'ana', { ...page, q });
    const [first] = await listTableOrders(db, 'ana', { ...page, q, limit: 1 });
    const after = { key: first?.key ?? '', id: first?.orderId ?? '' };
    expect(`${after.id} ${await ids({ q, after, limit: 1 })}`.trim()).toBe(
      all
        .slice(0, 2)
        .map(({ orderId }) => orderId)
        .join(' '),
    );
  }
  expect([
    await ids({ q: 'AM-2026-123' }),
    await ids({ q: 'am-2026-123452' }),
    await ids({ q: 'AM-2026-999' }),
  ]).toEqual(['o4 o2 o1', 'o2', '']);
});
