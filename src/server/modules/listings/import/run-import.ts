import { inColumn, replacedBy } from '#domain/listings/import/row-texts.ts';
import { readRow, type RowRules } from '#domain/listings/import/read-row.ts';
import type { App } from '../../../platform/calls/app.ts';
import { importPictures } from './import-pictures.ts';
import { listingIdOf } from './imported-listing.ts';
import { beginImport, type ImportProgress } from './import-progress-store.ts';
import { type JudgedRow, loadBatch, type LoadedLines, type Loading, type Refusal } from './load-batch.ts';
import type { FileRow } from './file-row.ts';
import { readRecords, type TableFile } from './read-records.ts';

export interface ImportOptions {
  table: TableFile;
  sellerId: string;
  rules: RowRules;
  /** Rows of one transaction. */
  batchSize: number;
  loading: Loading;
  /** A table that came alone has no pictures beside it. */
  hasPictures: boolean;
  /** Hears every refused row and every remark on a loaded one. */
  onRow(remark: Refusal & { refused: boolean }): void;
  /** Throws to stop; what was loaded stays. */
  onProgress(progress: ImportProgress): Promise<void> | void;
}

export interface ImportResult extends ImportProgress {
  fileHash: string;
  /** Rows that an earlier run had read before it was cut off. */
  resumedAt: number;
}

/** A row of the file by the rules; its pictures are stored already, as a picture that nobody shows harms nobody. */
async function judge(
  app: App,
  { line, record, sentence }: FileRow,
  { table, sellerId, rules, hasPictures, onRow }: ImportOptions,
): Promise<JudgedRow> {
  if (sentence !== undefined) return { line, sentence };
  const read = readRow(record, rules);
  if (!read.ok) return { line, sentence: read.problem.sentence };
  const { pictures, notes } = await importPictures(app, {
    sellerId,
    file: table.path,
    paths: hasPictures ? read.value.pictures : [],
    title: read.value.input.title,
  });
  for (const note of [...read.value.notes, ...notes]) onRow({ line, sentence: note, refused: false });
  // A row whose pictures could all not be taken leaves those that stand.
  return { line, row: { ...read.value, says: { ...read.value.says, pictures: pictures.length > 0 } }, pictures };
}

/**
 * [CAT-01] Loads a seller's file in portions. Each portion is one transaction with the position behind it, so that a run that was
 * cut off goes on where it stood; a finished file starts over and changes the same listings.
 */
export async function runImport(app: App, options: ImportOptions): Promise<ImportResult> {
  const { table, sellerId, onRow, onProgress } = options;
  const fileHash = table.hash;
  const key = { sellerId, fileHash };
  let progress = await beginImport(app.db, key, app.clock.now());
  const resumedAt = progress.rowsRead;
  const loadedLines: LoadedLines = new Map();
  let rows: JudgedRow[] = [];
  let passed = 0;
  const load = async (): Promise<void> => {
    const loaded = await loadBatch(app, key, { rows, from: progress, loading: options.loading, loadedLines });
    progress = loaded.progress;
    rows = [];
    for (const refusal of loaded.refusals) onRow({ ...refusal, refused: true });
    for (const { line, by } of loaded.replaced)
      onRow({ line, sentence: inColumn('id', replacedBy({ line: by })), refused: false });
    await onProgress(progress);
  };
  for await (const fileRow of readRecords(table)) {
    passed += 1;
    if (passed <= resumedAt) {
      const earlier = readRow(fileRow.record, options.rules);
      if (!earlier.ok) continue;
      const { reference } = earlier.value;
      for (const id of [reference, listingIdOf(sellerId, reference)]) loadedLines.set(id, fileRow.line);
      continue;
    }
    rows.push(await judge(app, fileRow, options));
    if (rows.length === options.batchSize) await load();
  }
  if (rows.length > 0) await load();
  return { ...progress, fileHash, resumedAt };
}
