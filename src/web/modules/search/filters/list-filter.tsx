import { type ReactNode, useState } from 'react';
import * as texts from './filter-texts.ts';
import { Check } from './filter-check.tsx';
import type { ListFilter, SearchState } from '../search-state.ts';
import { Button } from '#web/ui/button.tsx';

interface ListProps {
  state: SearchState;
  onChange: (state: SearchState) => void;
  title: string;
  name: ListFilter;
  values: { value: string; count: number }[];
  word: (value: string) => ReactNode;
}

const SHOWN = 6;
/** [UX-05] Lists that were opened stay open for this visit, so that Back finds them as they were. */
const opened = new Set<string>();

/** [UX-21] Values of which several may be chosen; long lists open. */
export function ListFilterSection({ title, name, values, word, state, onChange }: ListProps) {
  const [all, setAll] = useState(opened.has(title));
  const open = (): void => {
    opened.add(title);
    setAll(true);
  };
  if (values.length === 0) return null;
  const chosen = state[name];
  const toggle = (value: string): void =>
    onChange({
      ...state,
      [name]: chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value],
    });
  const shown =
    all || values.length <= SHOWN + 1
      ? values
      : values.filter(({ value }, index) => index < SHOWN || chosen.includes(value));
  return (
    <section role="group" aria-label={title}>
      <h2>{title}</h2>
      {shown.map(({ value, count }) => (
        <Check
          key={value}
          name={word(value)}
          count={count}
          checked={chosen.includes(value)}
          onToggle={() => toggle(value)}
        />
      ))}
      {values.length > shown.length && (
        <Button kind="link" size="tiny" onClick={open}>
          {texts.more(values.length - shown.length)}
        </Button>
      )}
    </section>
  );
}
