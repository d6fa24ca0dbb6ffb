import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../core/ids.ts';

const tags = ['office'];
const time = z.iso.datetime();
const count = z.number().int();
const bySchema = z.enum(['day', 'week', 'month']);
export type MoneyBy = z.infer<typeof bySchema>;
export const paymentViews = ['all', 'open', 'to_refund', 'late', 'mismatched', 'failed', 'refunded'] as const;
export type PaymentView = (typeof paymentViews)[number];

/** What does not fit between a payment, its checkout and its orders. */
const paymentTroubles = [
  'orders-differ',
  'not-the-total',
  'not-in-books',
  'not-all-back',
  'overdue',
  'unknown',
] as const;

/** [OFFICE-02] What the payments are narrowed to and sorted by, and their file. */
export const paymentFilter = {
  view: z.enum(paymentViews).default('all'),
  /** The payment of one checkout. */
  checkout: idSchema.optional(),
  /** Begun on this day of UTC. */
  day: z.iso.date().optional(),
  sort: z.enum(['at', 'amount']).default('at'),
  dir: z.enum(['asc', 'desc']).default('desc'),
};

const periodSchema = z.strictObject({
  /** First day of it, UTC. */
  from: z.iso.date(),
  orders: count,
  takenCents: count,
  refundedCents: count,
});
export type MoneyPeriod = z.infer<typeof periodSchema>;

const moneySchema = z.strictObject({
  at: time,
  by: bySchema,
  periods: z.array(periodSchema),
  sums: z.strictObject({
    orders: count,
    payments: count,
    linesCents: count,
    discountCents: count,
    postageCents: count,
    taxCents: count,
    /** The VAT within it, which makers owe. */
    containedTaxCents: count,
    ordersCents: count,
    /** The marketplace's fees that were booked in this time, less what went back of them. */
    feesCents: count,
    /** Part of the orders that was called off after it was paid. */
    cancelledCents: count,
    takenCents: count,
    refundedCents: count,
  }),
});
export type Money = z.infer<typeof moneySchema>;

export const paymentRowSchema = z.strictObject({
  checkoutId: idSchema,
  at: time,
  status: z.enum(['started', 'captured', 'failed', 'canceled', 'to_refund', 'refunded']),
  amountCents: count,
  capturedCents: count,
  refundedCents: count,
  card: z.string(),
  buyerId: z.string().nullable(),
  buyerName: z.string(),
  orderNumbers: z.array(z.string()),
  /** What does not fit, in words; empty where all is well. */
  trouble: z.enum(paymentTroubles).or(z.literal('')),
});
export type PaymentRow = z.infer<typeof paymentRowSchema>;

export const moneyContract = {
  getMoney: oc
    .route({ method: 'GET', path: '/admin/money', tags, summary: 'Takings and refunds by day, week or month, UTC.' })
    .input(z.strictObject({ by: bySchema.default('day') }))
    .output(moneySchema),
  listPayments: oc
    .route({
      method: 'GET',
      path: '/admin/payments',
      tags,
      summary: 'Payments, newest first or sorted: all, open, late, mismatched, failed or given back.',
    })
    .input(
      z.strictObject({
        ...paymentFilter,
        cursor: z.string().max(300).optional(),
        limit: z.coerce.number<number>().int().min(1).max(100).default(50),
      }),
    )
    .output(z.strictObject({ items: z.array(paymentRowSchema), nextCursor: z.string().nullable() })),
};
