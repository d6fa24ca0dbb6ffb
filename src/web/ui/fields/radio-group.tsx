import { type CSSProperties, type ReactNode, useId } from 'react';
import './radio-group.css';

export interface RadioGroupProps<Value> {
  /** What is chosen here. */
  legend: ReactNode;
  /** Only for those who do not see what stands around it. */
  isLegendHidden?: boolean;
  /** Between the legend and the options. */
  notice?: ReactNode;
  options: readonly (readonly [value: Value, words: ReactNode])[];
  /** Null while nothing is chosen. */
  value: Value | null;
  onChoose: (value: Value) => void;
  className?: string | undefined;
  style?: CSSProperties;
}

interface Classes {
  legend: string;
  rows?: string;
  row: (isOn: boolean) => string | undefined;
}

/** One of several, as radio buttons: the arrow keys go through them. */
export function PlainRadioGroup<Value extends string | number | boolean | null>({
  legend,
  isLegendHidden,
  notice,
  options,
  value,
  onChoose,
  classes,
  ...fieldset
}: RadioGroupProps<Value> & { classes: Classes }) {
  const name = useId();
  const rows = options.map(([each, texts]) => (
    <label key={String(each)} className={classes.row(each === value)}>
      <input type="radio" name={name} checked={each === value} onChange={() => onChoose(each)} />
      {texts}
    </label>
  ));
  return (
    <fieldset {...fieldset}>
      <legend className={isLegendHidden ? 'visually-hidden' : classes.legend}>{legend}</legend>
      {notice}
      {classes.rows ? <div className={classes.rows}>{rows}</div> : rows}
    </fieldset>
  );
}

const looks = {
  /** Framed, the chosen one tinted. */
  cards: { legend: 'label', rows: 'choices', row: (isOn) => `choice ${isOn ? 'is-on' : ''}` },
  lines: { legend: 'label', row: () => 'check' },
} satisfies Record<string, Classes>;

/** One of several, in the store's look. Those of the close density are `DeskRadioGroup`. */
export const RadioGroup = <Value extends string | number | boolean>({
  look = 'cards',
  ...group
}: RadioGroupProps<Value> & { look?: keyof typeof looks }) => <PlainRadioGroup {...group} classes={looks[look]} />;
