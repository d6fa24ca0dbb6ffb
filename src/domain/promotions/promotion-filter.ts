import type { Speaker } from '../core/languages/language.ts';
import type { Promotion } from './model.ts';
import { promotionTerms } from './promotion-terms.ts';
import type { Sale } from './sale-model.ts';
import { saleTerms } from './sale-terms.ts';

export const promotionViews = ['', 'live', 'over'] as const;
export type PromotionView = (typeof promotionViews)[number];

export const isLive = ({ state }: Pick<Promotion, 'state'>): boolean => state === 'planned' || state === 'running';

/** It can be started again. */
export const isStopped = ({ state }: Pick<Promotion, 'state'>): boolean => state === 'stopped';

export const isInView = (view: PromotionView, promotion: Pick<Promotion, 'state'>): boolean =>
  view === '' || isLive(promotion) === (view === 'live');

interface PromotionQuery {
  view: PromotionView;
  q: string;
  speaker: Speaker;
}

/** [UX-86] The codes of a view with words in them, by their code and by what they take off in the reader's language; in the table and in its file. */
export function matchingPromotions(
  promotions: readonly Promotion[],
  { view, q, speaker }: PromotionQuery,
): Promotion[] {
  const query = q.trim().toLowerCase();
  return promotions.filter(
    (promotion) =>
      isInView(view, promotion) &&
      `${promotion.code} ${promotionTerms(speaker, promotion)}`.toLowerCase().includes(query),
  );
}

/** The same of its sales. */
export function matchingSales(sales: readonly Sale[], { view, q, speaker }: PromotionQuery): Sale[] {
  const query = q.trim().toLowerCase();
  return sales.filter((sale) => isInView(view, sale) && saleTerms(speaker, sale).toLowerCase().includes(query));
}
