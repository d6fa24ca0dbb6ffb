import type { Facets } from '#domain/search/contract.ts';
import * as texts from './filter-texts.ts';
import { Check } from './filter-check.tsx';
import type { SearchState } from '../search-state.ts';

interface Props {
  state: SearchState;
  prices: Facets['prices'];
  onChange: (state: SearchState) => void;
}

/** Each is a cut of the counted prices, too. */
const cuts = [0, 2000, 5000, 10_000, 20_000];

function rangeName(low: number, high: number): string {
  if (low === 0) return texts.under(high);
  return high === Infinity ? texts.andMore(low) : texts.between(low, high);
}

/** [SRCH-01, UX-21] Ranges of the price, each with what it would show. What costs as much as a range ends with belongs to the next. */
export function PriceSteps({ state, prices, onChange }: Props) {
  return cuts.map((low, at) => {
    const high = cuts[at + 1] ?? Infinity;
    const range = { minPrice: low || undefined, maxPrice: cuts[at + 1] && high - 1 };
    const checked = state.minPrice === range.minPrice && state.maxPrice === range.maxPrice;
    return (
      <Check
        key={low}
        name={rangeName(low, high)}
        count={prices.reduce((sum, { minCents, count }) => (minCents >= low && minCents < high ? sum + count : sum), 0)}
        checked={checked}
        onToggle={() => onChange({ ...state, ...(checked ? { minPrice: undefined, maxPrice: undefined } : range) })}
      />
    );
  });
}
