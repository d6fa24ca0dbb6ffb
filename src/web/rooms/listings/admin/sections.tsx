import { lazy } from 'react';
import type { AdminSection } from '#web/rooms/admin/admin-sections.ts';

const ProductPage = lazy(async () => ({ default: (await import('./product-page.tsx')).ProductPage }));
const ListingsQueuePage = lazy(async () => ({
  default: (await import('./listings-queue-page.tsx')).ListingsQueuePage,
}));

export const listingAdminSections: readonly AdminSection[] = [
  {
    path: 'products',
    name: 'Listings',
    icon: 'tag',
    group: 'Queues',
    needs: 'products.view',
    words: 'products approve reject check',
    acts: [{ title: 'Decide listings that wait', icon: 'check', needs: 'products.approve' }],
    render: (id) => (id ? <ProductPage key={id} listingId={id} /> : <ListingsQueuePage />),
  },
];
