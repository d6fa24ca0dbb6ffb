import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { abortableRequest, type ApiProblem } from '../api.ts';
import type { CallInput, CallName, CallOutput } from '../calls.ts';
import { queryClient } from '../query-client.ts';
import { callKey } from '../use-call.ts';

interface Paged {
  nextCursor: string | null;
}

/** Reads a list page by page; "Load more" fetches the next. The first page may have come with the document. */
export function usePages<Name extends CallName>(name: Name, input: CallInput<Name>) {
  const key = callKey(name, input as object);
  const first = queryClient.getQueryData<CallOutput<Name>>(key);
  return useInfiniteQuery<CallOutput<Name>, ApiProblem>({
    queryKey: ['pages', ...key],
    queryFn: ({ pageParam, signal }) =>
      abortableRequest(name, { ...(input as object), cursor: pageParam ?? undefined } as CallInput<Name>, signal),
    initialPageParam: null as unknown,
    getNextPageParam: (page) => (page as Paged).nextCursor ?? undefined,
    initialData: first && { pages: [first], pageParams: [null] },
    placeholderData: keepPreviousData,
  });
}
