import { queryClient } from '#web/platform/query-client.ts';
import { refresh } from '#web/platform/use-call.ts';

export const LIST = ['pages', 'alerts.listAlerts'];
/** A longer list is not read again page by page while somebody is in it. */
const MAX_REREAD_PAGES = 4;
/** So long after a change of this page the stream tells of the same. */
const ECHO_MS = 3000;

interface Pages {
  pages: unknown[];
  pageParams: unknown[];
}

let changedAt = -Infinity;

const isLong = (): boolean =>
  queryClient
    .getQueriesData<Pages>({ queryKey: LIST, type: 'active' })
    .some(([, data]) => (data?.pages.length ?? 0) > MAX_REREAD_PAGES);

/** How many there are of each kind. */
export const refreshAlertCounts = (): void =>
  refresh('alerts.getUnreadCount', 'alerts.getAlertStats', 'alerts.listRecentAlerts');

/** This page made a change that its list shows already; other lists are read again when they are opened. */
export function refreshAfterOwnChange(): void {
  changedAt = performance.now();
  refreshAlertCounts();
  void queryClient.invalidateQueries({ queryKey: LIST, refetchType: 'none' });
}

/** All that tells of alerts is read anew. Apart from the page, so that the frame of the dashboard does not bring its code. */
export function refreshAlerts(): void {
  refreshAlertCounts();
  if (!isLong()) refresh('alerts.listAlerts');
}

/** [ALERT-22] The stream tells of a change: of one made elsewhere the list has to be read anew. */
export const onAlertsChanged = (): void =>
  performance.now() - changedAt < ECHO_MS ? refreshAlertCounts() : refreshAlerts();

/** From the newest on, however far the list was scrolled. */
export function showNewestAlerts(): void {
  queryClient.setQueriesData<Pages>(
    { queryKey: LIST },
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  );
  refreshAlerts();
}
