import type { Text } from '#domain/core/languages/language.ts';
import { inColumn, isRefused, refusedByDatabase } from '#domain/listings/import/row-texts.ts';
import type { ImportedRow } from '#domain/listings/import/read-row.ts';
import type { Picture } from '#domain/core/pictures/picture.ts';
import type { App } from '../../../platform/calls/app.ts';
import { inTransaction, type Transaction } from '../../../platform/database/open-database.ts';
import { advanceImport, type ImportKey, type ImportProgress } from './import-progress-store.ts';
import { sayCause } from '../changes/change-store.ts';
import { recordPrices } from '../prices/price-history-store.ts';
import { applySales } from '../prices/sale-price-store.ts';
import { type ImportedListing, lockKnownListings, saveImportedVariants, saveListings } from './import-store.ts';
import { importedListing, listingIdOf } from './imported-listing.ts';

/** A row of the file: what it says, or why it is refused. */
export interface JudgedRow {
  line: number;
  row?: ImportedRow;
  pictures?: Picture[];
  sentence?: Text;
}

export interface Refusal {
  line: number;
  sentence: Text;
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
  /** Rows whose listing a later one of the same reference wrote anew. */
  replaced: Replacement[];
}

interface Replacement {
  line: number;
  by: number;
}

/** Data that the database refuses although the rules let it pass; the rows beside it are still good. */
const isDataProblem = (error: unknown): boolean => /^2[23]/.test((error as { code?: string }).code ?? '');

/** [CAT-01] Which line has loaded each listing so far; of two of one listing the later one counts. */
export type LoadedLines = Map<string, number>;

interface Batch {
  loadedLines: LoadedLines;
  rows: readonly JudgedRow[];
  from: ImportProgress;
  loading: Loading;
}

async function loadTogether(app: App, key: ImportKey, { rows, from, loading, loadedLines }: Batch): Promise<Loaded> {
  const { sellerId } = key;
  const lines: LoadedLines = new Map();
  const loaded = await inTransaction(app.db, async (tx) => {
    const ids = rows.flatMap(({ row }) => (row ? [row.reference, listingIdOf(sellerId, row.reference)] : []));
    const knownListings = await lockKnownListings(tx, sellerId, ids);
    const refusals: Refusal[] = [];
    const replaced: Replacement[] = [];
    const listings = new Map<string, ImportedListing>();
    for (const { line, row, pictures = [], sentence = isRefused } of rows) {
      // What the shop exported goes by the ids of its listings.
      const isOwnId = row && knownListings.has(row.reference);
      const listingId = isOwnId ? row.reference : row && listingIdOf(sellerId, row.reference);
      const listing =
        row &&
        importedListing(row, {
          listingId: listingId as string,
          before: knownListings.get(listingId as string),
          pictures: row.says.pictures ? pictures : null,
        });
      if (!listing) refusals.push({ line, sentence });
      else if (!listing.ok) refusals.push({ line, sentence: listing.problem.sentence });
      else {
        listings.set(listing.value.listingId, listing.value);
        const earlier = lines.get(listing.value.listingId) ?? loadedLines.get(listing.value.listingId);
        if (earlier !== undefined) replaced.push({ line: earlier, by: line });
        lines.set(listing.value.listingId, line);
      }
    }
    if (listings.size > 0) {
      sayCause(tx, { now: app.clock.now(), cause: 'imported', actorId: sellerId });
      await saveListings(tx, {
        sellerId,
        listings: [...listings.values()],
        state: loading.newState,
        now: from.startedAt,
      });
      await saveImportedVariants(tx, sellerId, [...listings.values()]);
      await applySales(tx, { sellerId, listingIds: [...listings.keys()], now: app.clock.now() });
      await recordPrices(tx, { sellerId, listingIds: [...listings.keys()], now: from.startedAt });
      await loading.onLoaded(tx, [...listings.keys()].toSorted());
    }
    const progress = {
      ...from,
      rowsRead: from.rowsRead + rows.length,
      loaded: from.loaded + rows.length - refusals.length - replaced.length,
      refused: from.refused + refusals.length,
    };
    await advanceImport(tx, key, { from, to: progress });
    return { progress, refusals, replaced };
  });
  for (const [listingId, line] of lines) loadedLines.set(listingId, line);
  return loaded;
}

/** Writes rows and the position behind them in one transaction; a row that the database refuses is found and left out alone. */
export async function loadBatch(app: App, key: ImportKey, batch: Batch): Promise<Loaded> {
  const { rows } = batch;
  try {
    return await loadTogether(app, key, batch);
  } catch (error) {
    if (!isDataProblem(error)) throw error;
    const [only] = rows;
    if (rows.length === 1 && only) {
      if (!only.row) throw error;
      const refused = { line: only.line, sentence: inColumn('row', refusedByDatabase) };
      return loadTogether(app, key, { ...batch, rows: [refused] });
    }
    const half = Math.ceil(rows.length / 2);
    const first = await loadBatch(app, key, { ...batch, rows: rows.slice(0, half) });
    const second = await loadBatch(app, key, { ...batch, rows: rows.slice(half), from: first.progress });
    return {
      progress: second.progress,
      refusals: [...first.refusals, ...second.refusals],
      replaced: [...first.replaced, ...second.replaced],
    };
  }
}
