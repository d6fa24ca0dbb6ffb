import { expect, test } from 'vitest';
import fc from 'fast-check';
import { sentenceOf } from '../core/languages/sentence-of.ts';
import { addMilliseconds, HOUR, MINUTE } from '../core/time.ts';
import { checkAllowance, reportingLimits, sendingLimits, startingLimits } from './allowance.ts';
import { checkId, checkNewConversation, checkReason, checkSender } from './check-ids.ts';
import { decideSend, refusalOf, type SendFacts, waitOf } from './decide-send.ts';
import { conversationPath } from './paths.ts';
import { messageProblemTexts } from './problem-texts.ts';
import { changeSide, type Side, unchangeSide } from './sides.ts';
import { rankScore, spamScore } from './spam/spam-score.ts';

/** The same of the times of all acts, for whoever has them: the browser of its own, and tests. */
function oldestThatCount(
  limits: Parameters<typeof checkAllowance>[0],
  operations: readonly { at: Date; conversationId: string }[],
  conversationId: string,
): Parameters<typeof checkAllowance>[1] {
  const newest = operations.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return Object.fromEntries(
    limits.map((limit) => {
      const counted =
        'isOfConversation' in limit
          ? newest.filter((operation) => operation.conversationId === conversationId)
          : newest;
      return [limit.code, counted[limit.times - 1]?.at ?? null];
    }),
  );
}

/** What comes in with a message: the receiver's side leaves the archive, and either side leaves the trash. */
const sideAfterMessage = (side: Side, isReceiver: boolean): Side => ({
  ...side,
  folder: side.folder === 'trash' ? 'inbox' : side.folder,
  isArchived: side.isArchived && !isReceiver,
});

const now = new Date('2026-11-20T10:00:00Z');
const sentence = (problem: { code: string }): string =>
  sentenceOf(messageProblemTexts, problem as { code: keyof typeof messageProblemTexts }, 'en');

test('[MSG-06, MSG-07] an id says what is wrong with it, by the name of its field', () => {
  const said = (id: unknown): string => {
    const checked = checkId('conversationId', id);
    return checked.ok ? checked.value : sentence(checked.problem);
  };
  expect(said('thread_1-a_B')).toBe('thread_1-a_B');
  for (const id of ['', '  ', 12, null, undefined, {}])
    expect(said(id)).toBe('Invalid conversationId: must be a non-empty string');
  expect(said('a'.repeat(129))).toBe('Invalid conversationId: length must be between 1 and 128 characters');
  for (const id of ['a b', 'ä', 'a/b', '<b>', 'a.b'])
    expect(said(id)).toBe('Invalid conversationId: contains invalid characters');
});

test('[MSG-06, MSG-07] a conversation begins with a product, a title, two people', () => {
  const good = { productId: 'mug', productTitle: 'A mug', sellerId: 'ana', buyerId: 'bo' };
  const said = (changes: object): string => {
    const checked = checkNewConversation({ ...good, ...changes });
    if (checked.ok) return 'fine';
    return checked.problem.code === 'messages/invalid-initial'
      ? `Invalid initial message: ${sentence(checked.problem.because)}`
      : sentence(checked.problem);
  };
  expect(said({})).toBe('fine');
  expect(said({ initialMessage: 'Hello' })).toBe('fine');
  for (const productId of ['', 'a'.repeat(129), 'a b', 7]) expect(said({ productId })).toBe('Invalid product ID');
  for (const productTitle of ['', '   ', 'a'.repeat(201), 7])
    expect(said({ productTitle })).toBe('Invalid product title');
  expect(said({ buyerId: 'ana' })).toBe('Cannot create conversation with yourself');
  expect(said({ initialMessage: '' })).toBe(
    'Invalid initial message: Message length must be between 1 and 5000 characters',
  );
  expect(said({ initialMessage: '<b></b>' })).toBe(
    'Invalid initial message: Message content is empty after sanitization',
  );
  expect(said({ initialMessage: 'javascript:x' })).toBe(
    'Invalid initial message: Message contains potentially dangerous content',
  );
  expect(said({ initialMessage: 7 })).toBe('Invalid initial message: Invalid message content');
});

test('[MSG-06] a report needs a reason of 1 to 500 characters', () => {
  expect(checkReason(' He sells pills. ')).toEqual({ ok: true, value: 'He sells pills.' });
  for (const reason of ['', '  ', 'a'.repeat(501), 5, null])
    expect(checkReason(reason)).toEqual({ ok: false, problem: { code: 'messages/invalid-reason' } });
});

test('[MSG-03, INV-16] the sender is of the conversation, and writes to the other one', () => {
  const participants = ['ana', 'bo'];
  expect(checkSender({ senderId: 'bo', receiverId: 'ana', participants }).ok).toBe(true);
  expect(checkSender({ senderId: 'eve', receiverId: 'ana', participants })).toMatchObject({
    problem: { code: 'messages/not-part' },
  });
  expect(checkSender({ senderId: 'bo', receiverId: 'bo', participants })).toMatchObject({
    problem: { code: 'messages/to-yourself' },
  });
});

test('[MSG-08] the first scorer weighs words and shape', () => {
  const scores: [text: string, score: number][] = [
    ['Hello, is the mug still there?', 0],
    ['This is urgent', 0.2],
    ['It is free', 0.15],
    ['I guarantee it', 0.15],
    ['Please click here', 0.3],
    ['I want a refund', 0.1],
    ['Cheap viagra', 0.8],
    ['An investment for you', 0.4],
    ['crypto', 0.4],
    ['HELLO THERE my', 0.3],
    ['What???', 0.2],
    ['See https://example.com/x', 0.4],
    ['Call +49 170 1234567', 0.2],
    ['A refund: https://example.com', 0.5],
    ['Free pills, click here: https://pills.example.com', 1],
    ['carefree, freedom and refundable', 0],
    ['Dringend: kostenlos!', 0.35],
    ['Order AM-2026-104731, 12 cm', 0],
  ];
  for (const [text, score] of scores) expect([text, spamScore(text).score]).toEqual([text, score]);
  expect([spamScore('A refund: https://example.com').isSpam, spamScore('Please click here').isSpam]).toEqual([
    true,
    false,
  ]);
  expect(spamScore('A refund: https://example.com').signs).toEqual(['refund', 'link']);
});

test('[MSG-09] the second scorer counts words, patterns and length alike', () => {
  expect(rankScore('Is the mug still there?')).toBe(0);
  expect(rankScore('short')).toBe(0.1);
  expect(rankScore(`${'long enough '.repeat(100)}`)).toBe(0.1);
  expect(rankScore('This viagra is the best of all')).toBe(0.15);
  expect(rankScore('Please write to me at ana@example.org now')).toBe(0.2);
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      for (const score of [rankScore(text), spamScore(text).score]) {
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('[MSG-10] the limits to the letter, with their sentences and the seconds that are left', () => {
  const records = (count: number, everyMs: number, conversationId = 'c') =>
    Array.from({ length: count }, (_, index) => ({ at: addMilliseconds(now, -index * everyMs), conversationId }));
  const said = (
    list: ReturnType<typeof records>,
    limits: Parameters<typeof checkAllowance>[0] = sendingLimits,
  ): string => {
    const allowed = checkAllowance(limits, oldestThatCount(limits, list, 'c'), now);
    return allowed.ok ? 'fine' : sentence(allowed.problem);
  };
  expect(said(records(4, 1000))).toBe('fine');
  expect(said(records(5, 1000))).toBe('Too many messages sent recently. Please wait a moment.');
  expect(said(records(5, 15_000))).toBe('fine');
  expect(said(records(10, 60_000))).toBe('Too many messages in this conversation. Please wait 360 seconds.');
  expect(said(records(10, 60_000, 'another'))).toBe('fine');
  expect(said(records(30, MINUTE, 'another'))).toBe('Hourly message limit reached. Please try again later.');
  expect(said(records(200, 5 * MINUTE, 'another'))).toBe('Daily message limit reached. Please try again tomorrow.');
  expect(said(records(10, MINUTE), startingLimits)).toBe(
    'Too many conversations started recently. Please wait before starting new conversations.',
  );
  expect(said(records(5, MINUTE), reportingLimits)).toBe(
    'Spam report limit reached. Please wait before reporting more messages.',
  );
});

test('[MSG-10] in no window of any sequence are there more acts than allowed', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 90_000 }), fc.constantFrom('a', 'b')), { maxLength: 120 }),
      (steps) => {
        const done: { at: Date; conversationId: string }[] = [];
        let at = now;
        for (const [ms, conversationId] of steps) {
          at = addMilliseconds(at, ms);
          const allowed = checkAllowance(sendingLimits, oldestThatCount(sendingLimits, done, conversationId), at);
          if (!allowed.ok) {
            const later = addMilliseconds(at, allowed.problem.retryAfterSeconds * 1000);
            const again = checkAllowance(sendingLimits, oldestThatCount(sendingLimits, done, conversationId), later);
            expect(again.ok || again.problem.code !== allowed.problem.code).toBe(true);
            continue;
          }
          done.push({ at, conversationId });
          for (const limit of sendingLimits) {
            const since = at.getTime() - limit.milliseconds;
            const counted = done.filter(
              (operation) =>
                operation.at.getTime() > since &&
                (!('isOfConversation' in limit) || operation.conversationId === conversationId),
            );
            expect(counted.length).toBeLessThanOrEqual(limit.times);
          }
        }
      },
    ),
  );
});

const nobodyActed = { now: {}, afterOneMore: {} };
const facts: SendFacts = {
  senderId: 'bo',
  receiverId: 'ana',
  sellerId: 'ana',
  buyerId: 'bo',
  messageType: 'inquiry',
  isClosed: false,
  isSenderActive: true,
  hasBlocked: false,
  isBlocked: false,
  sends: nobodyActed,
};

test('[MSG-03, MSG-18] what cannot be sent says why', () => {
  const code = (changes: Partial<SendFacts>): string => {
    const decided = decideSend({ ...facts, ...changes }, 'Hello', now);
    return decided.ok ? 'sent' : decided.problem.code;
  };
  expect(code({})).toBe('sent');
  expect(code({ messageType: 'system' })).toBe('messages/no-answer');
  expect(code({ isClosed: true })).toBe('messages/closed');
  expect(code({ isSenderActive: false })).toBe('messages/closed');
  expect(code({ hasBlocked: true })).toBe('messages/blocked');
  expect(code({ isBlocked: true })).toBe('messages/does-not-take');
  expect(code({ senderId: 'eve' })).toBe('messages/not-part');
  expect(code({ sends: { ...nobodyActed, now: { 'messages/limit-minute': now } } })).toBe('messages/limit-minute');
  expect(refusalOf(facts)).toBeNull();
  expect(waitOf({ 'messages/limit-hour': addMilliseconds(now, -HOUR + 42_000) }, now)).toEqual({
    code: 'messages/limit-hour',
    retryAfterSeconds: 42,
  });
});

const side: Side = { folder: 'inbox', isArchived: false, isStarred: false, priority: 'normal', labels: [] };
const change = fc.record(
  {
    folder: fc.constantFrom('inbox' as const, 'spam' as const, 'trash' as const),
    isArchived: fc.boolean(),
    isStarred: fc.boolean(),
    priority: fc.constantFrom('low' as const, 'normal' as const, 'high' as const),
    addLabels: fc.subarray(['a', 'b', 'c']),
    removeLabels: fc.subarray(['a', 'b', 'c']),
  },
  { requiredKeys: [] },
);

test('[MSG-12] a side is in one place alone', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 10 }), change, (before, last) => {
      const start = before.reduce<Side>((at, each) => changeSide(at, each) ?? at, side);
      const after = changeSide(start, last) ?? start;
      expect(after.isArchived && after.folder !== 'inbox').toBe(false);
      expect(unchangeSide(after, { before: start, after })).toEqual(start);
      expect(sideAfterMessage(after, true)).toMatchObject({ isArchived: false });
      expect(sideAfterMessage(after, true).folder).not.toBe('trash');
    }),
  );
});

test('[MSG-12] what another device changed since is not taken back with it', () => {
  const after = changeSide(side, { folder: 'trash', addLabels: ['a'] }) ?? side;
  const since = changeSide(after, { folder: 'inbox', isStarred: true, addLabels: ['b'] }) ?? after;
  expect(unchangeSide(since, { before: side, after })).toEqual({ ...side, isStarred: true, labels: ['b'] });
});

test('[SHELL-06, SHELL-09] a conversation stands where the one who opens it has their messages', () => {
  expect([conversationPath('buyer', 'thread_1'), conversationPath('seller', 'a/b')]).toEqual([
    '/messages/thread_1',
    '/seller-dashboard/messages/a%2Fb',
  ]);
});
