import { oc } from '@orpc/contract';
import { z } from 'zod';
import { secondLookProblem } from '../admin/second-look.ts';
import { idSchema } from '../core/ids.ts';
import { centsSchema } from '../core/money-schema.ts';
import { problem } from '../core/problem.ts';
import { lineSchema, textSchema } from '../core/text.ts';
import { fileProblemTexts } from '../files/problem-texts.ts';
import { withheldProblem } from '../orders/withheld-problem.ts';
import { orderProblemTexts } from '../orders/problem-texts.ts';
import {
  MAX_RETURN_PICTURES,
  returnLineSchema,
  returnReasonSchema,
  returnSchema,
  returnStateSchema,
  returnRemedySchema,
  ownReturnSchema,
} from './model.ts';
import { guestReturnsContract } from './guest-contract.ts';
import { returnLabelsContract } from './labels/contract.ts';
import { ownOrderSchema } from '../orders/own-order.ts';
import { returnProblemTexts as texts } from './problem-texts.ts';

const tags = ['returns'];
const orderNotFound = { 'orders/not-found': problem(404, orderProblemTexts['orders/not-found']) };
const notFound = { 'returns/not-found': problem(404, texts['returns/not-found']) };
const stepNotAllowed = { 'returns/step-not-allowed': problem(409, texts['returns/step-not-allowed']) };
const ofShop = z.strictObject({ returnId: idSchema });
const moved = z.strictObject({ returnId: idSchema, state: returnStateSchema });
const refunded = moved.extend({ refundCents: centsSchema });
const returns = z.strictObject({ returns: z.array(returnSchema) });

const shopReturnFilter = {
  which: z.enum(['open', 'all']).default('open'),
  /** In the number, the buyer's name and the titles of their order. */
  q: z.string().max(100).optional(),
};
/** [UX-86] What a file of a shop's returns is narrowed to. */
export const shopReturnFilterSchema = z.strictObject(shopReturnFilter);
export type ShopReturnFilter = z.infer<typeof shopReturnFilterSchema>;

export const returnsContract = {
  ...returnLabelsContract,
  ...guestReturnsContract,
  listOrderReturns: oc
    .route({
      method: 'GET',
      path: '/orders/{orderId}/returns',
      tags,
      summary: 'The returns of one’s order, newest first; guests show the key of their checkout.',
    })
    .input(ownOrderSchema)
    .output(
      returns.extend({
        /** Whether labels for the way back can be bought here. */
        hasLabels: z.boolean(),
      }),
    )
    .errors(orderNotFound),
  requestReturn: oc
    .route({
      method: 'POST',
      path: '/orders/{orderId}/returns',
      tags,
      summary: 'The buyer asks to send pieces back. What the days of return do not allow is kept as denied.',
    })
    .input(
      ownOrderSchema.extend({
        lines: z.array(returnLineSchema).min(1).max(100),
        reason: returnReasonSchema,
        /** [UX-65] The money, or the same again as far as there is any. */
        remedy: returnRemedySchema.default('refund'),
        /** What is wrong with them, in the buyer's words. */
        words: textSchema(0, 1000),
        /** Private pictures of what is wrong: of whoever is signed in, or of the guest of this order. */
        pictures: z.array(idSchema).max(MAX_RETURN_PICTURES).default([]),
      }),
    )
    .output(moved)
    .errors({
      ...orderNotFound,
      'returns/not-arrived': problem(409, texts['returns/not-arrived']),
      'returns/nothing-left': problem(409, texts['returns/nothing-left']),
      'returns/unknown-line': problem(400, texts['returns/unknown-line']),
      'returns/too-many': problem(409, texts['returns/too-many']),
      'files/not-found': problem(404, fileProblemTexts['files/not-found']),
      'returns/withdrawn': problem(409, texts['returns/withdrawn']),
      ...withheldProblem,
    }),
  stopReturn: oc
    .route({
      method: 'POST',
      path: '/orders/{orderId}/returns/{returnId}/stop',
      tags,
      summary: 'The buyer keeps the pieces after all, as long as they have not been sent.',
    })
    .input(ownReturnSchema)
    .output(moved)
    .errors({ ...orderNotFound, ...notFound, ...stepNotAllowed }),
  sendReturn: oc
    .route({
      method: 'POST',
      path: '/orders/{orderId}/returns/{returnId}/sent',
      tags,
      summary: 'The buyer has sent the pieces. With a number they are on their way back; it can be named later.',
    })
    .input(ownReturnSchema.extend({ carrier: lineSchema(0, 60), tracking: lineSchema(0, 100) }))
    .output(moved)
    .errors({ ...orderNotFound, ...notFound, ...stepNotAllowed }),
  listShopReturns: oc
    .route({
      method: 'GET',
      path: '/seller/returns',
      tags,
      summary:
        'The returns of the maker’s shop: those that are open, or all, or those of one order; newest first unless turned.',
    })
    .input(
      z.strictObject({
        ...shopReturnFilter,
        orderId: idSchema.optional(),
        direction: z.enum(['asc', 'desc']).default('desc'),
        cursor: z.string().max(200).optional(),
        limit: z.coerce.number<number>().int().min(1).max(50).default(20),
      }),
    )
    .output(returns.extend({ nextCursor: z.string().nullable(), openCount: z.number().int() })),
  getShopReturn: oc
    .route({ method: 'GET', path: '/seller/returns/{returnId}', tags, summary: 'One return of the maker’s shop.' })
    .input(ofShop)
    .output(returnSchema)
    .errors(notFound),
  moveShopReturn: oc
    .route({
      method: 'POST',
      path: '/seller/returns/{returnId}/state',
      tags,
      summary: 'The maker agrees to a return, has its pieces, or begins to look at them.',
    })
    .input(ofShop.extend({ state: z.enum(['approved', 'received', 'under_review']) }))
    .output(moved)
    .errors({ ...notFound, ...stepNotAllowed }),
  rejectReturn: oc
    .route({
      method: 'POST',
      path: '/seller/returns/{returnId}/rejection',
      tags,
      summary: 'The maker does not take the pieces back. The buyer reads why.',
    })
    .input(ofShop.extend({ reason: textSchema(3, 500) }))
    .output(moved)
    .errors({ ...notFound, ...stepNotAllowed }),
  refundReturn: oc
    .route({
      method: 'POST',
      path: '/seller/returns/{returnId}/refund',
      tags,
      summary: 'The maker accepts the pieces: their money goes back, and they are for sale again if the maker says so.',
    })
    .input(ofShop.extend({ isRestocked: z.boolean() }))
    .output(refunded)
    .errors({ ...notFound, ...stepNotAllowed, ...withheldProblem }),
  swapReturn: oc
    .route({
      method: 'POST',
      path: '/seller/returns/{returnId}/swap',
      tags,
      summary: 'The maker sends the same pieces again to a buyer who asked for that; no money moves.',
    })
    .input(ofShop.extend({ isRestocked: z.boolean(), parcel: lineSchema(0, 160) }))
    .output(moved)
    .errors({
      ...notFound,
      ...stepNotAllowed,
      'returns/nothing-to-swap': problem(409, texts['returns/nothing-to-swap']),
      ...withheldProblem,
    }),
  listReturnsForAdmin: oc
    .route({ method: 'GET', path: '/admin/orders/{orderId}/returns', tags, summary: 'The returns of an order.' })
    .input(z.strictObject({ orderId: idSchema }))
    .output(returns),
  overruleReturn: oc
    .route({
      method: 'POST',
      path: '/admin/returns/{returnId}/refund',
      tags,
      summary: 'Give the money of a return back that its maker rejected.',
    })
    .input(ofShop.extend({ reason: textSchema(3, 1000) }))
    .output(refunded)
    .errors({
      ...notFound,
      ...stepNotAllowed,
      ...withheldProblem,
      ...secondLookProblem,
      'returns/too-many': problem(409, texts['returns/too-many']),
    }),
};
