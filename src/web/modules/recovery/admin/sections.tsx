import { lazy } from 'react';
import type { AdminSection } from '#web/modules/admin/admin-sections.ts';
import * as menu from '#web/modules/admin/menu-texts.ts';

const AbandonedCartsPage = lazy(async () => ({
  default: (await import('./abandoned-carts-page.tsx')).AbandonedCartsPage,
}));

export const recoveryAdminSections: readonly AdminSection[] = [
  {
    path: 'carts',
    name: menu.names.carts,
    icon: 'chart',
    group: 'Figures',
    needs: 'analytics.view',
    render: () => <AbandonedCartsPage />,
  },
];
