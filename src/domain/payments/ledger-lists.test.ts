import { expect, test } from 'vitest';
import { reserveDispute, loseDispute, winDispute } from './dispute-ledger.ts';
import { balanceOf, chargeLate, chargeOrder, type LedgerTransaction, refundOrder, sendRefund } from './ledger.ts';
import { type LedgerKind, ledgerKinds, type LedgerList, ledgerLists } from './model.ts';
import {
  arrivePayout,
  bookLabel,
  requestPayout,
  type BookedPayout,
  releaseOrder,
  returnPayout,
} from './payout-ledger.ts';

const payment = { checkoutId: 'checkout', currency: 'EUR' };
const whose = { sellerId: 'ana', orderId: 'order' };
const order = {
  ...{ ...payment, ...whose, paidCents: 6000, fundedCents: 600, fundedLeftCents: 600, feeCents: 390, percent: 6.5 },
  ...{
    refundedCents: 0,
    disputedCents: 0,
    feeLeftCents: 390,
    subsidyCents: 1_000_000,
    disputeCostCents: 0,
    isReleased: false,
  },
};
const part = { ...whose, ownCents: 3000, promisedCents: 500, providerFeeCents: 2000 };
const withheld = { ...part, fundedCents: 300, feeCents: 195 };
const payout: BookedPayout = {
  ...{ sellerId: 'ana', payoutId: 'payout', kind: 'balance', amountCents: 700, currency: 'EUR', last4: '3000' },
};

const label = {
  ...{ ...whose, parcelId: 'parcel', currency: 'EUR', costCents: 450, carrier: 'Post', service: 'Letter' },
};

/** A maker's books in which everything happened, each with another sum. */
const books: readonly LedgerTransaction[] = [
  ...chargeOrder(
    {
      ...{ ...whose, subtotalCents: 5600, shippingCents: 490, taxCents: 70, discountCents: 160 },
      ...{ containedTaxCents: 958, fundedCents: 60 },
    },
    payment,
    6.5,
  ),
  ...refundOrder(order, { refundId: 'refund', amountCents: 2000 }),
  sendRefund({ ...whose, ...payment, causeId: 'refund' }, 2000),
  chargeLate(payment, 710),
  releaseOrder({ ...order, fundedBackCents: 100, feeBackCents: 65, withheldCents: 40 }),
  ...reserveDispute(order, 'du', part).booked,
  ...winDispute({ ...order, subsidyCents: 0 }, 'du', { withheld: { ...withheld, ownCents: 2900 }, givenCents: 3400 }),
  ...loseDispute(order, 'du', { withheld, settledCents: 400 }),
  ...bookLabel('label', label),
  ...bookLabel('label_refund', { ...label, costCents: 30 }),
  requestPayout(payout),
  requestPayout({ ...payout, kind: 'test', amountCents: 100 }),
  arrivePayout({ ...payout, amountCents: 300 }),
  returnPayout({ ...payout, amountCents: 90 }, true),
];

/** What of a transaction is the maker's, on the way or to be paid out. */
const ownOf = ({ entries }: LedgerTransaction): number =>
  0 - (entries.seller_reserved ?? 0) - (entries.seller_payable ?? 0);
const listed = (list: LedgerList): number =>
  books.filter(({ facts }) => ledgerLists[list].includes(facts.kind)).reduce((sum, booked) => sum + ownOf(booked), 0);

test('[PAY-03, UX-93] the list of all has every kind that changes what is a maker’s', () => {
  const kindsOf = (those: readonly LedgerTransaction[]): LedgerKind[] => [
    ...new Set(those.map(({ facts }) => facts.kind)),
  ];
  expect(kindsOf(books).toSorted()).toEqual(ledgerKinds.toSorted());
  const { all, ...others } = ledgerLists;
  expect(all.toSorted()).toEqual(kindsOf(books.filter((booked) => ownOf(booked) !== 0)).toSorted());
  expect(Object.values(others).flat().toSorted()).toEqual(all.toSorted());
});

test('[PAY-03, UX-93, INV-04] the lines of each list come to its figure of the balance', () => {
  const sums = books.flatMap(({ entries, facts: { kind } }) =>
    (Object.keys(entries) as (keyof typeof entries)[]).map((account) => ({
      account,
      kind,
      amountCents: entries[account] ?? 0,
    })),
  );
  const balance = balanceOf(sums);
  expect({
    all: listed('all'),
    sales: listed('sales'),
    fees: listed('fees'),
    refunds: listed('refunds'),
    disputes: listed('disputes'),
    payouts: listed('payouts'),
  }).toEqual({
    all: balance.balanceCents + balance.reservedCents,
    sales: balance.paidCents + balance.fundedCents + balance.fundedBackCents,
    fees: 0 - balance.feesCents,
    refunds: 0 - balance.refundedCents - balance.fundedBackCents,
    disputes: 0 - balance.disputedCents,
    payouts: 0 - balance.paidOutCents - balance.inTransitCents,
  });
});
