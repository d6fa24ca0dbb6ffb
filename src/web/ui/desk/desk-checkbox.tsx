import type { ReactNode } from 'react';
import type { CheckboxProps } from '../fields/checkbox.tsx';
import './desk-checkbox.css';

const looks = {
  line: 'd-check',
  /** In a long list. */
  tight: 'd-pick1',
  /** Without words, at the head of a row: `aria-label` names it. */
  bare: 'd-pickbox',
};

interface Props extends CheckboxProps {
  look?: keyof typeof looks;
  /** Some of what it stands for is ticked. */
  isMixed?: boolean;
  /** Under the words: what follows from it. */
  hint?: ReactNode;
}

/** A box to tick, of the close density. Those of the store are `Checkbox`. */
export const DeskCheckbox = ({ look = 'line', isMixed = false, hint, onCheck, children, ...input }: Props) => (
  <label className={hint ? 'd-switch' : looks[look]}>
    <input
      {...input}
      type="checkbox"
      ref={(box) => {
        if (box) box.indeterminate = isMixed;
      }}
      onChange={({ target }) => onCheck?.(target.checked)}
    />
    {hint ? (
      <span>
        {children}
        <small>{hint}</small>
      </span>
    ) : (
      children
    )}
  </label>
);
