import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  value: string;
  onType: (text: string) => void;
  /** A button that empties it. */
  clear?: { label: string; onClick: () => void };
}

/** A search box of the store. Those of the close density are `DeskSearch`; the one that suggests is `SearchField` of the search. */
export const SearchBox = ({ onType, clear, ...input }: Props) => (
  <div className="search-box">
    <Icon name="search" />
    <input {...input} type="search" onChange={({ target }) => onType(target.value)} />
    {clear && input.value !== '' && <Button icon="x" className="clear" {...clear} />}
  </div>
);
