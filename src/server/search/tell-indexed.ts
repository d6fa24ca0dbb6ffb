import type { App } from '../platform/calls/app.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { tell } from '../platform/events/tell.ts';

/** A word to listening processes holds less than 8,000 bytes. */
const PORTION = 100;

/** Says that listings of a shop stand in the index as they are now. */
export async function tellIndexed(
  app: App,
  tx: Transaction,
  sellerId: string,
  listingIds: readonly string[],
  more: 'listings.loaded' | null = null,
): Promise<void> {
  for (let from = 0; from < listingIds.length; from += PORTION) {
    const payload = { sellerId, listingIds: listingIds.slice(from, from + PORTION) };
    if (more) await tell(app, tx, more, { subject: sellerId, payload });
    await tell(app, tx, 'search.indexed', { subject: sellerId, payload });
  }
}
