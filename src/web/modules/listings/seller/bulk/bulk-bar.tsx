import { useEffect, useState } from 'react';
import type { BulkChange } from '#domain/listings/bulk/bulk-contract.ts';
import type { CallInput } from '#web/platform/calls.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';
import type { DeskColumn } from '#web/ui/desk/desk-table.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import type { MyListing } from '../use-listing-move.ts';
import { PriceDialog } from './price-dialog.tsx';
import { RefusedDialog } from './refused-dialog.tsx';
import { useBulkChange } from './use-bulk-change.ts';
import * as texts from './bulk-texts.ts';

type View = Pick<CallInput<'listings.listMyIds'>, 'state' | 'q'>;

/** The listings that are ticked; also those beyond what is shown. */
export function useChosen() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return {
    chosen,
    choose: (ids: readonly string[], isChosen: boolean): void =>
      setChosen((now) => {
        const next = new Set(now);
        for (const id of ids)
          if (isChosen) next.add(id);
          else next.delete(id);
        return next;
      }),
    clear: (): void => setChosen(new Set()),
  };
}
export type Chosen = ReturnType<typeof useChosen>;

export const chosenColumn = ({ chosen, choose }: Chosen): DeskColumn<MyListing> => ({
  head: texts.column,
  isHeadHidden: true,
  width: 40,
  headClassName: 'd-cbox',
  className: 'd-cbox',
  cell: ({ listingId, title }) => (
    <DeskCheckbox
      look="bare"
      aria-label={texts.choose(title)}
      checked={chosen.has(listingId)}
      onCheck={(isChosen) => choose([listingId], isChosen)}
    />
  ),
});

/** Reads every id of a view, a thousand a time, and hands them over. */
function AllIds({ view, onIds }: { view: View; onIds: (ids: string[]) => void }) {
  const pages = usePages('listings.listMyIds', view);
  const { data, error, hasNextPage, isFetching, fetchNextPage } = pages;
  useEffect(() => {
    if (isFetching) return;
    if (error) {
      showToast(error.message, { type: 'error' });
      onIds([]);
    } else if (hasNextPage) void fetchNextPage();
    else if (data) onIds(data.pages.flatMap(({ ids }) => ids));
  }, [data, error, hasNextPage, isFetching, fetchNextPage, onIds]);
  return null;
}

interface Props {
  selection: Chosen;
  listings: readonly MyListing[];
  view: View;
  /** How many the view has; null while a search cuts it. */
  all: number | null;
}

/** [DASH-02, UX-86] What can be done with all listings that are ticked. */
export function BulkBar({ selection: { chosen, choose, clear }, listings, view, all }: Props) {
  const [isPricing, setPricing] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const { run, progress, refused, forgetRefused } = useBulkChange(clear);
  const shown = listings.map(({ listingId }) => listingId);
  const ids = [...chosen];
  const isAllShown = shown.length > 0 && shown.every((id) => chosen.has(id));
  const act = (change: BulkChange): void => void run(ids, change);
  const canSelectAll = isAllShown && (all === null ? chosen.size === shown.length : chosen.size < all);
  const isBusy = progress !== null;
  return (
    <>
      <div className="d-bar d-bulk">
        <DeskCheckbox
          checked={isAllShown}
          isMixed={!isAllShown && chosen.size > 0}
          onCheck={(isOn) => (isOn ? choose(shown, true) : clear())}
        >
          {chosen.size > 0 ? texts.chosen(chosen.size) : texts.allShown}
        </DeskCheckbox>
        {canSelectAll && (
          <DeskButton kind="link" isKept disabled={isLoading} onClick={() => setLoading(true)}>
            {all === null ? texts.selectAllFound : texts.selectAll(all)}
          </DeskButton>
        )}
        {chosen.size > 0 && (
          <>
            <DeskButton isSmall isKept disabled={isBusy} onClick={() => act({ kind: 'state', state: 'active' })}>
              {texts.publish}
            </DeskButton>
            <DeskButton isSmall isKept disabled={isBusy} onClick={() => act({ kind: 'state', state: 'inactive' })}>
              {texts.pause}
            </DeskButton>
            <DeskButton isSmall isKept disabled={isBusy} onClick={() => setPricing(true)}>
              {texts.changePrices}
            </DeskButton>
            <DeskButton kind="quiet" isSmall isKept disabled={isBusy} onClick={clear}>
              {texts.clear}
            </DeskButton>
          </>
        )}
        <span role="status">{progress && texts.working(progress.done, progress.all)}</span>
      </div>
      {isLoading && (
        <AllIds
          view={view}
          onIds={(found) => {
            setLoading(false);
            choose(found, true);
          }}
        />
      )}
      {isPricing && (
        <PriceDialog
          known={listings.filter(({ listingId }) => chosen.has(listingId))}
          count={chosen.size}
          onApply={(percent) => {
            setPricing(false);
            act({ kind: 'percent', percent });
          }}
          onClose={() => setPricing(false)}
        />
      )}
      {refused.length > 0 && <RefusedDialog refused={refused} onClose={forgetRefused} />}
    </>
  );
}
