import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { pictureSchema } from '../core/pictures/picture.ts';
import { problem } from '../core/problem.ts';
import { textSchema } from '../core/text.ts';
import { centsSchema } from '../core/money-schema.ts';
import { refundRequestSchema } from './refund-amount.ts';
import { orderSchema, orderStateSchema, orderSummarySchema } from './model.ts';
import { orderProblemTexts as texts } from './problem-texts.ts';
import { labelsContract } from './labels/contract.ts';
import { arrivalContract, arrivalProblems } from './parcels/arrival-contract.ts';
import { numbered, numberProblems, parcelsContract } from './parcels/contract.ts';
import { bulkOrderCalls } from './bulk/bulk-contract.ts';
import { buyerCalls } from './buyers/buyer-contract.ts';
import { holidayCalls } from './holidays/holiday-contract.ts';
import { ownOrderSchema } from './own-order.ts';
import { shopFilter, sorting } from './table/shop-order-filter.ts';
import { proofOpenProblem, proofsContract } from './proofs/contract.ts';
import { trackContract } from './track-contract.ts';
import { withdrawalContract } from './withdrawal/contract.ts';
import { withheldProblem } from './withheld-problem.ts';

const notAllowed = problem(409, texts['orders/move-not-allowed']);
const pdf = z.file().mime('application/pdf');
const moved = z.strictObject({ orderId: idSchema, state: orderStateSchema });
const reason = textSchema(3, 500);
/** What refunds may be refused for; the back office gives the same answers. */
export const refundProblems = {
  'orders/refund-too-much': problem(409, texts['orders/refund-too-much'], z.object({ leftCents: z.number().int() })),
  'orders/refund-unknown-line': problem(400, texts['orders/refund-unknown-line']),
  ...withheldProblem,
};
const notFound = problem(404, texts['orders/not-found']);
const page = {
  /** One state, `to_ship` for those that still have to leave, or `late` for those of them whose day has passed. */
  state: z.union([orderStateSchema, z.enum(['to_ship', 'late'])]).optional(),
  q: z.string().max(100).optional(),
  /** Placed in this year, by UTC. */
  year: z.coerce.number<number>().int().min(2000).max(2200).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number<number>().int().min(1).max(100).default(20),
};
const list = z.strictObject({
  items: z.array(orderSummarySchema),
  nextCursor: z.string().nullable(),
  counts: z.record(z.string(), z.number().int()),
  /** In which orders were placed, newest first; of a shop from its first order to its last. */
  years: z.array(z.number().int()),
});

export const ordersContract = {
  ...trackContract,
  ...bulkOrderCalls,
  ...buyerCalls,
  ...holidayCalls,
  ...withdrawalContract,
  ...parcelsContract,
  ...labelsContract,
  ...proofsContract,
  ...arrivalContract,
  listOrders: oc
    .route({
      method: 'GET',
      path: '/orders',
      tags: ['orders'],
      summary: 'What the signed-in person bought, newest first.',
    })
    .input(z.strictObject(page))
    .output(list),
  getOrder: oc
    .route({
      method: 'GET',
      path: '/orders/{orderId}',
      tags: ['orders'],
      summary: 'One order of the buyer; guests show the key of their checkout.',
    })
    .input(ownOrderSchema)
    .output(orderSchema)
    .errors({ 'orders/not-found': notFound }),
  cancelOrder: oc
    .route({
      method: 'POST',
      path: '/orders/{orderId}/cancel',
      tags: ['orders'],
      summary: 'The buyer calls off an order that nobody has begun; what was paid goes back.',
    })
    .input(ownOrderSchema)
    .output(moved)
    .errors({
      'orders/not-found': notFound,
      'orders/too-late-to-cancel': problem(409, texts['orders/too-late-to-cancel']),
      'orders/move-not-allowed': notAllowed,
      ...withheldProblem,
    }),
  listConfirmation: oc
    .route({
      method: 'GET',
      path: '/orders/confirmation/{checkoutId}',
      tags: ['orders'],
      summary: 'The orders of one checkout, for its confirmation page.',
    })
    .input(z.strictObject({ checkoutId: idSchema, accessKey: z.string().max(100) }))
    .output(z.strictObject({ orders: z.array(orderSchema), totalCents: z.number().int() }))
    .errors({ 'orders/not-found': notFound }),
  listShopOrders: oc
    .route({
      method: 'GET',
      path: '/seller/orders',
      tags: ['orders'],
      summary: 'The orders of the signed-in maker’s shop, newest first.',
    })
    .input(z.strictObject({ ...page, ...shopFilter, ...sorting }))
    .output(
      list.extend({
        /** Those that still have to leave, and those of them whose day has passed. */
        toShip: z.number().int(),
        late: z.number().int(),
        /** Those of them that leave today, and those whose maker owes the next version of a proof. */
        dueToday: z.number().int(),
        proofsWanted: z.number().int(),
        /** How many were sold in the time that was asked for, and for how much. */
        sold: z.strictObject({ orders: z.number().int(), cents: centsSchema }).nullable(),
      }),
    ),
  getShopOrder: oc
    .route({
      method: 'GET',
      path: '/seller/orders/{orderId}',
      tags: ['orders'],
      summary: 'One order of the maker’s shop.',
    })
    .input(z.strictObject({ orderId: idSchema }))
    .output(orderSchema)
    .errors({ 'orders/not-found': notFound }),
  moveShopOrder: oc
    .route({
      method: 'POST',
      path: '/seller/orders/{orderId}/state',
      tags: ['orders'],
      summary:
        'The maker has begun an order, has sent it, or knows that it has arrived; that counts a minute later, and can be taken back until then.',
    })
    .input(
      z.strictObject({
        ...{ orderId: idSchema, state: z.enum(['processing', 'shipped', 'delivered']) },
        /** Of what has been sent: also named, or put right, while it is on its way. */
        ...numbered,
      }),
    )
    .output(moved)
    .errors({
      'orders/not-found': notFound,
      'orders/move-not-allowed': notAllowed,
      ...numberProblems,
      ...proofOpenProblem,
      ...arrivalProblems,
    }),
  cancelShopOrder: oc
    .route({
      method: 'POST',
      path: '/seller/orders/{orderId}/cancel',
      tags: ['orders'],
      summary: 'The maker calls off an order that has not left; what was paid goes back.',
    })
    .input(z.strictObject({ orderId: idSchema, reason }))
    .output(moved)
    .errors({
      'orders/not-found': notFound,
      'orders/move-not-allowed': notAllowed,
      'orders/partly-sent': problem(409, texts['orders/partly-sent']),
      ...withheldProblem,
    }),
  refundShopOrder: oc
    .route({
      method: 'POST',
      path: '/seller/orders/{orderId}/refund',
      tags: ['orders'],
      summary: 'The maker gives back all that is left of an order, some of its pieces, or a sum.',
    })
    .input(z.strictObject({ orderId: idSchema, refund: refundRequestSchema, reason }))
    .output(z.strictObject({ orderId: idSchema, amountCents: centsSchema }))
    .errors({ 'orders/not-found': notFound, ...refundProblems }),
  getInvoice: oc
    .route({
      method: 'GET',
      path: '/orders/{orderId}/invoices/{invoiceId}',
      tags: ['orders'],
      summary: 'An invoice or a credit note of the buyer’s order as PDF; guests show the key of their checkout.',
    })
    .input(ownOrderSchema.extend({ invoiceId: idSchema }))
    .output(pdf)
    .errors({ 'orders/not-found': notFound }),
  getShopInvoice: oc
    .route({
      method: 'GET',
      path: '/seller/orders/{orderId}/invoices/{invoiceId}',
      tags: ['orders'],
      summary: 'An invoice or a credit note of the maker’s shop as PDF.',
    })
    .input(z.strictObject({ orderId: idSchema, invoiceId: idSchema }))
    .output(pdf)
    .errors({ 'orders/not-found': notFound }),
  getOverview: oc
    .route({
      method: 'GET',
      path: '/seller/overview',
      tags: ['orders'],
      summary: 'What the maker has to do now, and how sales go.',
    })
    .output(
      z.strictObject({
        toShip: z.number().int(),
        late: z.number().int(),
        dueToday: z.number().int(),
        proofsWanted: z.number().int(),
        salesTodayCents: z.number().int(),
        salesWeekCents: z.number().int(),
        salesMonthCents: z.number().int(),
        salesPreviousMonthCents: z.number().int(),
        ordersMonth: z.number().int(),
        days: z.array(z.strictObject({ day: z.iso.date(), cents: z.number().int(), orders: z.number().int() })).max(31),
        lowStockCount: z.number().int(),
        /** The first of them, fewest left first. */
        lowStock: z.array(z.strictObject({ listingId: idSchema, title: z.string(), stock: z.number().int() })).max(10),
        activeListings: z.number().int(),
        /** What sold best in 30 days, with what is left of it; of a listing that is gone nothing is. */
        bestSelling: z
          .array(
            z.strictObject({
              listingId: idSchema,
              title: z.string(),
              picture: pictureSchema.nullable(),
              sold: z.number().int(),
              cents: centsSchema,
              left: z.number().int(),
              isMadeToOrder: z.boolean(),
            }),
          )
          .max(4),
      }),
    ),
};
