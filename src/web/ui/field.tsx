import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react';
import { Icon } from './icon.tsx';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  label: string;
  /** Right of the label: Optional, a counter. */
  note?: ReactNode;
  hint?: string;
  error?: string | null | undefined;
  id?: string;
}

/** A labelled text field. The error stands under it and is read with it. */
export function Field({ label, note, hint, error, id, className = '', ...input }: Props) {
  const own = useId();
  const fieldId = id ?? own;
  const under = error ? `${fieldId}-error` : hint ? `${fieldId}-hint` : undefined;
  return (
    <div className="field">
      <label className="label" htmlFor={fieldId}>
        {label}
        {note !== undefined && <span>{note}</span>}
      </label>
      <input
        {...input}
        id={fieldId}
        className={`input ${error ? 'is-error' : ''} ${className}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={under}
      />
      {error ? (
        <p className="error" id={`${fieldId}-error`}>
          <Icon name="error" size="s" />
          {error}
        </p>
      ) : (
        hint && (
          <p className="field-hint" id={`${fieldId}-hint`}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}

/** A password that can be shown; pasting and password managers work. */
export function PasswordField(props: Props) {
  const own = useId();
  const id = props.id ?? own;
  const [shown, setShown] = useState(false);
  const { label, hint, error, note: _note, ...input } = props;
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <span className="with-btn" style={{ display: 'block' }}>
        <input
          {...input}
          id={id}
          type={shown ? 'text' : 'password'}
          className={`input ${error ? 'is-error' : ''}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-under` : undefined}
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      </span>
      {(error || hint) && (
        <p className={error ? 'error' : 'field-hint'} id={`${id}-under`}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
