import type { ReactNode } from 'react';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { Permission } from '#domain/core/permissions/permissions.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { DeskHead } from '#web/ui/desk/desk-parts.tsx';
import { DeskTabs } from '#web/ui/desk/desk-tabs.tsx';
import * as texts from './moderation-texts.ts';

interface QueueTab {
  kind: string;
  text: string;
  /** Whoever lacks it does not see the tab. */
  needs: Permission;
  /** Null while it is not known. */
  count: number | null | undefined;
  render: () => ReactNode;
}

/** [OFFICE-01] Queues of several modules under one address, each decided in place; the first of them without a name. */
export function ModerationPage(props: { path: string; title: string; sub: string; tabs: readonly QueueTab[] }) {
  const admin = useAdmin();
  const wanted = useQueryParams().get('kind');
  const tabs = props.tabs.filter(({ needs }) => hasPermission(admin, needs));
  const current = tabs.find(({ kind }) => kind === wanted) ?? tabs[0];
  const href = adminHref(props.path);
  return (
    <main id="main" className="d-main">
      <DeskHead title={props.title} crumb={{ label: texts.queues, href: adminHref('') }} sub={props.sub} />
      <DeskTabs
        isSpaced
        tabs={tabs.map((tab, index) => ({
          label: tab.text,
          href: index === 0 ? href : `${href}?kind=${tab.kind}`,
          isCurrent: tab === current,
          count: tab.count ?? '',
        }))}
      />
      <div key={current?.kind}>{current?.render()}</div>
    </main>
  );
}
