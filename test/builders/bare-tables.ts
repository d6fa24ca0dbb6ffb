import { afterAll, beforeAll, beforeEach } from 'vitest';
import {
  inTransaction,
  openDatabase,
  type Database,
  type Queryable,
  type Transaction,
} from '#server/platform/database/open-database.ts';
import { ownDatabase } from '../support/isolated-settings.ts';
import { rowsOfText } from './row-text.ts';

export { NOW, at } from './row-text.ts';

type Row = Record<string, unknown>;

/**
 * Tables without anything around them: a statement is tried on a row and its neighbours, each of which differs from it in one thing
 * that the statement looks at. What rows refer to need not be there, and no check holds; columns that must hold something do.
 */
export interface BareTables {
  db: Database;
  /** Writes a row, and one more for each of its changes. */
  put(table: string, row: Row, ...changes: Row[]): Promise<void>;
  /** The same of several tables, as text: `users: id=bo role=buyer | id=cy`, as `rowsOfText` reads it. */
  fill(texts: readonly string[], ...expressions: unknown[]): Promise<void>;
  /** Sends a statement as it is, and answers its rows. */
  sql(text: string): Promise<Row[]>;
  /** What a SELECT answers, each row as text: `bo 5`. */
  texts(select: string): Promise<string[]>;
  /** Runs in a transaction and answers what it wrote: columns of each row that is new or other now as `bo 5`, and as `gone` how many were there. */
  written(
    table: string,
    columns: string,
    operation: (tx: Transaction) => unknown,
  ): Promise<{ now: string[]; gone: number }>;
  run<T>(operation: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Empties tables: those that are named, or all that hold rows a test wrote. */
  empty(...tables: string[]): Promise<void>;
  stop(): Promise<void>;
}

/** What a column holds that must hold something and of which a test says nothing. */
const FILLING: Record<string, unknown> = {
  text: 'any',
  bool: false,
  timestamptz: '2026-01-01T00:00:00Z',
  date: '2026-01-01',
  jsonb: {},
  bytea: '\\x00',
  xid8: '3',
  tsvector: '',
  uuid: '00000000-0000-4000-8000-000000000000',
  float8: 1,
  numeric: 1,
  int2: 1,
  int4: 1,
  int8: 1,
};

/** Columns whose text must be one of some. */
const NAMED: Record<string, unknown> = { time_zone: 'UTC' };

/** What holds between columns of a row would make each test name them all. Keys hold. */
const withoutChecks = (table: string): string => `DO $$ DECLARE name text; BEGIN
  FOR name IN SELECT conname FROM pg_constraint WHERE conrelid = '${table}'::regclass AND contype = 'c' AND conislocal LOOP
    EXECUTE format('ALTER TABLE ${table} DROP CONSTRAINT %I', name);
  END LOOP; END $$`;

async function fillingOf(db: Queryable, table: string): Promise<Row> {
  const { rows } = await db.query<{ name: string; type: string }>({
    text: `SELECT attname AS name, typname AS type FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid
           WHERE attrelid = $1::regclass AND attnum > 0 AND attnotnull AND NOT atthasdef AND attidentity = '' AND NOT attisdropped`,
    values: [table],
  });
  return Object.fromEntries(
    rows.map(({ name, type }) => [name, type.startsWith('_') ? [] : (NAMED[name] ?? FILLING[type])]),
  );
}

/** Tables for the tests of a file, each of which begins with empty ones. */
export function bareTables(): BareTables {
  const opened = {} as BareTables;
  beforeAll(async () => void Object.assign(opened, await openBareTables()));
  beforeEach(() => opened.empty());
  afterAll(() => opened.stop());
  return opened;
}

const textOf = (values: readonly unknown[]): string =>
  values.map((value) => (typeof value === 'object' ? JSON.stringify(value) : String(value))).join(' ');

/** The tables that hold rows. */
const FILLED = `SELECT oid::regclass::text AS name FROM pg_class
  WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace = 'public'::regnamespace
    AND (xpath('/row/c/text()', query_to_xml(format('SELECT count(*) AS c FROM (SELECT 1 FROM %s LIMIT 1) one', oid::regclass), false, true, '')))[1]::text <> '0'`;

export async function openBareTables(): Promise<BareTables> {
  const database = await ownDatabase();
  const db = openDatabase(database.url);
  const bared = new Set<string>();
  const filled = async (): Promise<string[]> =>
    (await db.query<{ name: string }>({ text: FILLED })).rows.map(({ name }) => name);
  /** What a new database holds already stays until a test writes rows of its own. */
  const seeded = new Set(await filled());
  const run = <T>(operation: (tx: Transaction) => Promise<T>): Promise<T> =>
    inTransaction(db, async (tx) => {
      await tx.query({ text: `SET LOCAL session_replication_role = 'replica'` });
      return operation(tx);
    });
  const all = async (table: string): Promise<string[]> =>
    (await db.query<{ row: string }>({ text: `SELECT to_jsonb(t)::text AS row FROM ${table} t ORDER BY 1` })).rows.map(
      ({ row }) => row,
    );
  const insert = async (table: string, rows: readonly Row[]): Promise<void> => {
    await run(async (tx) => {
      if (!bared.has(table)) await tx.query({ text: withoutChecks(table) });
      if (!bared.has(table) && seeded.has(table)) await tx.query({ text: `DELETE FROM ${table}` });
      const filling = await fillingOf(tx, table);
      for (const each of rows) {
        const row = { ...filling, ...each };
        const columns = Object.keys(row)
          .map((name) => `"${name}"`)
          .join();
        await tx.query({
          text: `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM jsonb_populate_record(NULL::${table}, $1)`,
          values: [JSON.stringify(row)],
        });
      }
    });
    bared.add(table);
  };
  const written: BareTables['written'] = async (table, columns, operation) => {
    const before = await all(table);
    await run(async (tx) => {
      await operation(tx);
    });
    const after = await all(table);
    const now = after
      .filter((row) => !before.includes(row))
      .map((row) => JSON.parse(row) as Row)
      .map((row) => textOf(columns ? columns.split(' ').map((name) => row[name]) : []));
    return { now, gone: before.filter((row) => !after.includes(row)).length };
  };
  return {
    db,
    run,
    put: (table, row, ...changes) => insert(table, [row, ...changes.map((change) => ({ ...row, ...change }))]),
    written,
    fill: async (texts, ...expressions) => {
      for (const { table, rows } of rowsOfText(texts, expressions)) await insert(table, rows);
    },
    sql: async (text) => (await db.query({ text })).rows,
    texts: async (select) =>
      (await db.query({ text: `SELECT ${select}` })).rows.map((row) => textOf(Object.values(row))),
    empty: async (...tables) => {
      const emptied =
        tables.length > 0 ? tables : (await filled()).filter((name) => !seeded.has(name) || bared.has(name));
      if (emptied.length > 0)
        await run(async (tx) => void (await tx.query({ text: `TRUNCATE ${emptied.join()} CASCADE` })));
    },
    stop: async () => {
      await db.close();
      await database.drop();
    },
  };
}
