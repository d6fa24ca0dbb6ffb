import type { Transaction } from '../database/open-database.ts';
import { copiedColumns, type KnownPerson, type TaggedTables, type TaggedTable } from './tagged-table.ts';
import { boundTo, quoted } from './whose-store.ts';

/** So many rows of a table stand in one file; what has more is named in it. */
export const MAX_COPIED = 20_000;

interface Copy {
  tables: Record<string, Record<string, unknown>[] | undefined>;
  /** Tables that have more rows of the person than the copy holds. */
  cut: string[];
}

/** The tables whose rows stand in a copy, in the order of their names. */
const copied = (tables: TaggedTables): [string, TaggedTable, string[]][] =>
  Object.entries(tables)
    .map(([name, table]): [string, TaggedTable, string[]] => [
      name,
      table,
      (table.sides ?? []).filter((side) => !side.notCopied).map((side) => `(${side.whose})`),
    ])
    .filter(([, , whose]) => whose.length > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

/** [SUP-02, SUP-03] Every row of a person, by the table that it stands in, with the columns that no secret is in. */
export async function everythingOf(
  tx: Transaction,
  person: KnownPerson,
  { tables, onTable }: { tables: TaggedTables; onTable(read: { tables: number; of: number; rows: number }): void },
): Promise<Copy> {
  const copy: Copy = { tables: {}, cut: [] };
  const wanted = copied(tables);
  let found = 0;
  for (const [index, [name, table, whose]] of wanted.entries()) {
    const columns = copiedColumns(table)
      .map((column) => `"${column}"`)
      .join(', ');
    const { rows } = await tx.query(
      boundTo(`SELECT ${columns} FROM ${quoted(name)} WHERE ${whose.join(' OR ')} LIMIT ${MAX_COPIED + 1}`, person),
    );
    found += rows.length;
    onTable({ tables: index + 1, of: wanted.length, rows: found });
    if (rows.length > 0) copy.tables[name] = rows.slice(0, MAX_COPIED);
    if (rows.length > MAX_COPIED) copy.cut.push(name);
  }
  return copy;
}
