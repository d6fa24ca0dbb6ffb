import { oc } from '@orpc/contract';
import { z } from 'zod';
import { decidedSchema, MAX_AT_ONCE, undoneSchema } from '../../admin/decided.ts';
import { idSchema } from '../../core/ids.ts';
import { centsSchema } from '../../core/money-schema.ts';
import { problem } from '../../core/problem.ts';
import { textSchema } from '../../core/text.ts';
import { pictureSchema } from '../../core/pictures/picture.ts';
import { listingStateSchema } from '../model.ts';
import { listingProblemTexts as texts } from '../problem-texts.ts';

const review = {
  'listings/reason-required': problem(400, texts['listings/reason-required']),
  'listings/not-in-review': problem(409, texts['listings/not-in-review']),
  'listings/changed-since': problem(409, texts['listings/changed-since']),
};

/** A listing that waits for a moderator: what buyers would see of it. */
export const reviewRowSchema = z.strictObject({
  listingId: idSchema,
  title: z.string(),
  description: z.string(),
  category: z.string(),
  categoryName: z.string(),
  priceCents: centsSchema,
  tags: z.array(z.string()),
  pictures: z.array(pictureSchema),
  shopName: z.string(),
  shopSlug: z.string(),
  /** Pieces of this shop that are in the shop already. */
  shopListings: z.number().int(),
  submittedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type ReviewRow = z.infer<typeof reviewRowSchema>;

/** [CAT-01] What a moderator does with listings that wait. */
export const reviewCalls = {
  listForReview: oc
    .route({
      method: 'GET',
      path: '/admin/listings/review',
      tags: ['listings'],
      summary: 'Listings that wait for a moderator, oldest first.',
    })
    .input(
      z.strictObject({
        cursor: z.string().max(200).optional(),
        limit: z.coerce.number<number>().int().min(1).max(100).default(20),
      }),
    )
    .output(
      z.strictObject({ items: z.array(reviewRowSchema), nextCursor: z.string().nullable(), total: z.number().int() }),
    ),
  decideReview: oc
    .route({
      method: 'POST',
      path: '/admin/listings/{listingId}/review',
      tags: ['listings'],
      summary: 'Put a waiting listing into the shop, or send it back with a reason.',
    })
    .input(
      z.strictObject({
        listingId: idSchema,
        decision: z.enum(['approve', 'reject']),
        seenAt: z.iso.datetime(),
        reason: textSchema(0, 500).default(''),
      }),
    )
    .output(z.strictObject({ listingId: idSchema, state: listingStateSchema }))
    .errors(review),
  decideReviews: oc
    .route({
      method: 'POST',
      path: '/admin/listings/review',
      tags: ['listings'],
      summary: 'Decide on several waiting listings at once; each answers for itself.',
    })
    .input(
      z.strictObject({
        listings: z
          .array(z.strictObject({ listingId: idSchema, seenAt: z.iso.datetime() }))
          .min(1)
          .max(MAX_AT_ONCE)
          .refine((rows) => new Set(rows.map((row) => row.listingId)).size === rows.length, 'Each only once.'),
        decision: z.enum(['approve', 'reject']),
        reason: textSchema(0, 500).default(''),
      }),
    )
    .output(decidedSchema)
    .errors({ 'listings/reason-required': review['listings/reason-required'] }),
  undoReviews: oc
    .route({
      method: 'POST',
      path: '/admin/listings/review/undo',
      tags: ['listings'],
      summary: 'Take back what one decided about listings a moment ago: they wait again.',
    })
    .input(z.strictObject({ undoId: idSchema }))
    .output(undoneSchema)
    .errors({ 'listings/undo-over': problem(409, texts['listings/undo-over']) }),
};
