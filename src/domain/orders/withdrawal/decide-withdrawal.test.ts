import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMilliseconds, DAY, HOUR } from '../../core/time.ts';
import type { OrderState } from '../model.ts';
import {
  canWithdraw,
  decideWithdrawal,
  isLastOf,
  leftToWithdraw,
  planWithdrawal,
  returnEndOf,
  refundDueAt,
  type Withdrawable,
} from './decide-withdrawal.ts';
import type { WithdrawnLine } from './model.ts';

const now = new Date('2026-09-02T10:00:00Z');
const line = (id: string, changes: Partial<Withdrawable['lines'][number]> = {}): Withdrawable['lines'][number] => ({
  ...{
    id,
    quantity: 2,
    refundedQuantity: 0,
    returnedQuantity: 0,
    notSentQuantity: 0,
    unitPriceCents: 2000,
    discountCents: 0,
    fundedCents: 0,
    paidBackQuantity: 0,
    personalisation: '',
    withdrawalException: null,
  },
  ...changes,
});
function order(changes: Partial<Withdrawable> = {}): Withdrawable {
  const lines = changes.lines ?? [line('a'), line('b')];
  const { shippingCents = 900 } = changes;
  return {
    state: 'shipped',
    returnEndsAt: null,
    refundedCents: 0,
    keptLabelCents: 0,
    standardShippingCents: 500,
    withdrawals: [],
    disputes: [],
    ...{ lines, shippingCents },
    totalCents: lines.reduce((sum, each) => sum + sumOfLine(each) - each.discountCents, shippingCents),
    ...changes,
  };
}
const sumOfLine = ({ unitPriceCents, quantity }: Withdrawable['lines'][number]) => unitPriceCents * quantity;
const amountOf = (...requests: Parameters<typeof planWithdrawal>): number => planWithdrawal(...requests).cents;
const endOf = (deliveredAt: string, timeZone = 'UTC'): string =>
  returnEndOf({ deliveredAt: new Date(deliveredAt), returnDays: 14, timeZone }).toISOString();

test.each([
  // Delivered on a Wednesday, a Friday, a Saturday and a Sunday: the fourteenth day is the same day of the week.
  ['UTC', '2026-09-02T22:30:00Z', '2026-09-17T00:00:00.000Z'],
  ['UTC', '2026-09-04T01:00:00Z', '2026-09-19T00:00:00.000Z'],
  ['UTC', '2026-09-05T01:00:00Z', '2026-09-22T00:00:00.000Z'],
  ['UTC', '2026-09-06T01:00:00Z', '2026-09-22T00:00:00.000Z'],
  // A Thursday in Berlin, and clocks that go back before the end.
  ['Europe/Berlin', '2026-09-02T22:30:00Z', '2026-09-17T22:00:00.000Z'],
  ['Europe/Berlin', '2026-10-14T12:00:00Z', '2026-10-28T23:00:00.000Z'],
  ['Atlantic/Azores', '2026-12-03T00:30:00Z', '2026-12-17T01:00:00.000Z'],
])('[LAW-01] the days of return in %s of what came at %s end at %s', (timeZone, deliveredAt, end) => {
  expect(endOf(deliveredAt, timeZone)).toBe(end);
});

test('[LAW-01] the right ends with the days of return of an order', () => {
  const end = new Date('2026-08-18T00:00:00Z');
  const over = order({ state: 'completed', returnEndsAt: end.toISOString() });
  const decide = (at: Date) => decideWithdrawal(over, { requested: null, now: at }).refusal;
  expect([decide(addMilliseconds(end, -1)), decide(end)]).toEqual([null, 'too_late']);
});

test.each<[OrderState, string | null]>([
  ['pending_payment', 'nothing_left'],
  ['confirmed', null],
  ['processing', null],
  ['shipped', null],
  ['delivered', null],
  ['completed', null],
  ['cancelled', 'nothing_left'],
  ['refunded', 'nothing_left'],
])('[LAW-01] an order that is %s', (state, refusal) => {
  expect(
    decideWithdrawal(order({ state, returnEndsAt: endOf('2026-09-01T10:00:00Z') }), { requested: null, now }).refusal,
  ).toBe(refusal);
});

test('[LAW-01] pieces made with the buyer’s words are not taken back, others of their order are', () => {
  const mixed = order({ lines: [line('a'), line('named', { personalisation: 'JONAS' })] });
  expect(decideWithdrawal(mixed, { requested: null, now })).toEqual({
    lines: [{ lineId: 'a', quantity: 2 }],
    refusal: null,
  });
  expect(decideWithdrawal(mixed, { requested: [{ lineId: 'named', quantity: 1 }], now }).refusal).toBe('no_right');
  // What is kept of the order keeps its postage.
  expect(amountOf(mixed, [{ lineId: 'a', quantity: 2 }])).toBe(4000);
});

test('[LAW-01] what spoils quickly is without the right', () => {
  const lines = [line('honey', { withdrawalException: 'perishable' }), line('balm', { withdrawalException: 'sealed' })];
  expect(decideWithdrawal(order({ lines }), { requested: null, now })).toEqual({
    lines: [{ lineId: 'balm', quantity: 2 }],
    refusal: null,
  });
  expect(decideWithdrawal(order({ lines: lines.slice(0, 1) }), { requested: null, now }).refusal).toBe('no_right');
});

test('[LAW-01] a whole order brings back the postage of the cheapest way', () => {
  const all = decideWithdrawal(order(), { requested: null, now }).lines;
  expect(amountOf(order(), all)).toBe(8500);
  expect(amountOf(order({ standardShippingCents: 900 }), all)).toBe(8900);
  expect(amountOf(order({ refundedCents: 8700 }), all)).toBe(0);
  expect(amountOf(order(), [{ lineId: 'a', quantity: 1 }])).toBe(2000);
});

test('[LAW-01, INV-03] a piece that was paid back brings nothing by its withdrawal', () => {
  const paidBack = order({
    lines: [line('a', { refundedQuantity: 1, paidBackQuantity: 1 }), line('b')],
    refundedCents: 2000,
  });
  expect(amountOf(paidBack, [{ lineId: 'a', quantity: 2 }])).toBe(2000);
  expect(amountOf(paidBack, [{ lineId: 'a', quantity: 1 }])).toBe(2000);
  const both = order({ lines: [line('a', { refundedQuantity: 2 }), line('b')], refundedCents: 4000 });
  expect(amountOf(both, [{ lineId: 'a', quantity: 2 }])).toBe(0);
  // What an earlier withdrawal paid back is not paid by this one.
  const earlier = { state: 'refunded' as const, lines: [{ lineId: 'a', quantity: 1 }] };
  const once = order({ lines: [line('a', { refundedQuantity: 1 }), line('b')], withdrawals: [earlier] });
  expect(amountOf(once, [{ lineId: 'a', quantity: 1 }])).toBe(0);
});

test('[LAW-01] money waits for the pieces or a proof that they were sent', () => {
  const declaredAt = now.toISOString();
  expect(refundDueAt({ declaredAt, sentAt: null })).toBeNull();
  expect(refundDueAt({ declaredAt, sentAt: declaredAt })).toEqual(addMilliseconds(now, 14 * DAY));
  const late = addMilliseconds(now, 15 * DAY + HOUR);
  expect(refundDueAt({ declaredAt, sentAt: late.toISOString() })).toEqual(late);
});

const orders = fc
  .record({
    lines: fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 4 }),
        unitPriceCents: fc.integer({ min: 0, max: 20_000 }),
        off: fc.integer({ min: 0, max: 100 }),
        personalisation: fc.constantFrom('', '', 'JONAS'),
        withdrawalException: fc.constantFrom(null, null, 'perishable' as const, 'sealed' as const),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    shippingCents: fc.integer({ min: 0, max: 2000 }),
    standard: fc.integer({ min: 0, max: 100 }),
    asked: fc.array(
      fc.option(
        fc.array(fc.record({ line: fc.integer({ min: 0, max: 4 }), quantity: fc.integer({ min: 1, max: 9 }) }), {
          minLength: 1,
          maxLength: 3,
        }),
      ),
      { maxLength: 6 },
    ),
  })
  .map(({ lines, shippingCents, standard, asked }) => {
    const named = lines.map(({ off, ...each }, index) => {
      const one = line(`line${index}`, each);
      return { ...one, discountCents: Math.floor((sumOfLine(one) * off) / 100) };
    });
    return {
      bought: order({
        lines: named,
        shippingCents,
        standardShippingCents: Math.floor((shippingCents * standard) / 100),
      }),
      asked: asked.map((each) => each && each.map(({ line: index, ...one }) => ({ ...one, lineId: `line${index}` }))),
    };
  });

test('[LAW-01, INV-03] however an order is withdrawn from in parts', () => {
  fc.assert(
    fc.property(orders, ({ bought, asked }) => {
      let now1 = bought;
      for (const chosen of [...asked, null]) {
        const { lines, refusal } = decideWithdrawal(now1, { requested: chosen, now });
        expect(lines.length > 0).toBe(refusal === null);
        const { cents, lines: paid } = planWithdrawal(now1, lines);
        expect(cents).toBeGreaterThanOrEqual(0);
        if (refusal === null)
          now1 = {
            ...now1,
            lines: now1.lines.map((each) => ({
              ...each,
              paidBackQuantity: paid.reduce(
                (n, one) => n + (one.lineId === each.id ? one.quantity : 0),
                each.paidBackQuantity,
              ),
            })),
            refundedCents: now1.refundedCents + cents,
            withdrawals: [...now1.withdrawals, { state: 'refunded', lines }],
          };
        expect(now1.refundedCents).toBeLessThanOrEqual(now1.totalCents);
      }
      const taken = (lineId: string): number =>
        now1.withdrawals
          .flatMap(({ lines }) => lines)
          .reduce((n, each) => n + (each.lineId === lineId ? each.quantity : 0), 0);
      for (const each of bought.lines) {
        const hasRight = each.personalisation === '' && each.withdrawalException !== 'perishable';
        expect(taken(each.id)).toBe(hasRight ? each.quantity : 0);
        expect(leftToWithdraw(now1, each)).toBe(each.quantity - taken(each.id));
      }
      if (isLastOf(now1, []))
        expect(now1.refundedCents).toBe(now1.totalCents - (now1.shippingCents - now1.standardShippingCents));
    }),
  );
});

test('[LAW-01] what is asked for beyond what was bought, or of another order, is left out', () => {
  const request: WithdrawnLine[] = [
    { lineId: 'a', quantity: 50 },
    { lineId: 'a', quantity: 1 },
    { lineId: 'of-another', quantity: 1 },
  ];
  expect(decideWithdrawal(order(), { requested: request, now }).lines).toEqual([{ lineId: 'a', quantity: 2 }]);
  expect(decideWithdrawal(order(), { requested: request.slice(2), now }).refusal).toBe('nothing_left');
});

test('[LAW-01] the page offers it while pieces with the right are left and its time is not over', () => {
  expect(canWithdraw(order(), now)).toBe(true);
  expect(canWithdraw(order({ lines: [line('a', { personalisation: 'JONAS' })] }), now)).toBe(false);
  expect(canWithdraw(order({ lines: [line('a', { returnedQuantity: 2 })] }), now)).toBe(false);
  const withdrawn = { state: 'declared' as const, lines: [{ lineId: 'a', quantity: 2 }] };
  expect(canWithdraw(order({ lines: [line('a')], withdrawals: [withdrawn] }), now)).toBe(false);
  expect(canWithdraw(order({ returnEndsAt: endOf('2026-08-01T10:00:00Z') }), now)).toBe(false);
});

test('[LAW-01] of a line as many are taken as were asked for and are left', () => {
  const taken = (changes: Partial<Withdrawable>, quantity: number) =>
    decideWithdrawal(order({ lines: [line('a', { quantity: 5, returnedQuantity: 1 })], ...changes }), {
      requested: [{ lineId: 'a', quantity }],
      now,
    }).lines;
  expect(taken({}, 3)).toEqual([{ lineId: 'a', quantity: 3 }]);
  expect(taken({}, 9)).toEqual([{ lineId: 'a', quantity: 4 }]);
  const earlier = { state: 'returning' as const, lines: [{ lineId: 'a', quantity: 3 }] };
  expect(taken({ withdrawals: [earlier] }, 9)).toEqual([{ lineId: 'a', quantity: 1 }]);
  const rest = order({ lines: [line('a', { returnedQuantity: 2 }), line('b')] });
  expect(decideWithdrawal(rest, { requested: null, now }).lines).toEqual([{ lineId: 'b', quantity: 2 }]);
});

test('[LAW-01, INV-03] the last pieces bring the postage once the money of all others has gone back', () => {
  const rest = [{ lineId: 'b', quantity: 2 }];
  const others = (state: 'declared' | 'refunded') => [{ state, lines: [{ lineId: 'a', quantity: 2 }] }];
  expect(isLastOf(order({ withdrawals: others('refunded') }), rest)).toBe(true);
  expect(isLastOf(order({ withdrawals: others('declared') }), rest)).toBe(false);
  expect(isLastOf(order({ lines: [line('a', { returnedQuantity: 2 }), line('b')] }), rest)).toBe(true);
  expect(isLastOf(order({ lines: [line('a', { returnedQuantity: 1 }), line('b')] }), rest)).toBe(false);
  expect(amountOf(order({ withdrawals: others('refunded'), refundedCents: 4000 }), rest)).toBe(4500);
  expect(amountOf(order({ withdrawals: others('declared') }), rest)).toBe(4000);
});

test('[INV-03] what a withdrawal that waits takes back counts for that one alone', () => {
  const one = [{ lineId: 'a', quantity: 1 }];
  const both = [{ lineId: 'a', quantity: 2 }];
  for (const lines of [one, both])
    expect(amountOf(order({ withdrawals: [{ state: 'declared', lines }] }), lines)).toBe(
      2000 * (lines[0]?.quantity ?? 0),
    );
  // A return took one of them, a refund of pieces the other.
  const gone = order({ lines: [line('a', { refundedQuantity: 1, returnedQuantity: 1 }), line('b')] });
  expect(amountOf(gone, one)).toBe(0);
});

test('[LAW-01, INV-03] where the way that was chosen cost less than the cheapest of the shop', () => {
  const cheap = order({ shippingCents: 0, standardShippingCents: 500 });
  expect(amountOf(cheap, decideWithdrawal(cheap, { requested: null, now }).lines)).toBe(8000);
});

test('[INV-03] pieces bring back no more than is left of the order', () => {
  expect(amountOf(order({ refundedCents: 7500 }), [{ lineId: 'a', quantity: 1 }])).toBe(1000);
  expect(amountOf(order({ refundedCents: 8600 }), [{ lineId: 'a', quantity: 1 }])).toBe(0);
});

test('[LAW-01, INV-03] what a bank gave back by a dispute that was lost does not go back once more', () => {
  const lost = {
    ...{ disputeId: 'dispute', isTaken: true, openedAt: '2026-09-01T00:00:00Z', dueAt: null, closedAt: null },
    ...{ status: 'lost' as const, amountCents: 7000, ownCents: 7000 },
  };
  const disputed = order({ disputes: [lost] });
  expect(amountOf(disputed, [{ lineId: 'a', quantity: 1 }])).toBe(1900);
  expect(amountOf(disputed, decideWithdrawal(disputed, { requested: null, now }).lines)).toBe(1900);
  expect(amountOf(order({ disputes: [{ ...lost, status: 'won' }] }), [{ lineId: 'a', quantity: 1 }])).toBe(2000);
});
