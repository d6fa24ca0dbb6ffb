import { oc } from '@orpc/contract';
import { z } from 'zod';
import { secondLookProblem } from '../admin/second-look.ts';
import { idSchema } from '../core/ids.ts';
import { betweenDays } from './books-contract.ts';
import { centsSchema } from '../core/money-schema.ts';
import { problem } from '../core/problem.ts';
import { lineSchema, textSchema } from '../core/text.ts';
import { pictureSchema } from '../core/pictures/picture.ts';
import { ways } from '../listings/delivery/ways.ts';
import { listingStateSchema, MAX_TITLE } from '../listings/model.ts';
import { lookedAt, lookReason } from '../admin/look-contract.ts';
import { refundProblems } from '../orders/contract.ts';
import { withheldProblem } from '../orders/withheld-problem.ts';
import { orderProblemTexts } from '../orders/problem-texts.ts';
import { refundRequestSchema } from '../orders/refund-amount.ts';
import { orderSchema, orderStateSchema } from '../orders/model.ts';
import { paymentRowSchema } from './money-contract.ts';
import { momentSchema, accountStatusSchema } from './model.ts';
import { officeProblemTexts as texts } from './problem-texts.ts';

const tags = ['office'];
const time = z.iso.datetime();
const count = z.number().int();
const product = z.strictObject({ listingId: idSchema });
const order = z.strictObject({ orderId: idSchema });
/** Stands in the audit log, and its maker reads it. */
const requestText = textSchema(3, 500);
const noProduct = { 'office/no-such-product': problem(404, texts['office/no-such-product']) };
const noOrder = { 'office/no-such-order': problem(404, texts['office/no-such-order']) };
const notShown = { ...noProduct, 'office/not-shown': problem(409, texts['office/not-shown']) };

export const productRecordSchema = z.strictObject({
  listingId: idSchema,
  title: z.string(),
  description: z.string(),
  state: listingStateSchema,
  /** Out of the shop until an administrator shows it again. */
  isHidden: z.boolean(),
  /** What a moderator wrote to its maker and is not answered yet. */
  reviewReason: z.string(),
  category: z.string(),
  categoryName: z.string(),
  pictures: z.array(pictureSchema),
  lowestCents: count,
  highestCents: count,
  stock: count,
  reserved: count,
  sold: count,
  ratingMean: z.number(),
  ratingCount: count,
  sellerId: idSchema,
  shopName: z.string(),
  shopSlug: z.string(),
  owner: z.string(),
  ownerAccountStatus: accountStatusSchema,
  createdAt: time,
  updatedAt: time,
  timeline: z.array(momentSchema),
});
export type ProductRecord = z.infer<typeof productRecordSchema>;

export const orderRecordSchema = z.strictObject({
  order: orderSchema,
  buyerId: z.string().nullable(),
  checkoutId: idSchema,
  /** Null for those who may not see transactions, and where none is known. */
  payment: z
    .strictObject({
      status: paymentRowSchema.shape.status,
      amountCents: count,
      capturedCents: count,
      refundedCents: count,
    })
    .nullable(),
  /** Other orders of the same payment. */
  beside: z.array(z.strictObject({ orderId: idSchema, number: z.string(), shopName: z.string() })),
  timeline: z.array(momentSchema),
});
export type OrderRecord = z.infer<typeof orderRecordSchema>;

const orderRowSchema = z.strictObject({
  orderId: idSchema,
  number: z.string(),
  state: orderStateSchema,
  shopName: z.string(),
  sellerId: idSchema,
  buyerName: z.string(),
  buyerId: z.string().nullable(),
  totalCents: count,
  /** What the part that was asked for is of it; null where none was. */
  partCents: count.nullable(),
  deliveryId: z.enum(ways),
  leavesBy: z.iso.date(),
  /** Of the shop. */
  timeZone: z.string(),
  placedAt: time,
});
export type OrderRow = z.infer<typeof orderRowSchema>;

/** How orders add up: lines less discounts, postage and tax; the VAT is within. */
const orderPartSchema = z.enum(['lines', 'discount', 'postage', 'tax', 'vat']);
export type OrderPart = z.infer<typeof orderPartSchema>;

const moved = z.strictObject({ listingId: idSchema, state: listingStateSchema });
const post = (path: `/${string}`, summary: string) => oc.route({ method: 'POST', path, tags, summary });

/** [UX-96] One page for each listing and each order, and what administrators do with them. */
export const recordsContract = {
  getProduct: oc
    .route({
      method: 'GET',
      path: '/admin/products/{listingId}',
      tags,
      summary: 'One listing and what happened to it.',
    })
    .input(product)
    .output(productRecordSchema)
    .errors(noProduct),
  hideProduct: post('/admin/products/{listingId}/hide', 'Take a listing out of the shop; its maker reads why.')
    .input(product.extend({ reason: requestText }))
    .output(moved)
    .errors(notShown),
  showProduct: post('/admin/products/{listingId}/show', 'Put a listing back into the shop that was hidden.')
    .input(product.extend({ reason: requestText }))
    .output(moved)
    .errors({
      ...noProduct,
      'office/not-hidden': problem(409, texts['office/not-hidden']),
      'office/maker-not-active': problem(409, texts['office/maker-not-active']),
    }),
  editProduct: post(
    '/admin/products/{listingId}/edit',
    'Put title or category of a listing right; it stays in the shop, and its maker reads why.',
  )
    .input(
      product.extend({
        title: lineSchema(1, MAX_TITLE),
        category: z.string().max(80),
        /** As they were read. */
        seen: z.strictObject({ title: z.string().max(200), category: z.string().max(100) }),
        reason: requestText,
      }),
    )
    .output(moved)
    .errors({
      ...notShown,
      'office/unknown-category': problem(400, texts['office/unknown-category']),
      'office/nothing-to-change': problem(409, texts['office/nothing-to-change']),
      'office/changed-meanwhile': problem(409, texts['office/changed-meanwhile']),
    }),
  askForChange: post('/admin/products/{listingId}/ask', 'Ask a maker to change a listing, which stays in the shop.')
    .input(product.extend({ reason: requestText }))
    .output(moved)
    .errors(notShown),
  getOrder: oc
    .route({ method: 'GET', path: '/admin/orders/{orderId}', tags, summary: 'One order and what happened to it.' })
    .input(order)
    .output(orderRecordSchema)
    .errors(noOrder),
  listOrders: oc
    .route({
      method: 'GET',
      path: '/admin/orders',
      tags,
      summary: 'Orders, newest first or sorted, by state, number or buyer’s address.',
    })
    .input(
      z.strictObject({
        /** A number, an id, or the address of the buyer’s account. */
        q: z.string().trim().max(100).optional(),
        state: orderStateSchema.optional(),
        /** Placed and paid, or wholly given back, on this day of UTC, as the dashboard counts them. */
        day: z.iso.date().optional(),
        what: z.enum(['placed', 'refunded']).default('placed'),
        /** Paid from the first of these days on and before the second, by UTC; those that were called off are among them. */
        ...betweenDays,
        /** Only orders that have some of this part, each with how much. */
        part: orderPartSchema.optional(),
        /** Only what somebody bought, or sold: paid and not called off, as their record counts it. */
        buyerId: idSchema.optional(),
        sellerId: idSchema.optional(),
        sort: z.enum(['placed', 'total', 'leaves']).default('placed'),
        dir: z.enum(['asc', 'desc']).default('desc'),
        cursor: z.string().max(300).optional(),
        limit: z.coerce.number<number>().int().min(1).max(100).default(50),
      }),
    )
    .output(z.strictObject({ items: z.array(orderRowSchema), nextCursor: z.string().nullable() })),
  showOrderContact: post(
    '/admin/orders/{orderId}/show-contact',
    'Show the mail address or the delivery address of an order, which are masked everywhere else; the look is logged.',
  )
    .input(order.extend({ field: z.enum(['email', 'address']), reason: lookReason }))
    .output(lookedAt)
    .errors(noOrder),
  noteOrder: post('/admin/orders/{orderId}/note', 'Write a note on an order, which administrators alone read.')
    .input(order.extend({ note: textSchema(3, 1000) }))
    .output(z.strictObject({ noted: z.literal(true) }))
    .errors(noOrder),
  cancelOrder: post(
    '/admin/orders/{orderId}/cancel',
    'Call off an order that has not left; its pieces are for sale again and what was paid goes back.',
  )
    .input(order.extend({ reason: textSchema(3, 1000) }))
    .output(z.strictObject({ orderId: idSchema, state: orderStateSchema }))
    .errors({
      ...noOrder,
      'orders/move-not-allowed': problem(409, orderProblemTexts['orders/move-not-allowed']),
      ...withheldProblem,
      ...secondLookProblem,
    }),
  refundOrder: post(
    '/admin/orders/{orderId}/refund',
    'Give back all that is left of an order, some of its pieces, or a sum.',
  )
    .input(order.extend({ refund: refundRequestSchema, reason: textSchema(3, 1000) }))
    .output(z.strictObject({ orderId: idSchema, amountCents: centsSchema }))
    .errors({ ...noOrder, ...refundProblems, ...secondLookProblem }),
};
