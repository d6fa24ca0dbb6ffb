import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { parse } from 'csv-parse';

/** One row of a seller's file: its fields, or why it cannot be read. `line` is where it begins. */
export interface FileRow {
  line: number;
  record?: unknown;
  sentence?: string;
}

/** A file of which no row can be told from the next. */
export class NotRecords extends Error {}

const MAX_ROW = 2_000_000;
const DELIMITERS = [',', ';', '\t', '|'];

/** The first line and what kind of file it begins. */
async function beginningOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64 * 1024), 0, 64 * 1024, 0);
    return buffer
      .subarray(0, bytesRead)
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .trimStart();
  } finally {
    await file.close();
  }
}

/** One JSON object a line. */
async function* readLines(path: string): AsyncGenerator<FileRow> {
  const lines = createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity });
  let line = 0;
  for await (const text of lines) {
    line += 1;
    const trimmed = text.replace(/^\uFEFF/, '').trim();
    if (trimmed === '') continue;
    try {
      yield { line, record: JSON.parse(trimmed) };
    } catch {
      yield { line, sentence: 'row: is not valid JSON' };
    }
  }
}

/** The separator that parts the header into most cells. */
function delimiterOf(header: string): string {
  const bare = header.replace(/"[^"]*"/g, '');
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, cells: bare.split(delimiter).length }));
  return counted.reduce((best, one) => (one.cells > best.cells ? one : best)).delimiter;
}

/** Comma-separated values with a header; quoted cells may hold separators, quotes and line ends. */
async function* readCsv(path: string, beginning: string): AsyncGenerator<FileRow> {
  const delimiter = delimiterOf(beginning.split(/\r?\n/, 1)[0] ?? '');
  const parser = createReadStream(path).pipe(
    parse({
      bom: true,
      delimiter,
      info: true,
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
      if (!header) header = record.map((name) => name.trim());
      else if (record.length !== header.length)
        yield { line, sentence: `row: has ${record.length} cells, the header has ${header.length}` };
      else yield { line, record: Object.fromEntries(header.map((name, index) => [name, record[index]])) };
    }
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (!code.startsWith('CSV_')) throw error;
    yield {
      line: end + 1,
      sentence: 'row: a quote that opens here is never closed; the rows after it cannot be told apart',
    };
  }
}

/** [CAT-01] The rows of a seller's file, one after the other: newline-delimited JSON, or CSV with a header. */
export async function* readRecords(path: string): AsyncGenerator<FileRow> {
  const beginning = await beginningOf(path);
  if (beginning === '') return;
  if (beginning.startsWith('[')) throw new NotRecords('the file is one JSON array; write one object per line instead');
  yield* beginning.startsWith('{') ? readLines(path) : readCsv(path, beginning);
}
