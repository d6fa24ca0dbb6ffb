import type { ReactNode } from 'react';
import { DeskButton } from '../desk-button.tsx';
import { DeskCheckbox } from '../desk-checkbox.tsx';
import type { Selection } from './selection.tsx';
import * as texts from './index-table-texts.ts';
import './index-table.css';

interface Props {
  selection: Selection;
  /** The ids of the rows that are shown. */
  shown: readonly string[];
  /** How many the filter leaves; null where that is not counted. */
  total: number | null;
  isBusy?: boolean;
  /** How far a change is. */
  status?: string | null;
  /** What can be done with the chosen rows. */
  children: ReactNode;
}

/** [UX-86] How many rows are ticked, all of them with one press, and what can be done with them. */
export function BulkBar({ selection, shown, total, isBusy = false, status, children }: Props) {
  const { isAll, isChosen, countOf, choose, chooseAll, clear } = selection;
  const count = countOf(total);
  const isAnyChosen = count !== 0;
  const isShownChosen = shown.length > 0 && shown.every(isChosen);
  const canChooseAll = isShownChosen && !isAll && (total === null || total > shown.length);
  const chosenText = count === null ? texts.allMatchingChosen : texts.chosen(count);
  return (
    <div className={isAnyChosen ? 'd-bar d-bulk d-bulk--on' : 'd-bar d-bulk'}>
      <DeskCheckbox
        checked={isShownChosen}
        isMixed={!isShownChosen && isAnyChosen}
        onCheck={(isOn) => (isOn ? choose(shown, true) : clear())}
      >
        {isAnyChosen ? chosenText : texts.allShown}
      </DeskCheckbox>
      {canChooseAll && (
        <DeskButton kind="link" isAlwaysShown onClick={chooseAll}>
          {total === null ? texts.selectAllMatching : texts.selectAll(total)}
        </DeskButton>
      )}
      {isAnyChosen && (
        <>
          {children}
          <DeskButton kind="quiet" isSmall isAlwaysShown disabled={isBusy} onClick={clear}>
            {texts.clear}
          </DeskButton>
        </>
      )}
      <span role="status">{status}</span>
    </div>
  );
}
