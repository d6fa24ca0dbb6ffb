import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readRow, type RowRules } from '#domain/listings/import/read-row.ts';
import type { App } from '../../../platform/calls/app.ts';
import { importPictures } from './import-pictures.ts';
import { beginImport, type ImportProgress } from './import-progress-store.ts';
import { type JudgedRow, loadBatch, type Loading, type Refusal } from './load-batch.ts';
import { type FileRow, readRecords } from './read-records.ts';

export interface ImportOptions {
  file: string;
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

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** A row of the file by the rules; its pictures are stored already, as a picture that nobody shows harms nobody. */
async function judge(
  app: App,
  { line, record, sentence }: FileRow,
  { file, sellerId, rules, hasPictures, onRow }: ImportOptions,
): Promise<JudgedRow> {
  if (sentence !== undefined) return { line, sentence };
  const read = readRow(record, rules);
  if (!read.ok) return { line, sentence: read.problem.sentence };
  const { pictures, notes } = await importPictures(app, {
    sellerId,
    file,
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
  const { file, sellerId, onRow, onProgress } = options;
  const fileHash = await hashOf(file);
  const key = { sellerId, fileHash };
  let progress = await beginImport(app.db, key, app.clock.now());
  const resumedAt = progress.rowsRead;
  const lineOf = new Map<string, number>();
  let rows: JudgedRow[] = [];
  let passed = 0;
  const load = async (): Promise<void> => {
    const loaded = await loadBatch(app, key, { rows, from: progress, loading: options.loading });
    progress = loaded.progress;
    rows = [];
    for (const refusal of loaded.refusals) onRow({ ...refusal, refused: true });
    await onProgress(progress);
  };
  for await (const fileRow of readRecords(file)) {
    passed += 1;
    if (passed <= resumedAt) continue;
    const judged = await judge(app, fileRow, options);
    const reference = judged.row?.reference;
    const earlier = reference === undefined ? undefined : lineOf.get(reference);
    if (earlier !== undefined)
      onRow({
        line: judged.line,
        sentence: `id: stands in line ${earlier} as well; this later row counts`,
        refused: false,
      });
    if (reference !== undefined) lineOf.set(reference, judged.line);
    rows.push(judged);
    if (rows.length === options.batchSize) await load();
  }
  if (rows.length > 0) await load();
  return { ...progress, fileHash, resumedAt };
}
