import { lazy } from 'react';
import type { OfficeSection } from '#web/rooms/admin/office-sections.ts';

const OrderRecordPage = lazy(async () => ({ default: (await import('./order-page.tsx')).OrderRecordPage }));
const OrdersPage = lazy(async () => ({ default: (await import('./orders-page.tsx')).OrdersPage }));

export const orderOffice: readonly OfficeSection[] = [
  {
    path: 'orders',
    name: 'Orders',
    icon: 'box',
    group: 'Records',
    needs: 'orders.view',
    words: 'records parcels buyers numbers cancel note',
    render: (id) => (id ? <OrderRecordPage key={id} orderId={id} /> : <OrdersPage />),
  },
];
