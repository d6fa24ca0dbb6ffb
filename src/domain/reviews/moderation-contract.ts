import { oc } from '@orpc/contract';
import { z } from 'zod';
import { decidedSchema, togetherSchema, undoneSchema } from '../admin/decided.ts';
import { idSchema } from '../core/ids.ts';
import { problem } from '../core/problem.ts';
import { textSchema } from '../core/text.ts';
import { moderatedReviewSchema, questionOfListingSchema, reviewStateSchema } from './model.ts';
import { reviewProblemTexts as texts } from './problem-texts.ts';

const tags = ['reviews'];
const paging = {
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number<number>().int().min(1).max(50).default(10),
};
const nextCursor = z.string().nullable();
const notFound = problem(404, texts['reviews/not-found']);
const questionNotFound = problem(404, texts['reviews/question-not-found']);
const decision = z.enum(['visible', 'hidden']);
/** Needed to hide: the log keeps it. */
const reason = textSchema(0, 500).default('');
const reasonRequired = { 'reviews/reason-required': problem(400, texts['reviews/reason-required']) };
const undoOver = { 'reviews/undo-over': problem(409, texts['reviews/undo-over']) };

/** [CAT-04] What a moderator does with reviews and questions. */
export const moderationCalls = {
  listForModeration: oc
    .route({
      method: 'GET',
      path: '/admin/reviews',
      tags,
      summary: 'Reviews that wait for a moderator or were reported, oldest first; or those that wait as spam alone.',
    })
    .input(
      z.strictObject({
        state: reviewStateSchema.optional(),
        /** Held, or reported as advertising. */
        as: z.literal('spam').optional(),
        ...paging,
      }),
    )
    .output(
      z.strictObject({
        items: z.array(moderatedReviewSchema),
        nextCursor,
      }),
    ),
  listReported: oc
    .route({
      method: 'GET',
      path: '/admin/reports',
      tags,
      summary: 'What people reported and nobody has settled, oldest first.',
    })
    .input(z.strictObject(paging))
    .output(z.strictObject({ items: z.array(moderatedReviewSchema), nextCursor })),
  settleReports: oc
    .route({
      method: 'POST',
      path: '/admin/reports/{reviewId}/settle',
      tags,
      summary: 'Nothing is wrong with what was reported: the reports are settled, and it stays as it is.',
    })
    .input(z.strictObject({ reviewId: idSchema }))
    .output(z.strictObject({ settled: z.literal(true) }))
    .errors({ 'reviews/not-found': notFound }),
  moderateReview: oc
    .route({
      method: 'POST',
      path: '/admin/reviews/{reviewId}/state',
      tags,
      summary: 'Show or hide a review; the reports about it are settled.',
    })
    .input(z.strictObject({ reviewId: idSchema, state: decision, reason }))
    .output(z.strictObject({ state: reviewStateSchema }))
    .errors({ 'reviews/not-found': notFound, ...reasonRequired }),
  moderateReviews: oc
    .route({
      method: 'POST',
      path: '/admin/reviews/decide',
      tags,
      summary: 'Show or hide reviews that wait, many at once; each answers for itself.',
    })
    .input(z.strictObject({ reviewIds: togetherSchema, state: decision, reason }))
    .output(decidedSchema)
    .errors(reasonRequired),
  undoReviews: oc
    .route({
      method: 'POST',
      path: '/admin/reviews/undo',
      tags,
      summary: 'Take back what one decided about reviews a moment ago: they wait again, with their reports.',
    })
    .input(z.strictObject({ undoId: idSchema }))
    .output(undoneSchema)
    .errors(undoOver),
  removeReviews: oc
    .route({
      method: 'POST',
      path: '/admin/reviews/remove',
      tags,
      summary: 'Take reviews out of the shop, many at once, whether they wait or not; each answers for itself.',
    })
    .input(z.strictObject({ reviewIds: togetherSchema, reason }))
    .output(decidedSchema)
    .errors(reasonRequired),
  undoRemovals: oc
    .route({
      method: 'POST',
      path: '/admin/reviews/removals/undo',
      tags,
      summary: 'Take back a removal of a moment ago: the reviews are as they were, with their reports.',
    })
    .input(z.strictObject({ undoId: idSchema }))
    .output(undoneSchema)
    .errors(undoOver),
  listQuestionsForModeration: oc
    .route({
      method: 'GET',
      path: '/admin/questions',
      tags,
      summary: 'Questions that wait for a moderator, oldest first.',
    })
    .input(z.strictObject({ state: reviewStateSchema.default('pending'), ...paging }))
    .output(
      z.strictObject({ items: z.array(questionOfListingSchema.extend({ state: reviewStateSchema })), nextCursor }),
    ),
  moderateQuestion: oc
    .route({ method: 'POST', path: '/admin/questions/{questionId}/state', tags, summary: 'Show or hide a question.' })
    .input(z.strictObject({ questionId: idSchema, state: decision, reason }))
    .output(z.strictObject({ state: reviewStateSchema }))
    .errors({ 'reviews/question-not-found': questionNotFound, ...reasonRequired }),
  moderateQuestions: oc
    .route({
      method: 'POST',
      path: '/admin/questions/decide',
      tags,
      summary: 'Show or hide questions that wait, many at once; each answers for itself.',
    })
    .input(z.strictObject({ questionIds: togetherSchema, state: decision, reason }))
    .output(decidedSchema)
    .errors(reasonRequired),
  undoQuestions: oc
    .route({
      method: 'POST',
      path: '/admin/questions/undo',
      tags,
      summary: 'Take back what one decided about questions a moment ago: they wait again.',
    })
    .input(z.strictObject({ undoId: idSchema }))
    .output(undoneSchema)
    .errors(undoOver),
};
