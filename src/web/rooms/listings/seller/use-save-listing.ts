import { useRef } from 'react';
import type { ListingInput, ListingState } from '#domain/listings/model.ts';
import type { CallInput } from '#web/platform/calls.ts';
import { useSend } from '#web/platform/use-call.ts';

interface SaveAct {
  id: string | null;
  input: ListingInput;
  publish: boolean;
}

/** Saves under one key a press: the retry of a lost answer changes nothing twice. */
export function useSaveListing() {
  const create = useSend('listings.createListing');
  const update = useSend('listings.updateListing');
  const last = useRef({
    text: '',
    add: {} as CallInput<'listings.createListing'>,
    change: {} as CallInput<'listings.updateListing'>,
  });
  const save = ({ id, input, publish }: SaveAct): Promise<{ listingId: string; state: ListingState }> => {
    const text = JSON.stringify([input, publish]);
    const add = { listing: input, publish };
    if (last.current.text !== text) last.current = { text, add, change: { listingId: id ?? '', ...add } };
    return id ? update.mutateAsync(last.current.change) : create.mutateAsync(last.current.add);
  };
  return { save, busy: create.isPending || update.isPending };
}
