import type { ComponentProps } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import './search-box.css';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  value: string;
  onType: (text: string) => void;
  /** A button that empties it. */
  clear?: { label: string; onClick: () => void };
}

/** What stands in a search box, for a form that is one itself. */
export const SearchInput = ({ onType, clear, ...input }: Props) => (
  <>
    <Icon name="search" />
    <input {...input} type="search" onChange={({ target }) => onType(target.value)} />
    {clear && input.value !== '' && <Button icon="x" iconSize="s" className="clear" {...clear} />}
  </>
);

/** A search box of the store. Those of the close density are `DeskSearch`. */
export const SearchBox = (props: Props) => (
  <div className="search-box">
    <SearchInput {...props} />
  </div>
);
