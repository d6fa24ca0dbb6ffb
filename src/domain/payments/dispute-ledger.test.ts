import { expect, test } from 'vitest';
import { type DisputedOrder, reserveDispute, loseDispute, splitDispute, winDispute } from './dispute-ledger.ts';
import { type ChargedOrder, refundOrder } from './ledger.ts';

const payment = { checkoutId: 'checkout-1', currency: 'EUR' };
const mug: ChargedOrder = {
  ...payment,
  ...{
    sellerId: 'ana',
    orderId: 'order-1',
    paidCents: 6000,
    fundedCents: 0,
    fundedLeftCents: 0,
    feeCents: 390,
    percent: 6.5,
  },
  ...{
    refundedCents: 0,
    disputedCents: 0,
    feeLeftCents: 390,
    subsidyCents: 1_000_000,
    disputeCostCents: 0,
    isReleased: false,
  },
};
const whole = { sellerId: 'ana', orderId: 'order-1', ownCents: 6000, promisedCents: 0, providerFeeCents: 2000 };

test('[PAY-03] while a dispute is open its money is held back from the seller', () => {
  const { withheld, booked } = reserveDispute(mug, 'du_1', whole);
  expect(booked.map(({ entries }) => entries)).toEqual([
    {
      disputes_at_provider: 8000,
      provider_clearing: -8000,
      seller_reserved: 5610,
      seller_payable: 2000,
      disputes_withheld: -7610,
    },
  ]);
  expect(winDispute(mug, 'du_1', { withheld, givenCents: 6000 })[0]?.entries).toEqual({
    disputes_at_provider: -8000,
    provider_clearing: 6000,
    dispute_costs: 2000,
    seller_reserved: -5610,
    seller_payable: -2000,
    disputes_withheld: 7610,
  });
  const lost = loseDispute(mug, 'du_1', { withheld, settledCents: 0 });
  expect(lost[0]?.entries).toEqual({ disputes_at_provider: -8000, disputes_withheld: 7610, platform_fees: 390 });
});

test('[PAY-03, PAY-04] what a dispute costs beyond the marketplace’s fee is the shop’s', () => {
  const order = { ...mug, subsidyCents: 0 };
  const { withheld } = reserveDispute(order, 'du_1', whole);
  const during = { ...order, disputedCents: 6000, feeLeftCents: 0 };
  const won = winDispute(during, 'du_1', { withheld, givenCents: 6000 });
  expect(won.map(({ entries }) => entries)).toEqual([
    {
      disputes_at_provider: -6390,
      provider_clearing: 6000,
      dispute_costs: 390,
      seller_reserved: -5610,
      seller_payable: -2000,
      disputes_withheld: 7610,
    },
    { seller_payable: 1610, disputes_at_provider: -1610 },
  ]);
  expect(won[1]?.facts).toEqual({ kind: 'dispute_fee', amountCents: 1610, costCents: 2000, bornCents: 390 });
  // When the fee that paid for the dispute goes back, the shop bears that too.
  const after = { ...order, disputeCostCents: 390 };
  const back = refundOrder(after, { refundId: 'r', amountCents: 6000 });
  expect(back.map(({ facts }) => facts.kind)).toEqual(['refund', 'fee_refund', 'dispute_fee']);
  expect(back[2]?.entries).toEqual({ seller_payable: 390, dispute_costs: -390 });
  expect(loseDispute({ ...during, disputeCostCents: 390 }, 'du_1', { withheld, settledCents: 0 })[1]?.entries).toEqual({
    seller_payable: 390,
    disputes_at_provider: -390,
  });
  // Lost, the fee is given up: what the bank took beyond the order is the shop's alone.
  const lost = loseDispute(during, 'du_1', { withheld, settledCents: 0, excessCents: 500 });
  expect(lost.map(({ entries }) => entries.dispute_costs)).toEqual([undefined, undefined]);
  expect(lost[1]?.entries).toEqual({ seller_payable: 500, disputes_at_provider: -500 });
});

test('[PAY-04] an order that was released meanwhile is paid back where its money is', () => {
  const { withheld } = reserveDispute(mug, 'du_1', whole);
  const won = winDispute({ ...mug, isReleased: true }, 'du_1', { withheld, givenCents: 8000 });
  expect(won[0]?.entries).toMatchObject({ seller_payable: -7610, provider_clearing: 8000 });
});

test('[INV-03] a dispute takes first what nobody promised back, then refunds that wait', () => {
  const orders: DisputedOrder[] = [
    { sellerId: 'ana', orderId: 'a', leftCents: 100, unsentCents: [50] },
    { sellerId: 'bea', orderId: 'b', leftCents: 300, unsentCents: [20, 500] },
  ];
  const split = (amountCents: number) => splitDispute({ amountCents, feeCents: 20 }, orders);
  expect(split(200).parts.map(({ ownCents, providerFeeCents }) => [ownCents, providerFeeCents])).toEqual([
    [50, 5],
    [150, 15],
  ]);
  const { parts, excessCents } = split(480);
  expect(parts.map(({ ownCents, promisedCents }) => [ownCents, promisedCents])).toEqual([
    [100, 50],
    [300, 20],
  ]);
  expect(excessCents).toBe(10);
  // The oldest first: a smaller one that was promised later does not go before it.
  const [later] = splitDispute({ amountCents: 130, feeCents: 0 }, [
    { sellerId: 'ana', orderId: 'a', leftCents: 100, unsentCents: [50, 20] },
  ]).parts;
  expect(later?.promisedCents).toBe(0);
  expect(splitDispute({ amountCents: 480, feeCents: 20 }, [])).toEqual({ parts: [], excessCents: 500 });
  expect(() => reserveDispute({ ...mug, refundedCents: 1 }, 'du_1', whole)).toThrow(RangeError);
});

test('[PAY-03] of an order that cost nothing the bank takes nothing', () => {
  const free = { ...mug, paidCents: 0, feeCents: 0 };
  const { withheld, booked } = reserveDispute(free, 'du_1', { ...whole, ownCents: 0 });
  expect(withheld).toMatchObject({ fundedCents: 0, feeCents: 0, providerFeeCents: 2000 });
  expect(booked.map(({ entries }) => entries)).toEqual([
    { disputes_at_provider: 2000, provider_clearing: -2000, seller_payable: 2000, disputes_withheld: -2000 },
  ]);
  expect(() => reserveDispute(free, 'du_1', { ...whole, ownCents: 1 })).toThrow(RangeError);
});
