import { expect, test } from 'vitest';
import { checkIds, checkNewConversation } from './check-ids.ts';
import { decideSend, prepare, type SendFacts } from './decide-send.ts';
import { changeSide, type Side, unchangeSide } from './sides.ts';
import { rankScore, spamScore } from './spam/spam-score.ts';
import { checkFields, fillFields, unfilledField } from './template-fields.ts';

const now = new Date('2026-11-20T10:00:00Z');
const side: Side = { folder: 'spam', isArchived: false, isStarred: true, priority: 'high', labels: ['a', 'c'] };

test('[MSG-12] a change of a side changes what it names and nothing else', () => {
  expect(changeSide(side, {})).toEqual(side);
  expect(changeSide(side, { isStarred: false })).toEqual({ ...side, isStarred: false });
  expect(changeSide(side, { priority: 'normal' })).toEqual({ ...side, priority: 'normal' });
  expect(changeSide(side, { addLabels: ['b', 'c'], removeLabels: ['a'] })).toEqual({ ...side, labels: ['b', 'c'] });
  const archived: Side = { ...side, folder: 'inbox', isArchived: true, isStarred: false };
  expect(changeSide(archived, { isRead: true })).toEqual(archived);
});

test('[MSG-12] what is moved leaves the archive, and what is archived leaves spam and trash', () => {
  const archived: Side = { ...side, folder: 'inbox', isArchived: true };
  expect(changeSide(archived, { folder: 'trash' })).toEqual({ ...archived, folder: 'trash', isArchived: false });
  expect(changeSide(archived, { folder: 'inbox' })).toEqual({ ...archived, isArchived: false });
  expect(changeSide(archived, { isArchived: false })).toEqual({ ...archived, isArchived: false });
  expect(changeSide(side, { isArchived: true })).toEqual(archived);
  expect(changeSide(side, { isArchived: false })).toEqual(side);
  expect(changeSide(side, { folder: 'inbox', isArchived: true })).toEqual(archived);
  expect(changeSide(side, { folder: 'trash', isArchived: true })).toEqual({ ...side, folder: 'trash' });
});

test('[MSG-12] a change is taken back piece by piece, and what was changed since stays', () => {
  const before: Side = { folder: 'inbox', isArchived: true, isStarred: false, priority: 'normal', labels: ['a', 'b'] };
  const after: Side = { folder: 'trash', isArchived: false, isStarred: true, priority: 'high', labels: ['b', 'c'] };
  const undo = (changes: Partial<Side>) => unchangeSide({ ...after, ...changes }, { before, after });
  expect(undo({})).toEqual(before);
  expect(undo({ folder: 'spam' })).toEqual({ ...before, folder: 'spam', isArchived: false });
  expect(undo({ folder: 'trash', isArchived: true })).toEqual({ ...before, folder: 'trash', isArchived: true });
  expect(undo({ isStarred: false })).toEqual(before);
  expect(undo({ priority: 'low' as Side['priority'] })).toEqual({ ...before, priority: 'low' });
  expect(undo({ labels: ['b', 'c', 'd'] })).toEqual({ ...before, labels: ['a', 'b', 'd'] });
  expect(undo({ labels: [] })).toEqual({ ...before, labels: ['a'] });
});

const facts: SendFacts = {
  ...{ senderId: 'bo', receiverId: 'ana', sellerId: 'ana', buyerId: 'bo', messageType: 'inquiry' },
  ...{ isClosed: false, isSenderActive: true, hasBlocked: false, isBlocked: false },
  sends: { now: {}, afterOneMore: {} },
};
const sent = (changes: Partial<SendFacts>, content: unknown = 'Hello') =>
  decideSend({ ...facts, ...changes }, content, now);
const refused = (code: string) => ({ ok: false, problem: { code } });

test('[MSG-03, MSG-06, INV-16] both of a conversation may write in it, whatever is wrong with that is said', () => {
  const body = { body: 'Hello', preview: 'Hello', isSpam: false, spamScore: 0, rankScore: rankScore('Hello') };
  expect(sent({})).toEqual({ ok: true, value: { ...body, spamSigns: [] } });
  expect(sent({ senderId: 'ana', receiverId: 'bo' }).ok).toBe(true);
  expect(sent({ senderId: 'cy' })).toEqual(refused('messages/not-part'));
  expect(sent({ receiverId: 'bo' })).toEqual(refused('messages/to-yourself'));
  expect(sent({ messageType: 'system', senderId: 'cy' })).toEqual(refused('messages/no-answer'));
  expect(sent({ isSenderActive: false })).toEqual(refused('messages/closed'));
  expect(sent({ hasBlocked: true }, '')).toEqual(refused('messages/blocked'));
  expect(sent({}, '')).toEqual(refused('messages/content-length'));
  expect(prepare('')).toEqual(refused('messages/content-length'));
});

test('[MSG-06] of several ids the first that is wrong is named', () => {
  expect(checkIds({ one: 'a', two: 'b' })).toEqual({ ok: true, value: true });
  expect(checkIds({ one: 'a', two: '', three: 'a b' })).toEqual({
    ok: false,
    problem: { code: 'messages/id-empty', field: 'two' },
  });
  const request = { productId: 'mug', productTitle: 'A mug', sellerId: 'ana', buyerId: 'b o' };
  expect(checkNewConversation(request)).toEqual({
    ok: false,
    problem: { code: 'messages/id-characters', field: 'buyerId' },
  });
  expect(checkNewConversation({ ...request, buyerId: 'bo' })).toEqual({ ok: true, value: { initial: null } });
});

test('[MSG-08] more than half of the letters in capitals weigh, half of them do not', () => {
  const signs = (text: string) => spamScore(text).signs;
  expect(signs('ABcd')).not.toContain('capitals');
  expect(signs('ABCde')).toContain('capitals');
  expect(signs('123 456')).not.toContain('capitals');
  expect(signs('abc')).not.toContain('capitals');
});

test('[MSG-15] a field that there is is filled, one without a word and any other stay', () => {
  expect([unfilledField('On {day} {order}.'), unfilledField('On {day}.')]).toEqual(['{order}', null]);
  expect(fillFields('Hi {buyer}, {order} {shop} {nobody}', { buyer: 'Bo', order: '', shop: '$&' })).toBe(
    'Hi Bo, {order} $& {nobody}',
  );
  expect(checkFields('Hi {buyer}, {tracking} {}')).toEqual({ ok: true, value: true });
  expect(checkFields('Hi {buyer}, {Buyer}')).toEqual({
    ok: false,
    problem: { code: 'messages/template-fields', unknown: '{Buyer}' },
  });
});
