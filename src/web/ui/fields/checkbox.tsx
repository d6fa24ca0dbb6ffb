import type { ComponentProps, ReactNode } from 'react';
import './checkbox.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  onCheck?: (isChecked: boolean) => void;
  children?: ReactNode;
}

/** A box to tick, in its label. Those of the close density are `DeskCheckbox`. */
export const Checkbox = ({
  onCheck,
  note,
  className = '',
  children,
  ...input
}: CheckboxProps & {
  /** At the right: how many there are. */
  note?: ReactNode;
}) => (
  <label className={`check ${input.disabled ? 'is-off' : ''} ${className}`}>
    <input {...input} type="checkbox" onChange={({ target }) => onCheck?.(target.checked)} />
    {children && <span>{children}</span>}
    {note && <span className="amount">{note}</span>}
  </label>
);
