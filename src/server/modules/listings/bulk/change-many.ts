import { ok } from '#domain/core/result.ts';
import type { BulkChange } from '#domain/listings/bulk/bulk-change.ts';
import type { BulkChoice, BulkRefusal } from '#domain/listings/bulk/bulk-contract.ts';
import { MAX_BULK } from '#domain/listings/bulk/limits.ts';
import { listingsContract } from '#domain/listings/contract.ts';
import { write } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { listMatchingIds } from '../table/table-store.ts';
import { sayCause } from '../changes/change-store.ts';
import { listTitles } from './bulk-store.ts';
import { changeListing } from './change-listing.ts';

/** The listings of this batch, and where the next one begins. */
async function batchOf(
  tx: Transaction,
  sellerId: string,
  chosen: BulkChoice,
): Promise<{ listingIds: string[]; nextAfter: string | null }> {
  // Locked in the order of their ids, as everywhere.
  if ('listingIds' in chosen) return { listingIds: chosen.listingIds.toSorted(), nextAfter: null };
  const filter = { ...chosen.filter, q: chosen.filter.q?.trim() || undefined };
  const ids = await listMatchingIds(tx, sellerId, { ...filter, after: chosen.after ?? '', limit: MAX_BULK });
  const left = new Set(chosen.except);
  return {
    listingIds: ids.filter((id) => !left.has(id)),
    nextAfter: ids.length === MAX_BULK ? (ids.at(-1) ?? null) : null,
  };
}

/** [DASH-02] Changes many listings in one transaction; what cannot be changed is left as it is and named. */
export const changeMany = write(
  listingsContract.changeMany,
  { policy: signedIn, limit: { times: 2000, seconds: 3600 } },
  async ({ input, app, tx, caller }) => {
    const sellerId = caller.session?.userId ?? '';
    const { listingIds, nextAfter } = await batchOf(tx, sellerId, input.chosen);
    const titles = await listTitles(tx, sellerId, listingIds);
    const changed: { listingId: string; undo: BulkChange | null }[] = [];
    const refused: { listingId: string; title: string; code: BulkRefusal }[] = [];
    sayCause(tx, { now: app.clock.now(), cause: 'bulk', actorId: sellerId });
    for (const listingId of listingIds) {
      const result = await changeListing(app, tx, { sellerId, listingId, change: input.change });
      if (result.ok) changed.push({ listingId, undo: result.value });
      else refused.push({ listingId, title: titles.get(listingId) ?? '', code: result.problem.code });
    }
    return ok({ changed, refused, nextAfter });
  },
);
