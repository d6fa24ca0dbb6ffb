import { Suspense, useEffect } from 'react';
import type { SearchOutput } from '#domain/search/contract.ts';
import { lazyExtra } from '#web/ui/lazy/lazy-extra.ts';
import { useCall } from '#web/platform/use-call.ts';
import { mediaHook } from '#web/platform/stores/use-media.ts';
import { CategoryTree } from './category-tree.tsx';
import { PriceFilter } from './price-filter.tsx';
import { facetInputOf, type SearchState } from '../search-state.ts';
import { steadyBounds } from './seen-values.ts';
import './filters.css';

// Fetched while its counts are on their way.
const groups = () => import('./filter-groups.tsx');
const FilterGroups = lazyExtra(async () => (await groups()).FilterGroups);

const useNarrow = mediaHook('(max-width: 959px)');

interface Props {
  state: SearchState;
  page: SearchOutput | undefined;
  onChange: (state: SearchState) => void;
  /** Beside the results; on a phone the sheet shows them, and here they are only made ready for it. */
  isBeside?: boolean;
}

/** [UX-21, UX-23] Everything that narrows a search, each value with what it would show. */
export function Filters({ state, page, onChange, isBeside }: Props) {
  const isHidden = useNarrow() && isBeside;
  const { data } = useCall('search.countFacets', facetInputOf(state), {
    keepPrevious: true,
    enabled: page !== undefined,
  });
  const bounds = steadyBounds(state, page?.priceRange ?? null);
  useEffect(() => void (isHidden && groups().catch(() => undefined)), [isHidden]);
  if (isHidden) return null;
  return (
    <>
      <CategoryTree state={state} categories={page?.categories ?? []} />
      <PriceFilter state={state} bounds={bounds} prices={data?.prices} onChange={onChange} />
      <Suspense>
        <FilterGroups state={state} counted={data} onChange={onChange} />
      </Suspense>
    </>
  );
}
