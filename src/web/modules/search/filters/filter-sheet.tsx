import { useDeferredValue, useEffect } from 'react';
import type { SearchOutput } from '#domain/search/contract.ts';
import { resultsText } from '#domain/search/results-text.ts';
import { speaker } from '#web/platform/languages/language.ts';
import { go } from '#web/platform/router/navigation.ts';
import { createStore, useStore } from '#web/platform/store.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { clearAll, filters } from '../search-texts.ts';
import * as texts from './filter-texts.ts';
import { Filters } from './filters.tsx';
import { addressOf, type SearchState, withoutFilters } from '../search-state.ts';
import '#web/ui/styles/drawer.css';

const countText = (page: SearchOutput): string =>
  page.total === 0 ? texts.noResults : texts.show(resultsText(page, speaker));

interface Props {
  state: SearchState;
  page: SearchOutput | undefined;
  isCounting: boolean;
  onClose: () => void;
}

const isOpen = createStore(false);
export const openFilterSheet = (): void => isOpen.set(true);
const close = (): void => isOpen.set(false);

/** Where the sheet opens: a press draws it alone, and not the results behind it. */
export function FilterSheetSlot(shown: Omit<Props, 'onClose'>) {
  useEffect(() => close, []);
  return useStore(isOpen) && <FilterSheet {...shown} onClose={close} />;
}

/** [UX-24] On phones: the whole height, and a button that counts along. */
export function FilterSheet({ state, page, isCounting, onClose }: Props) {
  // The press is answered by the sheet itself; what stands in it follows in the next frame.
  const hasOpened = useDeferredValue(true, false);
  return (
    <Dialog label={filters} className="sheet" onClose={onClose}>
      <div className="drawer__head">
        <h2>{filters}</h2>
        <Button icon="x" label={texts.close} onClick={onClose} />
      </div>
      <div className="sheet__body">
        <div className="facets">
          {hasOpened && (
            <Filters
              state={state}
              page={page}
              onChange={(next) => go(addressOf(next), { replace: true, stay: true })}
            />
          )}
        </div>
      </div>
      <div className="sheet__foot">
        <Button kind="link" onClick={() => go(addressOf(withoutFilters(state)), { replace: true, stay: true })}>
          {clearAll}
        </Button>
        <Button kind="primary" aria-live="polite" onClick={onClose}>
          {!page || isCounting ? texts.counting : countText(page)}
        </Button>
      </div>
    </Dialog>
  );
}
