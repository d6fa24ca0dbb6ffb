import { type ListingState } from '#domain/listings/model.ts';
import * as texts from './texts/list-texts.ts';

export type ListingView = ListingState | 'low' | '';

export const listingViews: { state: ListingView; name: string }[] = [
  { state: '', name: texts.views.all },
  { state: 'active', name: texts.views.active },
  { state: 'low', name: texts.views.low },
  { state: 'sold_out', name: texts.views.soldOut },
  { state: 'draft', name: texts.views.draft },
  { state: 'pending_review', name: texts.views.review },
  { state: 'inactive', name: texts.views.inactive },
];

/** How many a view has. */
export const countOf = (counts: Record<string, number>, state: string): number =>
  state
    ? (counts[state] ?? 0)
    : Object.entries(counts).reduce(
        (sum, [each, count]) => (each === 'removed' || each === 'low' ? sum : sum + count),
        0,
      );

const rare: readonly string[] = ['pending_review', 'low'];
/** What most makers never have shows only where there is one. */
export const shownViews = (counts: Record<string, number>, current: string) =>
  listingViews.filter(({ state }) => !rare.includes(state) || state === current || countOf(counts, state) > 0);
