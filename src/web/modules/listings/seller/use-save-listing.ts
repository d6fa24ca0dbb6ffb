import { useRef } from 'react';
import type { ListingInput, ListingState } from '#domain/listings/model.ts';
import type { ApiProblem } from '#web/platform/api-problem.ts';
import { useSend } from '#web/platform/use-send.ts';

interface SaveOperation {
  id: string | null;
  input: ListingInput;
  publish: boolean;
}

/** Saves a listing, a new one or one that is there; what another window changed since `updatedAt` is told before it is replaced. */
export function useSaveListing(updatedAt: string | undefined) {
  const create = useSend('listings.createListing');
  const update = useSend('listings.updateListing');
  const seenAt = useRef(updatedAt);
  const save = async ({ id, input, publish }: SaveOperation): Promise<{ listingId: string; state: ListingState }> => {
    const add = { listing: input, publish };
    if (!id) return create.sendAndWait(add);
    try {
      return await update.sendAndWait({ listingId: id, ...add, seenAt: seenAt.current });
    } catch (problem) {
      // Told once: whoever saves again means it.
      if ((problem as ApiProblem).code === 'listings/changed-meanwhile') seenAt.current = undefined;
      throw problem;
    }
  };
  return { save, busy: create.isSending || update.isSending };
}
