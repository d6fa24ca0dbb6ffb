import { PlainRadioGroup, type RadioGroupProps } from '../fields/radio-group.tsx';
import './desk-radio-group.css';

const classes = { legend: 'd-label', row: () => undefined };

/** One of several in a row, of the close density. Those of the store are `RadioGroup`. */
export const DeskRadioGroup = <Value extends string | number | null>({
  className = 'd-seg',
  ...group
}: RadioGroupProps<Value>) => <PlainRadioGroup {...group} className={className} classes={classes} />;
