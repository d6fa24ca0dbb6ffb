import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { centsSchema, currencySchema } from '../core/money-schema.ts';

/*
 * Glossary
 * ledger       the marketplace's double-entry books: transactions whose entries add to accounts and sum to zero
 * entry        minor units added to an account: above zero a debit, below it a credit
 * provider clearing    what the card provider has of ours
 * seller reserved      what orders brought a seller whose days of return are not over: on the way, not paid out yet
 * seller payable       what is the seller's to be paid out, a credit; below zero it is carried on and netted
 * payouts in transit   what was sent to a seller's bank and has not arrived there
 * platform fees        the marketplace's share of sales
 * platform promotions  what the marketplace added where its own code made something cheaper for the buyer
 * refunds payable      what was promised back and not sent yet
 * disputes at provider what the card provider took for disputes and may give back
 * disputes held        what is held back from sellers until disputes are decided, a credit
 * dispute costs        what the marketplace bears of disputes
 * labels payable       what the label provider gets for labels that sellers bought
 * fee rule     the marketplace's share in percent, from a moment on
 */

export type Account =
  | 'provider_clearing'
  | 'seller_reserved'
  | 'seller_payable'
  | 'payouts_in_transit'
  | 'platform_fees'
  | 'platform_promotions'
  | 'refunds_payable'
  | 'disputes_at_provider'
  | 'disputes_withheld'
  | 'dispute_costs'
  | 'labels_payable';

/** Sums over years are larger than any price. */
export const sumSchema = z.number().int().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER);

const percent = z.number().min(0).max(100);
const last4 = z.string().regex(/^[0-9A-Z]{4}$/);
const payoutCents = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const kind = <K extends string>(name: K) => z.literal(name);

/** What every step of a dispute is reckoned from. */
const disputed = {
  amountCents: sumSchema,
  /** What the marketplace added, and its fee, that go back together with it. */
  fundedCents: centsSchema,
  feeCents: centsSchema,
  providerFeeCents: centsSchema,
};

/** What the figures of a transaction were reckoned from, in minor units: enough to explain each of them later. */
export const ledgerFactsSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: kind('charge'),
    subtotalCents: centsSchema,
    shippingCents: centsSchema,
    taxCents: centsSchema,
    discountCents: centsSchema,
    /** [PAY-06] The VAT within what was paid, which the seller owes; it is no entry, since it is the seller's own to pay. */
    containedTaxCents: centsSchema,
    /** The part of the discount that the marketplace bears. */
    fundedCents: centsSchema,
    paidCents: centsSchema,
  }),
  z.strictObject({ kind: kind('fee'), percent, paidCents: centsSchema, feeCents: centsSchema }),
  z.strictObject({
    kind: kind('refund'),
    amountCents: centsSchema,
    /** What went back to the marketplace of what it had added. */
    fundedCents: centsSchema,
    paidCents: centsSchema,
    /** All that went back of the order so far, this refund included. */
    refundedCents: centsSchema,
  }),
  z.strictObject({
    kind: kind('fee_refund'),
    percent,
    /** The fee that the sale cost. */
    chargedFeeCents: centsSchema,
    /** What of it came back with this refund. */
    feeCents: centsSchema,
    paidCents: centsSchema,
    refundedCents: centsSchema,
  }),
  z.strictObject({ kind: kind('refund_sent'), amountCents: centsSchema }),
  z.strictObject({ kind: kind('late_charge'), paidCents: centsSchema }),
  z.strictObject({
    kind: kind('release'),
    paidCents: centsSchema,
    /** What the marketplace added, less what went back to it. */
    fundedCents: centsSchema,
    /** The fee, less its part that came back. */
    feeCents: centsSchema,
    refundedCents: centsSchema,
    /** What disputes hold back of it, or took. */
    disputedCents: sumSchema,
    amountCents: sumSchema,
  }),
  z.strictObject({ kind: kind('dispute'), ...disputed, ownCents: centsSchema, promisedCents: centsSchema }),
  z.strictObject({ kind: kind('dispute_won'), ...disputed, ownCents: centsSchema, costCents: sumSchema }),
  z.strictObject({ kind: kind('dispute_lost'), ...disputed, costCents: sumSchema }),
  /** What of a dispute's cost its shop bears, of all of it, and what the marketplace bears. */
  z.strictObject({
    kind: kind('dispute_fee'),
    amountCents: centsSchema,
    costCents: centsSchema,
    bornCents: centsSchema,
  }),
  z.strictObject({
    kind: kind('label'),
    costCents: centsSchema,
    carrier: z.string(),
    service: z.string(),
    /** For pieces on their way back: whether their buyer pays it with the refund. */
    wayBack: z.enum(['maker', 'buyer']).optional(),
  }),
  z.strictObject({ kind: kind('label_refund'), costCents: centsSchema, carrier: z.string(), service: z.string() }),
  z.strictObject({ kind: kind('payout'), amountCents: payoutCents, last4 }),
  z.strictObject({ kind: kind('test_payout'), amountCents: payoutCents, last4 }),
  z.strictObject({ kind: kind('payout_paid'), amountCents: payoutCents }),
  z.strictObject({ kind: kind('payout_returned'), amountCents: payoutCents, last4 }),
]);
export type LedgerFacts = z.infer<typeof ledgerFactsSchema>;
export type LedgerKind = LedgerFacts['kind'];
export type DisputeFacts = Extract<LedgerFacts, { kind: `dispute${string}` }>;
export const ledgerKinds: readonly LedgerKind[] = ledgerFactsSchema.options.map(({ shape }) => shape.kind.value);

/** Which lines of a seller's ledger are listed: all, what buyers paid, fees, refunds, disputes, or what was paid out. */
export const ledgerListSchema = z.enum(['all', 'sales', 'fees', 'refunds', 'disputes', 'labels', 'payouts']);
export type LedgerList = z.infer<typeof ledgerListSchema>;

/** The kinds of transactions that change what is a seller's. */
export const ledgerLists: Record<LedgerList, readonly LedgerKind[]> = {
  all: [
    ...(['charge', 'fee', 'refund', 'fee_refund', 'dispute', 'dispute_won', 'dispute_fee'] as const),
    ...(['label', 'label_refund', 'payout', 'test_payout', 'payout_returned'] as const),
  ],
  sales: ['charge'],
  fees: ['fee', 'fee_refund'],
  refunds: ['refund'],
  disputes: ['dispute', 'dispute_won', 'dispute_fee'],
  labels: ['label', 'label_refund'],
  payouts: ['payout', 'test_payout', 'payout_returned'],
};

export const balanceSchema = z.strictObject({
  currency: currencySchema,
  /** The fee rule of this moment. */
  feePercent: percent,
  /** What is the seller's to be paid out; below zero where refunds took more. */
  balanceCents: sumSchema,
  /** What orders brought whose days of return are not over. */
  reservedCents: sumSchema,
  /** What is under way to the seller's bank. */
  inTransitCents: sumSchema,
  /** What has arrived there. */
  paidOutCents: sumSchema,
  /** What buyers paid. */
  paidCents: sumSchema,
  /** What the marketplace added for its own codes, less what went back to it. */
  fundedCents: sumSchema,
  /** What of it went back with refunds: lists of sales have it, and so do those of refunds. */
  fundedBackCents: sumSchema,
  /** Fees, less those that came back with refunds. */
  feesCents: sumSchema,
  /** What was promised back to buyers. */
  refundedCents: sumSchema,
  /** What open disputes hold back, and lost ones took. */
  disputedCents: sumSchema,
  /** What labels cost, less those that were given back. */
  labelsCents: sumSchema,
});
type Balance = z.infer<typeof balanceSchema>;
export type BalanceSums = Omit<Balance, 'currency' | 'feePercent'>;

/** A line of a seller's ledger. */
export const ledgerLineSchema = z.strictObject({
  transactionId: idSchema,
  at: z.iso.datetime(),
  /** The order that it belongs to; null for a payout, which is `causeId`. */
  orderId: idSchema.nullable(),
  orderNumber: z.string().nullable(),
  causeId: idSchema,
  currency: currencySchema,
  /** What it changed of what is the seller's, in minor units. */
  amountCents: sumSchema,
  facts: ledgerFactsSchema,
  /** Why it is this sum. */
  explanation: z.string(),
});
export type LedgerLine = z.infer<typeof ledgerLineSchema>;

/** Who reads of a maker's money: the maker, or an administrator. */
export type LedgerReader = 'maker' | 'administrator';
