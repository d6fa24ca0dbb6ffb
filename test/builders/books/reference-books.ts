import type { BalanceSums } from '#domain/payments/model.ts';

/** A dispute that is open or was lost: what it holds of one order. */
interface Withheld {
  ownCents: number;
  feeCents: number;
  fundedCents: number;
  providerFeeCents: number;
}

/** An order as the reference knows it, in minor units. */
export interface BookedOrder {
  orderId: string;
  number: string;
  lineId: string;
  sellerId: string;
  checkoutId: string;
  accessKey: string;
  intentId: string;
  quantity: number;
  /** The code that was paid with, what it took off the pieces, and what of that the marketplace bears. */
  code: string | null;
  subtotalCents: number;
  discountCents: number;
  fundedCents: number;
  paidCents: number;
  containedTaxCents: number;
  feeCents: number;
  refundedCents: number;
  /** What went back of the fee with refunds. */
  feeBackCents: number;
  /** What went back to the marketplace with refunds of what it had added. */
  fundedBackCents: number;
  /** Pieces that refunds, returns and withdrawals have paid back. */
  returnedQuantity: number;
  withheld: Withheld[];
  /** What disputes cost beyond what they took: of it the marketplace bears this, its shop that. */
  bornCents: number;
  shopCents: number;
  isReleased: boolean;
  /** A payout went out after it was payable. */
  isPaidOut: boolean;
  isCancelled: boolean;
}

/** The part of a sum that belongs to the first `upTo` cents of what was paid, half a cent rounded up. */
const partUpTo = (cents: number, { paidCents }: BookedOrder, upTo: number): number =>
  Math.floor((2 * cents * upTo + paidCents) / (2 * paidCents));
/** The next pieces of an order's one line: what was paid for them, a fraction of a cent for the buyer, and what the marketplace added to it. */
export function nextItems(order: BookedOrder, count: number): { cents: number; fundedCents: number } {
  const { quantity, returnedQuantity: before } = order;
  const partOf = (whole: number) =>
    Math.floor((whole * (before + count)) / quantity) - Math.floor((whole * before) / quantity);
  return {
    cents: (order.subtotalCents / quantity) * count - partOf(order.discountCents),
    fundedCents: partOf(order.fundedCents),
  };
}
/** What of the fee, and of what the marketplace added, goes with so many cents after those that went before. */
const goesWith = (order: BookedOrder, cents: number, items = 0): { feeCents: number; fundedCents: number } => {
  const before = goneOf(order);
  const feeCents = partUpTo(order.feeCents, order, before + cents) - partUpTo(order.feeCents, order, before);
  const left = order.fundedCents - order.fundedBackCents - sum(order.withheld.map(({ fundedCents }) => fundedCents));
  if (cents === leftOf(order)) return { feeCents, fundedCents: left };
  const next = nextItems(order, items);
  const [own, named] = [Math.min(next.fundedCents, left), Math.min(next.cents, cents)];
  const [rest, paid] = [cents - named, leftOf(order) - named];
  return { feeCents, fundedCents: own + Math.floor((2 * (left - own) * rest + paid) / (2 * paid)) };
};
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const goneOf = ({ refundedCents, withheld }: BookedOrder): number =>
  refundedCents + sum(withheld.map(({ ownCents }) => ownCents));

/** What may still go back of an order. */
export const leftOf = (order: BookedOrder): number => order.paidCents - goneOf(order);

/** A dispute cost so much: the marketplace bears it out of its fee, less what it added and bore; with the fee the shop takes that over. */
function bear(order: BookedOrder, cents: number): void {
  const reserved = sum(order.withheld.map(({ feeCents, fundedCents }) => feeCents - fundedCents));
  const stored =
    order.feeCents - order.feeBackCents - (order.fundedCents - order.fundedBackCents) - reserved - order.bornCents;
  const born = stored < 0 ? -Math.min(order.bornCents, -stored) : Math.min(cents, stored);
  order.bornCents += born;
  order.shopCents += cents - born;
}

/** What a dispute holds back from its maker, the bank's fee aside. */
const withheldOf = ({ ownCents, fundedCents, feeCents }: Withheld): number => ownCents + fundedCents - feeCents;

/** What an order brings its maker, so far. */
const netOf = (order: BookedOrder): number =>
  order.paidCents +
  order.fundedCents -
  order.fundedBackCents -
  order.feeCents +
  order.feeBackCents -
  order.refundedCents -
  sum(order.withheld.map(withheldOf));

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
    /** [INV-09] How often a code is used up: what was called off gives its use back. */
    usesOf: (code: string): number => orders.filter((order) => order.code === code && !order.isCancelled).length,
    charge: (order: BookedOrder): void => void orders.push(order),
    /** Of a sum, or of so many pieces that it is for. */
    refund(order: BookedOrder, cents: number, items = 0): void {
      const { feeCents, fundedCents } = goesWith(order, cents, items);
      order.feeBackCents += feeCents;
      order.fundedBackCents += fundedCents;
      order.refundedCents += cents;
      order.returnedQuantity += items;
      bear(order, 0);
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
        const ownCents = lefts[at] ?? 0;
        const providerFeeCents = Math.floor(exact[at] ?? 0) + (lucky.includes(at) ? 1 : 0);
        order.withheld.push({ ownCents, ...goesWith(order, ownCents), providerFeeCents });
      });
    },
    win: (disputed: readonly BookedOrder[]): void =>
      disputed.forEach((order) => bear(order, order.withheld.pop()?.providerFeeCents ?? 0)),
    lose: (disputed: readonly BookedOrder[]): void => disputed.forEach((order) => bear(order, 0)),
    payOut: (sellerId: string, cents: number): void => void paidOut.set(sellerId, (paidOut.get(sellerId) ?? 0) + cents),
    /** What a maker's balance has to say. */
    balance(sellerId: string): BalanceSums {
      const own = of(sellerId);
      const out = paidOut.get(sellerId) ?? 0;
      const providerFees = sum(own.flatMap(({ withheld }) => withheld.map((part) => part.providerFeeCents)));
      const shopCosts = sum(own.map(({ shopCents }) => shopCents));
      const released = own.filter(({ isReleased }) => isReleased);
      return {
        balanceCents: sum(released.map(netOf)) - providerFees - shopCosts - out,
        reservedCents: sum(own.filter(({ isReleased }) => !isReleased).map(netOf)),
        inTransitCents: 0,
        paidOutCents: out,
        paidCents: sum(own.map(({ paidCents }) => paidCents)),
        fundedCents: sum(own.map(({ fundedCents, fundedBackCents }) => fundedCents - fundedBackCents)),
        fundedBackCents: sum(own.map(({ fundedBackCents }) => fundedBackCents)),
        feesCents: sum(own.map(({ feeCents, feeBackCents }) => feeCents - feeBackCents)),
        refundedCents: sum(own.map(({ refundedCents }) => refundedCents)),
        disputedCents: sum(own.flatMap(({ withheld }) => withheld.map(withheldOf))) + providerFees + shopCosts,
        labelsCents: 0,
      };
    },
  };
}
export type ReferenceBooks = ReturnType<typeof referenceBooks>;
