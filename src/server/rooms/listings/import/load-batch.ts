import type { ImportedRow } from '#domain/listings/import/read-row.ts';
import type { Picture } from '#domain/core/pictures/picture.ts';
import type { App } from '../../../platform/calls/app.ts';
import { inTransaction, type Transaction } from '../../../platform/database/open-database.ts';
import { advanceImport, type ImportKey, type ImportProgress } from './import-progress-store.ts';
import { notePrices } from '../prices/price-history-store.ts';
import { applySales } from '../prices/sale-price-store.ts';
import { type ImportedListing, lockKnownListings, saveImportedVariants, saveListings } from './import-store.ts';
import { importedListing, listingIdOf } from './imported-listing.ts';

/** A row of the file: what it says, or why it is refused. */
export interface JudgedRow {
  line: number;
  row?: ImportedRow;
  pictures?: Picture[];
  sentence?: string;
}

export interface Refusal {
  line: number;
  sentence: string;
}

/** How rows become listings. */
export interface Loading {
  /** What a new listing is at first. */
  newState: 'active' | 'draft';
  /** What must follow in the same transaction. */
  onLoaded(tx: Transaction, listingIds: string[]): Promise<void>;
}

export interface Loaded {
  progress: ImportProgress;
  refusals: Refusal[];
}

/** Data that the database refuses although the rules let it pass; the rows beside it are still good. */
const isDataProblem = (error: unknown): boolean => /^2[23]/.test((error as { code?: string }).code ?? '');

interface Batch {
  rows: readonly JudgedRow[];
  from: ImportProgress;
  loading: Loading;
}

async function loadTogether(app: App, key: ImportKey, { rows, from, loading }: Batch): Promise<Loaded> {
  const { sellerId } = key;
  return inTransaction(app.db, async (tx) => {
    const ids = rows.flatMap(({ row }) => (row ? [listingIdOf(sellerId, row.reference)] : []));
    const knownListings = await lockKnownListings(tx, sellerId, ids);
    const refusals: Refusal[] = [];
    const listings = new Map<string, ImportedListing>();
    for (const { line, row, pictures = [], sentence = '' } of rows) {
      const listingId = row && listingIdOf(sellerId, row.reference);
      const listing =
        row &&
        importedListing(row, {
          listingId: listingId as string,
          before: knownListings.get(listingId as string),
          pictures: row.says.pictures ? pictures : null,
        });
      if (!listing) refusals.push({ line, sentence });
      else if (!listing.ok) refusals.push({ line, sentence: listing.problem.sentence });
      // Of two rows with one reference the later one counts.
      else listings.set(listing.value.listingId, listing.value);
    }
    if (listings.size > 0) {
      await saveListings(tx, {
        sellerId,
        listings: [...listings.values()],
        state: loading.newState,
        now: from.startedAt,
      });
      await saveImportedVariants(tx, sellerId, [...listings.values()]);
      await applySales(tx, { sellerId, listingIds: [...listings.keys()], now: app.clock.now() });
      await notePrices(tx, { sellerId, listingIds: [...listings.keys()], now: from.startedAt });
      await loading.onLoaded(tx, [...listings.keys()].toSorted());
    }
    const progress = {
      ...from,
      rowsRead: from.rowsRead + rows.length,
      loaded: from.loaded + rows.length - refusals.length,
      refused: from.refused + refusals.length,
    };
    await advanceImport(tx, key, { from, to: progress });
    return { progress, refusals };
  });
}

/** Writes rows and the position behind them in one transaction; a row that the database refuses is found and left out alone. */
export async function loadBatch(app: App, key: ImportKey, { rows, from, loading }: Batch): Promise<Loaded> {
  try {
    return await loadTogether(app, key, { rows, from, loading });
  } catch (error) {
    if (!isDataProblem(error)) throw error;
    const [only] = rows;
    if (rows.length === 1 && only) {
      if (!only.row) throw error;
      return loadTogether(app, key, {
        rows: [{ line: only.line, sentence: `row: the database refuses it: ${(error as Error).message}` }],
        from,
        loading,
      });
    }
    const half = Math.ceil(rows.length / 2);
    const first = await loadBatch(app, key, { rows: rows.slice(0, half), from, loading });
    const second = await loadBatch(app, key, { rows: rows.slice(half), from: first.progress, loading });
    return { progress: second.progress, refusals: [...first.refusals, ...second.refusals] };
  }
}
