import { expect, test } from 'vitest';
import {
  bookExcess,
  type DisputePart,
  reserveDispute,
  loseDispute,
  splitDispute,
  winDispute,
  type WithheldPart,
} from './dispute-ledger.ts';
import { isInquiry, needsResponse, disputeStatusSchema } from './dispute-model.ts';
import { type ChargedOrder, chargeLate, chargeOrder, refundOrder, sendRefund } from './ledger.ts';
import { arrivePayout, requestPayout, releaseOrder, returnPayout } from './payout-ledger.ts';

/* What each act books, whole: every field and every account, each sum another one. */

const payment = { checkoutId: 'checkout', currency: 'EUR' };
const whose = { sellerId: 'ana', orderId: 'order' };
const order: ChargedOrder = {
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
const of = (causeId: string) => ({ ...whose, ...payment, causeId });

test('[PAY-03, INV-01] a sale books what was paid and its fee under its order and its payment', () => {
  const sums = {
    ...{ subtotalCents: 5600, shippingCents: 490, taxCents: 70, discountCents: 160 },
    ...{ containedTaxCents: 958, fundedCents: 60 },
  };
  expect(chargeOrder({ ...whose, ...sums }, payment, 6.5)).toEqual([
    {
      ...of('order'),
      facts: { kind: 'charge', ...sums, paidCents: 6000 },
      entries: { provider_clearing: 6000, platform_promotions: 60, seller_reserved: -6060 },
    },
    {
      ...of('order'),
      facts: { kind: 'fee', percent: 6.5, paidCents: 6000, feeCents: 390 },
      entries: { seller_reserved: 390, platform_fees: -390 },
    },
  ]);
});

test('[PAY-04, INV-01] a refund books its sum and its part of the fee, then its sending', () => {
  const before = { ...order, refundedCents: 1000, disputedCents: 500, fundedLeftCents: 450, feeLeftCents: 292 };
  const [refund, fee] = refundOrder(before, { refundId: 'refund', amountCents: 2000 });
  const known = { paidCents: 6000, refundedCents: 3500 };
  expect([refund, fee]).toEqual([
    {
      ...of('refund'),
      facts: { kind: 'refund', amountCents: 2000, fundedCents: 200, ...known },
      entries: { seller_reserved: 2200, platform_promotions: -200, refunds_payable: -2000 },
    },
    {
      ...of('refund'),
      // 3500 and 1500 of 6000 of 390 are 227.5 and 97.5.
      facts: { kind: 'fee_refund', percent: 6.5, chargedFeeCents: 390, feeCents: 130, ...known },
      entries: { platform_fees: 130, seller_reserved: -130 },
    },
  ]);
  expect(sendRefund(of('refund'), 2000)).toEqual({
    ...of('refund'),
    facts: { kind: 'refund_sent', amountCents: 2000 },
    entries: { refunds_payable: 2000, provider_clearing: -2000 },
  });
});

test('[INV-08] money that came too late is nobody’s but the buyer’s', () => {
  expect(chargeLate(payment, 700)).toEqual({
    ...{ sellerId: '', orderId: null, causeId: 'checkout', ...payment },
    facts: { kind: 'late_charge', paidCents: 700 },
    entries: { provider_clearing: 700, refunds_payable: -700 },
  });
});

test('[PAY-04] an order is released with what it brought, less what went back of it', () => {
  const given = { refundedCents: 1000, fundedBackCents: 100, feeBackCents: 65, withheldCents: 40 };
  // 6000 + 500 − 325 − 1000 − 40
  expect(releaseOrder({ ...order, ...given })).toEqual({
    ...of('order'),
    facts: {
      ...{ kind: 'release', paidCents: 6000, fundedCents: 500, feeCents: 325, refundedCents: 1000 },
      ...{ disputedCents: 40, amountCents: 5135 },
    },
    entries: { seller_reserved: 5135, seller_payable: -5135 },
  });
});

test('[PAY-04, INV-04] a payout is asked for, arrives, or comes back from where it was', () => {
  const payout = { sellerId: 'ana', payoutId: 'payout', kind: 'balance', amountCents: 700, last4: '3000' } as const;
  const request = { ...payout, currency: 'EUR' };
  const base = { sellerId: 'ana', causeId: 'payout', currency: 'EUR', checkoutId: null, orderId: null };
  const entries = { seller_payable: 700, payouts_in_transit: -700 };
  expect(requestPayout(request)).toEqual({
    ...base,
    facts: { kind: 'payout', amountCents: 700, last4: '3000' },
    entries,
  });
  expect(requestPayout({ ...request, kind: 'test' }).facts.kind).toBe('test_payout');
  expect(arrivePayout(request)).toEqual({
    ...base,
    facts: { kind: 'payout_paid', amountCents: 700 },
    entries: { payouts_in_transit: 700, provider_clearing: -700 },
  });
  const facts = { kind: 'payout_returned', amountCents: 700, last4: '3000' };
  expect([true, false].map((hadArrived) => returnPayout(request, hadArrived))).toEqual([
    { ...base, facts, entries: { provider_clearing: 700, seller_payable: -700 } },
    { ...base, facts, entries: { payouts_in_transit: 700, seller_payable: -700 } },
  ]);
});

const part: DisputePart = { ...whose, ownCents: 3000, promisedCents: 500, providerFeeCents: 2000 };
const withheld: WithheldPart = { ...part, fundedCents: 300, feeCents: 195 };

test('[PAY-03, INV-03] a dispute is held with its parts, where the money of its order is', () => {
  const { withheld: reserved, booked } = reserveDispute(order, 'du', part);
  expect(reserved).toEqual(withheld);
  const facts = { kind: 'dispute', amountCents: 3500, ownCents: 3000, promisedCents: 500 };
  expect(booked).toEqual([
    {
      ...of('du'),
      facts: { ...facts, fundedCents: 300, feeCents: 195, providerFeeCents: 2000 },
      entries: {
        ...{ disputes_at_provider: 5500, provider_clearing: -5500, seller_reserved: 3105, seller_payable: 2000 },
        disputes_withheld: -5105,
      },
    },
  ]);
  const released = reserveDispute({ ...order, isReleased: true }, 'du', part).booked;
  expect(released[0]?.entries).toMatchObject({ seller_payable: 5105 });
  expect(reserveDispute(order, 'du', { ...part, ownCents: 0, promisedCents: 0, providerFeeCents: 0 }).booked).toEqual(
    [],
  );
  expect(() => reserveDispute(order, 'du', { ...part, ownCents: -1 })).toThrow('dispute du of -1: 0 of 6000 went back');
  expect(() => reserveDispute({ ...order, refundedCents: 3001 }, 'du', part)).toThrow(
    'dispute du of 3000: 3001 of 6000',
  );
});

test('[PAY-03] a dispute that is won gives all back', () => {
  const facts = { kind: 'dispute_won', amountCents: 3500, ownCents: 3000, fundedCents: 300, feeCents: 195 };
  expect(winDispute(order, 'du', { withheld, givenCents: 3500 })).toEqual([
    {
      ...of('du'),
      facts: { ...facts, providerFeeCents: 2000, costCents: 2000 },
      entries: {
        ...{ disputes_at_provider: -5500, provider_clearing: 3500, dispute_costs: 2000, seller_reserved: -3105 },
        ...{ seller_payable: -2000, disputes_withheld: 5105 },
      },
    },
  ]);
  const nothing = { ...withheld, ownCents: 0, promisedCents: 0, providerFeeCents: 0, fundedCents: 0, feeCents: 0 };
  expect(winDispute(order, 'du', { withheld: nothing, givenCents: 0 })).toEqual([]);
  expect(loseDispute(order, 'du', { withheld: nothing, settledCents: 0 })).toEqual([]);
});

test('[PAY-03, INV-03] a lost dispute costs the marketplace its fee', () => {
  const facts = { kind: 'dispute_lost', amountCents: 3500, fundedCents: 300, feeCents: 195, providerFeeCents: 2000 };
  expect(loseDispute(order, 'du', { withheld, settledCents: 400 })).toEqual([
    {
      ...of('du'),
      facts: { ...facts, costCents: 100 },
      entries: {
        ...{ disputes_at_provider: -5500, disputes_withheld: 5105, platform_promotions: -300, platform_fees: 195 },
        ...{ refunds_payable: 400, dispute_costs: 100 },
      },
    },
  ]);
});

test('[INV-03] what no order bears of a dispute is on the marketplace’s account', () => {
  const base = { sellerId: '', orderId: null, causeId: 'du', ...payment };
  const none = { fundedCents: 0, feeCents: 0, providerFeeCents: 0 };
  const book = (becomes: 'taken' | 'given' | 'gone', owedCents?: number) =>
    bookExcess(payment, 'du', { cents: 900, becomes, ...(owedCents === undefined ? {} : { owedCents }) });
  expect(book('taken')).toEqual([
    {
      ...base,
      facts: { kind: 'dispute', amountCents: 900, ownCents: 0, promisedCents: 0, ...none },
      entries: { disputes_at_provider: 900, provider_clearing: -900 },
    },
  ]);
  expect(book('given')).toEqual([
    {
      ...base,
      facts: { kind: 'dispute_won', amountCents: 900, ownCents: 0, costCents: 0, ...none },
      entries: { disputes_at_provider: -900, provider_clearing: 900 },
    },
  ]);
  const gone = (costCents: number) => ({ kind: 'dispute_lost', amountCents: 900, costCents, ...none });
  expect(book('gone')).toEqual([
    { ...base, facts: gone(900), entries: { disputes_at_provider: -900, dispute_costs: 900 } },
  ]);
  expect(book('gone', 200)).toEqual([
    { ...base, facts: gone(700), entries: { disputes_at_provider: -900, refunds_payable: 200, dispute_costs: 700 } },
  ]);
  expect(bookExcess(payment, 'du', { cents: 0, becomes: 'gone' })).toEqual([]);
});

test('[INV-03] a dispute of promised money alone splits the provider’s fee evenly', () => {
  const orders = [
    { sellerId: 'ana', orderId: 'a', leftCents: 0, unsentCents: [300, 200] },
    { sellerId: 'bea', orderId: 'b', leftCents: 0, unsentCents: [400] },
  ];
  expect(splitDispute({ amountCents: 500, feeCents: 21 }, orders)).toEqual({
    parts: [
      { sellerId: 'ana', orderId: 'a', ownCents: 0, promisedCents: 500, providerFeeCents: 11 },
      { sellerId: 'bea', orderId: 'b', ownCents: 0, promisedCents: 0, providerFeeCents: 10 },
    ],
    excessCents: 0,
  });
  // One cent more than the second refund of the first order is not there: it waits, and the other order has nothing.
  const { parts, excessCents } = splitDispute({ amountCents: 499, feeCents: 0 }, orders);
  expect([parts.map(({ promisedCents }) => promisedCents), excessCents]).toEqual([[300, 0], 199]);
  expect(splitDispute({ amountCents: 700, feeCents: 0 }, orders).excessCents).toBe(200);
});

test('[PAY-03] an inquiry took nothing yet, and the bank waits for an answer in two states', () => {
  const those = (holds: (status: (typeof disputeStatusSchema.options)[number]) => boolean) =>
    disputeStatusSchema.options.filter(holds);
  expect(those(isInquiry)).toEqual(['warning_needs_response', 'warning_under_review', 'warning_closed']);
  expect(those(needsResponse)).toEqual(['warning_needs_response', 'needs_response']);
});
