import { z } from 'zod';
import { csvLines } from '#domain/core/csv.ts';
import { moneyField } from '#domain/core/money.ts';
import type { ShopBuyer } from '#domain/orders/buyers/buyer-contract.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { CsvRequest, CsvTable } from '../../views/csv-route.ts';
import { listShopBuyers } from './shop-buyer-store.ts';

/** So many buyers are in memory at once. */
const PAGE = 500;

const rowOf = (buyer: ShopBuyer): string[] => [
  buyer.name,
  buyer.isGuest ? 'guest' : 'account',
  buyer.city,
  buyer.country,
  String(buyer.orders),
  moneyField(buyer.spentCents),
  buyer.firstAt,
  buyer.lastAt,
  buyer.note,
];

const filterSchema = z.strictObject({
  view: z.enum(['repeat', 'noted']).optional(),
  q: z.string().max(100).optional(),
});
type Filter = z.output<typeof filterSchema>;

/** By name: an order that comes meanwhile moves nobody. */
async function* parts(app: App, { userId, filter: { view, q } }: CsvRequest<Filter>): AsyncGenerator<string> {
  const filter = { view, q: q?.trim() || undefined, buyerKey: undefined };
  let after: { key: string | number; id: string } | null = null;
  do {
    const page: (ShopBuyer & { key: string | number })[] = await listShopBuyers(app.db, userId, {
      ...filter,
      ...{ sort: 'name', direction: 'asc', after, limit: PAGE },
    });
    yield csvLines(page.map(rowOf));
    const last = page.length === PAGE ? page.at(-1) : undefined;
    after = last ? { key: last.key, id: last.buyerKey } : null;
  } while (after);
}

/** [UX-86] Who bought from a shop, all or those of a view and of words. */
export const exportedBuyers: CsvTable<Filter> = {
  name: 'buyers',
  filter: filterSchema,
  head: ['buyer', 'kind', 'town', 'country', 'orders', 'spent', 'first_order', 'last_order', 'note'],
  parts,
};
