import type { ComponentProps, ReactNode } from 'react';
import { drawOption, type Option, PlainSelect, type SelectProps } from '../fields/select.tsx';
import { type FieldBasics, type FrameProps, useField } from '../fields/use-field.ts';
import { useScrollIntoView } from '../focus/use-scroll-into-view.ts';
import { DeskIcon } from './desk-icon.tsx';
import './desk-field.css';

/** What is wrong with a field or a form. */
export const DeskError = ({ children, ...paragraph }: ComponentProps<'p'>) => (
  <p className="d-err" {...paragraph}>
    <DeskIcon name="critical" small />
    {children}
  </p>
);

const Frame = ({ label, note, hint, error, isAlert, id, underId, children }: FrameProps) => (
  <div className="d-field">
    <label className="d-label" htmlFor={id}>
      {label}
      {note && (
        <>
          {' '}
          <small>{note}</small>
        </>
      )}
    </label>
    {children}
    {error ? (
      <DeskError id={underId} role={isAlert ? 'alert' : undefined}>
        {error}
      </DeskError>
    ) : (
      hint && (
        <p className="d-hint" id={underId}>
          {hint}
        </p>
      )
    )}
  </div>
);

/** Several controls under one label. */
export const DeskFieldset = ({
  legend,
  className = 'd-field',
  children,
}: {
  legend: ReactNode;
  className?: string;
  children: ReactNode;
}) => (
  <fieldset className={className}>
    <legend className="d-label">{legend}</legend>
    {children}
  </fieldset>
);

interface RowProps {
  label?: string;
  /** Its label names it to everybody, as that of a field does. */
  isNamed?: boolean;
  children: ReactNode;
}

/** What stands among fields and is none: buttons, a table, a sentence. */
export const DeskFieldRow = ({ label, isNamed = false, children }: RowProps) => (
  <div className="d-field" {...(isNamed && { role: 'group', 'aria-label': label })}>
    {label && <span className="d-label">{label}</span>}
    {children}
  </div>
);

const look = (isWrong: unknown, className = ''): string => `d-input ${isWrong ? 'd-bad' : ''} ${className}`;

interface InputProps extends ComponentProps<'input'> {
  /** Stands in the field before what is typed: €. */
  unit?: ReactNode;
}

/** A field of the close density without a label of its own, for cells and bars: `aria-label` names it. */
export function DeskInput({ unit, className, ...input }: InputProps) {
  const field = <input {...input} className={look(input['aria-invalid'], className)} />;
  return unit ? (
    <span className="d-mny">
      <i>{unit}</i>
      {field}
    </span>
  ) : (
    field
  );
}

export interface OptionGroup<Value> {
  group: string;
  options: readonly Option<Value>[];
}

interface DeskSelectProps<Value> extends Omit<SelectProps<Value>, 'options'> {
  options: readonly (Option<Value> | OptionGroup<Value>)[];
}

const isGroup = <Value,>(each: Option<Value> | OptionGroup<Value>): each is OptionGroup<Value> => 'group' in each;

/** A list of the close density without a label of its own. */
export const DeskSelect = <Value extends string | number>({
  options,
  className,
  ...select
}: DeskSelectProps<Value>) => (
  <PlainSelect
    {...select}
    className={look(select['aria-invalid'], className)}
    options={options.flatMap((each) => (isGroup(each) ? each.options : [each]))}
  >
    {options.map((each, index) =>
      isGroup(each) ? (
        <optgroup key={index} label={each.group}>
          {each.options.map(drawOption)}
        </optgroup>
      ) : (
        drawOption(each)
      ),
    )}
  </PlainSelect>
);

/** A list with its label beside it, for the bar above what it filters. */
export const DeskInlineSelect = <Value extends string | number>({
  label,
  ...select
}: { label: ReactNode } & DeskSelectProps<Value>) => (
  <label className="d-beside">
    {label} <DeskSelect {...select} />
  </label>
);

/** A labelled field for one line, of the close density. Those of the store are `Field`. */
export function DeskField(props: FieldBasics & InputProps) {
  const { frame, control } = useField(props);
  return (
    <Frame {...frame}>
      <DeskInput {...control} />
    </Frame>
  );
}

/** A labelled field for several lines. */
export function DeskAreaField(props: FieldBasics & ComponentProps<'textarea'>) {
  const { frame, control } = useField(props);
  const inView = useScrollIntoView();
  return (
    <Frame {...frame}>
      <textarea {...inView} {...control} className={look(frame.error, control.className)} />
    </Frame>
  );
}

/** A labelled list to choose one from. */
export function DeskSelectField<Value extends string | number>(props: FieldBasics & DeskSelectProps<Value>) {
  const { frame, control } = useField(props);
  return (
    <Frame {...frame}>
      <DeskSelect {...control} />
    </Frame>
  );
}
