import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMilliseconds, DAY } from '../core/time.ts';
import { planRefund } from '../orders/refund-amount.ts';
import { canReturn, decideReturn, leftToReturn, planReturn, type Returnable } from './decide-return.ts';
import type { ReturnActor, ReturnLine, ReturnState } from './model.ts';
import { postagePayer, returnReasonSchema, returnStateSchema } from './model.ts';
import { canMoveReturn, isClosed, nextByItselfAt, returnTransitions, takesBack } from './return-transitions.ts';

const now = new Date('2026-09-05T10:00:00Z');
const line = (
  id: string,
  unitPriceCents: number,
  quantity: number,
  personalisation = '',
): Returnable['lines'][number] => ({
  ...{ discountCents: (unitPriceCents * quantity) / 10, fundedCents: 0, paidBackQuantity: 0 },
  ...{ id, listingId: 'listing', variantId: 'variant', title: 'A mug', values: [], personalisation, picture: null },
  withdrawalException: null,
  ...{ unitPriceCents, quantity, refundedQuantity: 0, returnedQuantity: 0, notSentQuantity: 0 },
});
const order: Returnable = {
  state: 'delivered',
  returnEndsAt: '2026-09-17T00:00:00Z',
  lines: [line('one', 2000, 2), line('two', 1000, 1)],
  shippingCents: 900,
  standardShippingCents: 500,
  totalCents: 5400,
  ...{ refundedCents: 0, keptLabelCents: 0, withdrawals: [], disputes: [] },
};
const one: ReturnLine[] = [{ lineId: 'one', quantity: 1 }];
const all: ReturnLine[] = [
  { lineId: 'one', quantity: 2 },
  { lineId: 'two', quantity: 1 },
];
const amountOf = (of: Returnable, lines: readonly ReturnLine[], earlier: Parameters<typeof planReturn>[2]): number =>
  planReturn(of, { lines }, earlier).cents;
const decide = (changes: Partial<Returnable> = {}, lines = one, at = now) =>
  decideReturn({ ...order, ...changes }, { lines, reason: 'not_right', earlier: [], now: at });
const problem = (code: string) => ({ ok: false, problem: { code } });

test('[ORD-04] pieces may be asked back until their window closes', () => {
  expect(decide()).toEqual({ ok: true, value: null });
  expect(decide({ state: 'completed' }, all)).toEqual({ ok: true, value: null });
  // Delivered on a Wednesday: the last of fourteen days is a Wednesday.
  const over = new Date('2026-09-17T00:00:00Z');
  expect(decide({}, one, addMilliseconds(over, -1))).toEqual({ ok: true, value: null });
  expect(decide({}, one, over)).toEqual({ ok: true, value: 'too_late' });
  expect(canReturn(order, [], over)).toBe(false);
  expect(canReturn(order, [], now)).toBe(true);
  const personal = [line('one', 2000, 2, 'For Ida'), line('two', 1000, 1)];
  expect(decide({ lines: personal })).toEqual({ ok: true, value: 'personalised' });
  // What has a fault goes back all the same, so that the page offers it of an order with nothing else too.
  expect(canReturn({ ...order, lines: personal.slice(0, 1) }, [], now)).toBe(true);
});

test('[ORD-04, LAW-01] what spoils quickly is not taken back, what is sealed is', () => {
  const [one1, two] = [line('one', 2000, 2), line('two', 1000, 1)];
  const perishable = { ...one1, withdrawalException: 'perishable' as const };
  expect(decide({ lines: [perishable, two] })).toEqual({ ok: true, value: 'perishable' });
  const sealed = { ...one1, withdrawalException: 'sealed' as const };
  expect(decide({ lines: [sealed, two] })).toEqual({ ok: true, value: null });
});

test.each(returnReasonSchema.options)(
  '[ORD-04] made with the buyer’s words or quick to spoil, and sent back since: %s',
  (reason) => {
    const lines = [
      line('one', 2000, 2, 'For Ida'),
      { ...line('two', 1000, 1), withdrawalException: 'perishable' as const },
    ];
    const isFault = ['damaged', 'not_as_described', 'wrong_item'].includes(reason);
    expect(decideReturn({ ...order, lines }, { lines: all, reason, earlier: [], now })).toEqual({
      ok: true,
      value: isFault ? null : 'personalised',
    });
  },
);

test('[ORD-04, LAW-01] while a withdrawal of the order is open nothing is asked back beside it', () => {
  const withdrawn = (state: 'declared' | 'returning' | 'refunded' | 'refused') =>
    decide({ withdrawals: [{ state, lines: [] }] as unknown as Returnable['withdrawals'] });
  for (const state of ['declared', 'returning'] as const)
    expect(withdrawn(state)).toEqual(problem('returns/withdrawn'));
  for (const state of ['refunded', 'refused'] as const) expect(withdrawn(state)).toEqual({ ok: true, value: null });
});

test('[ORD-04] what is no request is a problem', () => {
  for (const state of ['confirmed', 'processing', 'shipped', 'cancelled'] as const)
    expect(decide({ state })).toEqual(problem('returns/not-arrived'));
  expect(decide({ refundedCents: 5400 })).toEqual(problem('returns/nothing-left'));
  expect(decide({}, [{ lineId: 'three', quantity: 1 }])).toEqual(problem('returns/unknown-line'));
  expect(decide({}, [...one, ...one])).toEqual(problem('returns/unknown-line'));
  expect(decide({}, [{ lineId: 'one', quantity: 3 }])).toEqual(problem('returns/too-many'));
});

test('[ORD-04, PAY-04] a piece brings what was paid for it', () => {
  expect(amountOf(order, one, [])).toBe(1800);
  expect(amountOf(order, all, [])).toBe(5000);
  const before = [{ state: 'refund_processed' as const, lines: [{ lineId: 'one', quantity: 2 }] }];
  expect(amountOf({ ...order, refundedCents: 3600 }, [{ lineId: 'two', quantity: 1 }], before)).toBe(1400);
  // One that is only asked for brings nothing to the next one.
  const open = [{ state: 'requested' as const, lines: [{ lineId: 'one', quantity: 2 }] }];
  expect(amountOf(order, [{ lineId: 'two', quantity: 1 }], open)).toBe(900);
});

test('[ORD-04, DASH-04] postage that a code took off was never paid, and does not go back', () => {
  const free = { ...order, shippingCents: 0, standardShippingCents: 0, totalCents: 4500 };
  expect(amountOf(free, all, [])).toBe(4500);
  // Express beside a free way: the dearer way is the buyer's choice.
  expect(amountOf({ ...free, shippingCents: 1190, totalCents: 5690 }, all, [])).toBe(4500);
});

test('[ORD-04] the maker bears the postage of what is faulty, not as described or another piece', () => {
  const borne = returnReasonSchema.options.filter((reason) => postagePayer(reason) === 'maker');
  expect(borne).toEqual(['damaged', 'not_as_described', 'wrong_item']);
});

test('[ORD-04, INV-06] every state is reached from a request, none is reached twice', () => {
  const reached = new Set<ReturnState>(['requested']);
  for (const state of reached) for (const to of Object.keys(returnTransitions[state])) reached.add(to as ReturnState);
  expect([...reached].toSorted()).toEqual(returnStateSchema.options.toSorted());
  const leads = (from: ReturnState, to: ReturnState): boolean =>
    Object.keys(returnTransitions[from]).some((next) => next === to || leads(next as ReturnState, to));
  for (const state of returnStateSchema.options) {
    expect(leads(state, state)).toBe(false);
    const steps = Object.values(returnTransitions[state]).flat();
    if (isClosed(state)) expect(steps.filter((by) => by !== 'administrator')).toEqual([]);
    const timeline = [{ state, at: now.toISOString(), by: 'buyer' as const }];
    if (isClosed(state)) expect(nextByItselfAt({ state, timeline })).toBeNull();
  }
});

/** What a reference model does with one order: lists of pieces and a sum, as the database counts them. */
function scene() {
  let stands = order;
  const returns: { state: ReturnState; lines: ReturnLine[]; cents: number }[] = [];
  type Counted = 'refundedQuantity' | 'returnedQuantity' | 'paidBackQuantity';
  const count = (lines: readonly ReturnLine[], of: Counted, times: 1 | -1): void => {
    const quantityOf = (id: string) =>
      lines.filter(({ lineId }) => lineId === id).reduce((sum, each) => sum + each.quantity, 0);
    stands = {
      ...stands,
      lines: stands.lines.map((each) => ({ ...each, [of]: each[of] + times * quantityOf(each.id) })),
    };
  };
  return {
    order: () => stands,
    returns,
    ask(lines: ReturnLine[]): void {
      const decided = decideReturn(stands, { lines, reason: 'not_right', earlier: returns, now });
      if (!decided.ok || decided.value !== null) return;
      returns.push({ state: 'requested', lines, cents: 0 });
      count(lines, 'returnedQuantity', 1);
    },
    step(index: number, to: ReturnState, by: ReturnActor): void {
      const each = returns[index % Math.max(1, returns.length)];
      if (!each || !canMoveReturn(each.state, to, by)) return;
      if (
        each.state === 'rejected' &&
        each.lines.some(({ lineId, quantity }) => {
          const match = stands.lines.find(({ id }) => id === lineId);
          return !match || leftToReturn(stands, match, []) < quantity;
        })
      )
        return;
      if (to === 'refund_issued') {
        const plan = planReturn(stands, each, returns);
        each.cents = plan.cents;
        count(plan.lines, 'paidBackQuantity', 1);
        stands = { ...stands, refundedCents: stands.refundedCents + each.cents };
      }
      if (takesBack(each.state) !== takesBack(to)) count(each.lines, 'returnedQuantity', takesBack(to) ? 1 : -1);
      each.state = to;
    },
    refund(lines: ReturnLine[]): void {
      const plan = planRefund(stands, { kind: 'lines', lines });
      if (!plan.ok) return;
      count(lines, 'refundedQuantity', 1);
      count(lines, 'paidBackQuantity', 1);
      stands = { ...stands, refundedCents: stands.refundedCents + plan.value.cents };
    },
  };
}

test('[ORD-04, INV-03] returns never bring back more pieces or money than were bought', () => {
  const lines = fc
    .record({ lineId: fc.constantFrom('one', 'two'), quantity: fc.integer({ min: 1, max: 3 }) })
    .map((each) => [each]);
  const operation = fc.oneof(
    lines.map((request) => ({ kind: 'ask' as const, asked: request })),
    lines.map((request) => ({ kind: 'refund' as const, asked: request })),
    fc.record({
      kind: fc.constant('step' as const),
      index: fc.nat(5),
      to: fc.constantFrom(...returnStateSchema.options),
      by: fc.constantFrom<ReturnActor>('buyer', 'maker', 'administrator', 'system'),
    }),
  );
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 60 }), (operations) => {
      const { order: stands, returns, ...may } = scene();
      for (const each of operations) {
        if (each.kind === 'step') may.step(each.index, each.to, each.by);
        else may[each.kind](each.asked);
        for (const { id, quantity, refundedQuantity, returnedQuantity } of stands().lines) {
          const taken = returns
            .filter(({ state }) => takesBack(state))
            .flatMap((one) => one.lines)
            .reduce((sum, one) => sum + (one.lineId === id ? one.quantity : 0), 0);
          expect(returnedQuantity).toBe(taken);
          expect(refundedQuantity + returnedQuantity).toBeLessThanOrEqual(quantity);
        }
        expect(stands().refundedCents).toBeLessThanOrEqual(stands().totalCents);
        for (const { state, cents } of returns)
          if (cents > 0) expect(['refund_issued', 'refund_processed']).toContain(state);
      }
    }),
    { numRuns: 300 },
  );
});

test('[INV-03] while the buyer’s bank holds the money of an order nothing of it is asked back', () => {
  const dispute = {
    ...{ disputeId: 'dispute', isTaken: true, openedAt: '2026-09-03T00:00:00Z', dueAt: null, closedAt: null },
    ...{ amountCents: 2000, ownCents: 2000 },
  };
  expect(decide({ disputes: [{ ...dispute, status: 'needs_response' }] })).toEqual(problem('orders/refund-disputed'));
  expect(decide({ disputes: [{ ...dispute, status: 'won' }] })).toEqual({ ok: true, value: null });
});

test('[ORD-04] an order that was paid back as a whole has nothing left, whatever its sums say', () => {
  expect(decide({ state: 'refunded' })).toEqual(problem('returns/nothing-left'));
});

test('[ORD-04] an order that was never delivered is asked back of too late, and offers nothing', () => {
  expect(decide({ returnEndsAt: null })).toEqual({ ok: true, value: 'too_late' });
  expect(canReturn({ ...order, returnEndsAt: null }, [], now)).toBe(false);
});

test('[ORD-04] the page offers it once the order has arrived, while a piece is left', () => {
  for (const state of ['shipped', 'refunded'] as const) expect(canReturn({ ...order, state }, [], now)).toBe(false);
  expect(canReturn({ ...order, state: 'completed' }, [], now)).toBe(true);
  const rejected = [{ state: 'rejected' as const, lines: all }];
  expect(canReturn(order, rejected, now)).toBe(false);
  expect(canReturn({ ...order, lines: [{ ...line('two', 1000, 1), returnedQuantity: 1 }] }, [], now)).toBe(false);
});

test('[INV-03, ORD-04] pieces that were rejected are not asked back again', () => {
  const [first] = order.lines;
  if (!first) throw new Error('no line');
  const earlier = (state: ReturnState) => [{ state, lines: one }];
  expect(leftToReturn(order, first, [])).toBe(2);
  expect(leftToReturn(order, first, earlier('rejected'))).toBe(1);
  expect(leftToReturn(order, first, earlier('denied'))).toBe(2);
  expect(leftToReturn(order, { ...first, refundedQuantity: 2 }, earlier('rejected'))).toBe(0);
  expect(decideReturn(order, { lines: all, reason: 'not_right', earlier: earlier('rejected'), now })).toEqual(
    problem('returns/too-many'),
  );
});

test('[ORD-04] of pieces with the buyer’s words and such that spoil, the words are named', () => {
  const perishable = { ...line('two', 1000, 1), withdrawalException: 'perishable' as const };
  const lines = [perishable, line('one', 2000, 2, 'For Ida')];
  const request = decideReturn({ ...order, lines }, { lines: all.toReversed(), reason: 'not_right', earlier: [], now });
  expect(request).toEqual({ ok: true, value: 'personalised' });
});

test('[INV-03] a return brings no more than is left of its order', () => {
  expect(amountOf({ ...order, refundedCents: 4000 }, one, [])).toBe(1000);
  const lost = {
    ...{ disputeId: 'dispute', isTaken: true, openedAt: '2026-09-03T00:00:00Z', dueAt: null, closedAt: null },
    ...{ status: 'lost' as const, amountCents: 4000, ownCents: 4000 },
  };
  expect(amountOf({ ...order, disputes: [lost] }, one, [])).toBe(1400);
});

test('[ORD-04] closed, and taken back: what each state of a return is', () => {
  const states = (holds: (state: ReturnState) => boolean) => returnStateSchema.options.filter(holds).toSorted();
  expect(states(isClosed)).toEqual(['denied', 'refund_processed', 'rejected', 'stopped', 'swapped']);
  expect(states(takesBack)).toEqual([
    ...['approved', 'processing', 'received', 'refund_issued', 'refund_processed', 'requested', 'shipped'],
    'under_review',
  ]);
});

test('[ORD-04] who may take which step of a return, and nobody any other', () => {
  const steps = returnStateSchema.options.flatMap((from) =>
    returnStateSchema.options.flatMap((to) => {
      const may = (['buyer', 'maker', 'administrator', 'system'] as const).filter((by) => canMoveReturn(from, to, by));
      return may.length > 0 ? [`${from} → ${to}: ${may.join(' ')}`] : [];
    }),
  );
  expect(steps.toSorted()).toEqual(
    [
      ...['requested → approved: maker system', 'requested → denied: system', 'requested → rejected: maker'],
      ...['requested → stopped: buyer system', 'approved → shipped: buyer system', 'approved → received: maker'],
      ...['approved → stopped: buyer system', 'shipped → processing: buyer system', 'shipped → received: maker'],
      ...['shipped → stopped: system', 'processing → received: maker system', 'processing → stopped: system'],
      ...['received → under_review: maker system', 'received → stopped: system'],
      ...['under_review → refund_issued: maker system', 'under_review → swapped: maker'],
      ...['under_review → rejected: maker', 'under_review → stopped: system'],
      ...['rejected → refund_issued: administrator', 'refund_issued → refund_processed: system'],
    ].toSorted(),
  );
  expect(canMoveReturn('swapped', 'stopped', 'system')).toBe(false);
});

test('[ORD-04] the next step comes by itself so many days after the last one, not the first', () => {
  const timeline = (state: ReturnState) => [
    { state: 'requested' as const, at: '2026-09-01T08:00:00Z', by: 'buyer' as const },
    { state, at: '2026-09-05T10:00:00Z', by: 'maker' as const },
  ];
  const days = returnStateSchema.options.map((state) => {
    const at = nextByItselfAt({ state, timeline: timeline(state) });
    return [state, at && (at.getTime() - now.getTime()) / DAY];
  });
  expect(Object.fromEntries(days.filter(([, after]) => after !== null))).toEqual({
    ...{ requested: 5, approved: 14, shipped: 28, processing: 14, received: 3, under_review: 4 },
  });
  expect(nextByItselfAt({ state: 'requested', timeline: [] })).toBeNull();
});
