import type { Facets } from '#domain/search/contract.ts';
import { countryName } from '#domain/core/countries.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { SearchState } from '../search-state.ts';

interface Props {
  state: SearchState;
  values: Facets['shipsTo'];
  onChange: (state: SearchState) => void;
}

/** [UX-23] The country that pieces must be sent to, each with how many are; one that nothing is sent to is off. */
export function ShipsTo({ state, values, onChange }: Props) {
  if (values.length === 0) return null;
  return (
    <section>
      <h2 id="ships-to">Ships to</h2>
      <span className="selectbox">
        <select
          className="input"
          aria-labelledby="ships-to"
          value={state.shipsTo}
          onChange={(event) => onChange({ ...state, shipsTo: event.target.value })}
        >
          <option value="">Anywhere</option>
          {values.map(({ value, count }) => (
            <option key={value} value={value} disabled={count === 0 && value !== state.shipsTo}>
              {countryName(value)} ({count.toLocaleString('en-GB')})
            </option>
          ))}
        </select>
        <Icon name="down" size="s" />
      </span>
    </section>
  );
}
