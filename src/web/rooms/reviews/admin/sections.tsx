import { lazy } from 'react';
import type { AdminSection } from '#web/rooms/admin/admin-sections.ts';

const ReviewQueuePage = lazy(async () => ({ default: (await import('./review-queue-page.tsx')).ReviewQueuePage }));

export const reviewAdminSections: readonly AdminSection[] = [
  {
    path: 'reviews',
    name: 'Reviews',
    icon: 'star',
    group: 'Queues',
    needs: 'reviews.view',
    words: 'questions reports moderate',
    acts: [{ title: 'Decide reviews that wait', icon: 'check', needs: 'reviews.moderate' }],
    render: () => <ReviewQueuePage />,
  },
];
