import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../../core/ids.ts';
import { ownOrderSchema } from '../own-order.ts';
import { problem } from '../../core/problem.ts';
import { orderStateSchema } from '../model.ts';
import { orderProblemTexts as texts } from '../problem-texts.ts';

const notAllowed = problem(409, texts['orders/move-not-allowed']);
const notFound = problem(404, texts['orders/not-found']);
const moved = z.strictObject({ orderId: idSchema, state: orderStateSchema });

export const arrivalProblems = { 'orders/not-arrived-yet': problem(409, texts['orders/not-arrived-yet']) };

/** [ORD-01] What its buyer and its maker say of the arrival of an order. */
export const arrivalContract = {
  confirmDelivery: oc
    .route({
      method: 'POST',
      path: '/orders/{orderId}/delivered',
      tags: ['orders'],
      summary: 'The buyer has the order. It counts as delivered a minute later; until then it can be taken back.',
    })
    .input(ownOrderSchema)
    .output(moved)
    .errors({
      'orders/not-found': notFound,
      'orders/move-not-allowed': notAllowed,
      ...arrivalProblems,
    }),
  undoDelivery: oc
    .route({
      method: 'POST',
      path: '/orders/{orderId}/delivered/undo',
      tags: ['orders'],
      summary: 'The buyer takes back within a minute that the order has arrived.',
    })
    .input(ownOrderSchema)
    .output(moved)
    .errors({ 'orders/not-found': notFound, 'orders/move-not-allowed': notAllowed }),
  undoShopDelivery: oc
    .route({
      method: 'POST',
      path: '/seller/orders/{orderId}/delivered/undo',
      tags: ['orders'],
      summary: 'The maker takes back within a minute that an order has arrived.',
    })
    .input(z.strictObject({ orderId: idSchema }))
    .output(moved)
    .errors({ 'orders/not-found': notFound, 'orders/move-not-allowed': notAllowed }),
};
