import { csvRoute } from '../views/csv-route.ts';
import { exportedReviews } from './export-reviews.ts';
import type { Module } from '../../platform/calls/module.ts';
import { shopOfListingsTag } from '../listings/card-tags.ts';
import { answerReview, listMarks, markHelpful, reportReview } from './answer-review.ts';
import { answerQuestion, askQuestion, listOwnQuestions, listQuestions } from './ask-question.ts';
import { listForModeration, listQuestionsForModeration, moderateQuestion, moderateReview } from './moderate.ts';
import {
  moderateQuestions,
  moderateReviews,
  removeReviews,
  undoQuestions,
  undoRemovals,
  undoReviews,
} from './moderation/decide-reviews.ts';
import { listReported, resolveReports } from './moderation/reports.ts';
import { listOrderReviews, listOwnReviews, listReviews, listShopReviews } from './read-reviews.ts';
import { listToReview } from './to-review.ts';
import { writeReview } from './write-review.ts';
import { beforeErasure } from './before-erasure.ts';
import { reviewTables } from './tagged-tables.ts';

const ofReview = ({ sellerId, listingId }: { sellerId: string; listingId: string }): string[] => [
  `reviews:${listingId}`,
  `shop-reviews:${sellerId}`,
];
const ofQuestion = ({ listingId }: { listingId: string }): string[] => [`questions:${listingId}`];

export const reviews: Module = {
  name: 'reviews',
  personalData: reviewTables,
  routes: (server, app) => csvRoute(server, app, exportedReviews),
  beforeErasure,
  calls: {
    listReviews,
    listShopReviews,
    listOrderReviews,
    listToReview,
    writeReview,
    markHelpful,
    reportReview,
    listMarks,
    listOwnReviews,
    answerReview,
    listQuestions,
    askQuestion,
    listOwnQuestions,
    answerQuestion,
    listForModeration,
    listReported,
    settleReports: resolveReports,
    moderateReview,
    listQuestionsForModeration,
    moderateQuestion,
    moderateReviews,
    undoReviews,
    removeReviews,
    undoRemovals,
    moderateQuestions,
    undoQuestions,
  },
  // They stand below a piece that was looked at, without a connection too.
  offlineFiles: ['src/web/modules/reviews/product-reviews.tsx', 'src/web/modules/reviews/product-questions.tsx'],
  invalidates: {
    // The shop's card carries its rating.
    'reviews.published': (review) => [...ofReview(review), `seller:${review.sellerId}`, 'listings'],
    'reviews.changed': (review) => [...ofReview(review)],
    'reviews.answered': ofReview,
    'reviews.asked': ofQuestion,
    // The shop's card carries how soon it answers.
    'reviews.question-answered': (question) => [
      ...ofQuestion(question),
      `listing:${question.listingId}`,
      shopOfListingsTag(question.sellerId),
    ],
    'reviews.question-changed': ofQuestion,
  },
};
