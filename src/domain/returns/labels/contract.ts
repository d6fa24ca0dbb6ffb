import { oc } from '@orpc/contract';
import { z } from 'zod';
import { problem } from '../../core/problem.ts';
import { labelProblemTexts } from '../../orders/labels/problem-texts.ts';
import { rateSchema } from '../../orders/labels/model.ts';
import { orderProblemTexts } from '../../orders/problem-texts.ts';
import { returnProblemTexts as texts } from '../problem-texts.ts';
import { ownReturnSchema } from '../model.ts';
import { returnLabelSchema, returnPayerSchema } from './model.ts';

const tags = ['returns'];
const notFound = {
  'orders/not-found': problem(404, orderProblemTexts['orders/not-found']),
  'returns/not-found': problem(404, texts['returns/not-found']),
};
const refusals = {
  ...notFound,
  'returns/step-not-allowed': problem(409, texts['returns/step-not-allowed']),
  'returns/label-not-possible': problem(409, texts['returns/label-not-possible']),
  'returns/label-too-dear': problem(409, texts['returns/label-too-dear']),
  'orders/label-away': problem(503, labelProblemTexts['orders/label-away']),
};

/** [ORD-04, UX-65] Labels for the way back. */
export const returnLabelsContract = {
  quoteReturnLabel: oc
    .route({
      method: 'POST',
      path: '/orders/{orderId}/returns/{returnId}/label-rate',
      tags,
      summary: 'What the cheapest label for the way back costs, and who pays it; nothing is bought.',
    })
    .input(ownReturnSchema)
    .output(rateSchema.extend({ payer: returnPayerSchema }))
    .errors(refusals),
  buyReturnLabel: oc
    .route({
      method: 'POST',
      path: '/orders/{orderId}/returns/{returnId}/label',
      tags,
      summary: 'Buys one label for the way back; repeated, it answers the same label.',
    })
    .input(
      ownReturnSchema.extend({
        wanted: z.strictObject({ carrier: z.string().max(60), service: z.string().max(60) }),
        /** The price that was shown: nothing dearer is bought. */
        mostCents: z.number().int().min(0).max(1_000_000),
      }),
    )
    .output(returnLabelSchema)
    .errors({ ...refusals, 'orders/label-in-progress': problem(409, labelProblemTexts['orders/label-in-progress']) }),
  printReturnLabel: oc
    .route({
      method: 'GET',
      path: '/orders/{orderId}/returns/{returnId}/label',
      tags,
      summary: 'The label for the way back as PDF.',
    })
    .input(ownReturnSchema)
    .output(z.file().mime('application/pdf'))
    .errors(notFound),
  getCounterCode: oc
    .route({
      method: 'GET',
      path: '/orders/{orderId}/returns/{returnId}/label/code',
      tags,
      summary: 'The carrier’s own code of the label for the way back, to show at its counter, as PNG.',
    })
    .input(ownReturnSchema)
    .output(z.file().mime('image/png'))
    .errors(notFound),
};
