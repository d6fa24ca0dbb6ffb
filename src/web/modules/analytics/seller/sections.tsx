import { lazy } from 'react';
import type { SellerSections } from '#web/modules/shops/seller/seller-sections.ts';
import { menu } from '#web/modules/shops/seller/menu-texts.ts';

const AnalyticsPage = lazy(async () => ({ default: (await import('./analytics-page.tsx')).AnalyticsPage }));

export const analyticsSellerSections: SellerSections = {
  screens: [
    {
      path: 'analytics',
      menu: { name: menu.analytics, icon: 'chart', group: 'shop' },
      render: () => <AnalyticsPage />,
    },
  ],
};
