import { listingsContract } from '#domain/listings/contract.ts';
import { ok } from '#domain/core/result.ts';
import { type ListingSort, MAX_COUNTED } from '#domain/listings/table/sorts.ts';
import { read } from '../../../platform/calls/call.ts';
import { pageOf, parsedCursor, timeCursorOf } from '../../../platform/calls/cursor.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import type { MyListing } from '#domain/listings/contract.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { countMatches, countTable, foldCounts, listTable, type TableRow } from './table-store.ts';

/** Where a page ended: the key must be of the kind that the column is sorted by. */
function afterOf(cursor: string | undefined, sort: ListingSort): { key: string | number; id: string } | null {
  const [key, id] = parsedCursor(cursor, 2) ?? [];
  if (key === undefined || typeof id !== 'string') return null;
  if (sort === 'changed') {
    const time = timeCursorOf([key, id]);
    return time && { key: time.at, id };
  }
  const isFit = sort === 'title' ? typeof key === 'string' : Number.isSafeInteger(key);
  return isFit ? { key, id } : null;
}

const withoutKey = ({ key: _key, ...row }: TableRow): MyListing => row;

/** [DASH-02, UX-86] The maker's own listings, whatever their state. */
export const listMine = read(listingsContract.listMine, { policy: signedIn }, async ({ input, app, caller }) => {
  const sellerId = caller.session?.userId ?? '';
  const { cursor, limit, sort, direction, ...filters } = input;
  const filter = { ...filters, q: filters.q?.trim() || undefined };
  const after = afterOf(cursor, sort);
  const isFiltered = filter.q !== undefined || filter.category !== undefined || filter.section !== undefined;
  const [rows, counts, matches] = await Promise.all([
    listTable(app.db, sellerId, { ...filter, sort, direction, after, limit: limit + 1 }),
    countTable(app.db, sellerId),
    isFiltered ? countMatches(app.db, sellerId, { ...filter, limit: MAX_COUNTED + 1 }) : null,
  ]);
  const { items, nextCursor } = pageOf(rows, limit, (last) => [last.key, last.listingId]);
  return ok({ items: items.map(withoutKey), nextCursor, matches, ...counts });
});

const BATCH = 100;

/** Adds up what changes of listings left behind as counts. */
export const foldListingCounts: Job = {
  name: 'listings.fold-counts',
  every: 60_000,
  run: (app) => inTransaction(app.db, (tx) => foldCounts(tx, BATCH)),
};
