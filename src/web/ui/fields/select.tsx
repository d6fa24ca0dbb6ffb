import type { ComponentProps } from 'react';
import { Icon } from '../icon.tsx';
import './select.css';
import './field.css';

/** One choice: what it stands for, its words, and whether it cannot be chosen now. */
export type Option<Value> = readonly [value: Value, words: string, isOff?: boolean];

export interface SelectProps<Value> extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  options: readonly Option<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
}

export const drawOption = <Value extends string | number>([value, text, isOff]: Option<Value>) => (
  <option key={value} value={value} disabled={isOff}>
    {text}
  </option>
);

/** The browser's own list, which fingers and readers know; it gives back what was chosen in its own type. */
export const PlainSelect = <Value extends string | number>({
  options,
  onChoose,
  children,
  ...select
}: SelectProps<Value>) => (
  <select
    {...select}
    onChange={({ target }) => {
      const chosen = options[target.selectedIndex];
      if (chosen) onChoose(chosen[0]);
    }}
  >
    {children ?? options.map(drawOption)}
  </select>
);

/** A list of the store, named by whoever shows it. One with a label is `SelectField`; those of the close density are `DeskSelect`. */
export const Select = <Value extends string | number>(props: SelectProps<Value>) => (
  <span className="selectbox">
    <PlainSelect {...props} className={`input ${props['aria-invalid'] ? 'is-error' : ''}`} />
    <Icon name="down" size="s" />
  </span>
);

/** A list without a box, its label beside it: the order of what is shown. */
export const InlineSelect = <Value extends string | number>({
  label,
  ...select
}: { label: string } & SelectProps<Value>) => (
  <label className="sort-choice">
    <span className="muted">{label}</span>
    <PlainSelect {...select} />
  </label>
);
