import { csvLines } from '#domain/core/csv.ts';
import { exportHead, exportRow } from '#domain/listings/export/export-rows.ts';
import { type ListingFilter, listingFilterSchema } from '#domain/listings/table/table-query.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { CsvRequest, CsvTable } from '../../views/csv-route.ts';
import { listMatchingIds } from '../table/table-store.ts';
import { listForExport } from './export-store.ts';

/** So many listings are in memory at once. */
const PAGE = 200;

/** In the order of ids: what changes meanwhile moves no row. */
export async function* listingCsvParts(
  app: App,
  { userId: sellerId, filter }: Pick<CsvRequest<ListingFilter>, 'userId' | 'filter'>,
): AsyncGenerator<string> {
  const q = filter.q?.trim() || undefined;
  for (let after: string | undefined = ''; after !== undefined;) {
    const ids = await listMatchingIds(app.db, sellerId, { ...filter, q, after, limit: PAGE });
    yield csvLines((await listForExport(app.db, sellerId, ids)).map(exportRow));
    after = ids.length === PAGE ? ids.at(-1) : undefined;
  }
}

/** [DASH-02] The maker's own listings, all or those of a filter, as the table that the import takes again. */
export const exportedListings: CsvTable<ListingFilter> = {
  name: 'listings',
  filter: listingFilterSchema,
  head: exportHead,
  parts: listingCsvParts,
};
