import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { pictureSchema } from '../core/pictures/picture.ts';
import { problem } from '../core/problem.ts';
import { fileProblemTexts as texts } from '../files/problem-texts.ts';
import { ownOrderSchema } from '../orders/own-order.ts';
import { orderProblemTexts } from '../orders/problem-texts.ts';
import { returnProblemTexts } from './problem-texts.ts';
import { ownReturnSchema, returnStateSchema } from './model.ts';

const tags = ['returns'];
/** Eight megabytes, as base64. */
const MAX_CONTENT = 11_000_000;
const orderNotFound = { 'orders/not-found': problem(404, orderProblemTexts['orders/not-found']) };

export const guestReturnsContract = {
  addReturnPicture: oc
    .route({
      method: 'POST',
      path: '/orders/{orderId}/return-pictures',
      tags,
      summary: 'A private picture of what is wrong with pieces that have arrived, to send along with a return.',
    })
    .input(ownOrderSchema.extend({ content: z.base64().min(4).max(MAX_CONTENT) }))
    .output(pictureSchema)
    .errors({
      ...orderNotFound,
      'returns/not-arrived': problem(409, returnProblemTexts['returns/not-arrived']),
      'files/not-a-picture': problem(415, texts['files/not-a-picture']),
      'files/heic': problem(415, texts['files/heic']),
      'files/moving-picture': problem(415, texts['files/moving-picture']),
      'files/cut-off': problem(400, texts['files/cut-off']),
      'files/too-large': problem(413, texts['files/too-large']),
      'files/too-small': problem(400, texts['files/too-small']),
      'files/quota-exceeded': problem(402, texts['files/quota-exceeded']),
    }),
  disputeReturn: oc
    .route({
      method: 'POST',
      path: '/orders/{orderId}/returns/{returnId}/case',
      tags,
      summary: 'The buyer asks the marketplace to decide over a return that was rejected or denied: once.',
    })
    .input(ownReturnSchema)
    .output(z.strictObject({ returnId: idSchema, state: returnStateSchema }))
    .errors({
      ...orderNotFound,
      'returns/not-found': problem(404, returnProblemTexts['returns/not-found']),
      'returns/step-not-allowed': problem(409, returnProblemTexts['returns/step-not-allowed']),
    }),
};
