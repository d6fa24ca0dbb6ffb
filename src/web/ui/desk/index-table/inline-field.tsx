import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { DeskInput } from '../desk-field.tsx';
import * as texts from './index-table-texts.ts';
import './index-table.css';

interface Props {
  /** Names the field: price of the blue mug. */
  label: string;
  /** As the field holds it. */
  value: string;
  unit?: ReactNode;
  /** What was typed as a number; null for what is none. */
  read: (typed: string) => number | null;
  wrong: string;
  onSave: (value: number) => void;
  /** As the table shows it. */
  children: ReactNode;
}

function selectAll(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** [UX-86] A figure of a table that is changed in place: a press opens it, Enter or leaving it saves, Escape lets it be. */
export function InlineField({ label, value, unit, read, wrong, onSave, children }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setTyped(null);
    setWrong(false);
    setTimeout(() => button.current?.focus());
  };
  const save = (isLeft: boolean): void => {
    if (typed === null) return;
    const number = read(typed);
    if (typed === value || (isLeft && number === null)) return isLeft ? setTyped(null) : close();
    if (number === null) return setWrong(true);
    if (isLeft) setTyped(null);
    else close();
    onSave(number);
  };
  const byKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') save(false);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  if (typed === null)
    return (
      <button ref={button} type="button" className="d-inline" title={texts.edit(label)} onClick={() => setTyped(value)}>
        <span className="visually-hidden">{texts.edit(label)} </span>
        {children}
      </button>
    );
  return (
    <span className="d-inline-open">
      <DeskInput
        ref={selectAll}
        unit={unit}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={byKey}
        onBlur={() => save(true)}
      />
      {isWrong && (
        <small className="d-err" role="alert">
          {wrong}
        </small>
      )}
    </span>
  );
}
