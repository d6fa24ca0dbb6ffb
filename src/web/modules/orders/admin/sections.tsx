import { lazy } from 'react';
import type { AdminSection } from '#web/modules/admin/admin-sections.ts';
import * as menu from '#web/modules/admin/menu-texts.ts';

const OrderRecordPage = lazy(async () => ({ default: (await import('./order-page.tsx')).OrderRecordPage }));
const OrdersPage = lazy(async () => ({ default: (await import('./orders-page.tsx')).OrdersPage }));

export const orderAdminSections: readonly AdminSection[] = [
  {
    path: 'orders',
    name: menu.names.orders,
    icon: 'box',
    group: 'Records',
    needs: 'orders.view',
    commands: [{ title: 'cancelOrder', icon: 'x', at: '?state=confirmed', needs: 'orders.edit' }],
    render: (id) => (id ? <OrderRecordPage key={id} orderId={id} /> : <OrdersPage />),
  },
];
