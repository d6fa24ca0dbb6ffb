import { lazy } from 'react';
import { refresh } from '#web/platform/use-call.ts';
import type { DeskRoom } from '#web/ui/desk/desk-room.ts';

const AlertsDeskPage = lazy(async () => ({ default: (await import('./alerts-desk-page.tsx')).AlertsDeskPage }));

export const alertDesk: DeskRoom = {
  screens: [
    {
      path: 'alerts',
      menu: { name: 'Alerts', icon: 'bell', group: 'today', count: 'unread' },
      render: () => <AlertsDeskPage />,
    },
  ],
  live: { 'alerts.raised': () => refresh('alerts.getUnreadCount', 'alerts.listAlerts') },
};
