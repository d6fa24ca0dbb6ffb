import { officeFunctions as files } from '#domain/office/functions.ts';
import type { reviewCalls } from '#domain/listings/review/review-contract.ts';
import type { adminMessageCalls } from '#domain/messages/admin-contract.ts';
import type { moderationCalls } from '#domain/reviews/moderation-contract.ts';
import type { applicationCalls } from '#domain/shops/applications/application-contract.ts';
import { listForReview } from '../../listings/review/decide-review.ts';
import { listBroadcasts } from '../../messages/broadcasts/broadcast-calls.ts';
import { listFlaggedMessages } from '../../messages/moderation/read-queue.ts';
import { listForModeration, listQuestionsForModeration } from '../../reviews/moderate.ts';
import { listReported } from '../../reviews/moderation/reports.ts';
import { listApplications } from '../../shops/applications/work-on-applications.ts';
import { listFile } from './list-file.ts';

const review = [
  'reviewId',
  'listingId',
  'title',
  'buyerName',
  'stars',
  'body',
  'state',
  'reports',
  'createdAt',
] as const;

/** [OFFICE-02] The files of what waits to be decided, and of announcements. */
export const queueExports = {
  exportApplications: listFile<typeof applicationCalls.listApplications>(files.exportApplications, listApplications, {
    name: 'applications',
    fields: ['sellerId', 'number', 'shopName', 'owner', 'specialty', 'country', 'state', 'appliedAt', 'decidedAt'],
  }),
  exportListingsInReview: listFile<typeof reviewCalls.listForReview>(files.exportListingsInReview, listForReview, {
    name: 'listings-in-review',
    fields: [
      'listingId',
      'title',
      'category',
      'priceCents',
      'tags',
      'shopName',
      'shopListings',
      'submittedAt',
      'updatedAt',
    ],
  }),
  exportReviews: listFile<typeof moderationCalls.listForModeration>(files.exportReviews, listForModeration, {
    name: 'reviews-waiting',
    fields: review,
    pageRows: 50,
  }),
  exportReports: listFile<typeof moderationCalls.listReported>(files.exportReports, listReported, {
    name: 'reported-reviews',
    fields: review,
    pageRows: 50,
  }),
  exportQuestions: listFile<typeof moderationCalls.listQuestionsForModeration>(
    files.exportQuestions,
    listQuestionsForModeration,
    {
      name: 'questions-waiting',
      fields: ['questionId', 'listingId', 'title', 'askerName', 'body', 'state', 'createdAt'],
      pageRows: 50,
    },
  ),
  exportFlaggedMessages: listFile<typeof adminMessageCalls.listFlaggedMessages>(
    files.exportFlaggedMessages,
    listFlaggedMessages,
    {
      name: 'flagged-messages',
      fields: [
        'messageId',
        'timestamp',
        'sender.userId',
        'sender.name',
        'receiver.name',
        'subject',
        'content',
        'isSpam',
        'spamScore',
        'signs',
        'reports',
      ],
      pageRows: 50,
    },
  ),
  exportBroadcasts: listFile<typeof adminMessageCalls.listBroadcasts>(files.exportBroadcasts, listBroadcasts, {
    name: 'announcements',
    fields: [
      'broadcastId',
      'texts.en',
      'texts.de',
      'createdBy.name',
      'createdAt',
      'startsAt',
      'bannerUntil',
      'state',
      'sent',
      'total',
      'finishedAt',
    ],
    pageRows: 50,
  }),
};
