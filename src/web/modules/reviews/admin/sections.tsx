import { lazy } from 'react';
import type { AdminSection } from '#web/modules/admin/admin-sections.ts';
import * as menu from '#web/modules/admin/menu-texts.ts';

const ReviewQueuePage = lazy(async () => ({ default: (await import('./review-queue-page.tsx')).ReviewQueuePage }));

export const reviewAdminSections: readonly AdminSection[] = [
  {
    path: 'reviews',
    name: menu.names.reviews,
    icon: 'star',
    group: 'Queues',
    needs: 'reviews.view',
    commands: [{ title: 'decideReviews', icon: 'check', needs: 'reviews.moderate' }],
    render: () => <ReviewQueuePage />,
  },
];
