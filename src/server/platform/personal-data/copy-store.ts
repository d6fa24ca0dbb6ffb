import type { Transaction } from '../database/open-database.ts';
import { copiedColumns, type KnownPerson, type TaggedTables, type TaggedTable } from './tagged-table.ts';
import { boundTo, quoted } from './ownership-store.ts';

/** So many rows are in memory at once. */
const BATCH_SIZE = 250;

export interface ReadingEverything {
  tables: TaggedTables;
  /** The table whose rows come before the others. */
  first?: string;
  onBatch?(read: { tables: number; of: number; rows: number }): void;
}

/** The tables whose rows stand in a copy, in the order of their names. */
const copied = ({ tables, first }: ReadingEverything): [string, TaggedTable, string[]][] =>
  Object.entries(tables)
    .map(([name, table]): [string, TaggedTable, string[]] => [
      name,
      table,
      (table.sides ?? []).filter((side) => !side.notCopied).map((side) => `(${side.whose})`),
    ])
    .filter(([, , whose]) => whose.length > 0)
    .toSorted(([a], [b]) => Number(b === first) - Number(a === first) || (a < b ? -1 : 1));

/**
 * [SUP-02, SUP-03] Every row of a person, by the table that it stands in, with the columns that no secret is in: read by a cursor, however
 * many they are.
 */
export async function* readEverything(
  tx: Transaction,
  person: KnownPerson,
  reading: ReadingEverything,
): AsyncGenerator<[table: string, rows: Record<string, unknown>[]]> {
  const wanted = copied(reading);
  let count = 0;
  for (const [index, [table, tagged, whose]] of wanted.entries()) {
    const columns = copiedColumns(tagged)
      .map((column) => `"${column}"`)
      .join(', ');
    const all = `SELECT ${columns} FROM ${quoted(table)} WHERE ${whose.join(' OR ')}`;
    tx.send(boundTo(`DECLARE everything NO SCROLL CURSOR FOR ${all}`, person));
    let isMore = true;
    while (isMore) {
      const { rows } = await tx.query({ text: `FETCH ${BATCH_SIZE} FROM everything` });
      isMore = rows.length === BATCH_SIZE;
      count += rows.length;
      reading.onBatch?.({ tables: index + 1, of: wanted.length, rows: count });
      yield [table, rows];
    }
    tx.send({ text: 'CLOSE everything' });
  }
}
