import type { ListingInput, ListingState } from '#domain/listings/model.ts';
import { useSend } from '#web/platform/use-send.ts';

interface SaveAct {
  id: string | null;
  input: ListingInput;
  publish: boolean;
}

/** Saves a listing, a new one or one that is there. */
export function useSaveListing() {
  const create = useSend('listings.createListing');
  const update = useSend('listings.updateListing');
  const save = ({ id, input, publish }: SaveAct): Promise<{ listingId: string; state: ListingState }> => {
    const add = { listing: input, publish };
    return id ? update.sendAndWait({ listingId: id, ...add }) : create.sendAndWait(add);
  };
  return { save, busy: create.isSending || update.isSending };
}
