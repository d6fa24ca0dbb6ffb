import { lazy } from 'react';
import type { AdminSection } from '#web/rooms/admin/admin-sections.ts';

const LeftCartsPage = lazy(async () => ({ default: (await import('./left-carts-page.tsx')).LeftCartsPage }));

export const recoveryAdminSections: readonly AdminSection[] = [
  {
    path: 'reports',
    name: 'Left carts',
    icon: 'chart',
    group: 'Figures',
    needs: 'analytics.view',
    words: 'reports carts recovery reminders won back',
    render: () => <LeftCartsPage />,
  },
];
