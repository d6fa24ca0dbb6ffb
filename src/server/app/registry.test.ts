import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { columnsOf, type Side, type TaggedTable, tablesOf } from '../platform/personal-data/tagged-table.ts';
import { platformTables } from '../platform/personal-data/platform-tables.ts';
import { registry } from './registry.ts';
import { modules } from './modules.ts';

/** Names that always lead to somebody. */
const LEADS_TO_SOMEBODY =
  /^(user|buyer|seller|owner|asker|follower|actor|admin|author|member|person|sender|receiver|reporter|blocked|reader)_id$|^voter$|^(created|used)_by$/;

interface Table {
  name: string;
  module: string;
  columns: string[];
}
let sale: Sale;
let tables: Table[];
const tagged = new Map<string, TaggedTable>(registry.flatMap((module) => Object.entries(module.tables)));
const sidesOf = (name: string): readonly Side[] => tagged.get(name)?.sides ?? [];

beforeAll(async () => {
  sale = await openSale();
  const { rows } = await sale.app.db.query<Table>({
    text: `SELECT CASE n.nspname WHEN 'public' THEN '' ELSE n.nspname || '.' END || c.relname AS name,
             coalesce(substring(obj_description(c.oid, 'pg_class') FROM '^module: ([a-z-]+)'), 'platform') AS module,
             array_agg(a.attname::text ORDER BY a.attnum) AS columns
           FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
           WHERE c.relkind IN ('r', 'p') AND NOT (c.relkind = 'p' AND n.nspname = 'public') AND n.nspname NOT IN ('pg_catalog', 'information_schema') GROUP BY n.nspname, c.oid, c.relname ORDER BY 1`,
  });
  tables = rows;
});
afterAll(() => sale.stop());

test('[SUP-03] every column of every table has one tag', () => {
  const tags = (name: string): string[] => Object.values(tagged.get(name)?.columns ?? {}).flatMap(columnsOf);
  expect(
    tables.flatMap(({ name, columns }) =>
      columns
        .filter((column) => tags(name).filter((tag) => tag === column).length !== 1)
        .map((column) => `${name}.${column}`),
    ),
    'columns to be tagged once in tagged-tables.ts of their module, as CONTRIBUTING.md shows',
  ).toEqual([]);
  const known = new Set(tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`)));
  expect(
    [...tagged.keys()].flatMap((name) => tags(name).map((tag) => `${name}.${tag}`)).filter((tag) => !known.has(tag)),
  ).toEqual([]);
});

test('[SUP-03] a table is tagged by the module that owns it, and its secrets are tagged as such', () => {
  const owners = new Map(tables.map(({ name, module }) => [name, module]));
  for (const { name: module, personalData, secrets = [] } of modules) {
    for (const table of Object.keys(tablesOf(personalData))) expect(owners.get(table), table).toBe(module);
    for (const { table, column } of secrets) {
      expect(owners.get(table), table).toBe(module);
      expect(columnsOf(tagged.get(table)?.columns.secret), `${table}.${column}`).toContain(column);
    }
  }
  for (const table of Object.keys(platformTables)) expect(owners.get(table), table).toBe('platform');
});

test('[SUP-03] what is personal has somebody whose it is, and something that becomes of it', () => {
  const covers = (side: Side, column: string): boolean =>
    ['delete', 'delete soon', 'keep'].includes(side.onErasure as string) ||
    (typeof side.onErasure === 'object' && (column in side.onErasure.blank || side.law !== undefined));
  const uncovered = [...tagged].flatMap(([name, { columns }]) =>
    columnsOf(columns.personal)
      .filter((column) => !sidesOf(name).some((side) => covers(side, column)))
      .map((column) => `${name}.${column}`),
  );
  expect(uncovered).toEqual([]);
  for (const [name, { called, sides = [] }] of tagged)
    for (const side of sides) {
      expect(called, `${name} says what its rows are to the person`).toBeDefined();
      if (side.onErasure === 'keep') expect(side.law, `${name} says which law keeps it`).toBeDefined();
    }
});

test('[OFFICE-01] what goes by itself has a name on the page that says how long data is stored', () => {
  const unnamed = [...tagged].filter(([, { called, retention = [] }]) => retention.length > 0 && !called);
  expect(unnamed.map(([name]) => name)).toEqual([]);
});

test('[SUP-03] no column that leads to somebody, or opens something, is tagged as plain', () => {
  const plain = [...tagged].flatMap(([name, { columns }]) =>
    columnsOf(columns.plain).map((column): [string, string] => [name, column]),
  );
  expect(
    plain.filter(
      ([, column]) => /hash$|^token_|secret|^iban$|private_key|password/.test(column) || LEADS_TO_SOMEBODY.test(column),
    ),
  ).toEqual([]);
});

test('[SUP-03] what is personal and over by itself is taken by itself', () => {
  const stored = tables
    .filter(
      ({ name, columns }) => columns.includes('expires_at') && columnsOf(tagged.get(name)?.columns.personal).length > 0,
    )
    .filter(({ name }) => (tagged.get(name)?.retention ?? []).length === 0)
    .map(({ name }) => name);
  expect(stored).toEqual([]);
});

test('[SUP-03] a session that is over leaves nothing of its device behind', () => {
  for (const table of ['sessions', 'refresh_tokens'])
    expect(
      (tagged.get(table)?.retention ?? []).map(({ from }) => from),
      table,
    ).toEqual(['expires_at']);
});
