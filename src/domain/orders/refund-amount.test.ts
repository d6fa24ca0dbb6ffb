import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OrderDispute } from '../payments/dispute-model.ts';
import { leftOf, leftToRefund, planRefund, type RefundRequest } from './refund-amount.ts';

const line = (id: string, unitPriceCents: number, quantity: number, discountCents = 0) => ({
  id,
  listingId: 'listing',
  variantId: 'variant',
  title: 'A mug',
  values: [],
  personalisation: '',
  withdrawalException: null,
  picture: null,
  unitPriceCents,
  quantity,
  discountCents,
  fundedCents: 0,
  paidBackQuantity: 0,
  refundedQuantity: 0,
  returnedQuantity: 0,
  notSentQuantity: 0,
});
const order = {
  lines: [line('one', 2000, 2, 400), line('two', 1000, 1, 100)],
  totalCents: 4900,
  refundedCents: 0,
  disputes: [],
  withdrawals: [],
};

const refundAmount = (...calls: Parameters<typeof planRefund>) => {
  const plan = planRefund(...calls);
  return plan.ok ? { ...plan, value: plan.value.cents } : plan;
};

test('[PAY-04] all is what is left, a piece is what was paid for it, a sum is itself', () => {
  expect(refundAmount(order, { kind: 'all' })).toEqual({ ok: true, value: 4900 });
  expect(refundAmount({ ...order, refundedCents: 900 }, { kind: 'all' })).toEqual({ ok: true, value: 4000 });
  expect(refundAmount(order, { kind: 'lines', lines: [{ lineId: 'one', quantity: 1 }] })).toEqual({
    ok: true,
    value: 1800,
  });
  expect(refundAmount(order, { kind: 'amount', amountCents: 1 })).toEqual({ ok: true, value: 1 });
  // A third of the reduction is 166.67 cents: the buyer bears 166 of them.
  const thirds = { ...order, lines: [line('one', 1000, 3, 500)], totalCents: 2500 };
  const one: RefundRequest = { kind: 'lines', lines: [{ lineId: 'one', quantity: 1 }] };
  expect(refundAmount(thirds, one)).toEqual({ ok: true, value: 834 });
});

test.each([
  ['a lamp with its own 90 % off', line('lamp', 100_000, 1, 90_000), 10_000],
  ['a table beside it', line('table', 100_000, 1), 100_000],
  ['a table with no part in the offer of a reminder', line('table', 20_000, 1), 20_000],
])('[PAY-04, INV-05] %s brings back what was paid for it', (_what, bought, cents) => {
  const beside = line('beside', 100_000, 1, 50_000);
  const plan = planRefund(
    { ...order, lines: [bought, beside], totalCents: cents + 50_000 },
    { kind: 'lines', lines: [{ lineId: bought.id, quantity: 1 }] },
  );
  expect(plan).toMatchObject({ ok: true, value: { cents, lines: [{ lineId: bought.id, cents }] } });
});

test('[INV-03] of a lost dispute counts what no refund had promised', () => {
  const lost: OrderDispute = {
    ...{ disputeId: 'dispute', isTaken: true, openedAt: '2026-01-01T00:00:00Z', dueAt: null, closedAt: null },
    ...{ status: 'lost', amountCents: 2000, ownCents: 1300 },
  };
  expect(leftOf({ ...order, refundedCents: 700, disputes: [lost] })).toBe(2900);
  expect(leftOf({ ...order, refundedCents: 700, disputes: [{ ...lost, status: 'won' }] })).toBe(4200);
});

test('[INV-03] more than what is left, nothing', () => {
  const tooMuch = (leftCents: number) => ({ ok: false, problem: { code: 'orders/refund-too-much', leftCents } });
  expect(refundAmount(order, { kind: 'amount', amountCents: 4901 })).toEqual(tooMuch(4900));
  expect(refundAmount({ ...order, refundedCents: 4900 }, { kind: 'all' })).toEqual(tooMuch(0));
  for (const lines of [
    [{ lineId: 'three', quantity: 1 }],
    [{ lineId: 'two', quantity: 2 }],
    [
      { lineId: 'two', quantity: 1 },
      { lineId: 'two', quantity: 1 },
    ],
  ])
    expect(refundAmount(order, { kind: 'lines', lines })).toEqual({
      ok: false,
      problem: { code: 'orders/refund-unknown-line' },
    });
});

test('[INV-03, LAW-01] a withdrawn piece is paid back by its withdrawal alone', () => {
  for (const state of ['declared', 'returning', 'refunded'] as const) {
    const withdrawn = { ...order, withdrawals: [{ state, lines: [{ lineId: 'one', quantity: 1 }] }] };
    const linesOf = (quantity: number) =>
      refundAmount(withdrawn, { kind: 'lines', lines: [{ lineId: 'one', quantity }] });
    expect(linesOf(1)).toEqual({ ok: true, value: 1800 });
    expect(linesOf(2)).toEqual({ ok: false, problem: { code: 'orders/refund-unknown-line' } });
  }
});

test('[INV-03] whatever is asked for one after the other, never more than the order goes back', () => {
  const request: fc.Arbitrary<RefundRequest> = fc.oneof(
    fc.constant<RefundRequest>({ kind: 'all' }),
    fc.record({ kind: fc.constant('amount' as const), amountCents: fc.integer({ min: 1, max: 6000 }) }),
    fc.constantFrom<RefundRequest>(
      { kind: 'lines', lines: [{ lineId: 'one', quantity: 2 }] },
      { kind: 'lines', lines: [{ lineId: 'two', quantity: 1 }] },
    ),
  );
  fc.assert(
    fc.property(fc.array(request, { maxLength: 12 }), (requests) => {
      let refundedCents = 0;
      for (const each of requests) {
        const amount = refundAmount({ ...order, refundedCents }, each);
        if (amount.ok) refundedCents += amount.value;
        expect(refundedCents).toBeLessThanOrEqual(order.totalCents);
      }
      const rest = refundAmount({ ...order, refundedCents }, { kind: 'all' });
      expect(rest.ok ? refundedCents + rest.value : refundedCents).toBe(order.totalCents);
    }),
  );
});

test('[PAY-04, INV-03] an order whose pieces cost nothing gives back nothing for a piece', () => {
  const gift = { ...order, lines: [line('one', 0, 1)], totalCents: 490 };
  const oneLine: RefundRequest = { kind: 'lines', lines: [{ lineId: 'one', quantity: 1 }] };
  expect(refundAmount(gift, oneLine)).toEqual({
    ok: false,
    problem: { code: 'orders/refund-too-much', leftCents: 490 },
  });
  expect(refundAmount(gift, { kind: 'all' })).toEqual({ ok: true, value: 490 });
});

test('[INV-03] while the buyer’s bank holds money of an order, nothing goes back of it', () => {
  const open: OrderDispute = {
    ...{ disputeId: 'dispute', isTaken: true, openedAt: '2026-01-01T00:00:00Z', dueAt: null, closedAt: null },
    ...{ status: 'under_review', amountCents: 2000, ownCents: 2000 },
  };
  const requestOf = (changes: Partial<OrderDispute>) =>
    refundAmount({ ...order, disputes: [{ ...open, ...changes }] }, { kind: 'amount', amountCents: 100 });
  const disputed = { ok: false, problem: { code: 'orders/refund-disputed' } };
  const refunded = { ok: true, value: 100 };
  expect([requestOf({}), requestOf({ status: 'needs_response' })]).toEqual([disputed, disputed]);
  // An inquiry took nothing yet; one that was given back holds nothing any more.
  expect(requestOf({ status: 'warning_under_review', isTaken: false })).toEqual(refunded);
  for (const status of ['won', 'lost', 'prevented', 'warning_closed'] as const)
    expect(requestOf({ status }), status).toEqual(refunded);
});

test('[INV-03] two pieces of a line bring twice what one does, and none is left below nothing', () => {
  const request: RefundRequest = { kind: 'lines', lines: [{ lineId: 'one', quantity: 2 }] };
  expect(refundAmount(order, request)).toEqual({ ok: true, value: 3600 });
  const [one] = order.lines;
  if (!one) throw new Error('no line');
  const withdrawn = { withdrawals: [{ lines: [{ lineId: 'one', quantity: 1 }] }] };
  expect(leftToRefund({ withdrawals: [] }, { ...one, refundedQuantity: 1 })).toBe(1);
  expect(leftToRefund({ withdrawals: [] }, { ...one, returnedQuantity: 1 })).toBe(1);
  expect(leftToRefund(withdrawn, { ...one, refundedQuantity: 1, returnedQuantity: 1 })).toBe(0);
});
