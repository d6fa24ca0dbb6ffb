import { useState } from 'react';
import { DeskCheckbox } from '../desk-checkbox.tsx';
import type { DeskColumn } from '../desk-table.tsx';
import * as texts from './index-table-texts.ts';

interface Chosen {
  /** What the list was narrowed to: another filter begins anew. */
  of: string;
  /** All that the filter leaves are chosen, but for `ids`; otherwise `ids` alone. */
  isAll: boolean;
  ids: ReadonlySet<string>;
}

export interface Selection {
  isAll: boolean;
  ids: ReadonlySet<string>;
  isChosen: (id: string) => boolean;
  /** How many are chosen of so many; null where it is not known how many there are. */
  countOf: (total: number | null) => number | null;
  choose: (ids: readonly string[], isChosen: boolean) => void;
  chooseAll: () => void;
  clear: () => void;
}

/** [UX-86] Rows that are ticked, one by one or all that a filter leaves, also those that are not read yet. */
export function useSelection(filter: object): Selection {
  const of = JSON.stringify(filter);
  const none: Chosen = { of, isAll: false, ids: new Set() };
  const [stored, setStored] = useState<Chosen>(none);
  const { isAll, ids } = stored.of === of ? stored : none;
  return {
    isAll,
    ids,
    isChosen: (id) => ids.has(id) !== isAll,
    countOf: (total) => {
      if (!isAll) return ids.size;
      return total === null ? null : Math.max(0, total - ids.size);
    },
    choose: (changed, isChosen) => {
      const next = new Set(ids);
      for (const id of changed)
        if (isChosen === isAll) next.delete(id);
        else next.add(id);
      setStored({ of, isAll, ids: next });
    },
    chooseAll: () => setStored({ of, isAll: true, ids: new Set() }),
    clear: () => setStored(none),
  };
}

/** The boxes at the head of rows. */
export const choiceColumn = <Row,>(
  { isChosen, choose }: Selection,
  { idOf, nameOf }: { idOf: (row: Row) => string; nameOf: (row: Row) => string },
): DeskColumn<Row> => ({
  head: texts.choice,
  isHeadHidden: true,
  width: 40,
  headClassName: 'd-cbox',
  className: 'd-cbox',
  cell: (row) => (
    <DeskCheckbox
      look="bare"
      aria-label={texts.choose(nameOf(row))}
      checked={isChosen(idOf(row))}
      onCheck={(isOn) => choose([idOf(row)], isOn)}
    />
  ),
});
