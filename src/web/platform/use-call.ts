import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { abortableRequest, type ApiProblem, inputKey } from './api.ts';
import type { CallInput, CallName, CallOutput } from './calls.ts';
import { queryClient } from './query-client.ts';

export const callKey = (name: CallName, input: object = {}): [string, string] => [name, inputKey(input)];

interface Options {
  enabled?: boolean;
  /** Shows the answer to another input until this one's comes. */
  keepPrevious?: boolean;
  staleTime?: number;
  refetchInterval?: number;
  gcTime?: number;
}

/** A call that needs no input is asked by its name alone. */
type CallArguments<Name extends CallName> =
  Record<string, never> extends CallInput<Name>
    ? [input?: CallInput<Name>, options?: Options]
    : [input: CallInput<Name>, options?: Options];

/** Reads a call. The first data of the page is found under the same key, so that nothing is asked twice. */
export function useCall<Name extends CallName>(name: Name, ...[input, options = {}]: CallArguments<Name>) {
  const { keepPrevious, ...others } = options;
  return useQuery<CallOutput<Name>, ApiProblem>({
    queryKey: callKey(name, input as object),
    queryFn: ({ signal }) => abortableRequest(name, input, signal),
    placeholderData: keepPrevious ? keepPreviousData : undefined,
    ...others,
  });
}

/** Reads those calls anew. A read that is still under way may have been answered before the change, so it is dropped. */
export function refresh(...names: CallName[]): void {
  for (const queryKey of names.flatMap((name) => [[name], ['pages', name]]))
    void queryClient.cancelQueries({ queryKey }).then(() => queryClient.invalidateQueries({ queryKey }));
}
