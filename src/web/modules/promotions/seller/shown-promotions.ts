import type { Promotion } from '#domain/promotions/model.ts';
import { isInView, matchingPromotions, type PromotionView } from '#domain/promotions/promotion-filter.ts';
import { speaker } from '#web/platform/languages/language.ts';
import type { Sorting } from '#web/ui/desk/index-table/table-address.ts';

const keys: Record<string, (promotion: Promotion) => string | number> = {
  code: ({ code }) => code,
  orders: ({ orders }) => orders,
  off: ({ givenCents }) => givenCents,
};

/** [UX-86] The codes of a shop, all of which are read: those of a view with words in them, in an order; newest first without one. */
export function shownPromotions(
  promotions: readonly Promotion[],
  { view, q, sorting: { by, direction } }: { view: PromotionView; q: string; sorting: Sorting },
): Promotion[] {
  const found = matchingPromotions(promotions, { view, q, speaker });
  const keyOf = keys[by];
  if (!keyOf) return direction === 'asc' ? found.toReversed() : found;
  const turn = direction === 'asc' ? 1 : -1;
  return found.toSorted((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    if (a === b) return 0;
    return (a < b ? -1 : 1) * turn;
  });
}

export const countIn = (promotions: readonly Promotion[], view: PromotionView): number =>
  promotions.filter((promotion) => isInView(view, promotion)).length;
