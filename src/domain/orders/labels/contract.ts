import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../../core/ids.ts';
import { problem } from '../../core/problem.ts';
import { orderProblemTexts as texts } from '../problem-texts.ts';
import { labelProblemTexts } from './problem-texts.ts';
import { proofOpenProblem } from '../proofs/contract.ts';
import { labelPaperSchema, labelSchema, packageSchema, rateSchema } from './model.ts';

const tags = ['orders'];
const notFound = problem(404, texts['orders/not-found']);
const labelProblems = {
  ...proofOpenProblem,
  'orders/labels-off': problem(404, labelProblemTexts['orders/labels-off']),
  'orders/label-order-over': problem(409, labelProblemTexts['orders/label-order-over']),
  'orders/label-disputed': problem(409, labelProblemTexts['orders/label-disputed']),
  'orders/label-weight': problem(422, labelProblemTexts['orders/label-weight']),
  'orders/label-sender': problem(409, labelProblemTexts['orders/label-sender']),
  'orders/label-address': problem(422, labelProblemTexts['orders/label-address'], z.object({ why: z.string() })),
  'orders/label-no-way': problem(409, labelProblemTexts['orders/label-no-way']),
  'orders/label-away': problem(503, labelProblemTexts['orders/label-away']),
};
const ofOrder = z.strictObject({ orderId: idSchema });
/** Ids of orders with commas between them. */
const orderIdsSchema = z.string().regex(/^[A-Za-z0-9_-]{1,128}(,[A-Za-z0-9_-]{1,128}){0,99}$/);

/** [ORD-03] Labels for the parcels of a shop. */
export const labelsContract = {
  listLabels: oc
    .route({
      method: 'GET',
      path: '/seller/orders/{orderId}/labels',
      tags,
      summary: 'The labels that were bought for an order.',
    })
    .input(ofOrder)
    .output(z.strictObject({ isOff: z.boolean(), labels: z.array(labelSchema) }))
    .errors({ 'orders/not-found': notFound }),
  listPackages: oc
    .route({
      method: 'GET',
      path: '/seller/label-packages',
      tags,
      summary: 'What is left of up to a hundred orders weighs so much, by the listings of its pieces.',
    })
    .input(z.strictObject({ orders: orderIdsSchema }))
    .output(
      z.strictObject({
        packages: z.array(z.strictObject({ orderId: idSchema, weightGrams: z.number().int().min(1) })),
      }),
    ),
  quoteLabel: oc
    .route({
      method: 'POST',
      path: '/seller/orders/{orderId}/label-rates',
      tags,
      summary: 'What carriers want for what is left of an order; nothing is bought.',
    })
    .input(ofOrder.extend(packageSchema.shape))
    .output(
      z.strictObject({
        rates: z.array(rateSchema),
        /** [ORD-06] Working days in which it has to arrive. */
        daysAllowed: z.number().int(),
      }),
    )
    .errors({ 'orders/not-found': notFound, ...labelProblems }),
  buyLabel: oc
    .route({
      method: 'POST',
      path: '/seller/orders/{orderId}/labels',
      tags,
      summary: 'Packs what is left of an order and buys one label for it; repeated, it answers the same label.',
    })
    .input(
      ofOrder.extend({
        ...packageSchema.shape,
        /** Null: the cheapest that arrives in time. */
        wanted: z
          .strictObject({ carrier: z.string().max(60), service: z.string().max(60) })
          .nullable()
          .default(null),
      }),
    )
    .output(labelSchema)
    .errors({
      'orders/not-found': notFound,
      ...labelProblems,
      'orders/label-balance': problem(409, labelProblemTexts['orders/label-balance']),
      'orders/label-in-progress': problem(409, labelProblemTexts['orders/label-in-progress']),
    }),
  refundLabel: oc
    .route({
      method: 'POST',
      path: '/seller/orders/{orderId}/parcels/{parcelId}/label-refund',
      tags,
      summary: 'Takes an unused label back: its parcel is unpacked, and its cost is given back.',
    })
    .input(ofOrder.extend({ parcelId: idSchema }))
    .output(ofOrder.extend({ parcelId: idSchema }))
    .errors({
      'orders/not-found': notFound,
      'orders/parcel-not-found': problem(404, texts['orders/parcel-not-found']),
      'orders/label-used': problem(409, labelProblemTexts['orders/label-used']),
    }),
  previewSent: oc
    .route({
      method: 'GET',
      path: '/seller/orders/{orderId}/sent-mail',
      tags,
      summary: 'The mail that the buyer gets when the order is marked as sent.',
    })
    .input(ofOrder)
    .output(z.strictObject({ subject: z.string(), text: z.string() }))
    .errors({ 'orders/not-found': notFound }),
  printLabels: oc
    .route({
      method: 'GET',
      path: '/seller/labels',
      tags,
      summary: 'Labels and packing slips of up to a hundred orders as one PDF, in the order in which they are named.',
    })
    .input(
      z.strictObject({
        orders: orderIdsSchema,
        paper: labelPaperSchema.default('a6'),
        what: z.enum(['both', 'labels', 'slips']).default('both'),
      }),
    )
    .output(z.file().mime('application/pdf'))
    .errors({
      'orders/not-found': notFound,
      'orders/nothing-to-print': problem(404, labelProblemTexts['orders/nothing-to-print']),
    }),
  receiveTracking: oc
    .route({
      method: 'POST',
      path: '/orders/tracking-webhook',
      tags,
      summary: 'Events of the label provider, signed by it.',
    })
    .output(z.strictObject({ received: z.literal(true) }))
    .errors({ 'orders/bad-signature': problem(400, labelProblemTexts['orders/bad-signature']) }),
};
