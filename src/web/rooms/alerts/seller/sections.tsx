import { lazy } from 'react';
import { refresh } from '#web/platform/use-call.ts';
import type { SellerSections } from '#web/rooms/shops/seller/seller-sections.ts';
import { menu } from '#web/rooms/shops/seller/menu-texts.ts';

const SellerAlertsPage = lazy(async () => ({ default: (await import('./seller-alerts-page.tsx')).SellerAlertsPage }));

export const alertSellerSections: SellerSections = {
  screens: [
    {
      path: 'alerts',
      menu: { name: menu.alerts, icon: 'bell', group: 'today', count: 'unread' },
      render: () => <SellerAlertsPage />,
    },
  ],
  live: { 'alerts.raised': () => refresh('alerts.getUnreadCount', 'alerts.listAlerts') },
};
