import { lazy } from 'react';
import { refresh } from '#web/platform/use-call.ts';
import type { DeskRoom } from '#web/ui/desk/desk-room.ts';

const ReviewsDeskPage = lazy(async () => ({ default: (await import('./reviews-desk-page.tsx')).ReviewsDeskPage }));
const QuestionsDeskPage = lazy(async () => ({
  default: (await import('./questions-desk-page.tsx')).QuestionsDeskPage,
}));

export const reviewDesk: DeskRoom = {
  screens: [
    { path: 'reviews', menu: { name: 'Reviews', icon: 'star', group: 'shop' }, render: () => <ReviewsDeskPage /> },
    { path: 'reviews/questions', under: 'reviews', render: () => <QuestionsDeskPage /> },
  ],
  live: {
    'reviews.published': () => refresh('reviews.listOwnReviews'),
    'reviews.asked': () => refresh('reviews.listOwnQuestions'),
  },
};
