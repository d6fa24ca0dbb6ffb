import { beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '#test/support/markup/markup.ts';
import { callKey } from '#web/platform/use-call.ts';
import { queryClient } from '#web/platform/query-client.ts';
import type { Events } from '#domain/modules.ts';
import { messagesLive } from './live.ts';

const reads: Record<string, string[]> = {
  list: callKey('messages.listConversations', {}),
  inbox: callKey('messages.getInbox', {}),
  conversation: callKey('messages.getConversation', { conversationId: 'one' }),
  templates: callKey('messages.listTemplates', {}),
  thread: ['messages.thread', 'one'],
  other: ['messages.thread', 'two'],
};

beforeEach(() => {
  queryClient.clear();
  signIn({ userId: 'ida' });
  for (const queryKey of Object.values(reads)) queryClient.setQueryData(queryKey, { items: [] });
});

/** What is read anew after an event. */
async function staleAfter<Name extends keyof typeof messagesLive & keyof Events>(
  name: Name,
  payload: object,
): Promise<string[]> {
  (messagesLive[name] as ((payload: unknown) => void) | undefined)?.(payload);
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0));
  await new Promise((resolve) => setTimeout(resolve, 0));
  return Object.keys(reads).filter((key) => queryClient.getQueryState(reads[key] ?? [])?.isInvalidated);
}

test('[MSG-11] what happens in a conversation is read anew where it stands', async () => {
  expect(await staleAfter('messages.decided', { conversationId: 'one' })).toEqual(['list', 'inbox', 'thread']);
});
test('[MSG-11] a message that came', async () => {
  expect(await staleAfter('messages.sent', { conversationId: 'one', senderId: 'bo' })).toEqual([
    'list',
    'inbox',
    'thread',
  ]);
});
test('[MSG-11] what another device of one’s own read', async () => {
  expect(await staleAfter('messages.read', { conversationId: 'one', readerId: 'ida', number: 1 })).toEqual([
    'list',
    'inbox',
  ]);
});
test('[MSG-11] what the other one read or types changes no list', async () => {
  expect(await staleAfter('messages.typing', { conversationId: 'one', userId: 'bo' })).toEqual([]);
});
test('[MSG-11] a folder, a label or a template that changed', async () => {
  expect(await staleAfter('messages.changed', {})).toEqual(['list', 'inbox', 'conversation', 'templates']);
});
test('[MSG-11] a conversation whose state changed', async () => {
  expect(await staleAfter('messages.status-changed', { conversationId: 'one' })).toEqual(['list', 'conversation']);
});
