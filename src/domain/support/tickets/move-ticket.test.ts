import { expect, test } from 'vitest';
import { afterAnswer, afterReply, mayMerge, setOpen, type TicketStatus } from './move-ticket.ts';

const ticket = (change: Partial<TicketStatus> = {}): TicketStatus => ({
  ...{ number: 'H-AAAA', state: 'house', mergedInto: null, userId: 'bo', email: 'bo@example.com' },
  ...change,
});

test('[SUP-04] an answer gives the turn to the person, or closes the ticket', () => {
  expect(afterAnswer(ticket(), false)).toMatchObject({ ok: true, value: 'person' });
  expect(afterAnswer(ticket({ state: 'person' }), true)).toMatchObject({ ok: true, value: 'closed' });
});

test('[SUP-04] a reply opens a closed ticket again', () => {
  expect(afterReply(ticket({ state: 'closed' }))).toMatchObject({ ok: true, value: 'house' });
});

test('[SUP-04] closing and opening keep a state that is already so', () => {
  expect(setOpen(ticket({ state: 'person' }), true)).toMatchObject({ value: 'person' });
  expect(setOpen(ticket({ state: 'person' }), false)).toMatchObject({ value: 'closed' });
  expect(setOpen(ticket({ state: 'closed' }), true)).toMatchObject({ value: 'house' });
});

test('[SUP-04] nothing more is written in a merged ticket', () => {
  const merged = ticket({ state: 'closed', mergedInto: 'H-BBBB' });
  for (const move of [afterAnswer(merged, false), afterReply(merged), setOpen(merged, true)])
    expect(move).toMatchObject({ ok: false, problem: { code: 'support/merged', into: 'H-BBBB' } });
});

test.each([
  ['itself', ticket(), 'support/same-ticket'],
  ['one of another account', ticket({ number: 'H-BBBB', userId: 'ida' }), 'support/other-person'],
  ['one of a guest', ticket({ number: 'H-BBBB', userId: null }), 'support/other-person'],
  ['a merged one', ticket({ number: 'H-BBBB', state: 'closed', mergedInto: 'H-CCCC' }), 'support/merged'],
])('[SUP-04] a ticket is not merged into %s', (_, into, code) => {
  expect(mayMerge(ticket(), into)).toMatchObject({ ok: false, problem: { code } });
});

test('[SUP-04] tickets of one account, or of one guest’s address, may be merged', () => {
  expect(mayMerge(ticket(), ticket({ number: 'H-BBBB', email: 'other@example.com' })).ok).toBe(true);
  expect(mayMerge(ticket({ userId: null }), ticket({ number: 'H-BBBB', userId: null })).ok).toBe(true);
});
