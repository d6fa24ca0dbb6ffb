import type { BalanceSums } from '#domain/payments/model.ts';

/** A dispute that is open or was lost: what it holds of one order. */
interface Withheld {
  ownCents: number;
  feeCents: number;
  providerFeeCents: number;
}

/** An order as the reference knows it, in minor units. */
export interface BookedOrder {
  orderId: string;
  lineId: string;
  sellerId: string;
  checkoutId: string;
  accessKey: string;
  intentId: string;
  quantity: number;
  paidCents: number;
  feeCents: number;
  refundedCents: number;
  /** What went back of the fee with refunds. */
  feeBackCents: number;
  withheld: Withheld[];
  isReleased: boolean;
}

/** The part of a fee that belongs to the first `upTo` cents of what was paid, half a cent rounded up. */
const feeUpTo = ({ feeCents, paidCents }: BookedOrder, upTo: number): number =>
  Math.floor((2 * feeCents * upTo + paidCents) / (2 * paidCents));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const goneOf = ({ refundedCents, withheld }: BookedOrder): number =>
  refundedCents + sum(withheld.map(({ ownCents }) => ownCents));

/** What may still go back of an order. */
export const leftOf = (order: BookedOrder): number => order.paidCents - goneOf(order);

/** What an order brings its maker, so far. */
const netOf = (order: BookedOrder): number =>
  order.paidCents -
  order.feeCents +
  order.feeBackCents -
  order.refundedCents -
  sum(order.withheld.map(({ ownCents, feeCents }) => ownCents - feeCents));

/**
 * The books as somebody would keep them who has one line for each order and a wallet for each maker: no accounts, no entries, nothing of the
 * ledger's own rules but the rounding of the fee.
 */
export function referenceBooks() {
  const orders: BookedOrder[] = [];
  const paidOut = new Map<string, number>();
  const of = (sellerId: string): BookedOrder[] => orders.filter((order) => order.sellerId === sellerId);
  return {
    orders,
    charge: (order: BookedOrder): void => void orders.push(order),
    refund(order: BookedOrder, cents: number): void {
      const before = goneOf(order);
      order.feeBackCents += feeUpTo(order, before + cents) - feeUpTo(order, before);
      order.refundedCents += cents;
    },
    /** The bank takes all that nobody promised back of a payment, and a fee of its own that falls on its orders in proportion. */
    dispute(disputed: readonly BookedOrder[], providerFee: number): void {
      const lefts = disputed.map(leftOf);
      const weights = sum(lefts) === 0 ? lefts.map(() => 1) : lefts;
      const exact = weights.map((weight) => (providerFee * weight) / sum(weights));
      const byRemainder = exact.map((share, at) => [share - Math.floor(share), at] as const);
      const lucky = byRemainder
        .toSorted(([a, one], [b, other]) => b - a || one - other)
        .slice(0, providerFee - sum(exact.map(Math.floor)))
        .map(([, at]) => at);
      disputed.forEach((order, at) => {
        const [ownCents = 0, before] = [lefts[at], goneOf(order)];
        const feeCents = feeUpTo(order, before + ownCents) - feeUpTo(order, before);
        const providerFeeCents = Math.floor(exact[at] ?? 0) + (lucky.includes(at) ? 1 : 0);
        order.withheld.push({ ownCents, feeCents, providerFeeCents });
      });
    },
    win: (disputed: readonly BookedOrder[]): void => disputed.forEach((order) => void order.withheld.pop()),
    payOut: (sellerId: string, cents: number): void => void paidOut.set(sellerId, (paidOut.get(sellerId) ?? 0) + cents),
    /** What a maker's balance has to say. */
    balance(sellerId: string): BalanceSums {
      const own = of(sellerId);
      const out = paidOut.get(sellerId) ?? 0;
      const providerFees = sum(own.flatMap(({ withheld }) => withheld.map((part) => part.providerFeeCents)));
      const released = own.filter(({ isReleased }) => isReleased);
      return {
        balanceCents: sum(released.map(netOf)) - providerFees - out,
        reservedCents: sum(own.filter(({ isReleased }) => !isReleased).map(netOf)),
        inTransitCents: 0,
        paidOutCents: out,
        paidCents: sum(own.map(({ paidCents }) => paidCents)),
        fundedCents: 0,
        feesCents: sum(own.map(({ feeCents, feeBackCents }) => feeCents - feeBackCents)),
        refundedCents: sum(own.map(({ refundedCents }) => refundedCents)),
        disputedCents:
          sum(own.flatMap(({ withheld }) => withheld.map((part) => part.ownCents - part.feeCents))) + providerFees,
      };
    },
  };
}
export type ReferenceBooks = ReturnType<typeof referenceBooks>;
