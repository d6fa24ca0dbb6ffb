import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentOf } from '../core/money.ts';
import {
  bookExcess,
  type DisputedOrder,
  type WithheldPart,
  holdDispute,
  loseDispute,
  splitDispute,
  winDispute,
} from './dispute-ledger.ts';
import { explainTransaction } from './explain-transaction.ts';
import {
  balanceOf,
  type ChargedOrder,
  chargeOrder,
  type LedgerTransaction,
  refundOrder,
  sendRefund,
} from './ledger.ts';
import { ledgerFactsSchema } from './model.ts';
import { askPayout, releaseOrder } from './payout-ledger.ts';

const payment = { checkoutId: 'checkout-1', currency: 'EUR' };
const mug: ChargedOrder = {
  ...payment,
  ...{ sellerId: 'ana', orderId: 'order-1', paidCents: 6000, fundedCents: 0, feeCents: 390, percent: 6.5 },
  ...{ refundedCents: 0, disputedCents: 0, isReleased: false },
};
const whole = { sellerId: 'ana', orderId: 'order-1', ownCents: 6000, promisedCents: 0, providerFeeCents: 2000 };

test('[PAY-03] while a dispute is open its money is held back from the seller, its fee of the marketplace with it, and the provider’s fee', () => {
  const { withheld, booked } = holdDispute(mug, 'du_1', whole);
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
  expect(loseDispute(mug, 'du_1', { withheld, settledCents: 0 })[0]?.entries).toEqual({
    disputes_at_provider: -8000,
    disputes_withheld: 7610,
    platform_fees: 390,
  });
});

test('[PAY-04] an order that was released meanwhile is paid back where its money is', () => {
  const { withheld } = holdDispute(mug, 'du_1', whole);
  const won = winDispute({ ...mug, isReleased: true }, 'du_1', { withheld, givenCents: 8000 });
  expect(won[0]?.entries).toMatchObject({ seller_payable: -7610, provider_clearing: 8000 });
});

test('[INV-03] a dispute takes first what nobody promised back, then refunds that wait, and the rest is the marketplace’s', () => {
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
  expect(() => holdDispute({ ...mug, refundedCents: 1 }, 'du_1', whole)).toThrow(RangeError);
});

const acts = fc.array(
  fc.record({
    act: fc.constantFrom('buy', 'refund', 'send', 'release', 'dispute', 'dispute', 'win', 'lose', 'pay'),
    one: fc.nat(100_000),
    two: fc.nat(1000),
  }),
  { maxLength: 40 },
);

interface Sold extends ChargedOrder {
  unsent: { id: string; cents: number }[];
  sentCents: number;
  fundedBackCents: number;
  feeBackCents: number;
  withheldCents: number;
  lostCents: number;
}
interface Open {
  id: string;
  orders: Sold[];
  withheld: WithheldPart[];
  excessCents: number;
  takenCents: number;
  feeCents: number;
}

/** A shop's world as it should be: what buyers and the provider have, kept beside the ledger. */
class World {
  orders: Sold[] = [];
  disputes: Open[] = [];
  ids = 0;
  paidOut = 0;
  /** What the card provider has of ours. */
  atProvider = 0;
  booked: LedgerTransaction[] = [];

  get payable(): number {
    return 0 - this.booked.reduce((sum, { entries }) => sum + (entries.seller_payable ?? 0), 0);
  }

  isDisputed(order: Sold): boolean {
    return this.disputes.some(({ orders }) => orders.includes(order));
  }

  step({ act, one, two }: { act: string; one: number; two: number }): void {
    const order = this.orders[two % Math.max(1, this.orders.length)];
    this.ids += 1;
    if (act === 'buy') this.buy(one, two);
    else if (act === 'pay') this.pay();
    else if (act === 'win' || act === 'lose') this.end(act, one);
    else if (!order) return;
    else if (act === 'release') this.release(order);
    else if (act === 'dispute') this.dispute(order, one);
    else if (act === 'refund') this.refund(order, one);
    else if (act === 'send' && !this.isDisputed(order)) this.send(order);
  }

  buy(one: number, two: number): void {
    const paidCents = 1 + one;
    const fundedCents = two % 3 === 0 ? one % 700 : 0;
    const percent = (two % 200) / 10;
    const orderId = `order-${this.ids}`;
    const base = { sellerId: 'ana', orderId, shippingCents: 0, taxCents: 0, containedTaxCents: 0, fundedCents };
    const sums = { subtotalCents: paidCents + fundedCents, discountCents: fundedCents };
    this.booked.push(...chargeOrder({ ...base, ...sums }, payment, percent));
    this.atProvider += paidCents;
    this.orders.push({
      ...{
        ...payment,
        sellerId: 'ana',
        orderId,
        paidCents,
        fundedCents,
        percent,
        feeCents: percentOf(paidCents, percent),
      },
      ...{ refundedCents: 0, disputedCents: 0, isReleased: false, unsent: [], sentCents: 0, lostCents: 0 },
      ...{ fundedBackCents: 0, feeBackCents: 0, withheldCents: 0 },
    });
  }

  refund(order: Sold, one: number): void {
    const left = order.paidCents - order.refundedCents - order.disputedCents;
    if (left === 0 || this.isDisputed(order)) return;
    const cents = 1 + (one % left);
    const id = `refund-${this.ids}`;
    const booked = refundOrder(order, { refundId: id, amountCents: cents });
    for (const { facts } of booked) {
      if (facts.kind === 'refund') order.fundedBackCents += facts.fundedCents;
      if (facts.kind === 'fee_refund') order.feeBackCents += facts.feeCents;
    }
    order.refundedCents += cents;
    order.unsent.push({ id, cents });
    this.booked.push(...booked);
  }

  send(order: Sold): void {
    const next = order.unsent.shift();
    if (!next) return;
    order.sentCents += next.cents;
    this.atProvider -= next.cents;
    const { sellerId, orderId } = order;
    this.booked.push(sendRefund({ ...payment, sellerId, orderId, causeId: next.id }, next.cents));
  }

  release(order: Sold): void {
    if (order.isReleased) return;
    this.booked.push(releaseOrder(order));
    order.isReleased = true;
  }

  /** Of one order or of all, for any sum up to more than the provider has. */
  dispute(order: Sold, one: number): void {
    const orders = one % 2 === 0 ? [order] : this.orders;
    const id = `du_${this.ids}`;
    const split = splitDispute(
      { amountCents: 1 + one, feeCents: 2000 },
      orders.map(({ orderId, paidCents, refundedCents, disputedCents, unsent }) => ({
        ...{ sellerId: 'ana', orderId, leftCents: paidCents - refundedCents - disputedCents },
        // Promised money that an open dispute may have given already is not given again.
        unsentCents: this.disputes.length > 0 ? [] : unsent.map(({ cents }) => cents),
      })),
    );
    const withheld = split.parts.map((part, index) => {
      const sold = orders[index] as Sold;
      const one = holdDispute(sold, id, part);
      this.booked.push(...one.booked);
      sold.disputedCents += part.ownCents;
      sold.withheldCents += part.ownCents + one.withheld.fundedCents - one.withheld.feeCents;
      return one.withheld;
    });
    this.booked.push(...bookExcess(payment, id, { cents: split.excessCents, becomes: 'taken' }));
    this.atProvider -= 1 + one + 2000;
    this.disputes.push({
      ...{ id, orders, withheld, excessCents: split.excessCents, takenCents: 1 + one + 2000, feeCents: 2000 },
    });
  }

  end(act: string, one: number): void {
    const [dispute] = this.disputes.splice(one % Math.max(1, this.disputes.length), 1);
    if (!dispute) return;
    const { id, orders, withheld, excessCents } = dispute;
    let given = act === 'win' ? dispute.takenCents - dispute.feeCents : 0;
    this.atProvider += given;
    const takeGiven = (upTo: number): number => {
      const cents = Math.min(given, upTo);
      given -= cents;
      return cents;
    };
    for (const [index, part] of withheld.entries()) {
      const order = orders[index] as Sold;
      if (act === 'win') {
        const givenCents = takeGiven(part.ownCents + part.promisedCents + part.providerFeeCents);
        this.booked.push(...winDispute(order, id, { withheld: part, givenCents }));
        order.disputedCents -= part.ownCents;
        order.withheldCents -= part.ownCents + part.fundedCents - part.feeCents;
      } else {
        let settledCents = 0;
        while (order.unsent[0] && settledCents + order.unsent[0].cents <= part.promisedCents)
          settledCents += order.unsent.shift()?.cents ?? 0;
        order.sentCents += settledCents;
        order.lostCents += part.ownCents;
        this.booked.push(...loseDispute(order, id, { withheld: part, settledCents }));
      }
    }
    const back = takeGiven(excessCents);
    this.booked.push(...bookExcess(payment, id, { cents: back, becomes: 'given' }));
    this.booked.push(...bookExcess(payment, id, { cents: excessCents - back, becomes: 'gone' }));
  }

  pay(): void {
    const amountCents = this.payable;
    if (amountCents < 100) return;
    this.paidOut += amountCents;
    const payout = { sellerId: 'ana', payoutId: `payout-${this.ids}`, kind: 'balance' as const, amountCents };
    this.booked.push(askPayout({ ...payout, currency: 'EUR', last4: '3000' }));
  }
}

const total = (booked: readonly LedgerTransaction[], account: string): number =>
  booked.reduce((sum, { entries }) => sum + ((entries as Record<string, number>)[account] ?? 0), 0);

test('[INV-01, INV-02, INV-03, INV-04] whatever is bought, given back, disputed, won, lost and paid out: the books sum to zero, have what the provider has, and nobody is paid twice', () => {
  fc.assert(
    fc.property(acts, (sequence) => {
      const world = new World();
      for (const act of sequence) {
        world.step(act);
        for (const { paidCents, refundedCents, disputedCents, sentCents, lostCents } of world.orders) {
          expect(refundedCents + disputedCents).toBeLessThanOrEqual(paidCents);
          expect(sentCents + lostCents).toBeLessThanOrEqual(paidCents);
        }
      }
      for (const { facts, entries } of world.booked) {
        expect(Object.values(entries).reduce((sum, cents) => sum + cents, 0)).toBe(0);
        expect(ledgerFactsSchema.parse(facts)).toEqual(facts);
        expect(explainTransaction(facts, 'maker')).not.toMatch(/NaN|undefined/);
        // An administrator reads of somebody else's money.
        for (const reader of ['maker', 'administrator'] as const)
          expect(explainTransaction(facts, reader, 'de')).not.toMatch(
            reader === 'maker' ? /NaN|undefined/ : /NaN|undefined|\bdu\b|\bdein|\bdir\b|\bdich\b/,
          );
        expect(explainTransaction(facts, 'administrator')).not.toMatch(/NaN|undefined|\byours?\b|\byou\b/);
      }
      const own = world.booked.filter(({ sellerId }) => sellerId !== '');
      const balance = balanceOf(
        own.flatMap(({ facts, entries }) =>
          Object.entries(entries).map(([account, amountCents]) => ({ account, kind: facts.kind, amountCents })),
        ) as Parameters<typeof balanceOf>[0],
      );
      const { balanceCents, reservedCents, inTransitCents, paidOutCents, feesCents, refundedCents } = balance;
      expect(
        balanceCents +
          reservedCents +
          inTransitCents +
          paidOutCents +
          feesCents +
          refundedCents +
          balance.disputedCents,
      ).toBe(balance.paidCents + balance.fundedCents);
      expect(total(world.booked, 'provider_clearing')).toBe(world.atProvider);
      expect(total(world.booked, 'disputes_at_provider')).toBe(
        world.disputes.reduce((sum, { takenCents }) => sum + takenCents, 0),
      );
      if (world.disputes.length === 0) expect(total(world.booked, 'disputes_withheld')).toBe(0);
      const reserved = world.orders.filter(({ isReleased }) => !isReleased);
      expect(reservedCents).toBe(
        reserved.reduce(
          (sum, order) =>
            sum +
            (order.paidCents + order.fundedCents - order.feeCents - order.refundedCents - order.withheldCents) -
            order.fundedBackCents +
            order.feeBackCents,
          0,
        ),
      );
    }),
    { numRuns: 3 * (fc.readConfigureGlobal().numRuns ?? 100) },
  );
});

test('[INV-03, PAY-04] in whatever parts refunds and lost disputes take all of an order, its fee and the marketplace’s part go back to the cent', () => {
  fc.assert(
    fc.property(fc.nat(50_000), fc.nat(300), fc.array(fc.nat(100), { maxLength: 5 }), (paid, funded, shares) => {
      const order = { ...mug, paidCents: paid + 1, fundedCents: funded, feeCents: percentOf(paid + 1, 6.5) };
      let [given, fees] = [0, 0];
      for (const [index, share] of [...shares, 100].entries()) {
        const cents = percentOf(order.paidCents - order.refundedCents - order.disputedCents, share);
        if (cents === 0) continue;
        if (index % 2 === 0) {
          const { withheld } = holdDispute(order, `du_${index}`, { ...whole, ownCents: cents });
          given += withheld.fundedCents;
          fees += withheld.feeCents;
          order.disputedCents += cents;
        } else {
          for (const { facts } of refundOrder(order, { refundId: `refund_${index}`, amountCents: cents })) {
            if (facts.kind === 'refund') given += facts.fundedCents;
            if (facts.kind === 'fee_refund') fees += facts.feeCents;
          }
          order.refundedCents += cents;
        }
      }
      expect([given, fees]).toEqual([order.fundedCents, order.feeCents]);
    }),
  );
});

test('[PAY-03] of an order that cost nothing the bank takes nothing, and no part of a fee: its own fee alone is booked', () => {
  const free = { ...mug, paidCents: 0, feeCents: 0 };
  const { withheld, booked } = holdDispute(free, 'du_1', { ...whole, ownCents: 0 });
  expect(withheld).toMatchObject({ fundedCents: 0, feeCents: 0, providerFeeCents: 2000 });
  expect(booked.map(({ entries }) => entries)).toEqual([
    { disputes_at_provider: 2000, provider_clearing: -2000, seller_payable: 2000, disputes_withheld: -2000 },
  ]);
  expect(() => holdDispute(free, 'du_1', { ...whole, ownCents: 1 })).toThrow(RangeError);
});
