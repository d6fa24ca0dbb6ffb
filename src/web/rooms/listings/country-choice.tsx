import { useEffect, useRef } from 'react';
import { storeCountry } from '#web/platform/country.ts';
import { countryOptions } from '#web/ui/fields/country-options.ts';
import { Select } from '#web/ui/fields/select.tsx';
import * as texts from './texts/late-texts.ts';

/** The country as a list in place of its name; the choice puts the focus back where it was. */
export function CountryChoice({ country, onDone }: { country: string; onDone: () => void }) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => select.current?.focus(), []);
  return (
    <Select
      ref={select}
      aria-label={texts.deliverTo}
      options={countryOptions}
      value={country}
      onChoose={(code) => {
        storeCountry(code);
        onDone();
      }}
      onKeyDown={(event) => event.key === 'Escape' && onDone()}
    />
  );
}
