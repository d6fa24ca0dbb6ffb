import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentOf } from '../core/money.ts';
import { boundOffer, fundedShares } from '../promotions/subsidy.ts';
import { largestRemainder } from '../shops/tax/largest-remainder.ts';
import { reserveDispute, loseDispute, winDispute, type WithheldPart } from './dispute-ledger.ts';
import { type ChargedOrder, chargeOrder, type LedgerTransaction, refundOrder } from './ledger.ts';

const payment = { checkoutId: 'checkout', currency: 'EUR' };
const whose = { sellerId: 'ana', orderId: 'order' };

/** A line with its share of the offer, and what of that the marketplace bears. */
interface Line {
  paidCents: number;
  fundedCents: number;
  isBack: boolean;
}

/** An order as somebody would follow it who counts what comes in and what goes out, and reads accounts alone. */
class Followed {
  booked: LedgerTransaction[] = [];
  order: ChargedOrder;
  lines: Line[];
  /** What banks gave to the buyer. */
  byBankCents = 0;
  open: WithheldPart | null = null;

  constructor(
    prices: readonly { cents: number; isOffered: boolean }[],
    { postage, percent, fee, feeLater, budget }: Terms,
  ) {
    const bases = prices.map(({ cents, isOffered }) => (isOffered ? cents : 0));
    const baseCents = bases.reduce((sum, cents) => sum + cents, 0);
    const offer = boundOffer(percent, fee, [{ sellerId: 'ana', baseCents, budgetCents: budget }]);
    const subsidyCents = offer.subsidies.reduce((sum, { cents }) => sum + Math.max(0, cents), 0);
    const discounts = largestRemainder(percentOf(baseCents, offer.percent), bases);
    const discountCents = discounts.reduce((sum, cents) => sum + cents, 0);
    const subtotalCents = prices.reduce((sum, { cents }) => sum + cents, 0);
    const paidCents = subtotalCents - discountCents + postage;
    const feeCents = percentOf(paidCents, feeLater);
    const funded = fundedShares(discounts, feeCents + subsidyCents);
    const fundedCents = funded.reduce((sum, cents) => sum + cents, 0);
    const sold = { ...whose, subtotalCents, discountCents, fundedCents, shippingCents: postage, taxCents: 0 };
    this.booked.push(...chargeOrder({ ...sold, containedTaxCents: 0 }, payment, feeLater));
    this.lines = prices.map(({ cents }, at) => ({
      ...{ paidCents: cents - (discounts[at] ?? 0), fundedCents: funded[at] ?? 0, isBack: false },
    }));
    this.order = {
      ...{ ...whose, ...payment, paidCents, fundedCents, fundedLeftCents: fundedCents, feeCents, percent: feeLater },
      ...{
        refundedCents: 0,
        disputedCents: 0,
        feeLeftCents: feeCents,
        subsidyCents,
        disputeCostCents: 0,
        isReleased: false,
      },
    };
    this.subsidyCents = subsidyCents;
  }
  subsidyCents: number;

  sum(...accounts: string[]): number {
    return this.booked.reduce(
      (all, { entries }) => accounts.reduce((sum, name) => sum + (entries[name as 'platform_fees'] ?? 0), all),
      0,
    );
  }
  /** What the seller and the buyer have together beyond what they had before. */
  get gain(): number {
    return -this.sum('seller_reserved', 'seller_payable', 'refunds_payable') + this.byBankCents - this.order.paidCents;
  }
  get left(): number {
    return this.order.paidCents - this.order.refundedCents - this.order.disputedCents;
  }
  refund(cents: number, line?: Line): void {
    const amountCents = Math.min(cents, this.left);
    if (amountCents <= 0 || this.open || line?.isBack) return;
    if (line) line.isBack = true;
    const items = line && { cents: line.paidCents, fundedCents: line.fundedCents };
    const booked = refundOrder(this.order, {
      refundId: `r${this.booked.length}`,
      amountCents,
      ...(items && { items }),
    });
    for (const { facts } of booked) {
      if (facts.kind === 'refund') this.order.fundedLeftCents -= facts.fundedCents;
      if (facts.kind === 'fee_refund') this.order.feeLeftCents -= facts.feeCents;
    }
    this.order.refundedCents += amountCents;
    this.booked.push(...booked);
    this.order.disputeCostCents = this.sum('dispute_costs');
  }
  dispute(cents: number): void {
    const ownCents = Math.min(cents, this.left);
    if (ownCents <= 0 || this.open) return;
    const part = { ...whose, ownCents, promisedCents: 0, providerFeeCents: 2000 };
    const { withheld, booked } = reserveDispute(this.order, `d${this.booked.length}`, part);
    this.booked.push(...booked);
    this.open = withheld;
    this.byBankCents += ownCents;
    this.order.disputedCents += ownCents;
    this.order.fundedLeftCents -= withheld.fundedCents;
    this.order.feeLeftCents -= withheld.feeCents;
  }
  /** `excessCents`: what the bank took beyond what the order had. */
  decide(isWon: boolean, excessCents: number): void {
    const { open, order } = this;
    if (!open) return;
    const id = `e${this.booked.length}`;
    if (isWon) {
      this.booked.push(...winDispute(order, id, { withheld: open, givenCents: open.ownCents, excessCents }));
      this.byBankCents -= open.ownCents;
      order.disputedCents -= open.ownCents;
      order.fundedLeftCents += open.fundedCents;
      order.feeLeftCents += open.feeCents;
    } else this.booked.push(...loseDispute(order, id, { withheld: open, settledCents: 0, excessCents }));
    order.disputeCostCents = this.sum('dispute_costs');
    this.open = null;
  }
}

interface Terms {
  postage: number;
  percent: number;
  fee: number;
  /** The fee when it is paid: it may have changed since the mail. */
  feeLater: number;
  budget: number;
}

const fees = fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100);
const operations = fc.record({ act: fc.constantFrom('line', 'amount', 'dispute', 'won', 'lost'), one: fc.nat(30_000) });

test('[PAY-04, INV-03] nobody gains by buying with an offer and giving it back', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ cents: fc.integer({ min: 1, max: 30_000 }), isOffered: fc.boolean() }), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.record({ postage: fc.nat(900), percent: fc.nat(30), fee: fees, feeLater: fees, budget: fc.nat(900) }),
      fc.array(operations, { maxLength: 8 }),
      (prices, terms, steps) => {
        const followed = new Followed(prices, terms);
        const { lines } = followed;
        for (const { act, one } of [{ act: 'none', one: 0 }, ...steps]) {
          const line = lines[one % lines.length];
          if (act === 'line' && line) followed.refund(line.paidCents, line);
          if (act === 'amount') followed.refund(one);
          if (act === 'dispute') followed.dispute(one);
          if (act === 'won' || act === 'lost') followed.decide(act === 'won', one % 700);
          const costCents = followed.sum('dispute_costs');
          const lossCents = followed.sum('platform_fees', 'platform_promotions', 'dispute_costs');
          if (followed.left === 0 && !followed.open && costCents === 0) expect(lossCents).toBe(0);
          expect(costCents).toBeGreaterThanOrEqual(0);
          expect(followed.gain).toBeLessThanOrEqual(followed.subsidyCents);
          // A dispute's costs as well: the marketplace loses no more of an order than its budget for it.
          expect(lossCents).toBeLessThanOrEqual(followed.subsidyCents);
        }
      },
    ),
  );
});
