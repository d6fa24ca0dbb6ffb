import { expect, test } from 'vitest';
import { NOW, bareTables } from '#test/builders/bare-tables.ts';
import { bareOrder } from '#test/builders/bare-order.ts';
import { countWaiting, listLowStock } from './overview-store.ts';
import { findSales, findSold, listSalesDays } from './sales-store.ts';

const tables = bareTables();
const at = (days: number, milliseconds = 0): Date => new Date(NOW.getTime() + days * 86_400_000 + milliseconds);
const order = bareOrder({ buyer_id: 'bo', email: 'bo@example.com', placed_at: at(-1), updated_at: at(-1) });

test('[DASH-01] what a shop has to send, is late with and sold are its own orders, to the day', async () => {
  const day = (iso: string): Date => new Date(iso);
  await tables.fill`
    orders: ${order} placed_at=${day('2026-03-10T00:00:00Z')} leaves_by=2026-03-10
      | id=o2 placed_at=@-7d state=processing leaves_by=2026-03-09
      | id=o3 placed_at=@-30d state=shipped leaves_by=2026-03-01 | id=o4 placed_at=${at(-30, -1)} state=completed
      | id=o5 placed_at=${at(-60, -1)} state=completed | id=o6 state=cancelled | id=o7 state=refunded
      | id=o8 state=pending_payment | seller_id=ben | seller_id=ben id=o9 leaves_by=2026-03-01
  `;
  // Rows of bare tables are put without the triggers that would do this.
  await tables.db.query({ text: 'SELECT reckon_order_rows(array_agg(seller_id), array_agg(id)) FROM orders' });
  expect(await countWaiting(tables.db, 'ana', NOW)).toEqual({ toShip: 2, late: 1, dueToday: 1, proofsWanted: 0 });
  expect(await findSales(tables.db, 'ana', NOW)).toEqual({
    salesTodayCents: 1000,
    salesWeekCents: 2000,
    salesMonthCents: 3000,
    salesPreviousMonthCents: 1000,
    ordersMonth: 3,
  });
  expect(await findSold(tables.db, { sellerId: 'ana', since: at(-30) })).toEqual({ orders: 3, cents: 3000 });
  const days = await listSalesDays(tables.db, 'ana', NOW);
  expect([days.length, days[0]?.day, days.at(-1)]).toEqual([
    30,
    '2026-02-09',
    { day: '2026-03-10', cents: 1000, orders: 1 },
  ]);
  expect(days.filter(({ orders }) => orders > 0).map(({ day: when }) => when)).toEqual(['2026-03-03', '2026-03-10']);
});

test('[DASH-01] a proof makes no order late, and what the bank has is not to be sent', async () => {
  await tables.fill`
    orders: ${order} leaves_by=2026-03-09 checkout_id=c1 | id=o2 awaits_buyer=true | id=o3 leaves_by=2026-03-10
      | id=o4 | seller_id=ben
    disputes: checkout_id=c1 id=d1 booked=withheld | id=d2 booked=lost | id=d3 booked=returned
    dispute_parts: seller_id=ana order_id=o1 checkout_id=c1 dispute_id=d1 | dispute_id=d2 | order_id=o3 dispute_id=d3
    proofs: seller_id=ana order_id=o3 line_id=i1 version=1 state=change_requested | order_id=o1 | order_id=o4 state=sent
      | seller_id=ben order_id=o1
    order_lines: seller_id=ana order_id=o3 id=i1 quantity=1 | order_id=o1 | order_id=o4 | seller_id=ben order_id=o1
  `;
  await tables.db.query({ text: 'SELECT reckon_order_rows(array_agg(seller_id), array_agg(id)) FROM orders' });
  expect(await countWaiting(tables.db, 'ana', NOW)).toEqual({ toShip: 3, late: 1, dueToday: 1, proofsWanted: 1 });
});

test('[DASH-01] low stock shows a shop’s own pieces, the scarcest first', async () => {
  await tables.fill`
    listings: seller_id=ana id=l1 title=B state=active | id=l2 title=A | id=l3 title=C | id=l4 title=D state=draft
      | id=l5 title=Plenty | seller_id=ben id=l6
  `;
  const variant = { seller_id: 'ana', listing_id: 'l1', id: 'v1', stock: 1, received: 1, price_cents: 100 };
  await tables.fill`
    variants: ${variant} | id=v2 listing_id=l2 | id=v3 listing_id=l3 stock=0 received=0 | id=v4 listing_id=l4
      | id=v5 listing_id=l5 stock=90 received=90 | seller_id=ben stock=90 received=90
      | seller_id=ben listing_id=l6 id=v6
  `;
  // Rows of bare tables are put without the triggers that would do this.
  await tables.db.query({ text: 'SELECT reckon_listing_rows(array_agg(seller_id), array_agg(id)) FROM listings' });
  const { lowStock, ...counts } = await listLowStock(tables.db, 'ana');
  expect([lowStock.map(({ title }) => title), counts]).toEqual([
    ['C', 'A', 'B'],
    { activeListings: 4, lowStockCount: 3 },
  ]);
});

test('[DASH-01] days of a zone half an hour off the others are cut where they begin', async () => {
  const moment = (iso: string): Date => new Date(iso);
  await tables.fill`
    shops: seller_id=ana time_zone=Asia/Kolkata
    orders: ${order} placed_at=${moment('2026-03-08T18:29:59Z')} | id=o2 placed_at=${moment('2026-03-08T18:30:00Z')} | id=o3 placed_at=${moment('2026-03-08T17:00:00Z')}
  `;
  await tables.db.query({ text: 'SELECT reckon_order_rows(array_agg(seller_id), array_agg(id)) FROM orders' });
  const days = await listSalesDays(tables.db, 'ana', NOW);
  expect(days.filter(({ orders }) => orders > 0).map(({ day, orders }) => `${day} ${orders}`)).toEqual([
    '2026-03-08 2',
    '2026-03-09 1',
  ]);
});
