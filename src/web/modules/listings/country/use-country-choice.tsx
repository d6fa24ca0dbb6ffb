import { type ReactNode, type RefObject, Suspense, useRef, useState } from 'react';
import { useCountry } from '#web/platform/country.ts';
import { countryName } from '#web/platform/languages/formats.ts';
import { lazyExtra } from '#web/ui/lazy/lazy-extra.ts';

const CountryChoice = lazyExtra(async () => (await import('./country-choice.tsx')).CountryChoice);

export interface CountryChoosing {
  /** As the page's language calls the country. */
  name: string;
  /** The list while one chooses, in place of the words. */
  choice: ReactNode;
  /** Of the button that opens the list and has the focus again afterwards. */
  opener: { ref: RefObject<HTMLButtonElement | null>; onClick: () => void };
}

/** [UX-33] The country of delivery, and a list to change it in place. */
export function useCountryChoice(): CountryChoosing {
  const country = useCountry();
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  const done = (): void => {
    setOpen(false);
    requestAnimationFrame(() => ref.current?.focus());
  };
  const name = countryName(country);
  const choice = isOpen && (
    <Suspense fallback={name}>
      <CountryChoice country={country} onDone={done} onLeave={() => setOpen(false)} />
    </Suspense>
  );
  return { name, choice, opener: { ref, onClick: () => setOpen(true) } };
}
