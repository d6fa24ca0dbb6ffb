import { iso } from './iso.ts';

/** What a list can be sorted by: a column, or what stands in its place, and what its values are. Rows that share a value go by their id. */
export interface SortKey {
  column: string;
  type: 'time' | 'day' | 'number' | 'text';
}
export type Direction = 'asc' | 'desc';
export interface KeyCursor {
  key: string | number;
  id: string;
}

const types = { time: 'timestamptz', day: 'date', number: 'bigint', text: 'text' };

const readKey = {
  time: (column: string) => iso(column, 'US'),
  day: (column: string) => `to_char(${column}, 'YYYY-MM-DD')`,
  number: (column: string) => column,
  text: (column: string) => column,
};

/** [OFFICE-02] The parts of a statement that reads a page after a cursor: its order, what lies beyond, and the key of a row for the next page. */
export function keysetSql(
  { column, type }: SortKey,
  { direction, id, after }: { direction: Direction; id: string; after: readonly [key: `$${number}`, id: `$${number}`] },
) {
  const [key, beforeId] = after;
  const beyond = direction === 'asc' ? '>' : '<';
  return {
    key: readKey[type](column),
    beyond: `(${key}::${types[type]} IS NULL OR (${column}, ${id}) ${beyond} (${key}, ${beforeId}))`,
    order: `ORDER BY ${column} ${direction}, ${id} ${direction}`,
  };
}
