import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Message } from '#domain/messages/model.ts';
import {
  firstUnread,
  type Thread,
  withMarks,
  withMessage,
  withNewest,
  withOlder,
  withRead,
  withSeen,
} from './thread-cache.ts';

const message = (number: number, changes: Partial<Message> = {}): Message => ({
  messageId: `m${number}`,
  conversationId: 'c',
  number,
  senderId: 'bo',
  receiverId: 'ana',
  isOwn: false,
  content: `Words ${number}`,
  isErased: false,
  timestamp: '2026-11-20T10:00:00.000Z',
  type: 'text',
  isRead: false,
  readAt: null,
  isSpam: false,
  spamScore: 0,
  spamSigns: [],
  isReported: false,
  metadata: { orderId: null, attachments: [], clientId: null },
  ...changes,
});
const from = (first: number, last: number): Message[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => message(first + at));
const page = (first: number, last: number) => ({ items: from(first, last), hasOlder: first > 1 });
const numbers = ({ items }: Thread): number[] => items.map(({ number }) => number);

test('[MSG-11] whatever pages come in whatever order, what is read has no gap', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('newest' as const), written: fc.integer({ min: 0, max: 9 }) }),
    fc.record({ kind: fc.constant('older' as const), late: fc.integer({ min: 0, max: 12 }) }),
    fc.record({ kind: fc.constant('one' as const), ahead: fc.integer({ min: 0, max: 3 }) }),
  );
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let last = 5;
      let thread = withNewest(undefined, page(1, last));
      for (const each of steps) {
        if (each.kind === 'newest') {
          last += each.written;
          thread = withNewest(thread, page(Math.max(1, last - 3), last));
          expect(numbers(thread).at(-1)).toBe(last);
        } else if (each.kind === 'older') {
          // Asked for by a reading of before: it may be much older than what stands there now.
          const to = Math.max(0, (thread.items[0]?.number ?? 1) - 1 - each.late);
          if (to > 0) thread = withOlder(thread, page(Math.max(1, to - 3), to));
        } else {
          const number = (thread.items.at(-1)?.number ?? 0) + each.ahead;
          thread = withMessage(thread, message(number));
          last = Math.max(last, thread.items.at(-1)?.number ?? 0);
        }
        const all = numbers(thread);
        expect(all).toEqual(Array.from({ length: all.length }, (_, at) => (all[0] ?? 0) + at));
        expect(thread.hasOlder).toBe((all[0] ?? 1) > 1);
      }
    }),
  );
});

test('[MSG-11] more than a page came while nobody looked', () => {
  const thread = withNewest(withNewest(undefined, page(1, 5)), page(60, 109));
  expect(numbers(thread)[0]).toBe(60);
  expect(thread.hasOlder).toBe(true);
});

test('[UX-84] the line for new ones stands above the first that is not read', () => {
  expect(firstUnread([message(1, { isRead: true }), message(2, { isOwn: true }), message(3), message(4)])).toBe(3);
  expect(firstUnread([message(1, { isOwn: true })])).toBeNull();
});

test('[MSG-15] what the other one has read up to a number is seen, and nothing after it', () => {
  const own = { isOwn: true };
  const thread = { items: [message(1, own), message(2, own), message(3), message(4, own)], hasOlder: false };
  const { items } = withSeen(thread, 2, '2026-11-20T11:00:00.000Z');
  expect(items.map(({ isRead }) => isRead)).toEqual([true, true, false, false]);
});

test('[MSG-05] what one has read up to a number is read, what came after is not', () => {
  const thread = withRead({ items: [message(1), message(2), message(3)], hasOlder: false }, 2);
  expect(firstUnread(thread.items)).toBe(3);
});

test('[UX-83] a message that is no spam unfolds, and no other one', () => {
  const thread = { items: [message(1, { isSpam: true }), message(2, { isSpam: true })], hasOlder: false };
  expect(withMarks(thread, 'm2', { isSpam: false }).items.map(({ isSpam }) => isSpam)).toEqual([true, false]);
});

test('[MSG-11] an empty thread takes the first page whole', () => {
  const empty = { items: [], hasOlder: false };
  expect(withNewest(undefined, page(3, 5))).toEqual(page(3, 5));
  expect(withNewest(empty, page(3, 5))).toEqual(page(3, 5));
  expect(withNewest(page(3, 5), empty)).toEqual(page(3, 5));
  expect(withOlder(page(3, 5), empty)).toEqual({ items: from(3, 5), hasOlder: false });
  expect(withOlder(empty, page(1, 2))).toEqual(page(1, 2));
  // Of what stands in an older page too, the thread has read later.
  const seen = { items: [message(3, { isRead: true }), message(4)], hasOlder: true };
  expect(
    withOlder(seen, { items: [message(2), message(3, { isRead: false })], hasOlder: false }).items[1]?.isRead,
  ).toBe(true);
  // Exactly the next one belongs to it, one further waits.
  expect(numbers(withMessage(page(1, 2), message(3)))).toEqual([1, 2, 3]);
  expect(numbers(withMessage(page(1, 2), message(4)))).toEqual([1, 2]);
  // After exactly the last one nothing is missing; one further, everything before is another reading.
  expect(numbers(withNewest(page(1, 2), page(3, 4)))).toEqual([1, 2, 3, 4]);
  expect(numbers(withNewest(page(1, 2), page(4, 5)))).toEqual([4, 5]);
});

test('[MSG-05] seen and read marks keep their first moment', () => {
  const items = [
    message(1, { isOwn: true, isRead: true, readAt: 'first' }),
    message(2, { isOwn: true }),
    message(3),
    message(4, { isOwn: true }),
    message(5),
  ];
  const marks = ({ items: all }: Thread) => all.map(({ isRead, readAt }) => [isRead, readAt]);
  expect(marks(withSeen({ items, hasOlder: false }, 3, 'now'))).toEqual([
    ...[
      [true, 'first'],
      [true, 'now'],
      [false, null],
      [false, null],
      [false, null],
    ],
  ]);
  expect(marks(withRead({ items, hasOlder: false }, 3))).toEqual([
    ...[
      [true, 'first'],
      [false, null],
      [true, null],
      [false, null],
      [false, null],
    ],
  ]);
  expect(firstUnread(items)).toBe(3);
  expect(firstUnread(withRead({ items, hasOlder: false }, 5).items)).toBeNull();
  const reported = withMarks({ items, hasOlder: true }, 'm3', { isReported: true, isSpam: true });
  expect(reported.items.map(({ isReported, isSpam }) => isReported && isSpam)).toEqual([
    false,
    false,
    true,
    false,
    false,
  ]);
});
