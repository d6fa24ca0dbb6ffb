import type { ComponentProps } from 'react';
import { countries } from '#domain/core/countries.ts';
import { Icon } from './icon.tsx';

/** Every country that is served, for a list to choose from. */
export const CountryOptions = () =>
  countries.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));

/** The list itself, for a label beside it. */
export const CountrySelect = (props: ComponentProps<'select'>) => (
  <span className="selectbox">
    <select className="input" {...props}>
      <CountryOptions />
    </select>
    <Icon name="down" size="s" />
  </span>
);
