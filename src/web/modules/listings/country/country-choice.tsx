import { useEffect, useRef } from 'react';
import { storeCountry } from '#web/platform/country.ts';
import { countryOptions } from '#web/ui/fields/country-options.ts';
import { Select } from '#web/ui/fields/select.tsx';
import * as texts from '../texts/late-texts.ts';

interface CountryChoiceProps {
  country: string;
  /** Chosen, or given up by a key. */
  onDone: () => void;
  /** The focus went elsewhere. */
  onLeave: () => void;
}

/** The country as a list in place of its name. */
export function CountryChoice({ country, onDone, onLeave }: CountryChoiceProps) {
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
      onBlur={onLeave}
      onKeyDown={(event) => event.key === 'Escape' && onDone()}
    />
  );
}
