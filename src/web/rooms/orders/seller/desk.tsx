import { lazy } from 'react';
import { formatMoney } from '#domain/core/money.ts';
import { go } from '#web/platform/router/navigation.ts';
import { refresh } from '#web/platform/use-call.ts';
import { deskHref } from '#web/rooms/shops/seller/desk-href.ts';
import type { DeskRoom } from '#web/ui/desk/desk-room.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { OverviewPage } from './overview-page.tsx';

const OrdersDeskPage = lazy(async () => ({ default: (await import('./orders-desk-page.tsx')).OrdersDeskPage }));
const OrderDeskPage = lazy(async () => ({ default: (await import('./order-desk-page.tsx')).OrderDeskPage }));

export const orderDesk: DeskRoom = {
  screens: [
    { path: '', menu: { name: 'Overview', icon: 'home', group: 'today' }, render: () => <OverviewPage /> },
    {
      path: 'orders',
      menu: { name: 'Orders', icon: 'box', group: 'today', count: 'toShip' },
      render: () => <OrdersDeskPage />,
    },
    {
      path: 'orders/:orderId',
      under: 'orders',
      render: ({ orderId = '' }) => <OrderDeskPage key={orderId} orderId={orderId} />,
    },
  ],
  live: {
    'orders.placed': ({ number, totalCents, orderId }) => {
      refresh('orders.getOverview', 'orders.listShopOrders');
      showToast(`New order ${number}, ${formatMoney(totalCents)}`, {
        type: 'success',
        act: { label: 'Open it', onClick: () => go(deskHref(`orders/${orderId}`)) },
      });
    },
    'orders.moved': () => refresh('orders.getOverview', 'orders.listShopOrders', 'orders.getShopOrder'),
  },
};
