import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../../core/ids.ts';
import { problem } from '../../core/problem.ts';
import { lineSchema } from '../../core/text.ts';
import { orderStateSchema } from '../model.ts';
import { orderProblemTexts as texts } from '../problem-texts.ts';
import { arrivalProblems } from './arrival-contract.ts';
import { proofOpenProblem } from '../proofs/contract.ts';
import { packedLineSchema } from './model.ts';

const tags = ['orders'];
const notFound = problem(404, texts['orders/not-found']);
const notAllowed = problem(409, texts['orders/move-not-allowed']);
const parcelNotFound = problem(404, texts['orders/parcel-not-found']);
/** Who carries a parcel and its number, checked against the carrier's pattern [ORD-03]. */
export const numbered = {
  carrier: lineSchema(0, 60).default(''),
  tracking: lineSchema(0, 100).default(''),
};
export const numberProblems = {
  'orders/not-a-number': problem(422, texts['orders/not-a-number']),
  'orders/number-of-another-carrier': problem(
    422,
    texts['orders/number-of-another-carrier'],
    z.object({ carrier: z.string(), example: z.string() }),
  ),
};
const one = z.strictObject({ orderId: idSchema, parcelId: idSchema });
const moved = one.extend({ state: orderStateSchema });

/** [ORD-01, ORD-03] Several parcels of one order. */
export const parcelsContract = {
  sendParcel: oc
    .route({
      method: 'POST',
      path: '/seller/orders/{orderId}/parcels',
      tags,
      summary: 'Some pieces of an order have left in a parcel of their own; the rest follows.',
    })
    .input(z.strictObject({ orderId: idSchema, lines: z.array(packedLineSchema).min(1).max(100), ...numbered }))
    .output(moved)
    .errors({
      'orders/not-found': notFound,
      'orders/move-not-allowed': notAllowed,
      'orders/parcel-empty': problem(422, texts['orders/parcel-empty']),
      'orders/parcel-too-many': problem(409, texts['orders/parcel-too-many']),
      ...proofOpenProblem,
      ...numberProblems,
    }),
  moveParcel: oc
    .route({
      method: 'POST',
      path: '/seller/orders/{orderId}/parcels/{parcelId}/state',
      tags,
      summary: 'A packed parcel has left, or one has arrived.',
    })
    .input(one.extend({ state: z.enum(['sent', 'delivered']) }))
    .output(moved)
    .errors({
      'orders/not-found': notFound,
      'orders/parcel-not-found': parcelNotFound,
      'orders/move-not-allowed': notAllowed,
      ...arrivalProblems,
    }),
  nameParcel: oc
    .route({
      method: 'POST',
      path: '/seller/orders/{orderId}/parcels/{parcelId}/number',
      tags,
      summary: 'Name the carrier and the number of a parcel on its way, or put them right.',
    })
    .input(one.extend(numbered))
    .output(one)
    .errors({
      'orders/not-found': notFound,
      'orders/parcel-not-found': parcelNotFound,
      'orders/move-not-allowed': notAllowed,
      ...numberProblems,
    }),
};
