import { countryName, formatNumber } from '#web/platform/languages/formats.ts';
import type { Facets } from '#domain/search/contract.ts';
import * as texts from './filter-texts.ts';
import { Select } from '#web/ui/fields/select.tsx';
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
      <h2 id="ships-to">{texts.shipsTo}</h2>
      <Select
        aria-labelledby="ships-to"
        options={[
          ['', texts.anywhere],
          ...values.map(
            ({ value, count }) =>
              [
                value,
                `${countryName(value)} (${formatNumber(count)})`,
                count === 0 && value !== state.shipsTo,
              ] as const,
          ),
        ]}
        value={state.shipsTo}
        onChoose={(shipsTo) => onChange({ ...state, shipsTo })}
      />
    </section>
  );
}
