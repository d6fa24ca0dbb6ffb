import { useId } from 'react';
import { storeCountry } from '#web/platform/country.ts';
import { CountrySelect } from '#web/ui/country-select.tsx';

interface Props {
  value: string;
  onChange: (code: string) => void;
  /** Of a billing address: it changes no postage. */
  isBilling?: boolean;
}

export function CountryField({ value, onChange, isBilling = false }: Props) {
  const own = useId();
  const id = isBilling ? own : 'country';
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {isBilling ? 'Billing country' : 'Country'}
        <span>Required</span>
      </label>
      <CountrySelect
        id={id}
        autoComplete={isBilling ? 'billing country' : 'country'}
        value={value}
        onChange={(event) => {
          if (!isBilling) storeCountry(event.target.value);
          onChange(event.target.value);
        }}
      />
    </div>
  );
}
