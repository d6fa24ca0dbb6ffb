import { useRef } from 'react';
import type { ListingInput, ListingState } from '#domain/listings/model.ts';
import { useSend } from '../../app/use-call.ts';

interface SaveAct {
  id: string | null;
  input: ListingInput;
  publish: boolean;
}

/** Saves under one key a press: the retry of a lost answer changes nothing twice. */
export function useSaveListing() {
  const create = useSend('listings.createListing');
  const update = useSend('listings.updateListing');
  const setState = useSend('listings.setListingState');
  const last = useRef<{
    text: string;
    add: { listing: ListingInput; publish: boolean };
    change: { listingId: string; listing: ListingInput };
  } | null>(null);
  const save = async ({ id, input, publish }: SaveAct): Promise<{ listingId: string; state: ListingState }> => {
    const text = JSON.stringify([input, publish]);
    if (last.current?.text !== text)
      last.current = { text, add: { listing: input, publish }, change: { listingId: id ?? '', listing: input } };
    if (!id) return create.mutateAsync(last.current.add);
    const saved = await update.mutateAsync(last.current.change);
    return publish && (saved.state === 'draft' || saved.state === 'inactive')
      ? setState.mutateAsync({ listingId: id, state: 'active' })
      : saved;
  };
  return { save, busy: create.isPending || update.isPending || setState.isPending };
}
