import type { App } from '../../platform/calls/app.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { publish } from '../../platform/events/publish.ts';

/** A word to listening processes holds less than 8,000 bytes. */
const EVENT_BATCH_SIZE = 100;

interface ListingsEvent {
  name: 'listings.loaded' | 'search.indexed';
  sellerId: string;
  listingIds: readonly string[];
  plenty?: boolean;
}

/** Says the same of many listings of a shop, in words of a size that is heard. */
export async function publishListings(
  app: App,
  tx: Transaction,
  { name, listingIds, ...rest }: ListingsEvent,
): Promise<void> {
  for (let from = 0; from < listingIds.length; from += EVENT_BATCH_SIZE)
    await publish(app, tx, {
      name,
      subject: rest.sellerId,
      payload: { ...rest, listingIds: listingIds.slice(from, from + EVENT_BATCH_SIZE) },
    });
}
