import { percentOf } from '../core/money.ts';
import type { Account, BalanceSums, LedgerFacts, LedgerKind } from './model.ts';

/** Minor units added to accounts: above zero a debit, below it a credit. Together they are zero [INV-01]. */
export type Entries = Partial<Record<Account, number>>;

/** What happened to money, as the ledger books it. The same kind and cause of a seller book once. */
export interface LedgerTransaction {
  sellerId: string;
  /** The order, the refund, the payout or the checkout that it books. */
  causeId: string;
  checkoutId: string | null;
  orderId: string | null;
  currency: string;
  facts: LedgerFacts;
  entries: Entries;
}

/** What a buyer paid for one order, in minor units. */
export interface OrderCharge {
  sellerId: string;
  orderId: string;
  subtotalCents: number;
  shippingCents: number;
  taxCents: number;
  discountCents: number;
  /** The VAT within what was paid. */
  containedTaxCents: number;
  /** The part of the discount that the marketplace bears; the rest lowers the seller's own. */
  fundedCents: number;
}

interface Payment {
  checkoutId: string;
  currency: string;
}

/** An account that nothing is added to has no entry. */
export const entriesOf = (amounts: Record<string, number>): Entries =>
  Object.fromEntries(Object.entries(amounts).filter(([, cents]) => cents !== 0));

export const hasEntries = ({ entries }: LedgerTransaction): boolean => Object.keys(entries).length > 0;

/**
 * [PAY-03, PAY-04] An order was paid: the seller gets what the buyer paid and what the marketplace adds, reserved until the days of return are
 * over, and owes the fee, `percent` of what the buyer paid for pieces and postage, rounded half up once.
 */
export function chargeOrder(order: OrderCharge, payment: Payment, percent: number): LedgerTransaction[] {
  const { sellerId, orderId, ...sums } = order;
  const { subtotalCents, shippingCents, taxCents, discountCents, fundedCents } = sums;
  const paidCents = subtotalCents - discountCents + shippingCents + taxCents;
  const feeCents = percentOf(paidCents, percent);
  const base = { sellerId, orderId, causeId: orderId, ...payment };
  return [
    {
      ...base,
      facts: { kind: 'charge' as const, ...sums, paidCents },
      entries: entriesOf({
        provider_clearing: paidCents,
        platform_promotions: fundedCents,
        seller_reserved: -paidCents - fundedCents,
      }),
    },
    {
      ...base,
      facts: { kind: 'fee' as const, percent, paidCents, feeCents },
      entries: entriesOf({ seller_reserved: feeCents, platform_fees: -feeCents }),
    },
  ].filter(hasEntries);
}

/** An order as its refunds are reckoned: what was paid and what of it went back before, in minor units. */
export interface ChargedOrder {
  sellerId: string;
  orderId: string;
  checkoutId: string;
  currency: string;
  paidCents: number;
  fundedCents: number;
  /** What of it neither refunds nor open and lost disputes took back. */
  fundedLeftCents: number;
  feeCents: number;
  percent: number;
  refundedCents: number;
  /** What open and lost disputes took of what was paid. */
  disputedCents: number;
  /** What of the fee neither refunds nor open and lost disputes gave back. */
  feeLeftCents: number;
  /** What of disputes' costs the marketplace bore. */
  disputeCostCents: number;
  /** What the marketplace's budget adds to the order beyond its fee. */
  subsidyCents: number;
  /** Its days of return are over: what it brought is the seller's. */
  isReleased: boolean;
}

/** The part of `whole` that goes back with `upTo` of `paid`, rounded half up: all of it with the last cent, and exact at any size. */
export const partUpTo = (whole: number, { upTo, paid }: { upTo: number; paid: number }): number =>
  Number((2n * BigInt(whole) * BigInt(upTo) + BigInt(paid)) / (2n * BigInt(paid)));

/** What was paid for pieces, and what the marketplace had added to them. */
interface PaidItems {
  cents: number;
  fundedCents: number;
}

/**
 * What of the marketplace's addition goes back with a sum: that of the pieces that it is for, and for what names none its part of the rest; all of
 * it with the last cent.
 */
export function fundedWith(
  order: ChargedOrder,
  cents: number,
  items: PaidItems = { cents: 0, fundedCents: 0 },
): number {
  const leftCents = order.paidCents - order.refundedCents - order.disputedCents;
  if (cents === leftCents) return order.fundedLeftCents;
  const own = Math.min(items.fundedCents, order.fundedLeftCents);
  const named = Math.min(items.cents, cents);
  return own + partUpTo(order.fundedLeftCents - own, { upTo: cents - named, paid: leftCents - named });
}

/** [PAY-04] What the marketplace may still give of an order: what is left of its fee, less what it added and bore of disputes, and its budget. */
export const retainedOf = (
  order: Pick<ChargedOrder, 'feeLeftCents' | 'fundedLeftCents' | 'disputeCostCents' | 'subsidyCents'>,
): number => order.feeLeftCents - order.fundedLeftCents - order.disputeCostCents + order.subsidyCents;

/**
 * [PAY-04] What of the fee goes back with a sum: in proportion to all that went back, and so much later as leaves the marketplace what it added;
 * all of it with the last cent.
 */
export function feeWith(order: ChargedOrder, cents: number, fundedBackCents: number): number {
  const { paidCents, feeCents, feeLeftCents } = order;
  const upTo = order.refundedCents + order.disputedCents + cents;
  if (upTo === paidCents) return feeLeftCents;
  const part = partUpTo(feeCents, { upTo, paid: paidCents }) - (feeCents - feeLeftCents);
  return Math.max(0, Math.min(part, retainedOf({ ...order, disputeCostCents: 0 }) + fundedBackCents));
}

/**
 * [PAY-04] What a dispute cost that the marketplace has to bear of an order no longer, because the fee that paid for it goes back: its shop bears
 * it then. Below zero of what is kept, at most what was borne.
 */
export const costBack = (order: Parameters<typeof retainedOf>[0]): number =>
  Math.max(0, Math.min(order.disputeCostCents, 0 - retainedOf(order)));

/**
 * [PAY-04, INV-03] Money is promised back. With it go the fee, in proportion to all that went back so far, and what the marketplace added to
 * its pieces; refunds that add up to everything return exactly both, Throws where more is promised than was paid.
 */
export function refundOrder(
  order: ChargedOrder,
  refund: { refundId: string; amountCents: number; items?: PaidItems },
): LedgerTransaction[] {
  const { sellerId, orderId, checkoutId, currency, paidCents, feeCents, percent } = order;
  const { refundId, amountCents } = refund;
  const before = order.refundedCents + order.disputedCents;
  const after = before + amountCents;
  if (!(amountCents > 0 && after <= paidCents))
    throw new RangeError(`refund ${refundId} of ${amountCents}: ${before} of ${paidCents} went back before`);
  const fundedBack = fundedWith(order, amountCents, refund.items);
  const feeBack = feeWith(order, amountCents, fundedBack);
  const base = { sellerId, orderId, checkoutId, currency, causeId: refundId };
  const known = { paidCents, refundedCents: after };
  const costCents = costBack({
    ...order,
    feeLeftCents: order.feeLeftCents - feeBack,
    fundedLeftCents: order.fundedLeftCents - fundedBack,
  });
  const own = order.isReleased ? 'seller_payable' : 'seller_reserved';
  return [
    {
      ...base,
      facts: { kind: 'refund' as const, amountCents, fundedCents: fundedBack, ...known },
      entries: entriesOf({
        [own]: amountCents + fundedBack,
        platform_promotions: -fundedBack,
        refunds_payable: -amountCents,
      }),
    },
    {
      ...base,
      facts: { kind: 'fee_refund' as const, percent, chargedFeeCents: feeCents, feeCents: feeBack, ...known },
      entries: entriesOf({ platform_fees: feeBack, [own]: -feeBack }),
    },
    {
      ...base,
      facts: { kind: 'dispute_fee' as const, amountCents: costCents, costCents, bornCents: 0 },
      entries: entriesOf({ seller_payable: costCents, dispute_costs: -costCents }),
    },
  ].filter(hasEntries);
}

/** The provider has sent what was promised back. */
export const sendRefund = (
  refund: Omit<LedgerTransaction, 'facts' | 'entries'>,
  amountCents: number,
): LedgerTransaction => ({
  ...refund,
  facts: { kind: 'refund_sent', amountCents },
  entries: entriesOf({ refunds_payable: amountCents, provider_clearing: -amountCents }),
});

/** [INV-08] Money came for which no order could be made any more: all of it is owed to the buyer. */
export const chargeLate = ({ checkoutId, currency }: Payment, paidCents: number): LedgerTransaction => ({
  sellerId: '',
  orderId: null,
  causeId: checkoutId,
  checkoutId,
  currency,
  facts: { kind: 'late_charge', paidCents },
  entries: entriesOf({ provider_clearing: paidCents, refunds_payable: -paidCents }),
});

/** What was added to an account by transactions of a kind. */
export interface LedgerSum {
  account: Account;
  kind: LedgerKind;
  amountCents: number;
}

/** [INV-04] balance + reserved + payouts + fees + refunded + disputed + labels = paid by buyers + added by the marketplace, whatever happened. */
export function balanceOf(sums: readonly LedgerSum[]): BalanceSums {
  const total = (account: Account, ...kinds: LedgerKind[]): number =>
    sums.reduce(
      (all, sum) =>
        sum.account === account && (kinds.length === 0 || kinds.includes(sum.kind)) ? all + sum.amountCents : all,
      0,
    );
  const inTransitCents = 0 - total('payouts_in_transit');
  return {
    balanceCents: 0 - total('seller_payable'),
    reservedCents: 0 - total('seller_reserved'),
    inTransitCents,
    paidOutCents: total('seller_payable', 'payout', 'test_payout', 'payout_returned') - inTransitCents,
    paidCents: total('provider_clearing', 'charge'),
    fundedCents: total('platform_promotions', 'charge', 'refund'),
    fundedBackCents: 0 - total('platform_promotions', 'refund'),
    feesCents: 0 - total('platform_fees', 'fee', 'fee_refund'),
    refundedCents: 0 - total('refunds_payable', 'refund'),
    disputedCents: total('seller_payable', 'dispute_fee') - total('disputes_withheld', 'dispute', 'dispute_won'),
    labelsCents: 0 - total('labels_payable'),
  };
}
