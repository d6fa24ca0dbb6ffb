import { expect, test } from 'vitest';
import { hindered, parseOutbox, type Unsent, underWay, unsentIn, waitsForConnection, without } from './outbox-state.ts';

const unsent = (clientId: string, changes: Partial<Unsent> = {}): Unsent => ({
  ...{ clientId, conversationId: 'c1', content: 'Hello', pictures: [] },
  ...{ at: '2026-11-20T10:00:00.000Z', state: 'sending', hindrance: null },
  ...changes,
});
const network = { message: '', code: 'network', retryAt: null };

test('[UX-81] a message under way is tried again under its own id', () => {
  const [again] = parseOutbox(JSON.stringify([unsent('a')]));
  expect(again).toMatchObject({ clientId: 'a', state: 'failed' });
  expect(again && waitsForConnection(again)).toBe(true);
});

test('[UX-81] what is no outbox is an empty one', () => {
  for (const text of [null, '{', '{}', '[3,null,{}]', '[{"clientId":"a"}]']) expect(parseOutbox(text)).toEqual([]);
});

test('[UX-81] a refused message stays with its reason and waits for its writer', () => {
  const two = [unsent('a'), unsent('b', { conversationId: 'c2' })];
  const refused = hindered(two, 'a', { message: 'Message is empty', code: 'messages/content-empty', retryAt: null });
  expect(unsentIn(refused, 'c1')[0]?.hindrance?.message).toBe('Message is empty');
  expect(refused.map(waitsForConnection)).toEqual([false, false]);
  expect(hindered(two, 'a', network).map(waitsForConnection)).toEqual([true, false]);
  expect(underWay(refused, 'a')[0]).toMatchObject({ state: 'sending', hindrance: null });
  expect(without(refused, 'a').map(({ clientId }) => clientId)).toEqual(['b']);
});
