import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { problem } from '../core/problem.ts';
import { textSchema } from '../core/text.ts';
import { pictureSchema } from '../core/pictures/picture.ts';
import { orderStateSchema } from '../orders/model.ts';
import {
  answerSchema,
  listingToReviewSchema,
  productQuestionSchema,
  questionOfListingSchema,
  questionSchema,
  ratingSchema,
  reportReasonSchema,
  reviewInputSchema,
  reviewOfListingSchema,
  reviewSchema,
  reviewSortSchema,
  reviewStateSchema,
} from './model.ts';
import { moderationCalls } from './moderation-contract.ts';
import { reviewProblemTexts as texts } from './problem-texts.ts';

const tags = ['reviews'];
const paging = {
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number<number>().int().min(1).max(50).default(10),
};
const nextCursor = z.string().nullable();
const copy = z.string().trim().max(200).optional();
const notFound = problem(404, texts['reviews/not-found']);
const questionNotFound = problem(404, texts['reviews/question-not-found']);
const listingNotFound = problem(404, texts['reviews/listing-not-found']);
const orderNotFound = problem(404, texts['reviews/order-not-found']);
const ownShop = problem(403, texts['reviews/own-shop']);
const alreadyAnswered = problem(409, texts['reviews/already-answered']);
const flag = z.string().max(5).pipe(z.stringbool()).optional();

const ownReviewFilter = {
  unanswered: flag,
  stars: z.coerce.number<number>().int().min(1).max(5).optional(),
  /** In the number, the buyer's name and the titles of their order. */
  q: z.string().max(100).optional(),
};
/** [UX-86] What a file of a shop's reviews is narrowed to. */
export const ownReviewFilterSchema = z.strictObject(ownReviewFilter);
export type OwnReviewFilter = z.infer<typeof ownReviewFilterSchema>;

export const reviewsContract = {
  listReviews: oc
    .route({
      method: 'GET',
      path: '/listings/{listingId}/reviews',
      tags,
      summary: 'Reviews of a piece with the histogram of its stars.',
    })
    .input(
      z.strictObject({
        listingId: idSchema,
        stars: z.coerce.number<number>().int().min(1).max(5).optional(),
        sort: reviewSortSchema.default('helpful'),
        ...paging,
      }),
    )
    .output(
      z.strictObject({
        items: z.array(reviewSchema),
        nextCursor,
        rating: ratingSchema,
        pictures: z.array(z.strictObject({ reviewId: idSchema, picture: pictureSchema })).max(12),
      }),
    )
    .errors({ 'reviews/listing-not-found': listingNotFound }),
  listShopReviews: oc
    .route({
      method: 'GET',
      path: '/shops/{sellerId}/reviews',
      tags,
      summary: 'What buyers say about the pieces of a shop, newest first.',
    })
    .input(z.strictObject({ sellerId: idSchema, ...paging }))
    .output(z.strictObject({ items: z.array(reviewOfListingSchema), nextCursor, rating: ratingSchema })),
  listOrderReviews: oc
    .route({
      method: 'GET',
      path: '/orders/{orderId}/reviews',
      tags,
      summary: 'Which pieces of one’s own order may be reviewed, and what was said already.',
    })
    .input(z.strictObject({ orderId: idSchema }))
    .output(
      z.strictObject({
        orderState: orderStateSchema,
        lines: z.array(
          z.strictObject({
            lineId: idSchema,
            listingId: idSchema,
            mayReview: z.boolean(),
            review: z
              .strictObject({ reviewId: idSchema, stars: z.number().int(), state: reviewStateSchema })
              .nullable(),
          }),
        ),
      }),
    )
    .errors({ 'reviews/order-not-found': orderNotFound }),
  listToReview: oc
    .route({
      method: 'GET',
      path: '/reviews/to-write',
      tags,
      summary: 'Pieces of one’s own that have arrived and that one has not reviewed, the newest order first.',
    })
    .output(z.strictObject({ items: z.array(listingToReviewSchema).max(12) })),
  writeReview: oc
    .route({
      method: 'POST',
      path: '/orders/{orderId}/lines/{lineId}/review',
      tags,
      summary: 'Review a piece that has arrived: stars, words, pictures from one’s own store.',
    })
    .input(reviewInputSchema.extend({ orderId: idSchema, lineId: idSchema }))
    .output(z.strictObject({ reviewId: idSchema, state: reviewStateSchema }))
    .errors({
      'reviews/order-not-found': orderNotFound,
      'reviews/not-delivered': problem(409, texts['reviews/not-delivered']),
      'reviews/already-written': problem(409, texts['reviews/already-written']),
      'reviews/own-shop': ownShop,
      'reviews/unknown-picture': problem(400, texts['reviews/unknown-picture']),
    }),
  markHelpful: oc
    .route({
      method: 'PUT',
      path: '/reviews/{reviewId}/helpful',
      tags,
      summary: 'Find a review helpful, or no longer; counts once a person.',
    })
    .input(z.strictObject({ reviewId: idSchema, helpful: z.boolean() }))
    .output(z.strictObject({ helpful: z.number().int().min(0) }))
    .errors({
      'reviews/not-found': notFound,
      'reviews/own-review': problem(403, texts['reviews/own-review']),
      'reviews/own-shop': ownShop,
    }),
  reportReview: oc
    .route({
      method: 'POST',
      path: '/reviews/{reviewId}/report',
      tags,
      summary: 'Say that a review breaks the rules; a moderator looks at it.',
    })
    .input(z.strictObject({ reviewId: idSchema, reason: reportReasonSchema, note: textSchema(0, 500).default('') }))
    .output(z.strictObject({ reported: z.literal(true) }))
    .errors({
      'reviews/not-found': notFound,
      'reviews/own-review': problem(403, texts['reviews/own-review']),
      'reviews/already-reported': problem(409, texts['reviews/already-reported']),
    }),
  listMarks: oc
    .route({
      method: 'GET',
      path: '/listings/{listingId}/reviews/marks',
      tags,
      summary: 'Which reviews of a piece the signed-in person marked, reported or wrote.',
    })
    .input(z.strictObject({ listingId: idSchema }))
    .output(z.strictObject({ helpful: z.array(idSchema), reported: z.array(idSchema), own: z.array(idSchema) })),
  listOwnReviews: oc
    .route({ method: 'GET', path: '/seller/reviews', tags, summary: 'Reviews of the maker’s pieces.' })
    .input(
      z.strictObject({
        ...ownReviewFilter,
        sort: z.enum(['newest', 'stars']).default('newest'),
        direction: z.enum(['asc', 'desc']).default('desc'),
        ...paging,
      }),
    )
    .output(
      z.strictObject({
        items: z.array(reviewOfListingSchema.extend({ orderId: idSchema })),
        nextCursor,
        rating: ratingSchema,
        unanswered: z.number().int(),
      }),
    ),
  answerReview: oc
    .route({
      method: 'POST',
      path: '/seller/reviews/{reviewId}/answer',
      tags,
      summary: 'The maker answers a review, once.',
    })
    .input(z.strictObject({ reviewId: idSchema, answer: answerSchema }))
    .output(z.strictObject({ answered: z.literal(true) }))
    .errors({ 'reviews/not-found': notFound, 'reviews/already-answered': alreadyAnswered }),
  listQuestions: oc
    .route({
      method: 'GET',
      path: '/listings/{listingId}/questions',
      tags,
      summary: 'Questions about a piece; with words, those that ask about them first.',
    })
    .input(z.strictObject({ listingId: idSchema, q: copy, ...paging }))
    .output(z.strictObject({ items: z.array(productQuestionSchema), nextCursor, count: z.number().int() }))
    .errors({ 'reviews/listing-not-found': listingNotFound }),
  askQuestion: oc
    .route({
      method: 'POST',
      path: '/listings/{listingId}/questions',
      tags,
      summary: 'Ask the maker about a piece, for everybody to read.',
    })
    .input(z.strictObject({ listingId: idSchema, question: questionSchema }))
    .output(z.strictObject({ questionId: idSchema, state: reviewStateSchema }))
    .errors({
      'reviews/listing-not-found': listingNotFound,
      'reviews/own-shop': ownShop,
      'reviews/does-not-take': problem(403, texts['reviews/does-not-take']),
    }),
  listOwnQuestions: oc
    .route({
      method: 'GET',
      path: '/seller/questions',
      tags,
      summary: 'Questions about the maker’s pieces, newest first.',
    })
    .input(z.strictObject({ unanswered: flag, ...paging }))
    .output(z.strictObject({ items: z.array(questionOfListingSchema), nextCursor, unanswered: z.number().int() })),
  answerQuestion: oc
    .route({
      method: 'POST',
      path: '/seller/questions/{questionId}/answer',
      tags,
      summary: 'The maker answers a question, once.',
    })
    .input(z.strictObject({ questionId: idSchema, answer: answerSchema }))
    .output(z.strictObject({ answered: z.literal(true) }))
    .errors({ 'reviews/question-not-found': questionNotFound, 'reviews/already-answered': alreadyAnswered }),
  ...moderationCalls,
};
