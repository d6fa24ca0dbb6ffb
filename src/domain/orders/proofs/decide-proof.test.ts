import { expect, test } from 'vitest';
import { plainCalendar } from '../../shops/calendar/working-calendar.ts';
import type { OrderParcel } from '../parcels/model.ts';
import {
  awaitsBuyer,
  daysAfterApproval,
  decideAnswer,
  decideProof,
  hasOpenProof,
  revisionDueAt,
} from './decide-proof.ts';
import type { Proof, ProofState } from './model.ts';

const proof = (version: number, state: ProofState): Proof => ({
  ...{ lineId: 'line-1', version, state, text: 'As agreed', answer: '', sentAt: '2026-12-01T10:00:00.000Z' },
  ...{ dueAt: '2026-12-06T10:00:00.000Z', answeredAt: null, answeredBy: null },
});
type Proofed = Parameters<typeof decideProof>[0] & { proofs: Proof[] };
const line = { id: 'line-1', quantity: 2, notSentQuantity: 0, personalisation: 'Noa' };
const order = (proofs: Proof[], changes: Partial<Proofed> = {}): Proofed => ({
  ...{ state: 'confirmed', parcels: [], lines: [line], proofs, ...changes },
});
const parcel = (quantity: number): OrderParcel => ({
  ...{ parcelId: 'p1', state: 'packed', carrier: '', tracking: '', packedAt: '2026-12-01T10:00:00.000Z', sentAt: null },
  ...{ deliveredAt: null, expectedOn: null, lines: [{ lineId: 'line-1', quantity }], events: [] },
});
const next = (of: Proofed, request = {}) =>
  decideProof(of, { lineId: 'line-1', text: 'Serif letters', pictureCount: 0, ...request });

test.each([
  ['the first version', order([]), 1],
  ['a newer one before an answer', order([proof(1, 'sent')]), 2],
  ['one after a request', order([proof(1, 'superseded'), proof(2, 'change_requested')]), 3],
  [
    'none of a piece without the buyer’s text',
    order([], { lines: [{ ...line, personalisation: '' }] }),
    'orders/proof-not-personalised',
  ],
  ['none once it is approved', order([proof(1, 'approved')]), 'orders/proof-approved'],
  ['none once it has left', order([], { state: 'shipped' }), 'orders/proof-too-late'],
  ['none once all of it is packed', order([], { parcels: [parcel(2)] }), 'orders/proof-too-late'],
  ['one while a part is not packed', order([], { parcels: [parcel(1)] }), 1],
  ['no twenty-first', order([proof(20, 'change_requested')]), 'orders/proof-too-many'],
])('[ORD-07] a maker sends %s', (_name, of, expected) => {
  const decided = next(of);
  expect(decided.ok ? decided.value : decided.problem.code).toBe(expected);
});

test('[ORD-07] a version shows something, and is of a line of the order', () => {
  expect(next(order([]), { text: '' })).toMatchObject({ problem: { code: 'orders/proof-empty' } });
  expect(next(order([]), { text: '', pictureCount: 1 })).toMatchObject({ value: 1 });
  expect(next(order([]), { lineId: 'other' })).toMatchObject({ problem: { code: 'orders/not-found' } });
});

test.each<[ProofState, boolean, boolean]>([
  ['sent', true, true],
  ['change_requested', true, false],
  ['approved', false, false],
  ['superseded', false, false],
])('[ORD-07] with a version that is %s, making waits: %s, for the buyer: %s', (state, isOpen, isAwaiting) => {
  const of = order([proof(1, 'change_requested'), proof(2, state)]);
  expect([hasOpenProof(of), awaitsBuyer(of)]).toEqual([isOpen, isAwaiting]);
  expect([hasOpenProof(of, ['line-2']), awaitsBuyer({ ...of, state: 'cancelled' })]).toEqual([false, false]);
  expect(hasOpenProof({ ...of, lines: [{ ...line, notSentQuantity: 2 }] })).toBe(false);
});

const answer = (of: Proofed, changes = {}) =>
  decideAnswer(of, { lineId: 'line-1', version: 1, state: 'approved', answer: '', ...changes });

test('[ORD-07] the newest version is answered once; the same again changes nothing', () => {
  expect(answer(order([proof(1, 'sent')]))).toMatchObject({ value: { isNew: true } });
  expect(answer(order([proof(1, 'approved')]))).toMatchObject({ value: { isNew: false } });
  const requested = { state: 'change_requested', answer: 'Larger' };
  expect(answer(order([{ ...proof(1, 'change_requested'), answer: 'Larger' }]), requested)).toMatchObject({
    value: { isNew: false },
  });
  const refused = [
    [order([]), {}, 'orders/proof-not-found'],
    [order([proof(1, 'superseded')]), {}, 'orders/proof-answered'],
    [order([proof(1, 'approved')]), requested, 'orders/proof-answered'],
    [order([{ ...proof(1, 'change_requested'), answer: 'Smaller' }]), requested, 'orders/proof-answered'],
    [order([proof(1, 'sent')], { state: 'cancelled' }), {}, 'orders/proof-answered'],
    [order([proof(1, 'sent')]), { state: 'change_requested' }, 'orders/proof-change-empty'],
  ] as const;
  for (const [of, changes, code] of refused) expect(answer(of, changes)).toMatchObject({ problem: { code } });
});

test('[ORD-07] the next version is due three working days after the request, by the shop’s day', () => {
  const due = revisionDueAt(new Date('2026-12-03T23:30:00Z'), 'Europe/Berlin', plainCalendar);
  expect(due.toISOString()).toBe('2026-12-09T22:59:59.000Z');
});

test('[ORD-06, ORD-07] the promise moves to what it would be if bought at the approval', () => {
  const promised = { leavesBy: '2026-12-02', arrivesFrom: '2026-12-04', arrivesTo: '2026-12-08', timeZone: 'UTC' };
  const items = [{ processingDays: 3, madeToOrder: true, quantity: 1 }];
  const after = (approvedAt: string, holidays: string[] = []) =>
    daysAfterApproval(promised, { items, approvedAt: new Date(approvedAt), calendar: plainCalendar, holidays });
  expect(after('2026-12-07T10:00:00Z')).toEqual({
    ...{ leavesBy: '2026-12-11', arrivesFrom: '2026-12-15', arrivesTo: '2026-12-17' },
  });
  expect(after('2026-12-07T10:00:00Z', ['2026-12-15'])?.arrivesFrom).toBe('2026-12-16');
  expect(after('2026-11-26T10:00:00Z')).toBeNull();
});
