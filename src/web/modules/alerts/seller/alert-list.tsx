import { useState } from 'react';
import type { Alert } from '#domain/alerts/model.ts';
import { DeskButtonLink } from '#web/ui/desk/desk-button.tsx';
import { DeskMore } from '#web/ui/desk/desk-list.tsx';
import { DeskEmpty } from '#web/ui/desk/desk-parts.tsx';
import type { usePages } from '#web/platform/lists/use-pages.ts';
import { type AlertFilters, hrefOf, isFiltered } from './alert-filters.ts';
import { AlertRow } from './alert-row.tsx';
import { useAlertKeys } from './use-alert-keys.ts';
import type { AlertChanges } from './use-alert-changes.ts';
import { useNearEnd } from './use-near-end.ts';
import * as texts from './texts.ts';

interface Props {
  alerts: readonly Alert[];
  changes: AlertChanges;
  filters: AlertFilters;
  pages: ReturnType<typeof usePages<'alerts.listAlerts'>>;
}

/** [ALERT-22] The alerts of a view; scrolling brings the next ones. Rows out of sight are not laid out. */
export function AlertList({ alerts, changes, filters, pages }: Props) {
  const [opener, setOpener] = useState({ id: '', count: 0 });
  useAlertKeys({ alerts, changes, openSnooze: (id) => setOpener(({ count }) => ({ id, count: count + 1 })) });
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const end = useNearEnd(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  });
  if (alerts.length === 0)
    return (
      <DeskEmpty
        title={isFiltered(filters) ? texts.noMatch : texts.none[filters.tab]}
        acts={
          (isFiltered(filters) || filters.tab !== 'active') && (
            <DeskButtonLink isKept href={hrefOf({ tab: 'active' })}>
              {texts.seeAll}
            </DeskButtonLink>
          )
        }
      >
        {filters.tab === 'archived' ? texts.archiveKeeps : texts.ringsHere}
      </DeskEmpty>
    );
  return (
    <>
      <div className="d-frame d-alert-frame">
        {alerts.map((alert) => (
          <AlertRow key={alert.id} alert={alert} changes={changes} opener={opener.id === alert.id ? opener.count : 0} />
        ))}
      </div>
      <div ref={end} />
      <DeskMore pages={pages} />
      <p className="d-small d-t2 d-alert-keys">{texts.keys}</p>
    </>
  );
}
