import { ok } from '#domain/core/result.ts';
import { listingsContract } from '#domain/listings/contract.ts';
import { read } from '../../platform/calls/call.ts';
import { anyone } from '../../platform/calls/policy.ts';
import { RawJson } from '../../platform/calls/raw-json.ts';
import { cardTags } from './card-tags.ts';
import { relatedCards } from './related-store.ts';

/** [CAT-03] Pieces like this one. */
export const listRelated = read(
  listingsContract.listRelated,
  { policy: anyone, cache: ({ listingId }, text) => [`listing:${listingId}`, 'listings', ...cardTags(text)] },
  async ({ input, app }) => ok(new RawJson(`{"items":[${(await relatedCards(app.db, input.listingId)).join(',')}]}`)),
);
