import type { Promotion } from '#domain/promotions/model.ts';
import type { Sorting } from '#web/ui/desk/index-table/table-address.ts';
import { isLive, termsOf } from './promotion-words.ts';

export const promotionViews = ['', 'live', 'over'] as const;
export type PromotionView = (typeof promotionViews)[number];

const isIn = (view: PromotionView, promotion: Promotion): boolean =>
  view === '' || isLive(promotion) === (view === 'live');

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
  const words = q.trim().toLowerCase();
  const found = promotions.filter(
    (promotion) => isIn(view, promotion) && `${promotion.code} ${termsOf(promotion)}`.toLowerCase().includes(words),
  );
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
  promotions.filter((promotion) => isIn(view, promotion)).length;
