import type { Row } from '#domain/listings/import/row-fields.ts';
import { shopifyHandle, shopifyRow } from '#domain/listings/import/foreign-row.ts';
import { MAX_VALUES } from '#domain/listings/import/limits.ts';
import type { FileRow } from './file-row.ts';

const handleOf = ({ record }: FileRow): string | null =>
  typeof record === 'object' && record !== null ? shopifyHandle(record as Row) : null;

/** [DASH-05] Rows of a Shopify export that follow each other under one handle as one row, at the line of the first; all others pass. */
export async function* mergeHandles(rows: AsyncIterable<FileRow>): AsyncGenerator<FileRow> {
  let line = 0;
  let handle: string | null = null;
  let gathered: Row[] = [];
  for await (const row of rows) {
    const next = handleOf(row);
    if (gathered.length > 0 && next !== handle) {
      yield { line, record: shopifyRow(gathered) };
      gathered = [];
    }
    if (next === null) yield row;
    else {
      if (gathered.length === 0) ({ line } = row);
      handle = next;
      // More than these are refused as one row of too many values.
      if (gathered.length <= MAX_VALUES) gathered.push(row.record as Row);
    }
  }
  if (gathered.length > 0) yield { line, record: shopifyRow(gathered) };
}
