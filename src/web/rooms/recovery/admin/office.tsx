import { lazy } from 'react';
import type { OfficeSection } from '#web/rooms/admin/office-sections.ts';

const LeftCartsPage = lazy(async () => ({ default: (await import('./left-carts-page.tsx')).LeftCartsPage }));

export const recoveryOffice: readonly OfficeSection[] = [
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
