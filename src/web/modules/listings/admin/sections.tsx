import { lazy } from 'react';
import type { AdminSection } from '#web/modules/admin/admin-sections.ts';
import * as menu from '#web/modules/admin/menu-texts.ts';

const ProductPage = lazy(async () => ({ default: (await import('./product-page.tsx')).ProductPage }));
const ListingsQueuePage = lazy(async () => ({
  default: (await import('./listings-queue-page.tsx')).ListingsQueuePage,
}));

export const listingAdminSections: readonly AdminSection[] = [
  {
    path: 'products',
    name: menu.names.listings,
    icon: 'tag',
    group: 'Queues',
    needs: 'products.view',
    commands: [{ title: 'decideListings', icon: 'check', needs: 'products.approve' }],
    render: (id) => (id ? <ProductPage key={id} listingId={id} /> : <ListingsQueuePage />),
  },
];
