import { isServed } from '#domain/core/countries.ts';
import { storeCountry } from '#web/platform/country.ts';
import { countryOptions } from '#web/ui/fields/country-options.ts';
import { SelectField } from '#web/ui/fields/field.tsx';
import * as texts from './texts/checkout-texts.tsx';

interface Props {
  value: string;
  onChange: (code: string) => void;
  /** Of a billing address: it changes no postage. */
  isBilling?: boolean;
}

export const CountryField = ({ value, onChange, isBilling = false }: Props) => (
  <SelectField
    id={isBilling ? undefined : 'country'}
    label={isBilling ? texts.billingCountry : texts.country}
    note={texts.required}
    autoComplete={isBilling ? 'billing country' : 'country'}
    options={isBilling ? countryOptions : countryOptions.filter(([code]) => isServed(code))}
    value={value}
    onChoose={(code) => {
      if (!isBilling) storeCountry(code);
      onChange(code);
    }}
  />
);
