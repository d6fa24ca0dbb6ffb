import { useQueryParams } from '#web/platform/router/navigation.ts';
import { useCall } from '#web/platform/use-call.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskFailed, DeskHead, TableSkeleton } from '#web/ui/desk/desk-parts.tsx';
import { DeskTabs } from '#web/ui/desk/desk-tabs.tsx';
import { AlertBulkBar, AlertSearchBar } from './alert-bars.tsx';
import { AlertExport } from './alert-export.tsx';
import { AlertFacets } from './alert-facets.tsx';
import { filtersOf, hrefOf, inputOf, isFiltered, tabs } from './alert-filters.ts';
import { AlertList } from './alert-list.tsx';
import { showNewestAlerts, onAlertsChanged, refreshAlertCounts } from './refresh-alerts.ts';
import { useAlertChanges } from './use-alert-changes.ts';
import * as texts from './texts.ts';
import { useEffect, useState } from 'react';
import { listenLive } from '#web/platform/live.ts';
import './seller-alerts.css';

/**
 * [ALERT-22] Alerts that came since the list was read. The list stays as it is until its reader asks for them; where the stream is
 * lost, the count that is polled tells of them.
 */
function useArrivals(unread: number | undefined, unreadByPoll: number | undefined) {
  const [heard, setHeard] = useState(0);
  useEffect(() => {
    const onMessage = (arrived: number): void => {
      setHeard((count) => count + arrived);
      refreshAlertCounts();
    };
    return listenLive({
      'alerts.changed': onAlertsChanged,
      'alerts.raised': () => onMessage(1),
      'alerts.woken': ({ alertIds }) => onMessage(alertIds.length),
    });
  }, []);
  const polled = unread === undefined || unreadByPoll === undefined ? 0 : unreadByPoll - unread;
  return { arrived: Math.max(heard, polled, 0), forget: () => setHeard(0) };
}

const PAGE = 50;

/** [SHELL-09, UX-88, ALERT-01, ALERT-22] The shop's alerts, by what the address asks for. */
export function SellerAlertsPage() {
  const filters = filtersOf(useQueryParams());
  const input = inputOf(filters, new Date());
  const pages = usePages('alerts.listAlerts', { ...input, limit: PAGE });
  const { data, error, refetch } = pages;
  const { data: stats } = useCall('alerts.getAlertStats', {});
  const { data: polled } = useCall('alerts.getUnreadCount');
  const { changes, selected } = useAlertChanges();
  const { unread = 0, unreadHere = 0 } = data?.pages[0] ?? {};
  const { arrived, forget } = useArrivals(data && unread, polled?.unread);
  const alerts = data?.pages.flatMap((page) => page.items) ?? [];
  const counts: Partial<Record<(typeof tabs)[number], number>> = {
    ...(data && !filters.priority && !filters.days && !filters.search && !filters.tag && { unread: unreadHere }),
    ...(stats &&
      !isFiltered(filters) && { starred: stats.starred, snoozed: stats.snoozed, acknowledged: stats.acknowledged }),
  };
  const { order: _order, ...exported } = input;
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.alerts} sub={data ? texts.unreadInAll(unread) : ' '}>
        <AlertExport input={exported} />
        {unread > 0 && (
          <DeskButton icon="check" isAlwaysShown onClick={() => changes.readAll(filters.category)}>
            {texts.markAll}
          </DeskButton>
        )}
      </DeskHead>
      <DeskTabs
        tabs={tabs.map((tab) => ({
          label: texts.tabNames[tab],
          href: hrefOf({ ...filters, tab }),
          isCurrent: filters.tab === tab,
          count: counts[tab],
        }))}
      />
      <div className="d-alx">
        <AlertFacets filters={filters} />
        <div>
          <AlertSearchBar filters={filters} />
          {arrived > 0 && (
            <p className="d-alert-new">
              <DeskButton
                kind="primary"
                isSmall
                onClick={() => {
                  forget();
                  showNewestAlerts();
                  window.scrollTo({ top: 0 });
                }}
              >
                {texts.newAlerts(arrived)}
              </DeskButton>
            </p>
          )}
          <AlertBulkBar alerts={alerts} selected={selected} changes={changes} tab={filters.tab} />
          {data && <AlertList {...{ alerts, selected, changes, filters, pages }} />}
          {!data && error && (
            <DeskFailed what={texts.alerts} safe={texts.onlyList} problem={error} retry={() => void refetch()} />
          )}
          {!data && !error && <TableSkeleton columns={3} label={texts.loading} />}
        </div>
      </div>
    </main>
  );
}
