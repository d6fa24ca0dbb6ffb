import type { SearchOutput } from '#domain/search/contract.ts';
import { countryName } from '#domain/core/countries.ts';
import { useCall } from '../app/use-call.ts';
import { Star } from '../ui/stars.tsx';
import { ColourSwatch } from './colour-swatch.tsx';
import { CraftTree } from './craft-tree.tsx';
import { Check } from './filter-check.tsx';
import { capital, originWords, ratingWords, withinWords } from './filter-words.ts';
import { ListFilterSection } from './list-filter.tsx';
import { PriceFilter } from './price-filter.tsx';
import { facetInputOf, leavesWithin, type ListFilter, type SearchState } from './search-state.ts';
import { steadyBounds, steadyValues } from './seen-values.ts';
import { ShipsTo } from './ships-to.tsx';

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
  const values = (name: ListFilter) => steadyValues(state, name, data?.[name] ?? []);
  const stars = data?.ratings ?? [];
  const both = { state, onChange };
  return (
    <>
      <CraftTree state={state} categories={page?.categories ?? []} />
      <PriceFilter {...both} bounds={steadyBounds(state, page?.priceRange ?? null)} />
      {data && (
        <section role="group" aria-label="Leaves the workshop">
          <h2>Leaves the workshop</h2>
          {data.leavesWithin.map(({ days, count }) => (
            <Check
              key={days}
              name={capital(withinWords(days))}
              count={count}
              checked={state.leavesWithin === days}
              onToggle={() =>
                onChange({
                  ...state,
                  leavesWithin: state.leavesWithin === days ? undefined : leavesWithin.find((each) => each === days),
                })
              }
            />
          ))}
        </section>
      )}
      {data && (
        <section role="group" aria-label="How it is made, and offers">
          <h2>How it is made, and offers</h2>
          <Check
            name="Ready to ship"
            count={data.readyToShip}
            checked={state.readyToShip}
            onToggle={() => onChange({ ...state, readyToShip: !state.readyToShip })}
          />
          <Check
            name="Made to order"
            count={data.madeToOrder}
            checked={state.madeToOrder}
            onToggle={() => onChange({ ...state, madeToOrder: !state.madeToOrder })}
          />
          <Check
            name="Can be personalised"
            count={data.personalised}
            checked={state.personalised}
            onToggle={() => onChange({ ...state, personalised: !state.personalised })}
          />
          <Check
            name="Reduced"
            count={data.onSale}
            checked={state.onSale}
            onToggle={() => onChange({ ...state, onSale: !state.onSale })}
          />
          <Check
            name="Free post"
            count={data.freeShipping}
            checked={state.freeShipping}
            onToggle={() => onChange({ ...state, freeShipping: !state.freeShipping })}
          />
          <Check
            name="Last pieces"
            count={data.fewLeft}
            checked={state.fewLeft}
            onToggle={() => onChange({ ...state, fewLeft: !state.fewLeft })}
          />
        </section>
      )}
      <ListFilterSection {...both} title="Material" name="materials" values={values('materials')} word={capital} />
      <ListFilterSection
        {...both}
        title="Colour"
        name="colours"
        values={values('colours')}
        word={(value) => (
          <>
            <ColourSwatch name={value} />
            {capital(value)}
          </>
        )}
      />
      <ListFilterSection
        {...both}
        title="Ships from"
        name="shipsFrom"
        values={values('shipsFrom')}
        word={countryName}
      />
      <ShipsTo {...both} values={data?.shipsTo ?? []} />
      <ListFilterSection {...both} title="Origin" name="origin" values={values('origin')} word={originWords} />
      {stars.some(({ count }) => count > 0) && (
        <section role="group" aria-label="Rating">
          <h2>Rating</h2>
          {stars.map(({ atLeast, count }) => (
            <Check
              key={atLeast}
              name={
                <>
                  <Star />
                  <span aria-hidden="true">{atLeast} and up</span>
                  <span className="sr">{ratingWords(atLeast)}</span>
                </>
              }
              count={count}
              checked={state.rating === atLeast}
              onToggle={() => onChange({ ...state, rating: state.rating === atLeast ? undefined : atLeast })}
            />
          ))}
        </section>
      )}
    </>
  );
}
