import { largestRemainder } from '../shops/tax/largest-remainder.ts';
import {
  type ChargedOrder,
  costBack,
  entriesOf,
  feeWith,
  fundedWith,
  hasEntries,
  retainedOf,
  type LedgerTransaction,
} from './ledger.ts';

/** What of a dispute concerns one order, in minor units. */
export interface DisputePart {
  sellerId: string;
  orderId: string;
  /** Of what nobody promised back: the seller's to bear, as a refund is. */
  ownCents: number;
  /** Of what was promised back and not sent yet: the bank gave it to the buyer in the refund's place. */
  promisedCents: number;
  providerFeeCents: number;
}

/** An order of a disputed payment. */
export interface DisputedOrder {
  sellerId: string;
  orderId: string;
  /** What was paid, less what was promised back and what other disputes took. */
  leftCents: number;
  /** Refunds that were not sent yet, the oldest first. */
  unsentCents: readonly number[];
}

export interface DisputeSplit {
  parts: DisputePart[];
  /** What no order has: borne by their shops as `bearCost` says once it is gone, of a payment without an order by the marketplace. */
  excessCents: number;
}

/**
 * [INV-03] Which order bears what of a dispute: first what nobody promised back, in proportion; then refunds that wait to be sent, each
 * whole and the oldest first. No order bears more than was paid for it, however often the payment is disputed.
 */
export function splitDispute(
  { amountCents, feeCents }: { amountCents: number; feeCents: number },
  orders: readonly DisputedOrder[],
): DisputeSplit {
  const lefts = orders.map(({ leftCents }) => leftCents);
  const own = Math.min(
    amountCents,
    lefts.reduce((sum, cents) => sum + cents, 0),
  );
  const owns = own === 0 ? lefts.map(() => 0) : largestRemainder(own, lefts);
  const weights = own === 0 ? lefts.map(() => 1) : owns;
  const fees = orders.length === 0 ? [] : largestRemainder(feeCents, weights);
  let rest = amountCents - own;
  const parts = orders.map(({ sellerId, orderId, unsentCents }, index) => {
    let promisedCents = 0;
    for (const cents of unsentCents) {
      if (cents > rest) break;
      promisedCents += cents;
      rest -= cents;
    }
    return { sellerId, orderId, ownCents: owns[index] ?? 0, promisedCents, providerFeeCents: fees[index] ?? 0 };
  });
  return { parts, excessCents: rest + (orders.length === 0 ? feeCents : 0) };
}

/** What a dispute holds of an order, as it was booked. */
export interface WithheldPart extends DisputePart {
  /** Beside it: what the marketplace added, and the fee, that go back with it when it is lost. */
  fundedCents: number;
  feeCents: number;
}

const takenOf = (part: DisputePart): number => part.ownCents + part.promisedCents + part.providerFeeCents;
/** What is held back from the seller of what the order brought. */
const netOf = ({ ownCents, fundedCents, feeCents }: WithheldPart): number => ownCents + fundedCents - feeCents;

/** Adds what falls on the same account. */
function summed(...amounts: readonly (readonly [string, number])[]): LedgerTransaction['entries'] {
  const sums: Record<string, number> = {};
  for (const [account, cents] of amounts) sums[account] = (sums[account] ?? 0) + cents;
  return entriesOf(sums);
}

type Booked = Pick<ChargedOrder, 'checkoutId' | 'currency' | 'isReleased'>;
const baseOf = (order: Booked, disputeId: string, { sellerId, orderId }: DisputePart) => ({
  ...{ sellerId, orderId, causeId: disputeId, checkoutId: order.checkoutId, currency: order.currency },
});
const accountOf = ({ isReleased }: Booked): 'seller_payable' | 'seller_reserved' =>
  isReleased ? 'seller_payable' : 'seller_reserved';

/**
 * [PAY-03, INV-03] The bank took the money of an order back: its share is held back from the seller where it is now, and the provider's fee
 * from what is payable. The part of the marketplace's fee is reckoned as for a refund of the same sum.
 */
export function reserveDispute(
  order: ChargedOrder,
  disputeId: string,
  part: DisputePart,
): { withheld: WithheldPart; booked: LedgerTransaction[] } {
  const { paidCents } = order;
  const before = order.refundedCents + order.disputedCents;
  const upTo = before + part.ownCents;
  if (part.ownCents < 0 || upTo > paidCents)
    throw new RangeError(`dispute ${disputeId} of ${part.ownCents}: ${before} of ${paidCents} went back before`);
  const fundedCents = fundedWith(order, part.ownCents);
  const withheld = { ...part, fundedCents, feeCents: paidCents === 0 ? 0 : feeWith(order, part.ownCents, fundedCents) };
  const { providerFeeCents } = withheld;
  const booked: LedgerTransaction = {
    ...baseOf(order, disputeId, part),
    facts: {
      ...{ kind: 'dispute', amountCents: part.ownCents + part.promisedCents, ownCents: part.ownCents },
      ...{
        promisedCents: part.promisedCents,
        fundedCents: withheld.fundedCents,
        feeCents: withheld.feeCents,
        providerFeeCents,
      },
    },
    entries: summed(
      ['disputes_at_provider', takenOf(part)],
      ['provider_clearing', -takenOf(part)],
      [accountOf(order), netOf(withheld)],
      ['seller_payable', providerFeeCents],
      ['disputes_withheld', -netOf(withheld) - providerFeeCents],
    ),
  };
  return { withheld, booked: [booked].filter(hasEntries) };
}

/**
 * [PAY-03, PAY-04] Who bears what a dispute costs beyond what it holds: the marketplace out of what is left of its fee of the order, less what it
 * added and bore before, and out of its budget for it; what goes beyond that its shop, in a line of its own. Where the fee itself is given up, its
 * shop bears too what it had paid for (`bornCents` below zero).
 */
function bearCost(
  order: ChargedOrder,
  disputeId: string,
  { part, costCents }: { part: DisputePart; costCents: number },
): { bornCents: number; shopCents: number; booked: LedgerTransaction } {
  const bornCents = retainedOf(order) < 0 ? 0 - costBack(order) : Math.min(costCents, retainedOf(order));
  const shopCents = costCents - bornCents;
  const booked: LedgerTransaction = {
    ...baseOf(order, disputeId, part),
    facts: {
      ...{ kind: 'dispute_fee', amountCents: shopCents, bornCents: Math.max(0, bornCents) },
      costCents: Math.max(costCents, shopCents),
    },
    entries: entriesOf({ seller_payable: shopCents, disputes_at_provider: -shopCents }),
  };
  return { bornCents, shopCents, booked };
}

/**
 * The dispute is won: the seller has everything again. What the provider did not give back, its fee as a rule, is borne as `bearCost` says;
 * so is the order's share of what no order had (`excessCents`).
 */
export function winDispute(
  order: ChargedOrder,
  disputeId: string,
  { withheld, givenCents, excessCents = 0 }: { withheld: WithheldPart; givenCents: number; excessCents?: number },
): LedgerTransaction[] {
  const { ownCents, promisedCents, fundedCents, feeCents, providerFeeCents } = withheld;
  const again = {
    ...order,
    feeLeftCents: order.feeLeftCents + feeCents,
    fundedLeftCents: order.fundedLeftCents + fundedCents,
  };
  const costCents = takenOf(withheld) - givenCents + excessCents;
  const { bornCents, shopCents, booked } = bearCost(again, disputeId, { part: withheld, costCents });
  const won: LedgerTransaction = {
    ...baseOf(order, disputeId, withheld),
    facts: {
      ...{ kind: 'dispute_won', amountCents: ownCents + promisedCents, ownCents, fundedCents, feeCents },
      ...{ providerFeeCents, costCents: bornCents },
    },
    entries: summed(
      ['disputes_at_provider', shopCents - takenOf(withheld) - excessCents],
      ['provider_clearing', givenCents],
      ['dispute_costs', bornCents],
      [accountOf(order), -netOf(withheld)],
      ['seller_payable', -providerFeeCents],
      ['disputes_withheld', netOf(withheld) + providerFeeCents],
    ),
  };
  return [won, booked].filter(hasEntries);
}

/**
 * The dispute is lost: what was held is gone for good. The marketplace gives its fee up and takes back what it had added, as for a refund;
 * `settledCents` of refunds that were promised reached the buyer by the bank. What it took beyond, and the order's share of what no order had
 * (`excessCents`), is borne as `bearCost` says.
 */
export function loseDispute(
  order: ChargedOrder,
  disputeId: string,
  { withheld, settledCents, excessCents = 0 }: { withheld: WithheldPart; settledCents: number; excessCents?: number },
): LedgerTransaction[] {
  const { ownCents, promisedCents, fundedCents, feeCents, providerFeeCents } = withheld;
  const costCents = promisedCents - settledCents + excessCents;
  const { bornCents, shopCents, booked } = bearCost(order, disputeId, { part: withheld, costCents });
  const lost: LedgerTransaction = {
    ...baseOf(order, disputeId, withheld),
    facts: {
      ...{ kind: 'dispute_lost', amountCents: ownCents + promisedCents, fundedCents, feeCents, providerFeeCents },
      costCents: bornCents,
    },
    entries: summed(
      ['disputes_at_provider', shopCents - takenOf(withheld) - excessCents],
      ['disputes_withheld', netOf(withheld) + providerFeeCents],
      ['platform_promotions', -fundedCents],
      ['platform_fees', feeCents],
      ['refunds_payable', settledCents],
      ['dispute_costs', bornCents],
    ),
  };
  return [lost, booked].filter(hasEntries);
}

/** What is taken beyond what orders have, and of a payment without an order what is gone: the marketplace's. `taken` while it is open, then given back or gone. */
export function bookExcess(
  payment: { checkoutId: string; currency: string },
  disputeId: string,
  { cents, becomes, owedCents = 0 }: { cents: number; becomes: 'taken' | 'given' | 'gone'; owedCents?: number },
): LedgerTransaction[] {
  const kind = { taken: 'dispute', given: 'dispute_won', gone: 'dispute_lost' } as const;
  const none = { fundedCents: 0, feeCents: 0, providerFeeCents: 0 };
  const facts = {
    taken: { kind: kind.taken, amountCents: cents, ownCents: 0, promisedCents: 0, ...none },
    given: { kind: kind.given, amountCents: cents, ownCents: 0, costCents: 0, ...none },
    gone: { kind: kind.gone, amountCents: cents, costCents: cents - owedCents, ...none },
  }[becomes];
  const [atProvider, clearing] = { taken: [cents, -cents], given: [-cents, cents], gone: [-cents, 0] }[becomes] as [
    number,
    number,
  ];
  const entries = summed(
    ['disputes_at_provider', atProvider],
    ['provider_clearing', clearing],
    ['refunds_payable', becomes === 'gone' ? owedCents : 0],
    ['dispute_costs', becomes === 'gone' ? cents - owedCents : 0],
  );
  const booked = { sellerId: '', orderId: null, causeId: disputeId, ...payment, facts, entries };
  return [booked].filter(hasEntries);
}
