import { lazy } from 'react';
import { refresh } from '#web/platform/use-call.ts';
import type { SellerSections } from '#web/modules/shops/seller/seller-sections.ts';
import { menu } from '#web/modules/shops/seller/menu-texts.ts';

const SellerAlertsPage = lazy(async () => ({ default: (await import('./seller-alerts-page.tsx')).SellerAlertsPage }));

/** What a list says of an alert that came waits until its reader asks for it. */
const countAnew = (): void => refresh('alerts.getUnreadCount');

export const alertSellerSections: SellerSections = {
  screens: [
    {
      path: 'alerts',
      menu: { name: menu.alerts, icon: 'bell', group: 'today', count: 'unread' },
      render: () => <SellerAlertsPage />,
    },
  ],
  live: { 'alerts.raised': countAnew, 'alerts.woken': countAnew, 'alerts.changed': countAnew },
};
