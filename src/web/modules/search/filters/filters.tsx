import { Suspense } from 'react';
import type { SearchOutput } from '#domain/search/contract.ts';
import { lazyExtra } from '#web/ui/lazy/lazy-extra.ts';
import { useCall } from '#web/platform/use-call.ts';
import { CategoryTree } from './category-tree.tsx';
import { PriceFilter } from './price-filter.tsx';
import { facetInputOf, type SearchState } from '../search-state.ts';
import { steadyBounds } from './seen-values.ts';
import './filters.css';

// Fetched while its counts are on their way.
const FilterGroups = lazyExtra(async () => (await import('./filter-groups.tsx')).FilterGroups);

interface Props {
  state: SearchState;
  page: SearchOutput | undefined;
  onChange: (state: SearchState) => void;
}

/** [UX-21, UX-23] Everything that narrows a search, each value with what it would show. */
export function Filters({ state, page, onChange }: Props) {
  const { data } = useCall('search.countFacets', facetInputOf(state), {
    keepPrevious: true,
    enabled: page !== undefined,
  });
  return (
    <>
      <CategoryTree state={state} categories={page?.categories ?? []} />
      <PriceFilter
        state={state}
        bounds={steadyBounds(state, page?.priceRange ?? null)}
        prices={data?.prices}
        onChange={onChange}
      />
      <Suspense>
        <FilterGroups state={state} counted={data} onChange={onChange} />
      </Suspense>
    </>
  );
}
