import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { withoutFormulaGuard } from '#domain/core/csv.ts';
import { sentenceOf } from '#domain/core/languages/sentence-of.ts';
import { repeatedName } from '#domain/core/reading/json-names.ts';
import { encodingFinder, type TextEncoding } from '#domain/core/reading/text-encoding.ts';
import { truncate } from '#domain/core/visible-text.ts';
import { MAX_ROW, MAX_VALUES } from '#domain/listings/import/limits.ts';
import { columnKey } from '#domain/listings/import/row-fields.ts';
import * as texts from '#domain/listings/import/row-texts.ts';
import { listingProblemTexts } from '#domain/listings/problem-texts.ts';
import type { FileRow } from './file-row.ts';
import { mergeHandles } from './merge-handles.ts';

/** A table of which no row is loaded. */
export class TableRefused extends Error {
  readonly problem;
  constructor(problem: { code: 'listings/import-unreadable' } | { code: 'listings/import-columns'; column: string }) {
    super(sentenceOf(listingProblemTexts, problem, 'en'));
    this.problem = problem;
  }
}

export interface TableFile {
  path: string;
  hash: string;
  encoding: TextEncoding;
}

/** What is to be known of a whole file before its first row. */
export async function openTable(path: string): Promise<TableFile> {
  const hash = createHash('sha256');
  const finder = encodingFinder();
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk as Buffer);
    finder.add(chunk as Buffer);
  }
  return { path, hash: hash.digest('hex'), encoding: finder.encoding() };
}

async function* decoded({ path, encoding }: TableFile): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const bytes of createReadStream(path)) {
    const text = decoder.decode(bytes as Buffer, { stream: true });
    if (text !== '') yield text;
  }
}

const DELIMITERS = [',', ';', '\t', '|'];

/** The first line and what kind of file it begins. */
async function beginningOf({ path, encoding }: TableFile): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64 * 1024), 0, 64 * 1024, 0);
    return new TextDecoder(encoding).decode(buffer.subarray(0, bytesRead)).trimStart();
  } finally {
    await file.close();
  }
}

/** One JSON object a line. */
async function* readLines(table: TableFile): AsyncGenerator<FileRow> {
  const lines = createInterface({ input: Readable.from(decoded(table)), crlfDelay: Infinity });
  let line = 0;
  for await (const text of lines) {
    line += 1;
    const trimmed = text.trim();
    if (trimmed === '') continue;
    if (trimmed.length > MAX_ROW) {
      yield { line, sentence: texts.inColumn('row', texts.tooLong({ count: trimmed.length, most: MAX_ROW })) };
      continue;
    }
    yield { line, ...objectOf(trimmed) };
  }
}

function objectOf(json: string): Omit<FileRow, 'line'> {
  try {
    const record: unknown = JSON.parse(json);
    const name = repeatedName(json, columnKey);
    return name === null
      ? { record }
      : { sentence: texts.inColumn('row', texts.namedTwice({ name: truncate(name, 60) })) };
  } catch {
    return { sentence: texts.inColumn('row', texts.notJson) };
  }
}

/** The separator that a line of its own names (`sep=;`), or that parts the header into most cells. */
function delimiterOf(beginning: string): { delimiter: string; isNamed: boolean } {
  const [first = ''] = beginning.split(/\r\n|\n|\r/, 1);
  const named = /^"?sep=(.)"?\s*$/i.exec(first)?.[1];
  if (named) return { delimiter: named, isNamed: true };
  const bare = first.replace(/"[^"]*"/g, '');
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, cells: bare.split(delimiter).length }));
  return { ...counted.reduce((best, one) => (one.cells > best.cells ? one : best)), isNamed: false };
}

/** The names of the columns, without empty cells at the end; two that mean the same refuse the table. */
function headerOf(record: readonly string[]): string[] {
  const names = record.map((name) => name.trim());
  const header = names.slice(0, names.findLastIndex((name) => name !== '') + 1);
  const keys = header.map(columnKey);
  const twice = header.find((_, index) => keys.indexOf(keys[index] ?? '') !== index);
  if (twice !== undefined) throw new TableRefused({ code: 'listings/import-columns', column: twice });
  return header;
}

/** A row by the names of its columns; cells behind the last of them must be empty. */
function fieldsOf(record: readonly string[], header: readonly string[], line: number): FileRow {
  const isWhole = record.length >= header.length && record.slice(header.length).every((cell) => cell.trim() === '');
  return isWhole
    ? {
        line,
        record: Object.fromEntries(header.map((name, index) => [name, withoutFormulaGuard(record[index] ?? '')])),
      }
    : { line, sentence: texts.inColumn('row', texts.cellsDiffer({ cells: record.length, header: header.length })) };
}

/** Comma-separated values with a header; quoted cells may hold separators, quotes and line ends. */
async function* readCsv(table: TableFile, beginning: string): AsyncGenerator<FileRow> {
  const { delimiter, isNamed } = delimiterOf(beginning);
  const parser = Readable.from(decoded(table)).pipe(
    parse({
      delimiter,
      info: true,
      from_line: isNamed ? 2 : 1,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: MAX_ROW,
    }),
  );
  let header: string[] | null = null;
  let end = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const line = end + 1;
      end = info.lines;
      if (record.length > MAX_VALUES)
        yield { line, sentence: texts.inColumn('row', texts.tooManyValues({ most: MAX_VALUES })) };
      else if (header) yield fieldsOf(record, header, line);
      else header = headerOf(record);
    }
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (!code.startsWith('CSV_')) throw error;
    yield { line: end + 1, sentence: texts.inColumn('row', texts.noEnd({ most: MAX_ROW })) };
  }
}

/** After so many milliseconds of rows whatever else the process has to do comes first. */
const STEP_MS = 10;

/** [CAT-01] The rows of a seller's file, one after the other: newline-delimited JSON, or CSV with a header. */
export async function* readRecords(table: TableFile): AsyncGenerator<FileRow> {
  let since = performance.now();
  for await (const row of rowsOf(table)) {
    yield row;
    if (performance.now() - since < STEP_MS) continue;
    await setImmediate();
    since = performance.now();
  }
}

async function* rowsOf(table: TableFile): AsyncGenerator<FileRow> {
  const beginning = await beginningOf(table);
  if (beginning === '') return;
  if (beginning.startsWith('[')) throw new TableRefused({ code: 'listings/import-unreadable' });
  yield* beginning.startsWith('{') ? readLines(table) : mergeHandles(readCsv(table, beginning));
}
