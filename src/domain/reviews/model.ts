import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { lineSchema, textSchema } from '../core/text.ts';
import { pictureSchema } from '../core/pictures/picture.ts';

/*
 * Glossary
 * review    what the buyer of one delivered order line says about the piece, with one to five stars
 * answer    what the shop says to a review or a question, once
 * mark      that somebody found a review helpful
 * state     pending until a moderator has looked at it (where the marketplace wants that), visible, or hidden by a moderator
 */

const MAX_REVIEW = 4000;
const MAX_QUESTION = 1000;
const MAX_ANSWER = 2000;
const MAX_REVIEW_PICTURES = 5;

export const reviewStateSchema = z.enum(['pending', 'visible', 'hidden']);
export type ReviewState = z.infer<typeof reviewStateSchema>;

const starsSchema = z.number().int().min(1).max(5);
export const reportReasonSchema = z.enum(['offensive', 'private', 'advertising', 'unrelated', 'other']);
export const reviewSortSchema = z.enum(['newest', 'helpful', 'highest', 'lowest']);
export type ReviewSort = z.infer<typeof reviewSortSchema>;

/** A piece that has arrived and that its buyer may review. */
export const listingToReviewSchema = z.strictObject({
  orderId: idSchema,
  lineId: idSchema,
  title: z.string(),
  values: z.array(z.string()),
  picture: pictureSchema.nullable(),
  shopName: z.string(),
});
export type ListingToReview = z.infer<typeof listingToReviewSchema>;

/** What a buyer writes. A review may be stars alone. */
export const reviewInputSchema = z.strictObject({
  stars: starsSchema,
  body: textSchema(0, MAX_REVIEW).default(''),
  pictures: z
    .array(z.strictObject({ id: idSchema, alt: lineSchema(0, 300).default('') }))
    .max(MAX_REVIEW_PICTURES)
    .default([]),
});
export type ReviewInput = z.infer<typeof reviewInputSchema>;

export const answerSchema = textSchema(1, MAX_ANSWER);
export const questionSchema = textSchema(3, MAX_QUESTION);

export const reviewSchema = z.strictObject({
  reviewId: idSchema,
  listingId: idSchema,
  buyerName: z.string(),
  stars: starsSchema,
  body: z.string(),
  /** The variant that was bought. */
  values: z.array(z.string()),
  pictures: z.array(pictureSchema),
  answer: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  helpful: z.number().int().min(0),
  createdAt: z.iso.datetime(),
});
export type Review = z.infer<typeof reviewSchema>;

/** A review outside its listing: with the piece that it is about. */
export const reviewOfListingSchema = reviewSchema.extend({ title: z.string(), picture: pictureSchema.nullable() });
export type ReviewOfListing = z.infer<typeof reviewOfListingSchema>;

/** A review as a moderator sees it: with its open reports. */
export const moderatedReviewSchema = reviewOfListingSchema.extend({
  sellerId: idSchema,
  state: reviewStateSchema,
  reports: z.array(z.strictObject({ reason: reportReasonSchema, note: z.string(), at: z.iso.datetime() })),
});
export type ModeratedReview = z.infer<typeof moderatedReviewSchema>;

/** What the stars of a listing or shop add up to; `stars` counts from one star to five. */
export const ratingSchema = z.strictObject({
  count: z.number().int().min(0),
  mean: z.number(),
  stars: z.array(z.number().int().min(0)).length(5),
});
export type Rating = z.infer<typeof ratingSchema>;

export const productQuestionSchema = z.strictObject({
  questionId: idSchema,
  listingId: idSchema,
  askerName: z.string(),
  body: z.string(),
  answer: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type ProductQuestion = z.infer<typeof productQuestionSchema>;

export const questionOfListingSchema = productQuestionSchema.extend({
  title: z.string(),
  picture: pictureSchema.nullable(),
});
export type QuestionOfListing = z.infer<typeof questionOfListingSchema>;
