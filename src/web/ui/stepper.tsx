import { useEffect, useState } from 'react';
import { Icon } from './icon.tsx';
import * as texts from './texts.ts';
import './stepper.css';

/** − number +. Typing is taken when one leaves the field or presses Enter. */
export function Stepper({
  value,
  max,
  min = 1,
  onChange,
  onCut,
  label = texts.quantity,
}: {
  value: number;
  max: number;
  min?: number;
  onChange: (value: number) => void;
  /** Whether what was typed was more than there is: the number is the most there is then, and whoever asked says so. */
  onCut?: (isCut: boolean) => void;
  label?: string;
}) {
  const [text, setText] = useState(String(value));
  useEffect(() => setText(String(value)), [value]);
  const take = (): void => {
    const typed = Number.parseInt(text, 10);
    const next = Number.isFinite(typed) ? Math.max(min, Math.min(typed, Math.max(max, 1))) : value;
    setText(String(next));
    onCut?.(typed > next);
    if (next !== value) onChange(next);
  };
  return (
    <div className="stepper" role="group" aria-label={label}>
      <button type="button" aria-label={texts.oneLess} disabled={value <= min} onClick={() => onChange(value - 1)}>
        <Icon name="minus" size="s" />
      </button>
      <input
        value={text}
        aria-label={label}
        inputMode="numeric"
        onChange={(event) => setText(event.target.value.replace(/\D/g, '').slice(0, 3))}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take()}
      />
      <button type="button" aria-label={texts.oneMore} disabled={value >= max} onClick={() => onChange(value + 1)}>
        <Icon name="plus" size="s" />
      </button>
    </div>
  );
}
