import { queryOptions } from '@tanstack/react-query';
import type { ApiProblem } from '#web/platform/api-problem.ts';
import { queryClient } from '#web/platform/query-client.ts';
import { send } from '#web/platform/sending/send.ts';
import { MESSAGES_A_PAGE } from '#domain/messages/limits.ts';
import { type Thread, withMessage, withNewest, withOlder } from './thread-cache.ts';

const keyOf = (conversationId: string) => ['messages.thread', conversationId];

/** What is read of a conversation, as it is now. */
const threadNow = (conversationId: string): Thread | undefined => queryClient.getQueryData(keyOf(conversationId));

/** Changes what is read of a conversation, where it was read at all. */
export const patchThread = (conversationId: string, change: (thread: Thread) => Thread): void =>
  void queryClient.setQueryData<Thread>(keyOf(conversationId), (thread) => thread && change(thread));

/** [MSG-11] The newest messages, read anew and put to those that stand there. */
export const threadQuery = (conversationId: string) =>
  queryOptions<Thread, ApiProblem>({
    queryKey: keyOf(conversationId),
    queryFn: async () => {
      const page = await send('messages.listMessages', { conversationId, limit: MESSAGES_A_PAGE });
      return withNewest(threadNow(conversationId), page);
    },
    staleTime: 30_000,
  });

/** Reads the newest messages of a conversation that was read before. */
export function renewThread(conversationId: string): void {
  if (threadNow(conversationId)) void queryClient.invalidateQueries({ queryKey: keyOf(conversationId) });
}

/** Before somebody opens it: its messages are there when they do. */
export function prefetchThread(conversationId: string): void {
  if (navigator.onLine) void queryClient.prefetchQuery(threadQuery(conversationId));
}

/** [FILE-06] What the pictures of a message opened by has ended: it is read again. */
export async function renewPictures({
  conversationId,
  number,
}: {
  conversationId: string;
  number: number;
}): Promise<void> {
  const page = await send('messages.listMessages', { conversationId, around: number, limit: 1 });
  for (const message of page.items) patchThread(conversationId, (thread) => withMessage(thread, message));
}

/** [MSG-11] The page before what is read. */
export async function readOlder(conversationId: string): Promise<void> {
  const before = threadNow(conversationId)?.items[0]?.number;
  if (before === undefined) return;
  const page = await send('messages.listMessages', { conversationId, before, limit: MESSAGES_A_PAGE });
  patchThread(conversationId, (thread) => withOlder(thread, page));
}
