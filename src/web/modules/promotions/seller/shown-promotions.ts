import type { Promotion } from '#domain/promotions/model.ts';
import {
  isInView,
  matchingPromotions,
  matchingSales,
  type PromotionView,
} from '#domain/promotions/promotion-filter.ts';
import type { Sale } from '#domain/promotions/sale-model.ts';
import { speaker } from '#web/platform/languages/language.ts';
import type { Sorting } from '#web/ui/desk/index-table/table-address.ts';
import { saleName } from './sale-name.ts';

interface Shown {
  view: PromotionView;
  q: string;
  sorting: Sorting;
}
type Keys<Row> = Record<string, (row: Row) => string | number>;

/** Rows in an order; as they come, newest first, without one. */
function sorted<Row>(rows: readonly Row[], { by, direction }: Sorting, keys: Keys<Row>): Row[] {
  const keyOf = keys[by];
  if (!keyOf) return direction === 'asc' ? rows.toReversed() : [...rows];
  const turn = direction === 'asc' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    if (a === b) return 0;
    return (a < b ? -1 : 1) * turn;
  });
}

/** [UX-86] The codes of a shop, all of which are read: those of a view with words in them, in an order. */
export const shownPromotions = (promotions: readonly Promotion[], { view, q, sorting }: Shown): Promotion[] =>
  sorted(matchingPromotions(promotions, { view, q, speaker }), sorting, {
    ...{ code: ({ code }) => code, orders: ({ orders }) => orders },
    off: ({ givenCents }) => givenCents,
  });

/** The same of its sales. */
export const shownSales = (sales: readonly Sale[], { view, q, sorting }: Shown): Sale[] =>
  sorted(matchingSales(sales, { view, q, speaker }), sorting, { sale: saleName, lowered: ({ listings }) => listings });

export const countIn = (rows: readonly Pick<Promotion, 'state'>[], view: PromotionView): number =>
  rows.filter((row) => isInView(view, row)).length;
