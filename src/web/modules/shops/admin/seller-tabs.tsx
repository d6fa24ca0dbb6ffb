import type { ApplicationState } from '#domain/shops/applications/states.ts';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { DeskTabs } from '#web/ui/desk/desk-tabs.tsx';
import * as texts from './application-texts.ts';

export const applicationsHref = (state: ApplicationState, q = ''): string => {
  const query = new URLSearchParams({ view: 'applications', ...(state !== 'waiting' && { state }), ...(q && { q }) });
  return `${adminHref('sellers')}?${query.toString()}`;
};

/** [OFFICE-03] `/admin/sellers`: those who sell, and those who want to. */
export function SellerTabs({ current }: { current: ApplicationState | 'all' }) {
  if (!hasPermission(useAdmin(), 'sellers.applications')) return null;
  return (
    <DeskTabs
      isSpaced
      tabs={(['all', 'waiting', 'approved', 'refused'] as const).map((view) => ({
        words: texts.views[view],
        href: view === 'all' ? adminHref('sellers') : applicationsHref(view),
        isCurrent: view === current,
      }))}
    />
  );
}
