import { useEffect, useRef } from 'react';
import { storeCountry } from '#web/platform/country.ts';
import { CountrySelect } from '#web/ui/country-select.tsx';

/** The country as a list in place of its name; the choice puts the focus back where it was. */
export function CountryChoice({ country, onDone }: { country: string; onDone: () => void }) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => select.current?.focus(), []);
  return (
    <CountrySelect
      ref={select}
      aria-label="Deliver to"
      value={country}
      onChange={(event) => {
        storeCountry(event.target.value);
        onDone();
      }}
      onKeyDown={(event) => event.key === 'Escape' && onDone()}
    />
  );
}
