import type { App } from '../../../platform/calls/app.ts';
import { findFact, forgetFact, saveFact } from '../../../platform/database/facts-store.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';
import { react } from '../../../platform/events/reaction.ts';
import { askExternal } from './ask-external.ts';
import { listDocuments, listDocumentsAfter, type ExternalDocument } from './external-document-store.ts';

const FACT = 'search-service';
const send = (app: App, rows: readonly ExternalDocument[]): Promise<unknown> =>
  askExternal(app, '/documents', { method: 'POST', body: rows.map((row) => JSON.parse(row.document)) });

/** Brings some listings of a shop to the service as they are now; those that can no longer be bought are taken out. */
async function sendListings(
  app: App,
  tx: Queryable,
  { sellerId, listingIds }: { sellerId: string; listingIds: readonly string[] },
): Promise<void> {
  const rows = await listDocuments(tx, sellerId, listingIds);
  const gone = listingIds.filter((id) => !rows.some((row) => row.listing_id === id));
  if (rows.length > 0) await send(app, rows);
  if (gone.length > 0) await askExternal(app, '/documents/delete-batch', { method: 'POST', body: gone });
}

/** What is saved or sold reaches the service soon after. A request that fails is made again: the event waits. */
export const feedExternal = react({
  name: 'search.feed-service',
  to: ['listings.changed', 'search.indexed'],
  handle: async ({ event, tx, app }) => {
    if (!app.config.SEARCH_SERVICE) return;
    const { sellerId } = event.payload;
    const listingIds = 'listingIds' in event.payload ? event.payload.listingIds : [event.payload.listingId];
    await sendListings(app, tx, { sellerId, listingIds });
  },
});

/** Fills a service that was set since: how it is to read documents first, then all of them. */
export const fillExternal = {
  name: 'search.fill-service',
  every: 60 * 1000,
  run: async (app: App): Promise<void> => {
    const address = app.config.SEARCH_SERVICE;
    // One that is set again later has missed what changed meanwhile.
    if (!address) return forgetFact(app.db, FACT);
    const host = new URL(address).host;
    if ((await findFact(app.db, FACT)) === host) return;
    const searchableAttributes = ['title', 'category', 'tags', 'materials', 'colours', 'shop', 'description'];
    const rankingRules = ['words', 'typo', 'proximity', 'attribute', 'sort', 'exactness', 'quality:desc'];
    await askExternal(app, '/settings', {
      method: 'PATCH',
      body: {
        searchableAttributes,
        rankingRules,
        filterableAttributes: ['marks', 'priceCents', 'category'],
        sortableAttributes: ['createdAt', 'priceCents', 'rating', 'quality'],
      },
    });
    let last: ExternalDocument | undefined;
    for (;;) {
      const rows = await listDocumentsAfter(app.db, last ?? null);
      if (rows.length === 0) break;
      await send(app, rows);
      last = rows.at(-1);
    }
    await saveFact(app.db, FACT, host);
  },
};
