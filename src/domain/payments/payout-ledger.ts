import { type ChargedOrder, entriesOf, hasEntries, type LedgerTransaction } from './ledger.ts';
import type { LedgerFacts } from './model.ts';

/** What went back of an order together with its refunds, in minor units. */
interface GivenBack {
  fundedBackCents: number;
  feeBackCents: number;
  /** What disputes hold back of it, or took; the provider's fee is not of it. */
  withheldCents: number;
}

/**
 * [PAY-04] The days of return of an order are over: what it brought is the seller's to be paid out. It is booked also where a dispute holds
 * all of it, without entries: what is won later is the seller's at once.
 */
export function releaseOrder(order: ChargedOrder & GivenBack): LedgerTransaction {
  const { sellerId, orderId, checkoutId, currency, paidCents, refundedCents } = order;
  const fundedCents = order.fundedCents - order.fundedBackCents;
  const feeCents = order.feeCents - order.feeBackCents;
  const disputedCents = order.withheldCents;
  const amountCents = paidCents + fundedCents - feeCents - refundedCents - disputedCents;
  return {
    ...{ sellerId, orderId, checkoutId, currency, causeId: orderId },
    facts: { kind: 'release', paidCents, fundedCents, feeCents, refundedCents, disputedCents, amountCents },
    entries: entriesOf({ seller_reserved: amountCents, seller_payable: -amountCents }),
  };
}

/** A payout as the ledger books it. */
export interface BookedPayout {
  sellerId: string;
  payoutId: string;
  kind: 'balance' | 'test';
  amountCents: number;
  currency: string;
  last4: string;
}

const booking = (
  { sellerId, payoutId, currency }: BookedPayout,
  facts: LedgerFacts,
  entries: Record<string, number>,
): LedgerTransaction => ({
  ...{ sellerId, currency, causeId: payoutId, checkoutId: null, orderId: null },
  facts,
  entries: entriesOf(entries),
});

/** [PAY-04, INV-04] A payout is asked for: its money is the seller's balance no more. */
export const requestPayout = (payout: BookedPayout): LedgerTransaction =>
  booking(
    payout,
    {
      kind: payout.kind === 'test' ? 'test_payout' : 'payout',
      amountCents: payout.amountCents,
      last4: payout.last4,
    },
    { seller_payable: payout.amountCents, payouts_in_transit: -payout.amountCents },
  );

/** It has arrived at the seller's bank. */
export const arrivePayout = (payout: BookedPayout): LedgerTransaction =>
  booking(
    payout,
    { kind: 'payout_paid', amountCents: payout.amountCents },
    { payouts_in_transit: payout.amountCents, provider_clearing: -payout.amountCents },
  );

/** It failed, before it arrived or, as banks do, some days after: its money is the seller's balance again. */
export const returnPayout = (payout: BookedPayout, hadArrived: boolean): LedgerTransaction =>
  booking(
    payout,
    { kind: 'payout_returned', amountCents: payout.amountCents, last4: payout.last4 },
    {
      [hadArrived ? 'provider_clearing' : 'payouts_in_transit']: payout.amountCents,
      seller_payable: -payout.amountCents,
    },
  );

interface BoughtLabel {
  sellerId: string;
  orderId: string;
  parcelId: string;
  currency: string;
  costCents: number;
  carrier: string;
  service: string;
  /** Who pays it, where it is for pieces on their way back. */
  wayBack?: 'maker' | 'buyer';
}

/** [ORD-03] A label is paid from what is the seller's to be paid out, and given back to it unused. The same parcel books each once. */
export function bookLabel(kind: 'label' | 'label_refund', label: BoughtLabel): LedgerTransaction[] {
  const { sellerId, orderId, parcelId, currency, costCents, carrier, service, wayBack } = label;
  const cents = kind === 'label' ? costCents : 0 - costCents;
  return [
    {
      ...{ sellerId, orderId, causeId: parcelId, checkoutId: null, currency },
      facts:
        kind === 'label' && wayBack
          ? { kind, costCents, carrier, service, wayBack }
          : { kind, costCents, carrier, service },
      entries: entriesOf({ seller_payable: cents, labels_payable: 0 - cents }),
    },
  ].filter(hasEntries);
}
