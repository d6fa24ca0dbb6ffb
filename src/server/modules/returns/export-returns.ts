import { csvLines } from '#domain/core/csv.ts';
import { moneyField } from '#domain/core/money.ts';
import { type ShopReturnFilter, shopReturnFilterSchema } from '#domain/returns/contract.ts';
import type { App } from '../../platform/calls/app.ts';
import type { CsvRequest, CsvTable } from '../views/csv-route.ts';
import { listReturnsOfShop, type StoredReturn } from './return-store.ts';

/** So many returns are in memory at once. */
const PAGE = 200;

const rowOf = (one: StoredReturn): string[] => [
  one.number,
  one.requestedAt,
  one.state,
  one.buyerName,
  one.lines.map(({ title, quantity }) => `${quantity} × ${title}`).join('; '),
  one.reason,
  one.remedy,
  one.words,
  one.refundCents === null ? '' : moneyField(one.refundCents),
];

/** Oldest first: one that comes meanwhile is at its end. */
async function* parts(
  app: App,
  { userId: sellerId, filter: criteria }: CsvRequest<ShopReturnFilter>,
): AsyncGenerator<string> {
  const { which, q } = criteria;
  const filter = { sellerId, isOpenOnly: which === 'open', orderId: null, q: q?.trim() || undefined };
  let after: { at: string; id: string } | null = null;
  do {
    const rows: StoredReturn[] = await listReturnsOfShop(app.db, { ...filter, direction: 'asc', after, limit: PAGE });
    yield csvLines(rows.map(rowOf));
    const last = rows.length === PAGE ? rows.at(-1) : undefined;
    after = last ? { at: last.requestedAt, id: last.returnId } : null;
  } while (after);
}

/** [UX-86] The returns of a shop, all or those of a filter. */
export const exportedReturns: CsvTable<ShopReturnFilter> = {
  name: 'returns',
  filter: shopReturnFilterSchema,
  head: ['order', 'requested_at', 'state', 'buyer', 'items', 'reason', 'wish', 'words', 'refund'],
  parts,
};
