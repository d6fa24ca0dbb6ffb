import { keepPreviousData, type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { POLL_MS } from '#domain/messages/limits.ts';
import type { ConversationChange } from '#domain/messages/conversation-contract.ts';
import type { Conversation } from '#domain/messages/model.ts';
import type { ApiProblem } from '#web/platform/api-problem.ts';
import { inputKey } from '#web/platform/api.ts';
import type { CallInput, CallOutput } from '#web/platform/calls.ts';
import { queryClient } from '#web/platform/query-client.ts';
import { send } from '#web/platform/sending/send.ts';
import { callKey } from '#web/platform/use-call.ts';
import { changed, matchesFolder, type View } from './matches-folder.ts';

const NAME = 'messages.listConversations';
type Page = CallOutput<typeof NAME>;
type Pages = InfiniteData<Page, string | null>;

const inputOf = ({ folder, labelId, q }: View): CallInput<typeof NAME> => ({
  folder,
  labelId: labelId || undefined,
  q: q || undefined,
  limit: 30,
});

function firstPage(view: View): Pages | undefined {
  const page = queryClient.getQueryData<Page>(callKey(NAME, inputOf(view)));
  return page && { pages: [page], pageParams: [null] };
}

/** [MSG-11] A list of conversations, page by page: live by the stream, and asked for anew every minute where that does not come through. */
export const useConversations = (view: View) =>
  useInfiniteQuery<Page, ApiProblem, Pages, unknown[], string | null>({
    queryKey: ['pages', NAME, inputKey(inputOf(view)), view],
    queryFn: ({ pageParam }) => send(NAME, { ...inputOf(view), cursor: pageParam ?? undefined }),
    initialPageParam: null,
    // The first page of a list may have come with the document.
    initialData: () => firstPage(view),
    getNextPageParam: (page) => page.olderCursor ?? undefined,
    // Another folder shows its own; other words in the same one replace what stands there when they are answered.
    placeholderData: (before, query) =>
      (query?.queryKey[3] as View | undefined)?.folder === view.folder ? keepPreviousData(before) : undefined,
    staleTime: 15_000,
    refetchInterval: POLL_MS,
  });

const withItems = (pages: Pages, change: (items: Conversation[]) => Conversation[]): Pages => ({
  ...pages,
  pages: pages.pages.map((page) => ({ ...page, items: change(page.items) })),
});

/** Shows a change in every list that is there, before the server has answered; what it takes out of a list leaves it. */
export function patchConversations(ids: readonly string[], change: ConversationChange): void {
  void queryClient.cancelQueries({ queryKey: ['pages', NAME] });
  for (const [queryKey, pages] of queryClient.getQueriesData<Pages>({ queryKey: ['pages', NAME] })) {
    if (!pages) continue;
    const view = queryKey[3] as View;
    const next = withItems(pages, (items) =>
      items.flatMap((each) => {
        if (!ids.includes(each.conversationId)) return each;
        const then = changed(each, change);
        // What was read stays where it is while somebody looks at it.
        const stays = change.isRead === true || view.q !== '' || matchesFolder(then, view);
        return stays ? then : [];
      }),
    );
    queryClient.setQueryData(queryKey, next);
  }
}

/** Every conversation that some list holds, by its id. */
export function knownConversation(conversationId: string): Conversation | undefined {
  for (const [, pages] of queryClient.getQueriesData<Pages>({ queryKey: ['pages', NAME] })) {
    const match = pages?.pages.flatMap(({ items }) => items).find((each) => each.conversationId === conversationId);
    if (match) return match;
  }
  return undefined;
}

/** What was just written stands in the lists at once, and its conversation first. */
export function patchLast(conversationId: string, senderId: string, text: string): void {
  for (const [queryKey, pages] of queryClient.getQueriesData<Pages>({ queryKey: ['pages', NAME] })) {
    const all = pages?.pages.flatMap(({ items }) => items) ?? [];
    const one = all.find((each) => each.conversationId === conversationId);
    if (!pages || !one) continue;
    const then = {
      ...one,
      lastMessage: text,
      lastMessageTime: new Date().toISOString(),
      lastMessageSenderId: senderId,
      isLastSpam: false,
    };
    const rest = withItems(pages, (items) => items.filter((each) => each.conversationId !== conversationId));
    const [first, ...others] = rest.pages;
    if (first)
      queryClient.setQueryData(queryKey, { ...rest, pages: [{ ...first, items: [then, ...first.items] }, ...others] });
  }
}
