import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { currencySchema } from '../core/money-schema.ts';
import { sumSchema } from './model.ts';
import { ways } from '../listings/delivery/ways.ts';
import { MIN_PAYOUT_CENTS } from '../core/money.ts';

/*
 * Glossary
 * payout account   the bank account that a seller is paid to, and how often: holder, IBAN, verification state, schedule
 * test payout      a small payout that shows that an account takes money, before anything else is sent there
 * payout           money of a seller's balance sent to the bank: asked for in our books, sent by the provider, paid or failed
 * line of a payout a transaction of the ledger that it pays; each belongs to one payout, and they sum to its amount
 * reserved         what an order brought until its days of return are over
 */

export const payoutIntervalSchema = z.enum(['daily', 'weekly', 'monthly']);
export type PayoutInterval = z.infer<typeof payoutIntervalSchema>;

/** unverified: typed in · testing: a test payout is under way · verified: it arrived · failed: the bank does not take it */
export const accountStateSchema = z.enum(['unverified', 'testing', 'verified', 'failed']);
export type AccountState = z.infer<typeof accountStateSchema>;

/** asked: in our books · sent: the provider has it · paid: at the bank · failed: its money is the balance again */
export const payoutStateSchema = z.enum(['asked', 'sent', 'paid', 'failed']);
export type PayoutState = z.infer<typeof payoutStateSchema>;

const time = z.iso.datetime();

export const holderSchema = z.string().trim().min(2).max(100);
/** The least that is sent, in minor units. */
export const minimumSchema = z.number().int().min(MIN_PAYOUT_CENTS).max(1_000_000);

export const payoutAccountSchema = z.strictObject({
  holder: z.string(),
  /** The last four characters of the IBAN; the rest is never shown again. */
  last4: z.string(),
  country: z.string(),
  state: accountStateSchema,
  /** What the bank said when it took nothing. */
  failure: z.string(),
  /** The provider wants to know more of the seller before it pays. */
  needsMore: z.boolean(),
  /** Why the marketplace holds payouts back; '' where it does not. */
  holdReason: z.string(),
  /** A changed account is paid to from then on. */
  payFrom: time,
  interval: payoutIntervalSchema,
  minimumCents: minimumSchema,
  nextPayoutAt: time,
});
export type PayoutAccount = z.infer<typeof payoutAccountSchema>;

/** What a payout is made of, in minor units: paid + funded − fees − refunded − disputed + otherwise = its amount. */
const payoutSumsSchema = z.strictObject({
  orders: z.number().int().min(0),
  paidCents: sumSchema,
  fundedCents: sumSchema,
  feesCents: sumSchema,
  refundedCents: sumSchema,
  disputedCents: sumSchema,
  /** Test payouts, payouts that came back, and labels. */
  otherCents: sumSchema,
});
export type PayoutSums = z.infer<typeof payoutSumsSchema>;

/** A part of these sums, whose list shows what each line adds to it. */
export const payoutPartSchema = z.enum(['sales', 'codes', 'fees', 'refunds', 'disputes', 'other']);
export type PayoutPart = z.infer<typeof payoutPartSchema>;

export const payoutSchema = z.strictObject({
  payoutId: idSchema,
  kind: z.enum(['balance', 'test']),
  state: payoutStateSchema,
  amountCents: sumSchema,
  currency: currencySchema,
  last4: z.string(),
  sums: payoutSumsSchema,
  /** When the first and the last of its lines were booked; null of a test payout. */
  coversFrom: time.nullable(),
  coversTo: time.nullable(),
  askedAt: time,
  sentAt: time.nullable(),
  endedAt: time.nullable(),
  failure: z.string(),
});
export type Payout = z.infer<typeof payoutSchema>;

/** An order whose money is reserved. */
export const reservedOrderSchema = z.strictObject({
  orderId: idSchema,
  orderNumber: z.string(),
  placedAt: time,
  /** What it will bring as things are. */
  amountCents: sumSchema,
  /** What disputes hold back of it, or took, is not in that sum. */
  withheldCents: sumSchema,
  state: z.string(),
  deliveryId: z.enum(ways),
  /** The last day on which it can be sent back, once it is delivered. */
  reservedUntil: time.nullable(),
});
export type ReservedOrder = z.infer<typeof reservedOrderSchema>;
