import { useEffect, useState } from 'react';
import { moveFromField, moveInRows } from './move-in-rows.ts';

interface Options {
  id: string;
  /** What each row is. A late answer may bring other rows: what is chosen stays so only if it is among them. */
  keys: readonly string[];
  /** One is always chosen, the first to begin with. Otherwise what is typed can be sent, and none is until a key chooses. */
  choosesFirst?: boolean;
}

/** [UX-18, UX-97] The list under a field (combobox): the focus stays in the field, keys choose among the rows, readers hear which. */
export function useListbox({ id, keys, choosesFirst = false }: Options) {
  const [chosen, setChosen] = useState<string | null>(null);
  const count = chosen === null ? -1 : keys.indexOf(chosen);
  const at = count < 0 && choosesFirst && keys.length > 0 ? 0 : count;
  const activeId = at < 0 ? undefined : `${id}-${at}`;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId, keys.length]);
  const choose = (index: number): void => setChosen(keys[index] ?? null);
  return {
    /** The chosen row, −1 for none. */
    at,
    activeId,
    choose,
    chooseNone: () => setChosen(null),
    /** Whether the key was for the list. */
    moveBy: ({ key }: { key: string }): boolean => {
      const next = (choosesFirst ? moveInRows : moveFromField)(key, at, keys.length);
      if (next !== null) choose(next);
      return next !== null;
    },
    fieldProps: {
      role: 'combobox',
      'aria-expanded': keys.length > 0,
      'aria-controls': id,
      'aria-activedescendant': activeId,
      'aria-autocomplete': 'list',
      autoComplete: 'off',
    } as const,
    listProps: { id, role: 'listbox' } as const,
    optionProps: (index: number) =>
      ({ id: `${id}-${index}`, role: 'option', tabIndex: -1, 'aria-selected': index === at }) as const,
  };
}
