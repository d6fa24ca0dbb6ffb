import { csvLines } from '#domain/core/csv.ts';
import { moneyField } from '#domain/core/money.ts';
import { type ShopOrderFilter, shopOrderFilterSchema } from '#domain/orders/table/shop-order-filter.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { CsvRequest, CsvTable } from '../../views/csv-route.ts';
import { soldFrom } from './list-shop-orders.ts';
import { listTableOrders, type TableOrder } from './order-table-store.ts';

/** So many orders are in memory at once. */
const PAGE = 500;

const rowOf = (order: TableOrder): string[] => [
  order.number,
  order.placedAt,
  order.state,
  order.buyerName,
  order.city,
  order.country,
  order.firstTitle,
  String(order.itemCount),
  moneyField(order.totalCents),
  order.currency,
  order.leavesBy,
];

/** Oldest first: an order that comes meanwhile is at its end. */
async function* parts(app: App, { userId, filter: given }: CsvRequest<ShopOrderFilter>): AsyncGenerator<string> {
  const { sold, q, ...criteria } = given;
  const now = app.clock.now();
  const soldSince = sold ? soldFrom(sold, now) : null;
  const filter = { ...criteria, q: q?.trim() || undefined, soldSince, now };
  let after: { key: string | number; id: string } | null = null;
  do {
    const rows: TableOrder[] = await listTableOrders(app.db, userId, {
      ...filter,
      ...{ sort: 'placed', direction: 'asc', after, limit: PAGE },
    });
    yield csvLines(rows.map(rowOf));
    const last = rows.length === PAGE ? rows.at(-1) : undefined;
    after = last ? { key: last.key, id: last.orderId } : null;
  } while (after);
}

/** [UX-86] The orders of a shop, all or those of a filter. */
export const exportedOrders: CsvTable<ShopOrderFilter> = {
  name: 'orders',
  filter: shopOrderFilterSchema,
  head: [
    ...['number', 'placed_at', 'state', 'buyer', 'town', 'country', 'first_listing', 'quantity', 'total', 'currency'],
    'leaves_by',
  ],
  parts,
};
