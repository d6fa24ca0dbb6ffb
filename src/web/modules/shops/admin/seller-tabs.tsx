import type { ApplicationState } from '#domain/shops/applications/states.ts';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { ViewTabs } from '#web/modules/views/view-tabs.tsx';
import { useTableAddress } from '#web/ui/desk/index-table/table-address.ts';
import * as texts from './application-texts.ts';

export const applicationsHref = (state: ApplicationState, q = ''): string => {
  const query = new URLSearchParams({ view: 'applications', ...(state !== 'waiting' && { state }), ...(q && { q }) });
  return `${adminHref('sellers')}?${query.toString()}`;
};

/** [OFFICE-03, UX-86] `/admin/sellers`: those who sell, those who want to, and the views of both that somebody saved. */
export function SellerTabs({ current }: { current: ApplicationState | 'all' }) {
  const address = useTableAddress({ by: '', direction: 'desc' });
  const views = (['all', 'waiting', 'approved', 'refused'] as const).slice(
    0,
    hasPermission(useAdmin(), 'sellers.applications') ? undefined : 1,
  );
  return (
    <ViewTabs
      list="admin.sellers"
      address={address}
      tabs={views.map((view) => ({
        label: texts.views[view],
        href: view === 'all' ? adminHref('sellers') : applicationsHref(view),
        isCurrent: view === current,
      }))}
    />
  );
}
