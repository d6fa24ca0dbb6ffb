import type { Facets } from '#domain/search/contract.ts';
import { countryName } from '#web/platform/languages/formats.ts';
import { Star } from '#web/ui/stars.tsx';
import { ColourSwatch } from './colour-swatch.tsx';
import { Check } from './filter-check.tsx';
import { capital, marks, originText, ratingText, withinText } from './filter-labels.ts';
import * as texts from './filter-texts.ts';
import { ListFilterSection } from './list-filter.tsx';
import { leavesWithin, type ListFilter, type SearchState } from '../search-state.ts';
import { steadyValues } from './seen-values.ts';
import { ShipsTo } from './ships-to.tsx';

interface Props {
  state: SearchState;
  counted: Facets | undefined;
  onChange: (state: SearchState) => void;
}

/** [UX-21, UX-23] What narrows a search below craft and price: each value in its place, also where it would show nothing. */
export function FilterGroups({ state, counted, onChange }: Props) {
  if (!counted) return null;
  const values = (name: ListFilter) => steadyValues(state, name, counted[name]);
  const both = { state, onChange };
  return (
    <>
      <section role="group" aria-label={texts.leaves}>
        <h2>{texts.leaves}</h2>
        {counted.leavesWithin.map(({ days, count }) => (
          <Check
            key={days}
            name={capital(withinText(days))}
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
      <section role="group" aria-label={texts.howMade}>
        <h2>{texts.howMade}</h2>
        {marks.map(([mark, name]) => (
          <Check
            key={mark}
            name={name}
            count={counted[mark]}
            checked={state[mark]}
            onToggle={() => onChange({ ...state, [mark]: !state[mark] })}
          />
        ))}
      </section>
      <ListFilterSection
        {...both}
        title={texts.material}
        name="materials"
        values={values('materials')}
        word={capital}
      />
      <ListFilterSection
        {...both}
        title={texts.colour}
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
        title={texts.shipsFrom}
        name="shipsFrom"
        values={values('shipsFrom')}
        word={countryName}
      />
      <ShipsTo {...both} values={counted.shipsTo} />
      <ListFilterSection {...both} title={texts.origin} name="origin" values={values('origin')} word={originText} />
      <section role="group" aria-label={texts.rating}>
        <h2>{texts.rating}</h2>
        {counted.ratings.map(({ atLeast, count }) => (
          <Check
            key={atLeast}
            name={
              <>
                <Star />
                <span aria-hidden="true">{texts.andUp(atLeast)}</span>
                <span className="visually-hidden">{ratingText(atLeast)}</span>
              </>
            }
            count={count}
            checked={state.rating === atLeast}
            onToggle={() => onChange({ ...state, rating: state.rating === atLeast ? undefined : atLeast })}
          />
        ))}
      </section>
    </>
  );
}
