import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY } from '../core/time.ts';
import { explainTransaction } from './explain-transaction.ts';
import { checkIban } from './iban.ts';
import { balanceOf, chargeOrder, type LedgerTransaction, refundOrder } from './ledger.ts';
import { ledgerFactsSchema } from './model.ts';
import { blocksPayouts, canTransitionPayout, isLasting, nextPayoutAt, payoutOf, retryAt } from './payout.ts';
import { arrivePayout, askPayout, type BookedPayout, releaseOrder, returnPayout } from './payout-ledger.ts';
import { payoutStateSchema } from './payout-model.ts';

const codeOf = (text: string): string => {
  const checked = checkIban(text);
  return checked.ok ? checked.value : checked.problem.code;
};

test.each([
  ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['pt50 0002 0123 1234 5678 9015 4', 'PT50000201231234567890154'],
  ['NL91.ABNA.0417.1643.00', 'NL91ABNA0417164300'],
  ['MT84 MALT 0110 0001 2345 MTLC AST0 01S', 'MT84MALT011000012345MTLCAST001S'],
  ['DE88 3704 0044 0532 0130 00', 'payments/iban-digits'],
  ['DE89 3704 0044 0532 0130 0', 'payments/iban-length'],
  ['DE89 3704 0044 0532 0130 0Ö', 'payments/iban-digits'],
  ['DEX9 3704 0044 0532 0130 00', 'payments/iban-digits'],
  ['US64 SVBK US6S 3300 9588 79', 'payments/iban-country'],
  ['__proto__', 'payments/iban-country'],
  ['', 'payments/iban-country'],
])('[PAY-06] %s is %s', (typed, is) => expect(codeOf(typed)).toBe(is));

test('[PAY-06] one wrong character, or two neighbours the wrong way round, is never taken for an IBAN', () => {
  const right = 'DE89370400440532013000';
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 21 }), fc.nat(8), (place, more) => {
      const digit = String((Number(right[place]) + 1 + more) % 10);
      expect(codeOf(right.slice(0, place) + digit + right.slice(place + 1))).toBe('payments/iban-digits');
      const [one, two] = [right[place] ?? '', right[place + 1] ?? ''];
      if (one !== two && two !== '')
        expect(codeOf(right.slice(0, place) + two + one + right.slice(place + 2))).toBe('payments/iban-digits');
    }),
  );
});

test.each([
  ['daily', '2026-11-23T05:59:00Z', '2026-11-23T06:00:00Z'],
  ['daily', '2026-11-23T06:00:00Z', '2026-11-24T06:00:00Z'],
  ['weekly', '2026-11-23T17:00:00Z', '2026-11-26T06:00:00Z'],
  ['weekly', '2026-11-26T06:00:00Z', '2026-12-03T06:00:00Z'],
  ['monthly', '2026-12-31T23:00:00Z', '2027-01-01T06:00:00Z'],
  ['monthly', '2026-11-01T05:00:00Z', '2026-11-01T06:00:00Z'],
] as const)('[PAY-04] %s after %s is %s', (interval, from, next) =>
  expect(nextPayoutAt(interval, new Date(from))).toEqual(new Date(next)),
);

test('[PAY-04] after failures the next try waits a day, two, four, and a week at most', () => {
  const now = new Date('2026-11-23T06:00:00Z');
  expect([1, 2, 3, 4, 40].map((times) => (retryAt(times, now).getTime() - now.getTime()) / DAY)).toEqual([
    1, 2, 4, 7, 7,
  ]);
  expect([isLasting('account_closed'), isLasting('could_not_process')]).toEqual([true, false]);
});

test('[INV-04] all of a balance is paid, or nothing: below the minimum it waits, below zero it is carried on', () => {
  expect([payoutOf(5000, 5000), payoutOf(4999, 5000), payoutOf(99, 0), payoutOf(-1, 0), payoutOf(-900, 100)]).toEqual([
    5000, 0, 0, 0, 0,
  ]);
});

test('[PAY-04] a payout moves only forward, and one that failed never again', () => {
  const states = payoutStateSchema.options;
  expect(
    states.flatMap((from) => states.filter((to) => canTransitionPayout(from, to)).map((to) => [from, to])),
  ).toEqual([
    ['asked', 'sent'],
    ['asked', 'failed'],
    ['sent', 'paid'],
    ['sent', 'failed'],
    ['paid', 'failed'],
  ]);
});

test('[PAY-06] an account is paid to when its test has arrived, its time of waiting is over, and nothing is missing', () => {
  const now = new Date('2026-11-23T06:00:00Z');
  const account = { state: 'verified' as const, payFrom: now, needs: [] };
  expect(blocksPayouts(account, now)).toBeNull();
  expect(blocksPayouts({ ...account, state: 'unverified' }, now)).toBe('untested');
  expect(blocksPayouts({ ...account, state: 'testing' }, now)).toBe('testing');
  expect(blocksPayouts({ ...account, state: 'failed' }, now)).toBe('failed');
  expect(blocksPayouts({ ...account, needs: ['individual.dob'] }, now)).toBe('needs-more');
  expect(blocksPayouts({ ...account, payFrom: new Date(now.getTime() + 1) }, now)).toBe('waits');
  // What its owner can do something about is said first.
  const waits = { ...account, payFrom: new Date(now.getTime() + 1), needs: ['individual.dob'] };
  expect(blocksPayouts(waits, now)).toBe('needs-more');
  expect(blocksPayouts({ ...waits, state: 'failed' }, now)).toBe('failed');
});

/** A shop by the simplest books there could be: each order's parts by hand, payouts as sums. */
interface Model {
  orders: { paid: number; funded: number; fee: number; percent: number; back: number; released: boolean }[];
  lines: { cents: number; payout: number | null }[];
  payouts: { cents: number; state: 'asked' | 'paid' | 'failed'; test: boolean }[];
}
type Act = { act: 'buy' | 'refund' | 'release' | 'pay' | 'test' | 'arrive' | 'fail'; one: number; two: number };
const acts = fc.array(
  fc.record({
    act: fc.constantFrom('buy', 'buy', 'refund', 'release', 'release', 'pay', 'pay', 'test', 'arrive', 'fail'),
    one: fc.nat(10_000),
    two: fc.nat(10_000),
  }) as fc.Arbitrary<Act>,
  { maxLength: 60 },
);

const booked = (index: number, payout: Model['payouts'][number]): BookedPayout => ({
  ...{ sellerId: 'ana', payoutId: `payout_${index}`, kind: payout.test ? 'test' : 'balance', currency: 'EUR' },
  amountCents: payout.cents,
  last4: '3000',
});

/** Part of `whole` that goes back with `upTo` of `paid`, rounded half up. */
const part = (whole: number, upTo: number, paid: number): number => Math.floor((2 * whole * upTo + paid) / (2 * paid));

function step(model: Model, { act, one, two }: Act): LedgerTransaction[] {
  const { orders, lines } = model;
  const pick = <T>(from: readonly T[]): T | undefined => from[two % Math.max(1, from.length)];
  if (act === 'buy') {
    const [paid, percent] = [one + 1, two % 30];
    const funded = two % 3 === 0 ? one % 50 : 0;
    orders.push({ paid, funded, fee: Math.round((paid * percent) / 100), percent, back: 0, released: false });
    const order = {
      sellerId: 'ana',
      orderId: `order${orders.length - 1}`,
      shippingCents: 0,
      taxCents: 0,
      containedTaxCents: 0,
    };
    return chargeOrder(
      { ...order, subtotalCents: paid + funded, discountCents: funded, fundedCents: funded },
      { checkoutId: 'checkout', currency: 'EUR' },
      percent,
    );
  }
  const order = pick(orders);
  const charged = order && {
    ...{ sellerId: 'ana', orderId: `order${orders.indexOf(order)}`, checkoutId: 'checkout', currency: 'EUR' },
    ...{ paidCents: order.paid, fundedCents: order.funded, feeCents: order.fee, percent: order.percent },
    ...{ refundedCents: order.back, disputedCents: 0, isReleased: order.released },
  };
  if (act === 'refund' && order && charged && order.back < order.paid) {
    const amountCents = 1 + (one % (order.paid - order.back));
    const transactions = refundOrder(charged, { refundId: `refund_${order.back}_${charged.orderId}`, amountCents });
    order.back += amountCents;
    if (order.released)
      for (const { entries } of transactions) lines.push({ cents: 0 - (entries.seller_payable ?? 0), payout: null });
    return transactions;
  }
  if (act === 'release' && order && charged && !order.released) {
    order.released = true;
    const [fundedBackCents, feeBackCents] = [order.funded, order.fee].map((whole) =>
      part(whole, order.back, order.paid),
    );
    const release = releaseOrder({
      ...charged,
      withheldCents: 0,
      fundedBackCents: fundedBackCents ?? 0,
      feeBackCents: feeBackCents ?? 0,
    });
    lines.push({ cents: 0 - (release.entries.seller_payable ?? 0), payout: null });
    return [release];
  }
  return pay(model, { act, one, two });
}

function pay({ lines, payouts }: Model, { act, two }: Act): LedgerTransaction[] {
  const open = lines.filter(({ payout }) => payout === null);
  const balance = open.reduce((sum, { cents }) => sum + cents, 0);
  if (act === 'pay' && payoutOf(balance, 100) > 0) {
    for (const line of open) line.payout = payouts.length;
    payouts.push({ cents: balance, state: 'asked', test: false });
  } else if (act === 'test') {
    lines.push({ cents: -100, payout: null });
    payouts.push({ cents: 100, state: 'asked', test: true });
  } else if (act === 'arrive' || act === 'fail') {
    const index = two % Math.max(1, payouts.length);
    const payout = payouts[index];
    if (
      !payout ||
      !canTransitionPayout(payout.state === 'asked' ? 'sent' : payout.state, act === 'fail' ? 'failed' : 'paid')
    )
      return [];
    const hadArrived = payout.state === 'paid';
    payout.state = act === 'fail' ? 'failed' : 'paid';
    if (act === 'arrive') return [arrivePayout(booked(index, payout))];
    lines.push({ cents: payout.cents, payout: null });
    return [returnPayout(booked(index, payout), hadArrived)];
  } else return [];
  const index = payouts.length - 1;
  return [askPayout(booked(index, payouts[index] as Model['payouts'][number]))];
}

test('[INV-01, INV-04] whatever is bought, given back, released, paid out, arrives and comes back: balance + reserved + payouts + fees + refunded = captured + added, lines sum to their payouts', () => {
  fc.assert(
    fc.property(acts, (sequence) => {
      const model: Model = { orders: [], lines: [], payouts: [] };
      const transactions = sequence.flatMap((act) => step(model, act));
      for (const { facts, entries } of transactions) {
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
      const sums = transactions.flatMap(({ facts, entries }) =>
        Object.entries(entries).map(([account, amountCents]) => ({ account, kind: facts.kind, amountCents })),
      );
      const balance = balanceOf(sums as Parameters<typeof balanceOf>[0]);
      const { balanceCents, reservedCents, inTransitCents, paidOutCents, feesCents, refundedCents } = balance;
      expect(balanceCents + reservedCents + inTransitCents + paidOutCents + feesCents + refundedCents).toBe(
        balance.paidCents + balance.fundedCents,
      );
      const sum = (cents: number[]): number => cents.reduce((all, one) => all + one, 0);
      const of = (state: string) => model.payouts.filter((payout) => payout.state === state).map(({ cents }) => cents);
      expect([inTransitCents, paidOutCents]).toEqual([sum(of('asked')), sum(of('paid'))]);
      expect(balanceCents).toBe(sum(model.lines.filter(({ payout }) => payout === null).map(({ cents }) => cents)));
      expect(refundedCents).toBe(sum(model.orders.map(({ back }) => back)));
      for (const [index, { cents, test: isTest }] of model.payouts.entries()) {
        expect(cents).toBeGreaterThan(0);
        if (!isTest)
          expect(sum(model.lines.filter(({ payout }) => payout === index).map((line) => line.cents))).toBe(cents);
      }
      // What is still reserved belongs to orders that are not released, to the cent.
      const open = model.orders.filter(({ released }) => !released);
      const left = open.map(
        ({ paid, funded, fee, back }) =>
          paid - back + (funded - part(funded, back, paid)) - (fee - part(fee, back, paid)),
      );
      expect(reservedCents).toBe(sum(left));
    }),
  );
});
