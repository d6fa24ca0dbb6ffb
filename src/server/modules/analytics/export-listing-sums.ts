import { type ListingSumsFilter, listingSumsFilterSchema } from '#domain/analytics/contract.ts';
import { csvLines } from '#domain/core/csv.ts';
import { moneyField } from '#domain/core/money.ts';
import type { App } from '../../platform/calls/app.ts';
import type { CsvRequest, CsvTable } from '../views/csv-route.ts';
import { type ListingSums, listListingSums } from './analytics-store.ts';

/** So many listings are in memory at once. */
const PAGE = 500;

const rowOf = ({ listingId, title, revenueCents, before, ...sums }: ListingSums): string[] => [
  ...[listingId, title],
  ...[sums.views, sums.visits, sums.favourites, sums.cartAdds, sums.orders, sums.units].map(String),
  moneyField(revenueCents),
  ...(before ? [String(before.views), String(before.units), moneyField(before.revenueCents)] : ['', '', '']),
];

async function* parts(app: App, { userId: sellerId, filter }: CsvRequest<ListingSumsFilter>): AsyncGenerator<string> {
  let after: { value: number; id: string } | null = null;
  do {
    const rows: (ListingSums & { value: number })[] = await listListingSums(app.db, {
      ...filter,
      ...{ sellerId, after, limit: PAGE },
    });
    yield csvLines(rows.map(rowOf));
    const last = rows.length === PAGE ? rows.at(-1) : undefined;
    after = last ? { value: last.value, id: last.listingId } : null;
  } while (after);
}

/** [DASH-03] The own listings with their sums of some days. */
export const exportedListingSums: CsvTable<ListingSumsFilter> = {
  name: 'analytics-listings',
  filter: listingSumsFilterSchema,
  head: [
    ...['listing', 'title', 'views', 'visits', 'favourites', 'cart_adds', 'orders', 'sold', 'sales_eur'],
    ...['views_before', 'sold_before', 'sales_before_eur'],
  ],
  parts,
};
