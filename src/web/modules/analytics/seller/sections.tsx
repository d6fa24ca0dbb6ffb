import { lazy } from 'react';
import type { SellerSections } from '#web/modules/shops/seller/seller-sections.ts';
import { menu } from '#web/modules/shops/seller/menu-texts.ts';

const AnalyticsPage = lazy(async () => ({ default: (await import('./analytics-page.tsx')).AnalyticsPage }));
const PricingPage = lazy(async () => ({ default: (await import('./pricing/pricing-page.tsx')).PricingPage }));
const MarketPage = lazy(async () => ({ default: (await import('./market/market-page.tsx')).MarketPage }));

export const analyticsSellerSections: SellerSections = {
  screens: [
    {
      path: 'analytics',
      menu: { name: menu.analytics, icon: 'chart', group: 'shop' },
      render: () => <AnalyticsPage />,
    },
    { path: 'pricing', under: 'analytics', render: () => <PricingPage /> },
    { path: 'market-analysis', under: 'analytics', render: () => <MarketPage /> },
  ],
};
