import { request } from './api.ts';
import type { CallInput, CallName } from './calls.ts';
import { prefetchStale, queryClient } from './query-client.ts';
import { callKey } from './use-call.ts';

/** [UX-03] Reads a call before its screen asks for it; an answer that does not come is asked for again there. */
export const fetchAhead = <Name extends CallName>(name: Name, input?: CallInput<Name>) =>
  queryClient
    .fetchQuery({
      queryKey: callKey(name, input as object),
      queryFn: () => request(name, input),
      staleTime: prefetchStale.listings,
    })
    .catch(() => undefined);
