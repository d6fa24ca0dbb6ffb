import { expect, test } from 'vitest';
import { shown } from '#test/support/markup/markup.ts';
import { disputeStatusSchema, type OrderDispute } from '#domain/payments/dispute-model.ts';
import { DisputeNotes } from './dispute-notes.tsx';

const of = (status: OrderDispute['status'], changes: Partial<OrderDispute> = {}): OrderDispute => ({
  ...{ disputeId: `d-${status}`, status, amountCents: 8950, ownCents: 8950, isTaken: true },
  ...{ openedAt: '2026-12-02T09:00:00.000Z', dueAt: '2026-12-09T09:00:00.000Z', closedAt: null },
  ...changes,
});
const said = (reader: 'buyer' | 'maker', ...disputes: OrderDispute[]) =>
  shown(DisputeNotes, { disputes, reader, className: '' });

/** Every status with what is said of it. */
const table = (to: 'buyer' | 'maker') =>
  Object.fromEntries(disputeStatusSchema.options.map((status) => [status, said(to, of(status)).join('\n')]));

test('[PAY-02] what a bank says of an order is told to its buyer', () => {
  expect(table('buyer')).toEqual({
    lost: 'status: Your bank has given €89.50 of this order back to you.',
    needs_response:
      'status: Your bank disputes €89.50 of this order and decides about it. Until then nothing else goes back.',
    prevented: 'status: Your bank has decided that €89.50 of this order stay paid.',
    under_review:
      'status: Your bank disputes €89.50 of this order and decides about it. Until then nothing else goes back.',
    warning_closed: 'status: Your bank has decided that €89.50 of this order stay paid.',
    warning_needs_response:
      'status: Your bank asks about €89.50 of this order. We answer it; nothing has been taken back.',
    warning_under_review:
      'status: Your bank asks about €89.50 of this order. We answer it; nothing has been taken back.',
    won: 'status: Your bank has decided that €89.50 of this order stay paid.',
  });
});

test('[PAY-02] the maker is told what is held back and until when, and how it ended', () => {
  expect(table('maker')).toEqual({
    lost: 'status: The dispute is lost: €89.50 stay with the buyer.',
    needs_response:
      'status: The buyer’s bank has taken €89.50 back. The marketplace sends evidence from this order by Wed 9 Dec; until it is decided, the money is held back and nothing can be refunded.',
    prevented: 'status: The dispute of €89.50 is won: the money is yours again.',
    under_review:
      'status: The buyer’s bank has taken €89.50 back. The marketplace sends evidence from this order by Wed 9 Dec; until it is decided, the money is held back and nothing can be refunded.',
    warning_closed: 'status: The bank’s question about €89.50 is closed.',
    warning_needs_response:
      'status: The buyer’s bank asks about €89.50. The marketplace answers; nothing is held back.',
    warning_under_review: 'status: The buyer’s bank asks about €89.50. The marketplace answers; nothing is held back.',
    won: 'status: The dispute of €89.50 is won: the money is yours again.',
  });
  expect(said('maker', of('needs_response', { dueAt: null }), of('lost', { amountCents: 100 }))).toEqual([
    'status: The buyer’s bank has taken €89.50 back. The marketplace sends evidence from this order; until it is decided, the money is held back and nothing can be refunded.',
    'status: The dispute is lost: €1.00 stay with the buyer.',
  ]);
  expect(said('buyer')).toEqual([]);
});
