import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_CENTS, percentOf } from '../core/money.ts';
import { explainTransaction } from './explain-transaction.ts';
import {
  balanceOf,
  chargeLate,
  type ChargedOrder,
  chargeOrder,
  type LedgerSum,
  type LedgerTransaction,
  type OrderCharge,
  refundOrder,
  sendRefund,
} from './ledger.ts';
import { ledgerFactsSchema } from './model.ts';

const payment = { checkoutId: 'checkout-1', currency: 'EUR' };
const mug: OrderCharge = {
  sellerId: 'ana',
  orderId: 'order-1',
  subtotalCents: 5600,
  shippingCents: 490,
  taxCents: 0,
  discountCents: 0,
  containedTaxCents: 0,
  fundedCents: 0,
};
/** An order after its refunds. */
const chargedOf = (order: OrderCharge, percent: number, refunds: readonly LedgerTransaction[] = []): ChargedOrder => {
  const facts = refunds.flatMap((each) => (each.facts.kind === 'refund' ? [each.facts] : []));
  const paidCents = order.subtotalCents - order.discountCents + order.shippingCents + order.taxCents;
  const { sellerId, orderId, fundedCents } = order;
  const feeCents = percentOf(paidCents, percent);
  const fundedLeftCents = facts.reduce((left, refund) => left - refund.fundedCents, fundedCents);
  const fees = refunds.flatMap((each) => (each.facts.kind === 'fee_refund' ? [each.facts.feeCents] : []));
  const feeLeftCents = fees.reduce((left, cents) => left - cents, feeCents);
  const gone = {
    feeLeftCents,
    refundedCents: facts.at(-1)?.refundedCents ?? 0,
    disputedCents: 0,
    labelsCents: 0,
    fundedLeftCents,
    subsidyCents: 1_000_000,
    disputeCostCents: 0,
  };
  return { ...payment, sellerId, orderId, paidCents, fundedCents, feeCents, percent, ...gone, isReleased: false };
};
const sumsOf = (booked: readonly LedgerTransaction[]): LedgerSum[] =>
  booked.flatMap(({ facts, entries }) =>
    Object.entries(entries).map(([account, amountCents]) => ({
      account: account as LedgerSum['account'],
      kind: facts.kind,
      amountCents,
    })),
  );
const isBalanced = ({ entries }: LedgerTransaction): boolean =>
  Object.values(entries).length > 1 && Object.values(entries).reduce((sum, cents) => sum + cents, 0) === 0;

test('[PAY-03, PAY-04] a sale brings what the buyer paid, and costs 6.5 % of pieces and postage', () => {
  const [charge, fee] = chargeOrder(mug, payment, 6.5);
  expect(charge?.entries).toEqual({ provider_clearing: 6090, seller_reserved: -6090 });
  // 6.5 % of 60.90 is 3.9585.
  expect(fee?.entries).toEqual({ seller_reserved: 396, platform_fees: -396 });
  expect(fee && explainTransaction(fee.facts, 'maker')).toBe(
    '6.5 % of €60.90, which the buyer paid for pieces and postage.',
  );
});

test('[PAY-04] a fee of half a cent is rounded up; where the fee is nothing, nothing is booked', () => {
  const fees = [1, 100, 0].map((subtotalCents) =>
    chargeOrder({ ...mug, subtotalCents, shippingCents: 0 }, payment, 50)
      .filter(({ facts }) => facts.kind === 'fee')
      .map(({ entries }) => entries.platform_fees),
  );
  expect(fees).toEqual([[-1], [-50], []]);
  expect(chargeOrder(mug, payment, 0).map(({ facts }) => facts.kind)).toEqual(['charge']);
});

test('[PAY-03] a shop’s own code lowers what it gets', () => {
  const own = chargeOrder({ ...mug, discountCents: 600 }, payment, 10);
  const funded = chargeOrder({ ...mug, discountCents: 600, fundedCents: 600 }, payment, 10);
  expect(own.map(({ entries }) => entries.seller_reserved)).toEqual([-5490, 549]);
  expect(funded[0]?.entries).toEqual({ provider_clearing: 5490, platform_promotions: 600, seller_reserved: -6090 });
  expect(funded[1]?.entries.seller_reserved).toBe(549);
});

test('[PAY-04] three refunds of a whole order return exactly its fee', () => {
  const order = { ...mug, subtotalCents: 1000, shippingCents: 0, discountCents: 100, fundedCents: 100 };
  const back: LedgerTransaction[] = [];
  for (const refundId of ['one', 'two', 'three'])
    back.push(...refundOrder(chargedOf(order, 6.5, back), { refundId, amountCents: 300 }));
  // The fee was 58.5, so 59: of thirds 19.67 each, 39.33 after two.
  expect(back.map(({ entries }) => entries.platform_fees).filter(Boolean)).toEqual([20, 19, 20]);
  expect(balanceOf(sumsOf([...chargeOrder(order, payment, 6.5), ...back]))).toEqual({
    balanceCents: 0,
    reservedCents: 0,
    inTransitCents: 0,
    paidOutCents: 0,
    paidCents: 900,
    fundedCents: 0,
    fundedBackCents: 100,
    feesCents: 0,
    refundedCents: 900,
    disputedCents: 0,
    labelsCents: 0,
  });
});

test('[PAY-04] with pieces goes what the marketplace had added to them', () => {
  const order = { ...mug, subtotalCents: 22_000, discountCents: 2000, fundedCents: 2000, shippingCents: 0 };
  const back = (fundedCents: number, cents: number) =>
    refundOrder(chargedOf(order, 0), { refundId: 'one', amountCents: cents, items: { cents, fundedCents } })[0]
      ?.entries;
  expect(back(0, 10_000)).toEqual({ seller_reserved: 10_000, refunds_payable: -10_000 });
  expect(back(2000, 10_000)).toMatchObject({ seller_reserved: 12_000, platform_promotions: -2000 });
});

test('[INV-03] no refund is booked above what was paid, of nothing, or below nothing', () => {
  const before = refundOrder(chargedOf(mug, 6.5), { refundId: 'refund_0', amountCents: 90 });
  for (const amountCents of [6091 - 90, 0, -5, Number.NaN])
    expect(
      () => refundOrder(chargedOf(mug, 6.5, before), { refundId: 'refund_1', amountCents }),
      String(amountCents),
    ).toThrow(RangeError);
  expect(refundOrder(chargedOf(mug, 6.5, before), { refundId: 'refund_1', amountCents: 6000 })).toHaveLength(2);
});

test('[INV-08] money that came too late is owed to the buyer until it is sent', () => {
  const late = chargeLate(payment, 6090);
  const sent = sendRefund({ ...payment, sellerId: '', orderId: null, causeId: 'checkout-1' }, 6090);
  expect(late.entries).toEqual({ provider_clearing: 6090, refunds_payable: -6090 });
  expect(sent.entries).toEqual({ refunds_payable: 6090, provider_clearing: -6090 });
});

const cents = (max: number) => fc.oneof(fc.integer({ min: 0, max: Math.min(max, 5000) }), fc.integer({ min: 0, max }));
const orders = fc
  .record({ subtotalCents: cents(MAX_CENTS), shippingCents: cents(5000), off: fc.nat(100), isFunded: fc.boolean() })
  .map(({ subtotalCents, shippingCents, off, isFunded }): OrderCharge => {
    const itemsCents = Math.min(subtotalCents, MAX_CENTS - shippingCents);
    const discountCents = percentOf(itemsCents, off);
    return {
      ...mug,
      subtotalCents: itemsCents,
      shippingCents,
      discountCents,
      fundedCents: isFunded ? discountCents : 0,
    };
  });
const percents = fc.integer({ min: 0, max: 9999 }).map((hundredths) => hundredths / 100);

/** Refunds of the order as shares of what is left each time, in hundredths. */
function refunded(order: OrderCharge, percent: number, shares: readonly number[]): LedgerTransaction[] {
  const { paidCents } = chargedOf(order, percent);
  const booked: LedgerTransaction[] = [];
  for (const [index, share] of shares.entries()) {
    const charged = chargedOf(order, percent, booked);
    const amountCents = percentOf(paidCents - charged.refundedCents, share);
    if (amountCents > 0) booked.push(...refundOrder(charged, { refundId: `refund_${index}`, amountCents }));
  }
  return booked;
}

test('[INV-01, INV-04] whatever is bought, taken off and given back: each transaction sums to zero', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(orders, percents, fc.array(fc.nat(100), { maxLength: 5 })), { maxLength: 6 }),
      (all) => {
        const booked = all.flatMap(([order, percent, shares]) => [
          ...chargeOrder(order, payment, percent),
          ...refunded(order, percent, shares),
        ]);
        for (const transaction of booked) {
          expect(isBalanced(transaction), JSON.stringify(transaction)).toBe(true);
          expect(ledgerFactsSchema.parse(transaction.facts)).toEqual(transaction.facts);
          expect(explainTransaction(transaction.facts, 'maker')).not.toMatch(/NaN|undefined/);
          // An administrator reads of somebody else's money.
          for (const reader of ['maker', 'administrator'] as const)
            expect(explainTransaction(transaction.facts, reader, 'de')).not.toMatch(
              reader === 'maker' ? /NaN|undefined/ : /NaN|undefined|\bdu\b|\bdein|\bdir\b|\bdich\b/,
            );
          expect(explainTransaction(transaction.facts, 'administrator')).not.toMatch(
            /NaN|undefined|\byours?\b|\byou\b/,
          );
        }
        const { reservedCents, feesCents, refundedCents, paidCents, fundedCents } = balanceOf(sumsOf(booked));
        expect(paidCents).toBe(all.reduce((sum, [order, percent]) => sum + chargedOf(order, percent).paidCents, 0));
        expect(reservedCents + feesCents + refundedCents).toBe(paidCents + fundedCents);
        for (const cost of [feesCents, refundedCents, fundedCents]) expect(cost).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test('[PAY-04] in whatever parts all of an order goes back', () => {
  fc.assert(
    fc.property(orders, percents, fc.array(fc.nat(100), { maxLength: 5 }), (order, percent, shares) => {
      const booked = [...chargeOrder(order, payment, percent), ...refunded(order, percent, [...shares, 100])];
      const { paidCents } = chargedOf(order, percent);
      const balance = balanceOf(sumsOf(booked));
      expect([balance.feesCents, balance.refundedCents]).toEqual([0, paidCents]);
      if (paidCents > 0) expect([balance.reservedCents, balance.fundedCents]).toEqual([0, 0]);
      for (const { facts } of booked) if (facts.kind === 'fee_refund') expect(facts.feeCents).toBeGreaterThan(0);
    }),
  );
});
