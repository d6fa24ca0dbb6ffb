import type { ClientBase } from 'pg';

export interface StoredTable {
  schema: string;
  name: string;
  columns: string[];
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const nameOf = (table: Pick<StoredTable, 'schema' | 'name'>): string =>
  `${quoted(table.schema)}.${quoted(table.name)}`;

/** Rows that triggers of a table keep, and that hold more than what they are kept from: they are there before it, and are left as they are. */
const beforeTheirSource: Record<string, readonly string[]> = {
  'public.orders': [
    'public.shop_buyers',
    'public.order_rows',
    'public.order_row_counts',
    'public.order_hours',
    'public.listing_hours',
    'public.listing_sales',
  ],
  'public.variants': ['public.listing_rows', 'public.listing_row_counts'],
};

/** Every table of the product with the columns that are stored, those first that others point to or are kept from. */
export async function listTables(client: ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable & { oid: number; parents: number[] }>(`
    SELECT c.oid::int, n.nspname AS schema, c.relname AS name,
      ARRAY(SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
        AND a.attgenerated = '' ORDER BY a.attnum) AS columns,
      ARRAY(SELECT DISTINCT k.confrelid::int FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype = 'f'
        AND k.confrelid <> c.oid) AS parents
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'r' AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'
      AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
    ORDER BY n.nspname, c.relname`);
  const sorted: typeof rows = [];
  const visit = (row: (typeof rows)[number]): void => {
    if (sorted.includes(row)) return;
    const before = beforeTheirSource[`${row.schema}.${row.name}`] ?? [];
    const isBefore = (other: (typeof rows)[number]): boolean =>
      row.parents.includes(other.oid) || before.includes(`${other.schema}.${other.name}`);
    for (const other of rows.filter(isBefore)) visit(other);
    sorted.push(row);
  };
  rows.forEach(visit);
  return sorted.map(({ schema, name, columns }) => ({ schema, name, columns }));
}

// The place of an event counts by transaction numbers, which mean nothing in another database. In a backup events are numbered
// through in their order as transaction 1, before all that the new database will ever do, and cursors point to the same places.
const places = `SELECT subject, id, xid, seq, row_number() OVER (ORDER BY xid, seq) AS place FROM public.events`;
const rewritten: Record<string, { from: string; values: Record<string, string> }> = {
  'public.events': {
    from: `public.events t JOIN (${places}) p ON p.subject = t.subject AND p.id = t.id`,
    values: { xid: `'1'`, seq: 'p.place' },
  },
  'public.event_cursors': {
    from: 'public.event_cursors t',
    values: {
      xid: `'1'`,
      seq: `(SELECT coalesce(max(p.place), 0) FROM (${places}) p WHERE (p.xid, p.seq) <= (t.xid, t.seq))`,
    },
  },
  'public.parked_events': {
    from: `public.parked_events t JOIN (${places}) p ON p.subject = t.subject AND p.id = t.event_id`,
    values: { xid: `'1'`, seq: 'p.place' },
  },
  // Counts that the rows they count write along: put in with them, they would count twice.
  'public.inbox_counts': { from: 'public.inbox_counts t WHERE false', values: {} },
  'public.message_labels': { from: 'public.message_labels t', values: { message_count: '0' } },
  // Sizes of pictures are not kept: they are made again.
  'public.pictures': { from: 'public.pictures t', values: { prepared_at: 'NULL' } },
};

/** The rows of a table as a backup keeps them. */
export function rowsForBackup(table: StoredTable): string {
  const rewrite = rewritten[`${table.schema}.${table.name}`] ?? { from: `${nameOf(table)} t`, values: {} };
  return `SELECT ${table.columns.map((column) => rewrite.values[column] ?? `t.${quoted(column)}`).join(', ')}
          FROM ${rewrite.from}`;
}

/** Numbers that the database gives go on behind the highest that is there. */
export async function continueNumbers(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ schema: string; name: string; column: string }>(`
    SELECT n.nspname AS schema, c.relname AS name, a.attname AS "column" FROM pg_attribute a
      JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE a.attidentity <> '' AND c.relkind = 'r' AND n.nspname !~ '^pg_'`);
  for (const { schema, name, column } of rows) {
    const table = nameOf({ schema, name });
    await client.query(
      `SELECT setval(pg_get_serial_sequence($1, $2), coalesce(max(${quoted(column)}), 0) + 1, false) FROM ${table}`,
      [table, column],
    );
  }
}
