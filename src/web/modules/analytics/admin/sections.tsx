import { lazy } from 'react';
import type { AdminSection } from '#web/modules/admin/admin-sections.ts';
import * as texts from './section-texts.ts';

const MarketPage = lazy(async () => ({ default: (await import('./market-page.tsx')).MarketPage }));

export const analyticsAdminSections: readonly AdminSection[] = [
  {
    path: 'analytics',
    name: texts.name,
    icon: 'chart',
    group: 'Figures',
    needs: 'analytics.view',
    render: () => <MarketPage />,
  },
];
