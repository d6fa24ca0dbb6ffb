import { lazy } from 'react';
import type { OfficeSection } from '#web/rooms/admin/office-sections.ts';

const VoicesQueuePage = lazy(async () => ({ default: (await import('./voices-queue-page.tsx')).VoicesQueuePage }));

export const reviewOffice: readonly OfficeSection[] = [
  {
    path: 'reviews',
    name: 'Reviews',
    icon: 'star',
    group: 'Queues',
    needs: 'reviews.view',
    words: 'questions reports moderate',
    render: () => <VoicesQueuePage />,
  },
];
