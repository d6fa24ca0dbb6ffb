import { lazy } from 'react';
import { refresh } from '#web/platform/use-call.ts';
import type { SellerSections } from '#web/modules/shops/seller/seller-sections.ts';
import { menu } from '#web/modules/shops/seller/menu-texts.ts';

const SellerReviewsPage = lazy(async () => ({
  default: (await import('./seller-reviews-page.tsx')).SellerReviewsPage,
}));
const SellerQuestionsPage = lazy(async () => ({
  default: (await import('./seller-questions-page.tsx')).SellerQuestionsPage,
}));

export const reviewSellerSections: SellerSections = {
  screens: [
    { path: 'reviews', menu: { name: menu.reviews, icon: 'star', group: 'shop' }, render: () => <SellerReviewsPage /> },
    { path: 'reviews/questions', under: 'reviews', render: () => <SellerQuestionsPage /> },
  ],
  live: {
    'reviews.published': () => refresh('reviews.listOwnReviews'),
    'reviews.asked': () => refresh('reviews.listOwnQuestions'),
  },
};
