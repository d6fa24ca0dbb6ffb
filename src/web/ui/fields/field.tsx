import { type ComponentProps, useState } from 'react';
import { Icon } from '../icon.tsx';
import { Select, type SelectProps } from './select.tsx';
import { type FieldBasics, type FrameProps, useField } from './use-field.ts';
import * as texts from '../texts.ts';
import './field.css';

/** Label, control, and under it the hint or the mistake. */
const FieldFrame = ({ label, note, hint, error, isAlert, id, underId, children }: FrameProps) => (
  <div className="field">
    <label className="label" htmlFor={id}>
      {label}
      {note !== undefined && <span>{note}</span>}
    </label>
    {children}
    {error ? (
      <p className="error" id={underId} role={isAlert ? 'alert' : undefined}>
        <Icon name="error" size="s" />
        {error}
      </p>
    ) : (
      hint && (
        <p className="field-hint" id={underId}>
          {hint}
        </p>
      )
    )}
  </div>
);

const look = (error: unknown, className = ''): string => `input ${error ? 'is-error' : ''} ${className}`;

/** A labelled field for one line. Those of the close density are `DeskField`. */
export function Field(props: FieldBasics & ComponentProps<'input'>) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <input {...control} className={look(frame.error, control.className)} />
    </FieldFrame>
  );
}

/** A labelled field for several lines. */
export function AreaField(props: FieldBasics & ComponentProps<'textarea'>) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <textarea {...control} className={look(frame.error, control.className)} />
    </FieldFrame>
  );
}

/** A labelled list to choose one from. */
export function SelectField<Value extends string | number>(props: FieldBasics & SelectProps<Value>) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <Select {...control} />
    </FieldFrame>
  );
}

/** A labelled slider. */
export function SliderField(props: FieldBasics & ComponentProps<'input'>) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <input {...control} type="range" className="field-range" />
    </FieldFrame>
  );
}

/** A password that can be shown; pasting and password managers work. */
export function PasswordField(props: FieldBasics & ComponentProps<'input'>) {
  const { frame, control } = useField(props);
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame {...frame}>
      <span className="with-btn">
        <input {...control} type={isShown ? 'text' : 'password'} className={look(frame.error)} />
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={isShown ? texts.hidePassword : texts.showPassword}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? texts.hide : texts.show}
        </button>
      </span>
    </FieldFrame>
  );
}
